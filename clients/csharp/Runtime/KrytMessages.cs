// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Croupier
{
    /// <summary>One thing that one seat does.</summary>
    public abstract class KrytAction : Message
    {
        internal KrytAction()
        {
        }

        /// <summary>Seat that acts.</summary>
        public abstract int Seat { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<KrytLead, T> lead,
            Func<KrytBeat, T> beat,
            Func<KrytPickUp, T> pickUp,
            Func<KrytExchangeSix, T> exchangeSix,
            Func<KrytDeal, T> deal);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytAction Parse(string json) => Json.Parse(json, Read);

        internal static KrytAction Read(JToken json)
        {
            switch (Json.Tag(json, nameof(KrytAction), "type"))
            {
                case "lead": return KrytLead.Read(json);
                case "beat": return KrytBeat.Read(json);
                case "pick_up": return KrytPickUp.Read(json);
                case "exchange_six": return KrytExchangeSix.Read(json);
                case "deal": return KrytDeal.Read(json);
                default: throw Json.Unknown(json, nameof(KrytAction), "type");
            }
        }
    }

    /// <summary>The top card is to be beaten, or cards picked up (K7).</summary>
    public sealed class KrytAnswering : KrytPhase
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="turn">Seat to play.</param>
        public KrytAnswering(int turn)
        {
            Turn = turn;
        }

        /// <summary>Seat to play.</summary>
        public int Turn { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLeading, T> leading,
            Func<KrytAnswering, T> answering,
            Func<KrytCovering, T> covering,
            Func<KrytFreeLeading, T> freeLeading,
            Func<KrytOver, T> over) => answering(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytAnswering Parse(string json) => Json.Parse(json, Read);

        internal static new KrytAnswering Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytAnswering));
            fields.Tag("type", "answering");
            return new KrytAnswering(fields.Get("turn", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "answering");
            Json.Put(json, "turn", Turn);
            json.WriteEndObject();
        }
    }

    /// <summary>What one seat might ask for and may not do now.</summary>
    public sealed class KrytBarred : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The seat.</param>
        /// <param name="actions">Its refused actions.</param>
        public KrytBarred(int seat, IReadOnlyList<KrytBarredAction> actions)
        {
            Seat = seat;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The seat.</summary>
        public int Seat { get; }

        /// <summary>Its refused actions.</summary>
        public IReadOnlyList<KrytBarredAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytBarred Parse(string json) => Json.Parse(json, Read);

        internal static KrytBarred Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytBarred));
            return new KrytBarred(
                fields.Get("seat", Json.Int32),
                fields.Get("actions", Json.List(KrytBarredAction.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "seat", Seat);
            Json.Put(json, "actions", Actions);
            json.WriteEndObject();
        }
    }

    /// <summary>An action that a player might have asked for, and why the rules refuse it.</summary>
    public sealed class KrytBarredAction : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">The refused action.</param>
        /// <param name="rule">Id of the rule that refuses it.</param>
        /// <param name="reason">Code of that rule; the rulebook of the catalogue has its sentence.</param>
        public KrytBarredAction(KrytAction action, string rule, string reason)
        {
            Action = Json.Given(action, nameof(action));
            Rule = Json.Given(rule, nameof(rule));
            Reason = Json.Given(reason, nameof(reason));
        }

        /// <summary>The refused action.</summary>
        public KrytAction Action { get; }

        /// <summary>Id of the rule that refuses it.</summary>
        public string Rule { get; }

        /// <summary>Code of that rule; the rulebook of the catalogue has its sentence.</summary>
        public string Reason { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytBarredAction Parse(string json) => Json.Parse(json, Read);

        internal static KrytBarredAction Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytBarredAction));
            return new KrytBarredAction(
                fields.Get("action", KrytAction.Read),
                fields.Get("rule", Json.Text),
                fields.Get("reason", Json.Text));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "action", Action);
            Json.Put(json, "rule", Rule);
            Json.Put(json, "reason", Reason);
            json.WriteEndObject();
        }
    }

    /// <summary>What became of each state, in the order of the request.</summary>
    public sealed class KrytBatchAnswer : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="results">One result an item.</param>
        public KrytBatchAnswer(IReadOnlyList<KrytBatchResult> results)
        {
            Results = Json.Given(Json.Copy(results), nameof(results));
        }

        /// <summary>One result an item.</summary>
        public IReadOnlyList<KrytBatchResult> Results { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytBatchAnswer Parse(string json) => Json.Parse(json, Read);

        internal static KrytBatchAnswer Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytBatchAnswer));
            return new KrytBatchAnswer(fields.Get("results", Json.List(KrytBatchResult.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "results", Results);
            json.WriteEndObject();
        }
    }

    /// <summary>One state of a batch, and the actions to play on it.</summary>
    public sealed class KrytBatchItem : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state.</param>
        /// <param name="actions">Actions in order; 2,000 at most in the whole batch.</param>
        public KrytBatchItem(KrytState state, IReadOnlyList<KrytAction> actions)
        {
            State = Json.Given(state, nameof(state));
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The state.</summary>
        public KrytState State { get; }

        /// <summary>Actions in order; 2,000 at most in the whole batch.</summary>
        public IReadOnlyList<KrytAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytBatchItem Parse(string json) => Json.Parse(json, Read);

        internal static KrytBatchItem Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytBatchItem));
            return new KrytBatchItem(
                fields.Get("state", KrytState.Read),
                fields.Get("actions", Json.List(KrytAction.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            Json.Put(json, "actions", Actions);
            json.WriteEndObject();
        }
    }

    /// <summary>Up to 100 states, each with its own actions; they do not know of each other.</summary>
    public sealed class KrytBatchRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="items">The states and their actions.</param>
        public KrytBatchRequest(IReadOnlyList<KrytBatchItem> items)
        {
            Items = Json.Given(Json.Copy(items), nameof(items));
        }

        /// <summary>The states and their actions.</summary>
        public IReadOnlyList<KrytBatchItem> Items { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytBatchRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytBatchRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytBatchRequest));
            return new KrytBatchRequest(fields.Get("items", Json.List(KrytBatchItem.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "items", Items);
            json.WriteEndObject();
        }
    }

    /// <summary>What became of one state: a position or a problem, the other is null.</summary>
    public sealed class KrytBatchResult : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="position">The position after the actions.</param>
        /// <param name="problem">Why the actions were refused; this item is unchanged, the others are not
        /// affected.</param>
        public KrytBatchResult(KrytPosition position, Problem problem)
        {
            Position = position;
            Problem = problem;
        }

        /// <summary>The position after the actions.</summary>
        public KrytPosition Position { get; }

        /// <summary>Why the actions were refused; this item is unchanged, the others are not affected.</summary>
        public Problem Problem { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytBatchResult Parse(string json) => Json.Parse(json, Read);

        internal static KrytBatchResult Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytBatchResult));
            return new KrytBatchResult(
                fields.NullableObject("position", KrytPosition.Read),
                fields.NullableObject("problem", Problem.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "position", Position);
            Json.Put(json, "problem", Problem);
            json.WriteEndObject();
        }
    }

    /// <summary>Beat the top card (K9); a lead by the same seat follows, if it has a card left.</summary>
    public sealed class KrytBeat : KrytAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        /// <param name="card">Card from its hand.</param>
        public KrytBeat(int seat, Card card)
        {
            Seat = seat;
            Card = card;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Card from its hand.</summary>
        public Card Card { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLead, T> lead,
            Func<KrytBeat, T> beat,
            Func<KrytPickUp, T> pickUp,
            Func<KrytExchangeSix, T> exchangeSix,
            Func<KrytDeal, T> deal) => beat(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytBeat Parse(string json) => Json.Parse(json, Read);

        internal static new KrytBeat Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytBeat));
            fields.Tag("type", "beat");
            return new KrytBeat(fields.Get("seat", Json.Int32), fields.Get("card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "beat");
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>The top card was beaten.</summary>
    public sealed class KrytBeaten : KrytEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that beat it.</param>
        /// <param name="card">Card that beats.</param>
        /// <param name="top">Card that was beaten.</param>
        public KrytBeaten(int action, int seat, Card card, Card top)
        {
            Action = action;
            Seat = seat;
            Card = card;
            Top = top;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that beat it.</summary>
        public int Seat { get; }

        /// <summary>Card that beats.</summary>
        public Card Card { get; }

        /// <summary>Card that was beaten.</summary>
        public Card Top { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytDealt, T> dealt,
            Func<KrytLed, T> led,
            Func<KrytBeaten, T> beaten,
            Func<KrytPickedUp, T> pickedUp,
            Func<KrytExchangedSix, T> exchangedSix,
            Func<KrytDrew, T> drew,
            Func<KrytWentOut, T> wentOut,
            Func<KrytSettled, T> settled) => beaten(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytBeaten Parse(string json) => Json.Parse(json, Read);

        internal static new KrytBeaten Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytBeaten));
            fields.Tag("type", "beaten");
            return new KrytBeaten(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("card", CardExtensions.Read),
                fields.Get("top", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "beaten");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card.Value());
            Json.Put(json, "top", Top.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>All that can be known of a game before it starts.</summary>
    public sealed class KrytCatalogue : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="id">Id of the game, as it stands in paths.</param>
        /// <param name="names">What it is called.</param>
        /// <param name="players">How many may play.</param>
        /// <param name="direction">Which way play goes.</param>
        /// <param name="variants">Its variants; the first is the default.</param>
        /// <param name="options">Its options, form by form.</param>
        /// <param name="rulebook">Every rule that an action, options or a state can break.</param>
        /// <param name="stateVersions">State versions that are read; the last is written.</param>
        public KrytCatalogue(
            string id,
            IReadOnlyList<GameName> names,
            PlayerRange players,
            Direction direction,
            IReadOnlyList<KrytVariantEntry> variants,
            IReadOnlyList<CatalogueOption> options,
            IReadOnlyList<RuleEntry> rulebook,
            IReadOnlyList<int> stateVersions)
        {
            Id = Json.Given(id, nameof(id));
            Names = Json.Given(Json.Copy(names), nameof(names));
            Players = Json.Given(players, nameof(players));
            Direction = direction;
            Variants = Json.Given(Json.Copy(variants), nameof(variants));
            Options = Json.Given(Json.Copy(options), nameof(options));
            Rulebook = Json.Given(Json.Copy(rulebook), nameof(rulebook));
            StateVersions = Json.Given(Json.Copy(stateVersions), nameof(stateVersions));
        }

        /// <summary>Id of the game, as it stands in paths.</summary>
        public string Id { get; }

        /// <summary>What it is called.</summary>
        public IReadOnlyList<GameName> Names { get; }

        /// <summary>How many may play.</summary>
        public PlayerRange Players { get; }

        /// <summary>Which way play goes.</summary>
        public Direction Direction { get; }

        /// <summary>Its variants; the first is the default.</summary>
        public IReadOnlyList<KrytVariantEntry> Variants { get; }

        /// <summary>Its options, form by form.</summary>
        public IReadOnlyList<CatalogueOption> Options { get; }

        /// <summary>Every rule that an action, options or a state can break.</summary>
        public IReadOnlyList<RuleEntry> Rulebook { get; }

        /// <summary>State versions that are read; the last is written.</summary>
        public IReadOnlyList<int> StateVersions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytCatalogue Parse(string json) => Json.Parse(json, Read);

        internal static KrytCatalogue Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytCatalogue));
            return new KrytCatalogue(
                fields.Get("id", Json.Text),
                fields.Get("names", Json.List(GameName.Read)),
                fields.Get("players", PlayerRange.Read),
                fields.Get("direction", DirectionExtensions.Read),
                fields.Get("variants", Json.List(KrytVariantEntry.Read)),
                fields.Get("options", Json.List(CatalogueOption.Read)),
                fields.Get("rulebook", Json.List(RuleEntry.Read)),
                fields.Get("state_versions", Json.List(Json.Int32)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "id", Id);
            Json.Put(json, "names", Names);
            Json.Put(json, "players", Players);
            Json.Put(json, "direction", Direction.Value());
            Json.Put(json, "variants", Variants);
            Json.Put(json, "options", Options);
            Json.Put(json, "rulebook", Rulebook);
            Json.Put(json, "state_versions", StateVersions);
            json.WriteEndObject();
        }
    }

    /// <summary>The top card has just been beaten by the same seat, which now leads on top of it (K8).</summary>
    public sealed class KrytCovering : KrytPhase
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="turn">Seat to play.</param>
        public KrytCovering(int turn)
        {
            Turn = turn;
        }

        /// <summary>Seat to play.</summary>
        public int Turn { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLeading, T> leading,
            Func<KrytAnswering, T> answering,
            Func<KrytCovering, T> covering,
            Func<KrytFreeLeading, T> freeLeading,
            Func<KrytOver, T> over) => covering(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytCovering Parse(string json) => Json.Parse(json, Read);

        internal static new KrytCovering Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytCovering));
            fields.Tag("type", "covering");
            return new KrytCovering(fields.Get("turn", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "covering");
            Json.Put(json, "turn", Turn);
            json.WriteEndObject();
        }
    }

    /// <summary>Deal the next deal once one is over (K3).</summary>
    public sealed class KrytDeal : KrytAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The next dealer.</param>
        /// <param name="deck">Deck of this deal, exactly the pack, in place of the shuffle (S10).</param>
        public KrytDeal(int seat, IReadOnlyList<Card> deck = null)
        {
            Seat = seat;
            Deck = Json.Copy(deck);
        }

        /// <summary>The next dealer.</summary>
        public override int Seat { get; }

        /// <summary>Deck of this deal, exactly the pack, in place of the shuffle (S10). Left out where null.</summary>
        public IReadOnlyList<Card> Deck { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLead, T> lead,
            Func<KrytBeat, T> beat,
            Func<KrytPickUp, T> pickUp,
            Func<KrytExchangeSix, T> exchangeSix,
            Func<KrytDeal, T> deal) => deal(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytDeal Parse(string json) => Json.Parse(json, Read);

        internal static new KrytDeal Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytDeal));
            fields.Tag("type", "deal");
            return new KrytDeal(
                fields.Get("seat", Json.Int32),
                fields.OptionalObject("deck", Json.List(CardExtensions.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "deal");
            Json.Put(json, "seat", Seat);
            Json.PutGiven(json, "deck", Deck?.Select(x => x.Value()));
            json.WriteEndObject();
        }
    }

    /// <summary>A deal was dealt (K4, K5).</summary>
    public sealed class KrytDealt : KrytEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="deal">Number of the deal, from 0.</param>
        /// <param name="dealer">Seat that dealt.</param>
        /// <param name="trumps">Suit of trumps.</param>
        /// <param name="indicator">The card turned face up; null where none is turned.</param>
        /// <param name="hands">What each seat was dealt.</param>
        /// <param name="stock">Cards left to draw, the indicator among them.</param>
        public KrytDealt(
            int action,
            int deal,
            int dealer,
            Suit trumps,
            Card? indicator,
            IReadOnlyList<KrytDealtHand> hands,
            int stock)
        {
            Action = action;
            Deal = deal;
            Dealer = dealer;
            Trumps = trumps;
            Indicator = indicator;
            Hands = Json.Given(Json.Copy(hands), nameof(hands));
            Stock = stock;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Number of the deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>Seat that dealt.</summary>
        public int Dealer { get; }

        /// <summary>Suit of trumps.</summary>
        public Suit Trumps { get; }

        /// <summary>The card turned face up; null where none is turned.</summary>
        public Card? Indicator { get; }

        /// <summary>What each seat was dealt.</summary>
        public IReadOnlyList<KrytDealtHand> Hands { get; }

        /// <summary>Cards left to draw, the indicator among them.</summary>
        public int Stock { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytDealt, T> dealt,
            Func<KrytLed, T> led,
            Func<KrytBeaten, T> beaten,
            Func<KrytPickedUp, T> pickedUp,
            Func<KrytExchangedSix, T> exchangedSix,
            Func<KrytDrew, T> drew,
            Func<KrytWentOut, T> wentOut,
            Func<KrytSettled, T> settled) => dealt(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytDealt Parse(string json) => Json.Parse(json, Read);

        internal static new KrytDealt Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytDealt));
            fields.Tag("type", "dealt");
            return new KrytDealt(
                fields.Get("action", Json.Int32),
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.Get("trumps", SuitExtensions.Read),
                fields.NullableValue("indicator", CardExtensions.Read),
                fields.Get("hands", Json.List(KrytDealtHand.Read)),
                fields.Get("stock", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "dealt");
            Json.Put(json, "action", Action);
            Json.Put(json, "deal", Deal);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "trumps", Trumps.Value());
            Json.Put(json, "indicator", Indicator?.Value());
            Json.Put(json, "hands", Hands);
            Json.Put(json, "stock", Stock);
            json.WriteEndObject();
        }
    }

    /// <summary>The cards that one seat was dealt.</summary>
    public sealed class KrytDealtHand : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that got them.</param>
        /// <param name="count">How many.</param>
        /// <param name="cards">Which; null for all but that seat.</param>
        public KrytDealtHand(int seat, int count, IReadOnlyList<Card> cards)
        {
            Seat = seat;
            Count = count;
            Cards = Json.Copy(cards);
        }

        /// <summary>Seat that got them.</summary>
        public int Seat { get; }

        /// <summary>How many.</summary>
        public int Count { get; }

        /// <summary>Which; null for all but that seat.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytDealtHand Parse(string json) => Json.Parse(json, Read);

        internal static KrytDealtHand Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytDealtHand));
            return new KrytDealtHand(
                fields.Get("seat", Json.Int32),
                fields.Get("count", Json.Int32),
                fields.NullableObject("cards", Json.List(CardExtensions.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "seat", Seat);
            Json.Put(json, "count", Count);
            Json.Put(json, "cards", Cards?.Select(x => x.Value()));
            json.WriteEndObject();
        }
    }

    /// <summary>The game in which diamonds are always trumps and no trump beats a spade (K20, K21).</summary>
    public sealed class KrytDiamondsAndSpades : KrytOptions
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="actionLimit">Actions after which a deal is broken off.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public KrytDiamondsAndSpades(int? actionLimit, int? deals)
        {
            ActionLimit = actionLimit;
            Deals = deals;
        }

        /// <summary>Actions after which a deal is broken off.</summary>
        public override int? ActionLimit { get; }

        /// <summary>Deals after which the match is over.</summary>
        public override int? Deals { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytStandard, T> standard,
            Func<KrytDiamondsAndSpades, T> diamondsAndSpades) => diamondsAndSpades(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytDiamondsAndSpades Parse(string json) => Json.Parse(json, Read);

        internal static new KrytDiamondsAndSpades Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytDiamondsAndSpades));
            fields.Tag("form", "diamonds-and-spades");
            return new KrytDiamondsAndSpades(
                fields.NullableValue("action_limit", Json.Int32),
                fields.NullableValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "form", "diamonds-and-spades");
            Json.Put(json, "action_limit", ActionLimit);
            Json.Put(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>A hand was filled up from the stock (K10).</summary>
    public sealed class KrytDrew : KrytEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that drew.</param>
        /// <param name="count">How many cards.</param>
        /// <param name="cards">Which cards, in the order drawn; null for all but that seat.</param>
        /// <param name="indicator">The indicator, if it was among them; all saw it.</param>
        public KrytDrew(int action, int seat, int count, IReadOnlyList<Card> cards, Card? indicator)
        {
            Action = action;
            Seat = seat;
            Count = count;
            Cards = Json.Copy(cards);
            Indicator = indicator;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that drew.</summary>
        public int Seat { get; }

        /// <summary>How many cards.</summary>
        public int Count { get; }

        /// <summary>Which cards, in the order drawn; null for all but that seat.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>The indicator, if it was among them; all saw it.</summary>
        public Card? Indicator { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytDealt, T> dealt,
            Func<KrytLed, T> led,
            Func<KrytBeaten, T> beaten,
            Func<KrytPickedUp, T> pickedUp,
            Func<KrytExchangedSix, T> exchangedSix,
            Func<KrytDrew, T> drew,
            Func<KrytWentOut, T> wentOut,
            Func<KrytSettled, T> settled) => drew(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytDrew Parse(string json) => Json.Parse(json, Read);

        internal static new KrytDrew Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytDrew));
            fields.Tag("type", "drew");
            return new KrytDrew(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("count", Json.Int32),
                fields.NullableObject("cards", Json.List(CardExtensions.Read)),
                fields.NullableValue("indicator", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "drew");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "count", Count);
            Json.Put(json, "cards", Cards?.Select(x => x.Value()));
            Json.Put(json, "indicator", Indicator?.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>Something that has happened.</summary>
    public abstract class KrytEvent : Message
    {
        internal KrytEvent()
        {
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public abstract int Action { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<KrytDealt, T> dealt,
            Func<KrytLed, T> led,
            Func<KrytBeaten, T> beaten,
            Func<KrytPickedUp, T> pickedUp,
            Func<KrytExchangedSix, T> exchangedSix,
            Func<KrytDrew, T> drew,
            Func<KrytWentOut, T> wentOut,
            Func<KrytSettled, T> settled);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytEvent Parse(string json) => Json.Parse(json, Read);

        internal static KrytEvent Read(JToken json)
        {
            switch (Json.Tag(json, nameof(KrytEvent), "type"))
            {
                case "dealt": return KrytDealt.Read(json);
                case "led": return KrytLed.Read(json);
                case "beaten": return KrytBeaten.Read(json);
                case "picked_up": return KrytPickedUp.Read(json);
                case "exchanged_six": return KrytExchangedSix.Read(json);
                case "drew": return KrytDrew.Read(json);
                case "went_out": return KrytWentOut.Read(json);
                case "settled": return KrytSettled.Read(json);
                default: throw Json.Unknown(json, nameof(KrytEvent), "type");
            }
        }
    }

    /// <summary>Exchange the six of trumps for the indicator, also out of turn (K14).</summary>
    public sealed class KrytExchangeSix : KrytAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public KrytExchangeSix(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLead, T> lead,
            Func<KrytBeat, T> beat,
            Func<KrytPickUp, T> pickUp,
            Func<KrytExchangeSix, T> exchangeSix,
            Func<KrytDeal, T> deal) => exchangeSix(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytExchangeSix Parse(string json) => Json.Parse(json, Read);

        internal static new KrytExchangeSix Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytExchangeSix));
            fields.Tag("type", "exchange_six");
            return new KrytExchangeSix(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "exchange_six");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>The six of trumps was exchanged for the indicator (K14).</summary>
    public sealed class KrytExchangedSix : KrytEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that exchanged.</param>
        /// <param name="six">The six, now the last card of the stock.</param>
        /// <param name="indicator">The former indicator, now in that seat's hand.</param>
        public KrytExchangedSix(int action, int seat, Card six, Card indicator)
        {
            Action = action;
            Seat = seat;
            Six = six;
            Indicator = indicator;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that exchanged.</summary>
        public int Seat { get; }

        /// <summary>The six, now the last card of the stock.</summary>
        public Card Six { get; }

        /// <summary>The former indicator, now in that seat's hand.</summary>
        public Card Indicator { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytDealt, T> dealt,
            Func<KrytLed, T> led,
            Func<KrytBeaten, T> beaten,
            Func<KrytPickedUp, T> pickedUp,
            Func<KrytExchangedSix, T> exchangedSix,
            Func<KrytDrew, T> drew,
            Func<KrytWentOut, T> wentOut,
            Func<KrytSettled, T> settled) => exchangedSix(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytExchangedSix Parse(string json) => Json.Parse(json, Read);

        internal static new KrytExchangedSix Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytExchangedSix));
            fields.Tag("type", "exchanged_six");
            return new KrytExchangedSix(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("six", CardExtensions.Read),
                fields.Get("indicator", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "exchanged_six");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "six", Six.Value());
            Json.Put(json, "indicator", Indicator.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>What a reveal showed, and what is to be checked against it.</summary>
    public sealed class KrytFairnessRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="match">Id of the match.</param>
        /// <param name="record">What was agreed on.</param>
        /// <param name="secret">The server's secret.</param>
        /// <param name="openings">What each seat put in.</param>
        /// <param name="deals">How many deals to compute.</param>
        /// <param name="moves">Every move from the start; none if the links are not to be computed beyond the
        /// first.</param>
        public KrytFairnessRequest(
            string match,
            KrytTableRecord record,
            string secret,
            IReadOnlyList<string> openings,
            int deals,
            IReadOnlyList<KrytTableMove> moves)
        {
            Match = Json.Given(match, nameof(match));
            Record = Json.Given(record, nameof(record));
            Secret = Json.Given(secret, nameof(secret));
            Openings = Json.Given(Json.Copy(openings), nameof(openings));
            Deals = deals;
            Moves = Json.Given(Json.Copy(moves), nameof(moves));
        }

        /// <summary>Id of the match.</summary>
        public string Match { get; }

        /// <summary>What was agreed on.</summary>
        public KrytTableRecord Record { get; }

        /// <summary>The server's secret.</summary>
        public string Secret { get; }

        /// <summary>What each seat put in.</summary>
        public IReadOnlyList<string> Openings { get; }

        /// <summary>How many deals to compute.</summary>
        public int Deals { get; }

        /// <summary>Every move from the start; none if the links are not to be computed beyond the first.</summary>
        public IReadOnlyList<KrytTableMove> Moves { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytFairnessRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytFairnessRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytFairnessRequest));
            return new KrytFairnessRequest(
                fields.Get("match", Json.Text),
                fields.Get("record", KrytTableRecord.Read),
                fields.Get("secret", Json.Text),
                fields.Get("openings", Json.ListOfNullableObjects(Json.Text)),
                fields.Get("deals", Json.Int32),
                fields.Get("moves", Json.List(KrytTableMove.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "match", Match);
            Json.Put(json, "record", Record);
            Json.Put(json, "secret", Secret);
            Json.Put(json, "openings", Openings);
            Json.Put(json, "deals", Deals);
            Json.Put(json, "moves", Moves);
            json.WriteEndObject();
        }
    }

    /// <summary>The seat before went out by beating; a card is to be led on top, with nothing to answer
    /// (K16).</summary>
    public sealed class KrytFreeLeading : KrytPhase
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="turn">Seat to play.</param>
        public KrytFreeLeading(int turn)
        {
            Turn = turn;
        }

        /// <summary>Seat to play.</summary>
        public int Turn { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLeading, T> leading,
            Func<KrytAnswering, T> answering,
            Func<KrytCovering, T> covering,
            Func<KrytFreeLeading, T> freeLeading,
            Func<KrytOver, T> over) => freeLeading(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytFreeLeading Parse(string json) => Json.Parse(json, Read);

        internal static new KrytFreeLeading Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytFreeLeading));
            fields.Tag("type", "free_leading");
            return new KrytFreeLeading(fields.Get("turn", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "free_leading");
            Json.Put(json, "turn", Turn);
            json.WriteEndObject();
        }
    }

    /// <summary>Lead a card to the pile (K6, K8, K16).</summary>
    public sealed class KrytLead : KrytAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        /// <param name="card">Card from its hand.</param>
        public KrytLead(int seat, Card card)
        {
            Seat = seat;
            Card = card;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Card from its hand.</summary>
        public Card Card { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLead, T> lead,
            Func<KrytBeat, T> beat,
            Func<KrytPickUp, T> pickUp,
            Func<KrytExchangeSix, T> exchangeSix,
            Func<KrytDeal, T> deal) => lead(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytLead Parse(string json) => Json.Parse(json, Read);

        internal static new KrytLead Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytLead));
            fields.Tag("type", "lead");
            return new KrytLead(fields.Get("seat", Json.Int32), fields.Get("card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "lead");
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>A card is to be led to the empty pile (K6).</summary>
    public sealed class KrytLeading : KrytPhase
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="turn">Seat to play.</param>
        public KrytLeading(int turn)
        {
            Turn = turn;
        }

        /// <summary>Seat to play.</summary>
        public int Turn { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLeading, T> leading,
            Func<KrytAnswering, T> answering,
            Func<KrytCovering, T> covering,
            Func<KrytFreeLeading, T> freeLeading,
            Func<KrytOver, T> over) => leading(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytLeading Parse(string json) => Json.Parse(json, Read);

        internal static new KrytLeading Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytLeading));
            fields.Tag("type", "leading");
            return new KrytLeading(fields.Get("turn", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "leading");
            Json.Put(json, "turn", Turn);
            json.WriteEndObject();
        }
    }

    /// <summary>A card was led to the pile.</summary>
    public sealed class KrytLed : KrytEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that led.</param>
        /// <param name="card">Card led.</param>
        public KrytLed(int action, int seat, Card card)
        {
            Action = action;
            Seat = seat;
            Card = card;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that led.</summary>
        public int Seat { get; }

        /// <summary>Card led.</summary>
        public Card Card { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytDealt, T> dealt,
            Func<KrytLed, T> led,
            Func<KrytBeaten, T> beaten,
            Func<KrytPickedUp, T> pickedUp,
            Func<KrytExchangedSix, T> exchangedSix,
            Func<KrytDrew, T> drew,
            Func<KrytWentOut, T> wentOut,
            Func<KrytSettled, T> settled) => led(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytLed Parse(string json) => Json.Parse(json, Read);

        internal static new KrytLed Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytLed));
            fields.Tag("type", "led");
            return new KrytLed(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "led");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>What one seat may do now; an entry of the list is exactly what is accepted.</summary>
    public sealed class KrytLegal : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The seat that may act.</param>
        /// <param name="actions">Its legal actions, complete.</param>
        public KrytLegal(int seat, IReadOnlyList<KrytAction> actions)
        {
            Seat = seat;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The seat that may act.</summary>
        public int Seat { get; }

        /// <summary>Its legal actions, complete.</summary>
        public IReadOnlyList<KrytAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytLegal Parse(string json) => Json.Parse(json, Read);

        internal static KrytLegal Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytLegal));
            return new KrytLegal(fields.Get("seat", Json.Int32), fields.Get("actions", Json.List(KrytAction.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "seat", Seat);
            Json.Put(json, "actions", Actions);
            json.WriteEndObject();
        }
    }

    /// <summary>Every choice of rules, by form.</summary>
    public abstract class KrytOptions : Message
    {
        internal KrytOptions()
        {
        }

        /// <summary>Actions after which a deal is broken off.</summary>
        public abstract int? ActionLimit { get; }

        /// <summary>Deals after which the match is over.</summary>
        public abstract int? Deals { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<KrytStandard, T> standard,
            Func<KrytDiamondsAndSpades, T> diamondsAndSpades);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytOptions Parse(string json) => Json.Parse(json, Read);

        internal static KrytOptions Read(JToken json)
        {
            switch (Json.Tag(json, nameof(KrytOptions), "form"))
            {
                case "standard": return KrytStandard.Read(json);
                case "diamonds-and-spades": return KrytDiamondsAndSpades.Read(json);
                default: throw Json.Unknown(json, nameof(KrytOptions), "form");
            }
        }
    }

    /// <summary>The deal is over.</summary>
    public sealed class KrytOver : KrytPhase
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="result">How it ended.</param>
        public KrytOver(KrytResult result)
        {
            Result = Json.Given(result, nameof(result));
        }

        /// <summary>How it ended.</summary>
        public KrytResult Result { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLeading, T> leading,
            Func<KrytAnswering, T> answering,
            Func<KrytCovering, T> covering,
            Func<KrytFreeLeading, T> freeLeading,
            Func<KrytOver, T> over) => over(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytOver Parse(string json) => Json.Parse(json, Read);

        internal static new KrytOver Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytOver));
            fields.Tag("type", "over");
            return new KrytOver(fields.Get("result", KrytResult.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "over");
            Json.Put(json, "result", Result);
            json.WriteEndObject();
        }
    }

    /// <summary>Options that differ from the variant's.</summary>
    public sealed class KrytOverrides : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="actionLimit">Actions after which a deal is broken off.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public KrytOverrides(int? actionLimit = null, int? deals = null)
        {
            ActionLimit = actionLimit;
            Deals = deals;
        }

        /// <summary>Actions after which a deal is broken off. Left out where null.</summary>
        public int? ActionLimit { get; }

        /// <summary>Deals after which the match is over. Left out where null.</summary>
        public int? Deals { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytOverrides Parse(string json) => Json.Parse(json, Read);

        internal static KrytOverrides Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytOverrides));
            return new KrytOverrides(
                fields.OptionalValue("action_limit", Json.Int32),
                fields.OptionalValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.PutGiven(json, "action_limit", ActionLimit);
            Json.PutGiven(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>The table as one seat, or a spectator, may know it.</summary>
    public sealed class KrytPerspective : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The seat; null for spectators.</param>
        /// <param name="view">What it may see.</param>
        /// <param name="toAct">Seats that the game waits for.</param>
        /// <param name="legal">What the seat itself may do now; empty for spectators.</param>
        /// <param name="scoring">The scoring, which is public.</param>
        /// <param name="events">The events, as this seat knows them.</param>
        public KrytPerspective(
            int? seat,
            KrytView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<KrytAction> legal,
            KrytScoring scoring,
            IReadOnlyList<KrytEvent> events)
        {
            Seat = seat;
            View = Json.Given(view, nameof(view));
            ToAct = Json.Given(Json.Copy(toAct), nameof(toAct));
            Legal = Json.Given(Json.Copy(legal), nameof(legal));
            Scoring = Json.Given(scoring, nameof(scoring));
            Events = Json.Given(Json.Copy(events), nameof(events));
        }

        /// <summary>The seat; null for spectators.</summary>
        public int? Seat { get; }

        /// <summary>What it may see.</summary>
        public KrytView View { get; }

        /// <summary>Seats that the game waits for.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>What the seat itself may do now; empty for spectators.</summary>
        public IReadOnlyList<KrytAction> Legal { get; }

        /// <summary>The scoring, which is public.</summary>
        public KrytScoring Scoring { get; }

        /// <summary>The events, as this seat knows them.</summary>
        public IReadOnlyList<KrytEvent> Events { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytPerspective Parse(string json) => Json.Parse(json, Read);

        internal static KrytPerspective Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytPerspective));
            return new KrytPerspective(
                fields.NullableValue("seat", Json.Int32),
                fields.Get("view", KrytView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(KrytAction.Read)),
                fields.Get("scoring", KrytScoring.Read),
                fields.Get("events", Json.List(KrytEvent.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "seat", Seat);
            Json.Put(json, "view", View);
            Json.Put(json, "to_act", ToAct);
            Json.Put(json, "legal", Legal);
            Json.Put(json, "scoring", Scoring);
            Json.Put(json, "events", Events);
            json.WriteEndObject();
        }
    }

    /// <summary>What is due, and from whom.</summary>
    public abstract class KrytPhase : Message
    {
        internal KrytPhase()
        {
        }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<KrytLeading, T> leading,
            Func<KrytAnswering, T> answering,
            Func<KrytCovering, T> covering,
            Func<KrytFreeLeading, T> freeLeading,
            Func<KrytOver, T> over);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytPhase Parse(string json) => Json.Parse(json, Read);

        internal static KrytPhase Read(JToken json)
        {
            switch (Json.Tag(json, nameof(KrytPhase), "type"))
            {
                case "leading": return KrytLeading.Read(json);
                case "answering": return KrytAnswering.Read(json);
                case "covering": return KrytCovering.Read(json);
                case "free_leading": return KrytFreeLeading.Read(json);
                case "over": return KrytOver.Read(json);
                default: throw Json.Unknown(json, nameof(KrytPhase), "type");
            }
        }
    }

    /// <summary>Pick up one card, three or the whole pile, as its top card asks (K11).</summary>
    public sealed class KrytPickUp : KrytAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public KrytPickUp(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytLead, T> lead,
            Func<KrytBeat, T> beat,
            Func<KrytPickUp, T> pickUp,
            Func<KrytExchangeSix, T> exchangeSix,
            Func<KrytDeal, T> deal) => pickUp(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytPickUp Parse(string json) => Json.Parse(json, Read);

        internal static new KrytPickUp Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytPickUp));
            fields.Tag("type", "pick_up");
            return new KrytPickUp(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "pick_up");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>Cards were picked up from the pile (K11).</summary>
    public sealed class KrytPickedUp : KrytEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that picked up.</param>
        /// <param name="count">How many cards.</param>
        /// <param name="top">The top card, which all saw.</param>
        /// <param name="cards">Which cards, the top one first; null for all but that seat.</param>
        public KrytPickedUp(int action, int seat, int count, Card top, IReadOnlyList<Card> cards)
        {
            Action = action;
            Seat = seat;
            Count = count;
            Top = top;
            Cards = Json.Copy(cards);
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that picked up.</summary>
        public int Seat { get; }

        /// <summary>How many cards.</summary>
        public int Count { get; }

        /// <summary>The top card, which all saw.</summary>
        public Card Top { get; }

        /// <summary>Which cards, the top one first; null for all but that seat.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytDealt, T> dealt,
            Func<KrytLed, T> led,
            Func<KrytBeaten, T> beaten,
            Func<KrytPickedUp, T> pickedUp,
            Func<KrytExchangedSix, T> exchangedSix,
            Func<KrytDrew, T> drew,
            Func<KrytWentOut, T> wentOut,
            Func<KrytSettled, T> settled) => pickedUp(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytPickedUp Parse(string json) => Json.Parse(json, Read);

        internal static new KrytPickedUp Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytPickedUp));
            fields.Tag("type", "picked_up");
            return new KrytPickedUp(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("count", Json.Int32),
                fields.Get("top", CardExtensions.Read),
                fields.NullableObject("cards", Json.List(CardExtensions.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "picked_up");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "count", Count);
            Json.Put(json, "top", Top.Value());
            Json.Put(json, "cards", Cards?.Select(x => x.Value()));
            json.WriteEndObject();
        }
    }

    /// <summary>A state and the actions to play on it.</summary>
    public sealed class KrytPlayRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state as the last answer gave it.</param>
        /// <param name="actions">Actions in order: all are played, or none.</param>
        public KrytPlayRequest(KrytState state, IReadOnlyList<KrytAction> actions)
        {
            State = Json.Given(state, nameof(state));
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The state as the last answer gave it.</summary>
        public KrytState State { get; }

        /// <summary>Actions in order: all are played, or none.</summary>
        public IReadOnlyList<KrytAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytPlayRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytPlayRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytPlayRequest));
            return new KrytPlayRequest(
                fields.Get("state", KrytState.Read),
                fields.Get("actions", Json.List(KrytAction.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            Json.Put(json, "actions", Actions);
            json.WriteEndObject();
        }
    }

    /// <summary>Where a match stands, hidden cards included: for trusted callers.</summary>
    public sealed class KrytPosition : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state, to be kept and sent again.</param>
        /// <param name="digest">SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.</param>
        /// <param name="toAct">Seats that the game waits for; empty when the match is over.</param>
        /// <param name="legal">Every legal action by seat, also out of turn; null when not asked for.</param>
        /// <param name="barred">Refused actions by seat, each with its rule; null when not asked for.</param>
        /// <param name="scoring">The scoring so far.</param>
        /// <param name="events">What this request brought about, in order.</param>
        /// <param name="views">What each seat and, last, the spectators may know; null when not asked for.</param>
        public KrytPosition(
            KrytState state,
            string digest,
            IReadOnlyList<int> toAct,
            IReadOnlyList<KrytLegal> legal,
            IReadOnlyList<KrytBarred> barred,
            KrytScoring scoring,
            IReadOnlyList<KrytEvent> events,
            IReadOnlyList<KrytPerspective> views)
        {
            State = Json.Given(state, nameof(state));
            Digest = Json.Given(digest, nameof(digest));
            ToAct = Json.Given(Json.Copy(toAct), nameof(toAct));
            Legal = Json.Copy(legal);
            Barred = Json.Copy(barred);
            Scoring = Json.Given(scoring, nameof(scoring));
            Events = Json.Given(Json.Copy(events), nameof(events));
            Views = Json.Copy(views);
        }

        /// <summary>The state, to be kept and sent again.</summary>
        public KrytState State { get; }

        /// <summary>SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.</summary>
        public string Digest { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>Every legal action by seat, also out of turn; null when not asked for.</summary>
        public IReadOnlyList<KrytLegal> Legal { get; }

        /// <summary>Refused actions by seat, each with its rule; null when not asked for.</summary>
        public IReadOnlyList<KrytBarred> Barred { get; }

        /// <summary>The scoring so far.</summary>
        public KrytScoring Scoring { get; }

        /// <summary>What this request brought about, in order.</summary>
        public IReadOnlyList<KrytEvent> Events { get; }

        /// <summary>What each seat and, last, the spectators may know; null when not asked for.</summary>
        public IReadOnlyList<KrytPerspective> Views { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytPosition Parse(string json) => Json.Parse(json, Read);

        internal static KrytPosition Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytPosition));
            return new KrytPosition(
                fields.Get("state", KrytState.Read),
                fields.Get("digest", Json.Text),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.NullableObject("legal", Json.List(KrytLegal.Read)),
                fields.NullableObject("barred", Json.List(KrytBarred.Read)),
                fields.Get("scoring", KrytScoring.Read),
                fields.Get("events", Json.List(KrytEvent.Read)),
                fields.NullableObject("views", Json.List(KrytPerspective.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            Json.Put(json, "digest", Digest);
            Json.Put(json, "to_act", ToAct);
            Json.Put(json, "legal", Legal);
            Json.Put(json, "barred", Barred);
            Json.Put(json, "scoring", Scoring);
            Json.Put(json, "events", Events);
            Json.Put(json, "views", Views);
            json.WriteEndObject();
        }
    }

    /// <summary>A state to look at as it stands.</summary>
    public sealed class KrytPositionRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state.</param>
        public KrytPositionRequest(KrytState state)
        {
            State = Json.Given(state, nameof(state));
        }

        /// <summary>The state.</summary>
        public KrytState State { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytPositionRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytPositionRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytPositionRequest));
            return new KrytPositionRequest(fields.Get("state", KrytState.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            json.WriteEndObject();
        }
    }

    /// <summary>Where a replayed match stands at the end, and how it came there.</summary>
    public sealed class KrytReplayPosition : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state, to be kept and sent again.</param>
        /// <param name="digest">SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.</param>
        /// <param name="toAct">Seats that the game waits for; empty when the match is over.</param>
        /// <param name="legal">Every legal action by seat, also out of turn; null when not asked for.</param>
        /// <param name="barred">Refused actions by seat, each with its rule; null when not asked for.</param>
        /// <param name="scoring">The scoring so far.</param>
        /// <param name="events">What this request brought about, in order.</param>
        /// <param name="views">What each seat and, last, the spectators may know; null when not asked for.</param>
        /// <param name="steps">Every action with its events and digest; null when not asked for.</param>
        public KrytReplayPosition(
            KrytState state,
            string digest,
            IReadOnlyList<int> toAct,
            IReadOnlyList<KrytLegal> legal,
            IReadOnlyList<KrytBarred> barred,
            KrytScoring scoring,
            IReadOnlyList<KrytEvent> events,
            IReadOnlyList<KrytPerspective> views,
            IReadOnlyList<KrytStep> steps)
        {
            State = Json.Given(state, nameof(state));
            Digest = Json.Given(digest, nameof(digest));
            ToAct = Json.Given(Json.Copy(toAct), nameof(toAct));
            Legal = Json.Copy(legal);
            Barred = Json.Copy(barred);
            Scoring = Json.Given(scoring, nameof(scoring));
            Events = Json.Given(Json.Copy(events), nameof(events));
            Views = Json.Copy(views);
            Steps = Json.Copy(steps);
        }

        /// <summary>The state, to be kept and sent again.</summary>
        public KrytState State { get; }

        /// <summary>SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.</summary>
        public string Digest { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>Every legal action by seat, also out of turn; null when not asked for.</summary>
        public IReadOnlyList<KrytLegal> Legal { get; }

        /// <summary>Refused actions by seat, each with its rule; null when not asked for.</summary>
        public IReadOnlyList<KrytBarred> Barred { get; }

        /// <summary>The scoring so far.</summary>
        public KrytScoring Scoring { get; }

        /// <summary>What this request brought about, in order.</summary>
        public IReadOnlyList<KrytEvent> Events { get; }

        /// <summary>What each seat and, last, the spectators may know; null when not asked for.</summary>
        public IReadOnlyList<KrytPerspective> Views { get; }

        /// <summary>Every action with its events and digest; null when not asked for.</summary>
        public IReadOnlyList<KrytStep> Steps { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytReplayPosition Parse(string json) => Json.Parse(json, Read);

        internal static KrytReplayPosition Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytReplayPosition));
            return new KrytReplayPosition(
                fields.Get("state", KrytState.Read),
                fields.Get("digest", Json.Text),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.NullableObject("legal", Json.List(KrytLegal.Read)),
                fields.NullableObject("barred", Json.List(KrytBarred.Read)),
                fields.Get("scoring", KrytScoring.Read),
                fields.Get("events", Json.List(KrytEvent.Read)),
                fields.NullableObject("views", Json.List(KrytPerspective.Read)),
                fields.NullableObject("steps", Json.List(KrytStep.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            Json.Put(json, "digest", Digest);
            Json.Put(json, "to_act", ToAct);
            Json.Put(json, "legal", Legal);
            Json.Put(json, "barred", Barred);
            Json.Put(json, "scoring", Scoring);
            Json.Put(json, "events", Events);
            Json.Put(json, "views", Views);
            Json.Put(json, "steps", Steps);
            json.WriteEndObject();
        }
    }

    /// <summary>A match from its start: how it starts, and the actions that follow.</summary>
    public sealed class KrytReplayRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="seed">Source of all chance.</param>
        /// <param name="actions">Actions in order; with <c>steps=true</c> at most 1,000.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        public KrytReplayRequest(
            int players,
            string seed,
            IReadOnlyList<KrytAction> actions,
            KrytVariant? variant = null,
            KrytOverrides options = null,
            IReadOnlyList<Card> deck = null,
            int? dealer = null)
        {
            Players = players;
            Variant = variant;
            Options = options;
            Seed = Json.Given(seed, nameof(seed));
            Deck = Json.Copy(deck);
            Dealer = dealer;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>Number of players.</summary>
        public int Players { get; }

        /// <summary>Named set of options; without it the game's first. Left out where null.</summary>
        public KrytVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public KrytOverrides Options { get; }

        /// <summary>Source of all chance.</summary>
        public string Seed { get; }

        /// <summary>Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10). Left out where
        /// null.</summary>
        public IReadOnlyList<Card> Deck { get; }

        /// <summary>First dealer; without it drawn by lot from the seed (S5). Left out where null.</summary>
        public int? Dealer { get; }

        /// <summary>Actions in order; with <c>steps=true</c> at most 1,000.</summary>
        public IReadOnlyList<KrytAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytReplayRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytReplayRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytReplayRequest));
            return new KrytReplayRequest(
                fields.Get("players", Json.Int32),
                fields.Get("seed", Json.Text),
                fields.Get("actions", Json.List(KrytAction.Read)),
                fields.OptionalValue("variant", KrytVariantExtensions.Read),
                fields.OptionalObject("options", KrytOverrides.Read),
                fields.OptionalObject("deck", Json.List(CardExtensions.Read)),
                fields.OptionalValue("dealer", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "players", Players);
            Json.PutGiven(json, "variant", Variant?.Value());
            Json.PutGiven(json, "options", Options);
            Json.Put(json, "seed", Seed);
            Json.PutGiven(json, "deck", Deck?.Select(x => x.Value()));
            Json.PutGiven(json, "dealer", Dealer);
            Json.Put(json, "actions", Actions);
            json.WriteEndObject();
        }
    }

    /// <summary>How a deal ended: with a loser (K17), drawn (K18) or broken off (K23).</summary>
    public sealed class KrytResult : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="loser">Seat that lost; null in a draw and when broken off.</param>
        /// <param name="draw">The last player could beat the last card led.</param>
        /// <param name="brokenOff">The deal reached its limit of actions.</param>
        /// <param name="honour">Of two players one covered and led the ace of trumps as the last card (K24).</param>
        public KrytResult(int? loser, bool draw, bool brokenOff, bool honour)
        {
            Loser = loser;
            Draw = draw;
            BrokenOff = brokenOff;
            Honour = honour;
        }

        /// <summary>Seat that lost; null in a draw and when broken off.</summary>
        public int? Loser { get; }

        /// <summary>The last player could beat the last card led.</summary>
        public bool Draw { get; }

        /// <summary>The deal reached its limit of actions.</summary>
        public bool BrokenOff { get; }

        /// <summary>Of two players one covered and led the ace of trumps as the last card (K24).</summary>
        public bool Honour { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytResult Parse(string json) => Json.Parse(json, Read);

        internal static KrytResult Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytResult));
            return new KrytResult(
                fields.NullableValue("loser", Json.Int32),
                fields.Get("draw", Json.Boolean),
                fields.Get("broken_off", Json.Boolean),
                fields.Get("honour", Json.Boolean));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "loser", Loser);
            Json.Put(json, "draw", Draw);
            Json.Put(json, "broken_off", BrokenOff);
            Json.Put(json, "honour", Honour);
            json.WriteEndObject();
        }
    }

    /// <summary>What the match has come to (K19).</summary>
    public sealed class KrytScoring : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="losses">Deals lost, by seat.</param>
        /// <param name="result">How the deal ended; null while it is played.</param>
        /// <param name="returns">Net result of the deal by seat, which sums to zero; null while it is played.</param>
        public KrytScoring(IReadOnlyList<int> losses, KrytResult result, IReadOnlyList<int> returns)
        {
            Losses = Json.Given(Json.Copy(losses), nameof(losses));
            Result = result;
            Returns = Json.Copy(returns);
        }

        /// <summary>Deals lost, by seat.</summary>
        public IReadOnlyList<int> Losses { get; }

        /// <summary>How the deal ended; null while it is played.</summary>
        public KrytResult Result { get; }

        /// <summary>Net result of the deal by seat, which sums to zero; null while it is played.</summary>
        public IReadOnlyList<int> Returns { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytScoring Parse(string json) => Json.Parse(json, Read);

        internal static KrytScoring Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytScoring));
            return new KrytScoring(
                fields.Get("losses", Json.List(Json.Int32)),
                fields.NullableObject("result", KrytResult.Read),
                fields.NullableObject("returns", Json.List(Json.Int32)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "losses", Losses);
            Json.Put(json, "result", Result);
            Json.Put(json, "returns", Returns);
            json.WriteEndObject();
        }
    }

    /// <summary>The deal is over (K17-K19, K23, K24).</summary>
    public sealed class KrytSettled : KrytEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="result">How it ended.</param>
        /// <param name="returns">Net result of the deal by seat.</param>
        /// <param name="losses">Deals lost so far, by seat.</param>
        /// <param name="lastCard">In a draw the last player's only card; else null (K18).</param>
        public KrytSettled(
            int action,
            KrytResult result,
            IReadOnlyList<int> returns,
            IReadOnlyList<int> losses,
            Card? lastCard)
        {
            Action = action;
            Result = Json.Given(result, nameof(result));
            Returns = Json.Given(Json.Copy(returns), nameof(returns));
            Losses = Json.Given(Json.Copy(losses), nameof(losses));
            LastCard = lastCard;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>How it ended.</summary>
        public KrytResult Result { get; }

        /// <summary>Net result of the deal by seat.</summary>
        public IReadOnlyList<int> Returns { get; }

        /// <summary>Deals lost so far, by seat.</summary>
        public IReadOnlyList<int> Losses { get; }

        /// <summary>In a draw the last player's only card; else null (K18).</summary>
        public Card? LastCard { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytDealt, T> dealt,
            Func<KrytLed, T> led,
            Func<KrytBeaten, T> beaten,
            Func<KrytPickedUp, T> pickedUp,
            Func<KrytExchangedSix, T> exchangedSix,
            Func<KrytDrew, T> drew,
            Func<KrytWentOut, T> wentOut,
            Func<KrytSettled, T> settled) => settled(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytSettled Parse(string json) => Json.Parse(json, Read);

        internal static new KrytSettled Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytSettled));
            fields.Tag("type", "settled");
            return new KrytSettled(
                fields.Get("action", Json.Int32),
                fields.Get("result", KrytResult.Read),
                fields.Get("returns", Json.List(Json.Int32)),
                fields.Get("losses", Json.List(Json.Int32)),
                fields.NullableValue("last_card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "settled");
            Json.Put(json, "action", Action);
            Json.Put(json, "result", Result);
            Json.Put(json, "returns", Returns);
            Json.Put(json, "losses", Losses);
            Json.Put(json, "last_card", LastCard?.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>The game with an indicator, whose suit is trumps (K5).</summary>
    public sealed class KrytStandard : KrytOptions
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="actionLimit">Actions after which a deal is broken off.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public KrytStandard(int? actionLimit, int? deals)
        {
            ActionLimit = actionLimit;
            Deals = deals;
        }

        /// <summary>Actions after which a deal is broken off.</summary>
        public override int? ActionLimit { get; }

        /// <summary>Deals after which the match is over.</summary>
        public override int? Deals { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytStandard, T> standard,
            Func<KrytDiamondsAndSpades, T> diamondsAndSpades) => standard(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytStandard Parse(string json) => Json.Parse(json, Read);

        internal static new KrytStandard Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytStandard));
            fields.Tag("form", "standard");
            return new KrytStandard(
                fields.NullableValue("action_limit", Json.Int32),
                fields.NullableValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "form", "standard");
            Json.Put(json, "action_limit", ActionLimit);
            Json.Put(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and
    /// a lot.</summary>
    public sealed class KrytStartRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="seed">Source of all chance; without it the server makes one from 32 random bytes.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        public KrytStartRequest(
            int players,
            KrytVariant? variant = null,
            KrytOverrides options = null,
            string seed = null,
            IReadOnlyList<Card> deck = null,
            int? dealer = null)
        {
            Players = players;
            Variant = variant;
            Options = options;
            Seed = seed;
            Deck = Json.Copy(deck);
            Dealer = dealer;
        }

        /// <summary>Number of players.</summary>
        public int Players { get; }

        /// <summary>Named set of options; without it the game's first. Left out where null.</summary>
        public KrytVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public KrytOverrides Options { get; }

        /// <summary>Source of all chance; without it the server makes one from 32 random bytes. Left out where
        /// null.</summary>
        public string Seed { get; }

        /// <summary>Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10). Left out where
        /// null.</summary>
        public IReadOnlyList<Card> Deck { get; }

        /// <summary>First dealer; without it drawn by lot from the seed (S5). Left out where null.</summary>
        public int? Dealer { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytStartRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytStartRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytStartRequest));
            return new KrytStartRequest(
                fields.Get("players", Json.Int32),
                fields.OptionalValue("variant", KrytVariantExtensions.Read),
                fields.OptionalObject("options", KrytOverrides.Read),
                fields.OptionalObject("seed", Json.Text),
                fields.OptionalObject("deck", Json.List(CardExtensions.Read)),
                fields.OptionalValue("dealer", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "players", Players);
            Json.PutGiven(json, "variant", Variant?.Value());
            Json.PutGiven(json, "options", Options);
            Json.PutGiven(json, "seed", Seed);
            Json.PutGiven(json, "deck", Deck?.Select(x => x.Value()));
            Json.PutGiven(json, "dealer", Dealer);
            json.WriteEndObject();
        }
    }

    /// <summary>A match of Kryt'-navalivat', hidden cards included.</summary>
    public sealed class KrytState : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="version">Version of this layout; 1 is known.</param>
        /// <param name="options">Every choice of rules.</param>
        /// <param name="seed">Source of all chance in later deals.</param>
        /// <param name="deal">Number of this deal, from 0.</param>
        /// <param name="dealer">Seat that dealt; the one after it leads first.</param>
        /// <param name="actions">Actions taken in this deal.</param>
        /// <param name="hands">Each seat's cards in the order gained; an empty hand is out once the stock is
        /// empty.</param>
        /// <param name="stock">Face-down cards, drawn from the first on; an undrawn indicator is the last.</param>
        /// <param name="pile">The pile from the bottom to the top.</param>
        /// <param name="trumps">Suit of trumps.</param>
        /// <param name="losses">Deals lost, by seat.</param>
        /// <param name="phase">What is due.</param>
        public KrytState(
            int version,
            KrytOptions options,
            string seed,
            int deal,
            int dealer,
            int actions,
            IReadOnlyList<IReadOnlyList<Card>> hands,
            IReadOnlyList<Card> stock,
            IReadOnlyList<Card> pile,
            Suit trumps,
            IReadOnlyList<int> losses,
            KrytPhase phase)
        {
            Version = version;
            Options = Json.Given(options, nameof(options));
            Seed = Json.Given(seed, nameof(seed));
            Deal = deal;
            Dealer = dealer;
            Actions = actions;
            Hands = Json.Given(Json.Copy(hands, Json.Copy), nameof(hands));
            Stock = Json.Given(Json.Copy(stock), nameof(stock));
            Pile = Json.Given(Json.Copy(pile), nameof(pile));
            Trumps = trumps;
            Losses = Json.Given(Json.Copy(losses), nameof(losses));
            Phase = Json.Given(phase, nameof(phase));
        }

        /// <summary>Version of this layout; 1 is known.</summary>
        public int Version { get; }

        /// <summary>Every choice of rules.</summary>
        public KrytOptions Options { get; }

        /// <summary>Source of all chance in later deals.</summary>
        public string Seed { get; }

        /// <summary>Number of this deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>Seat that dealt; the one after it leads first.</summary>
        public int Dealer { get; }

        /// <summary>Actions taken in this deal.</summary>
        public int Actions { get; }

        /// <summary>Each seat's cards in the order gained; an empty hand is out once the stock is empty.</summary>
        public IReadOnlyList<IReadOnlyList<Card>> Hands { get; }

        /// <summary>Face-down cards, drawn from the first on; an undrawn indicator is the last.</summary>
        public IReadOnlyList<Card> Stock { get; }

        /// <summary>The pile from the bottom to the top.</summary>
        public IReadOnlyList<Card> Pile { get; }

        /// <summary>Suit of trumps.</summary>
        public Suit Trumps { get; }

        /// <summary>Deals lost, by seat.</summary>
        public IReadOnlyList<int> Losses { get; }

        /// <summary>What is due.</summary>
        public KrytPhase Phase { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytState Parse(string json) => Json.Parse(json, Read);

        internal static KrytState Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytState));
            fields.Tag("game", "kryt-navalivat");
            return new KrytState(
                fields.Get("version", Json.Int32),
                fields.Get("options", KrytOptions.Read),
                fields.Get("seed", Json.Text),
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.Get("actions", Json.Int32),
                fields.Get("hands", Json.List(Json.List(CardExtensions.Read))),
                fields.Get("stock", Json.List(CardExtensions.Read)),
                fields.Get("pile", Json.List(CardExtensions.Read)),
                fields.Get("trumps", SuitExtensions.Read),
                fields.Get("losses", Json.List(Json.Int32)),
                fields.Get("phase", KrytPhase.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "game", "kryt-navalivat");
            Json.Put(json, "version", Version);
            Json.Put(json, "options", Options);
            Json.Put(json, "seed", Seed);
            Json.Put(json, "deal", Deal);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "actions", Actions);
            Json.Put(json, "hands", Hands.Select(x => x.Select(xx => xx.Value())));
            Json.Put(json, "stock", Stock.Select(x => x.Value()));
            Json.Put(json, "pile", Pile.Select(x => x.Value()));
            Json.Put(json, "trumps", Trumps.Value());
            Json.Put(json, "losses", Losses);
            Json.Put(json, "phase", Phase);
            json.WriteEndObject();
        }
    }

    /// <summary>One action of a replay.</summary>
    public sealed class KrytStep : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">The action.</param>
        /// <param name="events">What it brought about.</param>
        /// <param name="digest">Digest of the state after it.</param>
        public KrytStep(KrytAction action, IReadOnlyList<KrytEvent> events, string digest)
        {
            Action = Json.Given(action, nameof(action));
            Events = Json.Given(Json.Copy(events), nameof(events));
            Digest = Json.Given(digest, nameof(digest));
        }

        /// <summary>The action.</summary>
        public KrytAction Action { get; }

        /// <summary>What it brought about.</summary>
        public IReadOnlyList<KrytEvent> Events { get; }

        /// <summary>Digest of the state after it.</summary>
        public string Digest { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytStep Parse(string json) => Json.Parse(json, Read);

        internal static KrytStep Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytStep));
            return new KrytStep(
                fields.Get("action", KrytAction.Read),
                fields.Get("events", Json.List(KrytEvent.Read)),
                fields.Get("digest", Json.Text));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "action", Action);
            Json.Put(json, "events", Events);
            Json.Put(json, "digest", Digest);
            json.WriteEndObject();
        }
    }

    /// <summary>A table as one seat, or a spectator, may know it.</summary>
    public sealed class KrytTable : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="token">The table, sealed: for whoever plays next.</param>
        /// <param name="match">Id of the match.</param>
        /// <param name="move">Number of the last move; 0 is the start.</param>
        /// <param name="link">What binds the last move to all before it.</param>
        /// <param name="safety">What this table promises.</param>
        /// <param name="closed">Seats that have closed the match since the deal was over.</param>
        /// <param name="seat">The seat whose key was sent; null for spectators.</param>
        /// <param name="view">What it may see.</param>
        /// <param name="toAct">Seats that the game waits for; empty when the match is over.</param>
        /// <param name="legal">What the seat itself may do now, action by action; some are only taken whole, as one
        /// move.</param>
        /// <param name="scoring">The scoring, which is public.</param>
        /// <param name="events">What the last move brought about, as this seat knows it.</param>
        public KrytTable(
            string token,
            string match,
            long move,
            string link,
            Safety safety,
            IReadOnlyList<int> closed,
            int? seat,
            KrytView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<KrytAction> legal,
            KrytScoring scoring,
            IReadOnlyList<KrytEvent> events)
        {
            Token = Json.Given(token, nameof(token));
            Match = Json.Given(match, nameof(match));
            Move = move;
            Link = Json.Given(link, nameof(link));
            Safety = Json.Given(safety, nameof(safety));
            Closed = Json.Given(Json.Copy(closed), nameof(closed));
            Seat = seat;
            View = Json.Given(view, nameof(view));
            ToAct = Json.Given(Json.Copy(toAct), nameof(toAct));
            Legal = Json.Given(Json.Copy(legal), nameof(legal));
            Scoring = Json.Given(scoring, nameof(scoring));
            Events = Json.Given(Json.Copy(events), nameof(events));
        }

        /// <summary>The table, sealed: for whoever plays next.</summary>
        public string Token { get; }

        /// <summary>Id of the match.</summary>
        public string Match { get; }

        /// <summary>Number of the last move; 0 is the start.</summary>
        public long Move { get; }

        /// <summary>What binds the last move to all before it.</summary>
        public string Link { get; }

        /// <summary>What this table promises.</summary>
        public Safety Safety { get; }

        /// <summary>Seats that have closed the match since the deal was over.</summary>
        public IReadOnlyList<int> Closed { get; }

        /// <summary>The seat whose key was sent; null for spectators.</summary>
        public int? Seat { get; }

        /// <summary>What it may see.</summary>
        public KrytView View { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>What the seat itself may do now, action by action; some are only taken whole, as one
        /// move.</summary>
        public IReadOnlyList<KrytAction> Legal { get; }

        /// <summary>The scoring, which is public.</summary>
        public KrytScoring Scoring { get; }

        /// <summary>What the last move brought about, as this seat knows it.</summary>
        public IReadOnlyList<KrytEvent> Events { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytTable Parse(string json) => Json.Parse(json, Read);

        internal static KrytTable Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytTable));
            return new KrytTable(
                fields.Get("token", Json.Text),
                fields.Get("match", Json.Text),
                fields.Get("move", Json.Int64),
                fields.Get("link", Json.Text),
                fields.Get("safety", Safety.Read),
                fields.Get("closed", Json.List(Json.Int32)),
                fields.NullableValue("seat", Json.Int32),
                fields.Get("view", KrytView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(KrytAction.Read)),
                fields.Get("scoring", KrytScoring.Read),
                fields.Get("events", Json.List(KrytEvent.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "token", Token);
            Json.Put(json, "match", Match);
            Json.Put(json, "move", Move);
            Json.Put(json, "link", Link);
            Json.Put(json, "safety", Safety);
            Json.Put(json, "closed", Closed);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "view", View);
            Json.Put(json, "to_act", ToAct);
            Json.Put(json, "legal", Legal);
            Json.Put(json, "scoring", Scoring);
            Json.Put(json, "events", Events);
            json.WriteEndObject();
        }
    }

    /// <summary>A move of a match that is over.</summary>
    public sealed class KrytTableMove : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that moved.</param>
        /// <param name="actions">Its actions in order; none where it closed the match.</param>
        public KrytTableMove(int seat, IReadOnlyList<KrytAction> actions)
        {
            Seat = seat;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>Seat that moved.</summary>
        public int Seat { get; }

        /// <summary>Its actions in order; none where it closed the match.</summary>
        public IReadOnlyList<KrytAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytTableMove Parse(string json) => Json.Parse(json, Read);

        internal static KrytTableMove Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytTableMove));
            return new KrytTableMove(
                fields.Get("seat", Json.Int32),
                fields.Get("actions", Json.List(KrytAction.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "seat", Seat);
            Json.Put(json, "actions", Actions);
            json.WriteEndObject();
        }
    }

    /// <summary>One move by the seat whose key is sent.</summary>
    public sealed class KrytTablePlayRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="actions">The move: actions of one seat, in order; all are played, or none. A <c>deal</c> has no
        /// deck here.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        public KrytTablePlayRequest(string token, IReadOnlyList<KrytAction> actions, LastSeen lastSeen = null)
        {
            Token = Json.Given(token, nameof(token));
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
            LastSeen = lastSeen;
        }

        /// <summary>The table as the last answer gave it.</summary>
        public string Token { get; }

        /// <summary>The move: actions of one seat, in order; all are played, or none. A <c>deal</c> has no deck
        /// here.</summary>
        public IReadOnlyList<KrytAction> Actions { get; }

        /// <summary>The newest move that this client has seen; the token must descend from it. Left out where
        /// null.</summary>
        public LastSeen LastSeen { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytTablePlayRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytTablePlayRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytTablePlayRequest));
            return new KrytTablePlayRequest(
                fields.Get("token", Json.Text),
                fields.Get("actions", Json.List(KrytAction.Read)),
                fields.OptionalObject("last_seen", LastSeen.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "token", Token);
            Json.Put(json, "actions", Actions);
            Json.PutGiven(json, "last_seen", LastSeen);
            json.WriteEndObject();
        }
    }

    /// <summary>What is agreed on before a match, and what each seat commits to.</summary>
    public sealed class KrytTablePrepareRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="dealer">First dealer; without it drawn by lot (S5).</param>
        /// <param name="locks">For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from
        /// the server.</param>
        /// <param name="commitments">For each seat SHA-256 of <c>croupier/seat-seed/1</c> and what it will open, or
        /// null if it takes no part.</param>
        public KrytTablePrepareRequest(
            int players,
            KrytVariant? variant = null,
            KrytOverrides options = null,
            int? dealer = null,
            IReadOnlyList<string> locks = null,
            IReadOnlyList<string> commitments = null)
        {
            Players = players;
            Variant = variant;
            Options = options;
            Dealer = dealer;
            Locks = Json.Copy(locks);
            Commitments = Json.Copy(commitments);
        }

        /// <summary>Number of players.</summary>
        public int Players { get; }

        /// <summary>Named set of options; without it the game's first. Left out where null.</summary>
        public KrytVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public KrytOverrides Options { get; }

        /// <summary>First dealer; without it drawn by lot (S5). Left out where null.</summary>
        public int? Dealer { get; }

        /// <summary>For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from the server.
        /// Left out where null.</summary>
        public IReadOnlyList<string> Locks { get; }

        /// <summary>For each seat SHA-256 of <c>croupier/seat-seed/1</c> and what it will open, or null if it takes no
        /// part. Left out where null.</summary>
        public IReadOnlyList<string> Commitments { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytTablePrepareRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytTablePrepareRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytTablePrepareRequest));
            return new KrytTablePrepareRequest(
                fields.Get("players", Json.Int32),
                fields.OptionalValue("variant", KrytVariantExtensions.Read),
                fields.OptionalObject("options", KrytOverrides.Read),
                fields.OptionalValue("dealer", Json.Int32),
                fields.OptionalObject("locks", Json.ListOfNullableObjects(Json.Text)),
                fields.OptionalObject("commitments", Json.ListOfNullableObjects(Json.Text)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "players", Players);
            Json.PutGiven(json, "variant", Variant?.Value());
            Json.PutGiven(json, "options", Options);
            Json.PutGiven(json, "dealer", Dealer);
            Json.PutGiven(json, "locks", Locks);
            Json.PutGiven(json, "commitments", Commitments);
            json.WriteEndObject();
        }
    }

    /// <summary>What was agreed on before a match.</summary>
    public sealed class KrytTableRecord : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="options">Every choice of rules.</param>
        /// <param name="players">Number of players.</param>
        /// <param name="dealer">First dealer, if one was named.</param>
        /// <param name="locks">Locks that players made, by seat; null where the server issued the key.</param>
        /// <param name="commitments">What each seat committed to; null where it took no part.</param>
        public KrytTableRecord(
            KrytOptions options,
            int players,
            int? dealer,
            IReadOnlyList<string> locks,
            IReadOnlyList<string> commitments)
        {
            Options = Json.Given(options, nameof(options));
            Players = players;
            Dealer = dealer;
            Locks = Json.Given(Json.Copy(locks), nameof(locks));
            Commitments = Json.Given(Json.Copy(commitments), nameof(commitments));
        }

        /// <summary>Every choice of rules.</summary>
        public KrytOptions Options { get; }

        /// <summary>Number of players.</summary>
        public int Players { get; }

        /// <summary>First dealer, if one was named.</summary>
        public int? Dealer { get; }

        /// <summary>Locks that players made, by seat; null where the server issued the key.</summary>
        public IReadOnlyList<string> Locks { get; }

        /// <summary>What each seat committed to; null where it took no part.</summary>
        public IReadOnlyList<string> Commitments { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytTableRecord Parse(string json) => Json.Parse(json, Read);

        internal static KrytTableRecord Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytTableRecord));
            return new KrytTableRecord(
                fields.Get("options", KrytOptions.Read),
                fields.Get("players", Json.Int32),
                fields.NullableValue("dealer", Json.Int32),
                fields.Get("locks", Json.ListOfNullableObjects(Json.Text)),
                fields.Get("commitments", Json.ListOfNullableObjects(Json.Text)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "options", Options);
            Json.Put(json, "players", Players);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "locks", Locks);
            Json.Put(json, "commitments", Commitments);
            json.WriteEndObject();
        }
    }

    /// <summary>All that was hidden in a match, for everybody to check.</summary>
    public sealed class KrytTableReveal : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="match">Id of the match.</param>
        /// <param name="record">What was agreed on.</param>
        /// <param name="secret">The server's secret: 32 bytes in hexadecimal.</param>
        /// <param name="openings">What each seat put in; null where it took no part.</param>
        /// <param name="commitment">What the server was bound to.</param>
        /// <param name="seed">Seed of the match.</param>
        /// <param name="decks">The deals so far, the first 1,000 of them.</param>
        /// <param name="state">Where the match stands, with all that was never shown.</param>
        /// <param name="move">Number of the last move.</param>
        /// <param name="link">Its link.</param>
        public KrytTableReveal(
            string match,
            KrytTableRecord record,
            string secret,
            IReadOnlyList<string> openings,
            string commitment,
            string seed,
            IReadOnlyList<RevealedDeck> decks,
            KrytState state,
            long move,
            string link)
        {
            Match = Json.Given(match, nameof(match));
            Record = Json.Given(record, nameof(record));
            Secret = Json.Given(secret, nameof(secret));
            Openings = Json.Given(Json.Copy(openings), nameof(openings));
            Commitment = Json.Given(commitment, nameof(commitment));
            Seed = Json.Given(seed, nameof(seed));
            Decks = Json.Given(Json.Copy(decks), nameof(decks));
            State = Json.Given(state, nameof(state));
            Move = move;
            Link = Json.Given(link, nameof(link));
        }

        /// <summary>Id of the match.</summary>
        public string Match { get; }

        /// <summary>What was agreed on.</summary>
        public KrytTableRecord Record { get; }

        /// <summary>The server's secret: 32 bytes in hexadecimal.</summary>
        public string Secret { get; }

        /// <summary>What each seat put in; null where it took no part.</summary>
        public IReadOnlyList<string> Openings { get; }

        /// <summary>What the server was bound to.</summary>
        public string Commitment { get; }

        /// <summary>Seed of the match.</summary>
        public string Seed { get; }

        /// <summary>The deals so far, the first 1,000 of them.</summary>
        public IReadOnlyList<RevealedDeck> Decks { get; }

        /// <summary>Where the match stands, with all that was never shown.</summary>
        public KrytState State { get; }

        /// <summary>Number of the last move.</summary>
        public long Move { get; }

        /// <summary>Its link.</summary>
        public string Link { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytTableReveal Parse(string json) => Json.Parse(json, Read);

        internal static KrytTableReveal Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytTableReveal));
            return new KrytTableReveal(
                fields.Get("match", Json.Text),
                fields.Get("record", KrytTableRecord.Read),
                fields.Get("secret", Json.Text),
                fields.Get("openings", Json.ListOfNullableObjects(Json.Text)),
                fields.Get("commitment", Json.Text),
                fields.Get("seed", Json.Text),
                fields.Get("decks", Json.List(RevealedDeck.Read)),
                fields.Get("state", KrytState.Read),
                fields.Get("move", Json.Int64),
                fields.Get("link", Json.Text));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "match", Match);
            Json.Put(json, "record", Record);
            Json.Put(json, "secret", Secret);
            Json.Put(json, "openings", Openings);
            Json.Put(json, "commitment", Commitment);
            Json.Put(json, "seed", Seed);
            Json.Put(json, "decks", Decks);
            Json.Put(json, "state", State);
            Json.Put(json, "move", Move);
            Json.Put(json, "link", Link);
            json.WriteEndObject();
        }
    }

    /// <summary>How a sealed match starts: from choices, or from a prepared match and its openings, not from
    /// both.</summary>
    public sealed class KrytTableStartRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="players">Number of players; needed unless the match is prepared.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="dealer">First dealer; without it drawn by lot (S5).</param>
        /// <param name="locks">For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from
        /// the server.</param>
        /// <param name="token">The prepared match.</param>
        /// <param name="openings">For each seat of a prepared match what it committed to, or null if it took no
        /// part.</param>
        public KrytTableStartRequest(
            int? players = null,
            KrytVariant? variant = null,
            KrytOverrides options = null,
            int? dealer = null,
            IReadOnlyList<string> locks = null,
            string token = null,
            IReadOnlyList<string> openings = null)
        {
            Players = players;
            Variant = variant;
            Options = options;
            Dealer = dealer;
            Locks = Json.Copy(locks);
            Token = token;
            Openings = Json.Copy(openings);
        }

        /// <summary>Number of players; needed unless the match is prepared. Left out where null.</summary>
        public int? Players { get; }

        /// <summary>Named set of options; without it the game's first. Left out where null.</summary>
        public KrytVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public KrytOverrides Options { get; }

        /// <summary>First dealer; without it drawn by lot (S5). Left out where null.</summary>
        public int? Dealer { get; }

        /// <summary>For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from the server.
        /// Left out where null.</summary>
        public IReadOnlyList<string> Locks { get; }

        /// <summary>The prepared match. Left out where null.</summary>
        public string Token { get; }

        /// <summary>For each seat of a prepared match what it committed to, or null if it took no part. Left out where
        /// null.</summary>
        public IReadOnlyList<string> Openings { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytTableStartRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytTableStartRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytTableStartRequest));
            return new KrytTableStartRequest(
                fields.OptionalValue("players", Json.Int32),
                fields.OptionalValue("variant", KrytVariantExtensions.Read),
                fields.OptionalObject("options", KrytOverrides.Read),
                fields.OptionalValue("dealer", Json.Int32),
                fields.OptionalObject("locks", Json.ListOfNullableObjects(Json.Text)),
                fields.OptionalObject("token", Json.Text),
                fields.OptionalObject("openings", Json.ListOfNullableObjects(Json.Text)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.PutGiven(json, "players", Players);
            Json.PutGiven(json, "variant", Variant?.Value());
            Json.PutGiven(json, "options", Options);
            Json.PutGiven(json, "dealer", Dealer);
            Json.PutGiven(json, "locks", Locks);
            Json.PutGiven(json, "token", Token);
            Json.PutGiven(json, "openings", Openings);
            json.WriteEndObject();
        }
    }

    /// <summary>A sealed match that has just started, as spectators see it, with the keys of the seats that made
    /// none.</summary>
    public sealed class KrytTableStarted : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="token">The table, sealed: for whoever plays next.</param>
        /// <param name="match">Id of the match.</param>
        /// <param name="move">Number of the last move; 0 is the start.</param>
        /// <param name="link">What binds the last move to all before it.</param>
        /// <param name="safety">What this table promises.</param>
        /// <param name="closed">Seats that have closed the match since the deal was over.</param>
        /// <param name="seat">The seat whose key was sent; null for spectators.</param>
        /// <param name="view">What it may see.</param>
        /// <param name="toAct">Seats that the game waits for; empty when the match is over.</param>
        /// <param name="legal">What the seat itself may do now, action by action; some are only taken whole, as one
        /// move.</param>
        /// <param name="scoring">The scoring, which is public.</param>
        /// <param name="events">What the last move brought about, as this seat knows it.</param>
        /// <param name="commitment">What the server is bound to, as a prepared match told it before.</param>
        /// <param name="keys">For each seat without a lock its key, to be handed to that player only; null for the
        /// others.</param>
        public KrytTableStarted(
            string token,
            string match,
            long move,
            string link,
            Safety safety,
            IReadOnlyList<int> closed,
            int? seat,
            KrytView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<KrytAction> legal,
            KrytScoring scoring,
            IReadOnlyList<KrytEvent> events,
            string commitment,
            IReadOnlyList<string> keys)
        {
            Token = Json.Given(token, nameof(token));
            Match = Json.Given(match, nameof(match));
            Move = move;
            Link = Json.Given(link, nameof(link));
            Safety = Json.Given(safety, nameof(safety));
            Closed = Json.Given(Json.Copy(closed), nameof(closed));
            Seat = seat;
            View = Json.Given(view, nameof(view));
            ToAct = Json.Given(Json.Copy(toAct), nameof(toAct));
            Legal = Json.Given(Json.Copy(legal), nameof(legal));
            Scoring = Json.Given(scoring, nameof(scoring));
            Events = Json.Given(Json.Copy(events), nameof(events));
            Commitment = Json.Given(commitment, nameof(commitment));
            Keys = Json.Given(Json.Copy(keys), nameof(keys));
        }

        /// <summary>The table, sealed: for whoever plays next.</summary>
        public string Token { get; }

        /// <summary>Id of the match.</summary>
        public string Match { get; }

        /// <summary>Number of the last move; 0 is the start.</summary>
        public long Move { get; }

        /// <summary>What binds the last move to all before it.</summary>
        public string Link { get; }

        /// <summary>What this table promises.</summary>
        public Safety Safety { get; }

        /// <summary>Seats that have closed the match since the deal was over.</summary>
        public IReadOnlyList<int> Closed { get; }

        /// <summary>The seat whose key was sent; null for spectators.</summary>
        public int? Seat { get; }

        /// <summary>What it may see.</summary>
        public KrytView View { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>What the seat itself may do now, action by action; some are only taken whole, as one
        /// move.</summary>
        public IReadOnlyList<KrytAction> Legal { get; }

        /// <summary>The scoring, which is public.</summary>
        public KrytScoring Scoring { get; }

        /// <summary>What the last move brought about, as this seat knows it.</summary>
        public IReadOnlyList<KrytEvent> Events { get; }

        /// <summary>What the server is bound to, as a prepared match told it before.</summary>
        public string Commitment { get; }

        /// <summary>For each seat without a lock its key, to be handed to that player only; null for the
        /// others.</summary>
        public IReadOnlyList<string> Keys { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytTableStarted Parse(string json) => Json.Parse(json, Read);

        internal static KrytTableStarted Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytTableStarted));
            return new KrytTableStarted(
                fields.Get("token", Json.Text),
                fields.Get("match", Json.Text),
                fields.Get("move", Json.Int64),
                fields.Get("link", Json.Text),
                fields.Get("safety", Safety.Read),
                fields.Get("closed", Json.List(Json.Int32)),
                fields.NullableValue("seat", Json.Int32),
                fields.Get("view", KrytView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(KrytAction.Read)),
                fields.Get("scoring", KrytScoring.Read),
                fields.Get("events", Json.List(KrytEvent.Read)),
                fields.Get("commitment", Json.Text),
                fields.Get("keys", Json.ListOfNullableObjects(Json.Text)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "token", Token);
            Json.Put(json, "match", Match);
            Json.Put(json, "move", Move);
            Json.Put(json, "link", Link);
            Json.Put(json, "safety", Safety);
            Json.Put(json, "closed", Closed);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "view", View);
            Json.Put(json, "to_act", ToAct);
            Json.Put(json, "legal", Legal);
            Json.Put(json, "scoring", Scoring);
            Json.Put(json, "events", Events);
            Json.Put(json, "commitment", Commitment);
            Json.Put(json, "keys", Keys);
            json.WriteEndObject();
        }
    }

    /// <summary>A named set of options.</summary>
    public enum KrytVariant
    {
        /// <summary><c>standard</c>.</summary>
        Standard,

        /// <summary><c>diamonds-and-spades</c>.</summary>
        DiamondsAndSpades
    }

    /// <summary>What the members of <see cref="KrytVariant"/> are in JSON.</summary>
    public static class KrytVariantExtensions
    {
        private static readonly string[] Values =
        {
            "standard", "diamonds-and-spades"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this KrytVariant member) => Values[(int)member];

        internal static KrytVariant Read(JToken json) =>
            (KrytVariant)Json.Member(json, nameof(KrytVariant), Values);
    }

    /// <summary>A named set of options.</summary>
    public sealed class KrytVariantEntry : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="name">Name of the variant.</param>
        /// <param name="sentence">What it is.</param>
        /// <param name="source">Where it comes from.</param>
        /// <param name="options">Every choice of rules.</param>
        public KrytVariantEntry(KrytVariant name, string sentence, string source, KrytOptions options)
        {
            Name = name;
            Sentence = Json.Given(sentence, nameof(sentence));
            Source = Json.Given(source, nameof(source));
            Options = Json.Given(options, nameof(options));
        }

        /// <summary>Name of the variant.</summary>
        public KrytVariant Name { get; }

        /// <summary>What it is.</summary>
        public string Sentence { get; }

        /// <summary>Where it comes from.</summary>
        public string Source { get; }

        /// <summary>Every choice of rules.</summary>
        public KrytOptions Options { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytVariantEntry Parse(string json) => Json.Parse(json, Read);

        internal static KrytVariantEntry Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytVariantEntry));
            return new KrytVariantEntry(
                fields.Get("name", KrytVariantExtensions.Read),
                fields.Get("sentence", Json.Text),
                fields.Get("source", Json.Text),
                fields.Get("options", KrytOptions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "name", Name.Value());
            Json.Put(json, "sentence", Sentence);
            Json.Put(json, "source", Source);
            Json.Put(json, "options", Options);
            json.WriteEndObject();
        }
    }

    /// <summary>What a seat, or a spectator, may see of a match.</summary>
    public sealed class KrytView : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that looks; null for spectators.</param>
        /// <param name="players">Number of players.</param>
        /// <param name="direction">Which way play goes.</param>
        /// <param name="options">Every choice of rules.</param>
        /// <param name="deal">Number of this deal, from 0.</param>
        /// <param name="dealer">Seat that dealt.</param>
        /// <param name="trumps">Suit of trumps.</param>
        /// <param name="indicator">The face-up last card of the stock; null once drawn, and where none is
        /// turned.</param>
        /// <param name="hand">Own cards in the order gained; null for spectators.</param>
        /// <param name="handCounts">Cards held, by seat.</param>
        /// <param name="stockCount">Cards left to draw, the indicator among them.</param>
        /// <param name="pileCount">Cards on the pile.</param>
        /// <param name="pileTop">The cards of the pile that may be looked at now, the top card last (K13).</param>
        /// <param name="losses">Deals lost, by seat.</param>
        /// <param name="phase">What is due.</param>
        /// <param name="lastCard">In a draw the last player's only card; else null (K18).</param>
        public KrytView(
            int? seat,
            int players,
            Direction direction,
            KrytOptions options,
            int deal,
            int dealer,
            Suit trumps,
            Card? indicator,
            IReadOnlyList<Card> hand,
            IReadOnlyList<int> handCounts,
            int stockCount,
            int pileCount,
            IReadOnlyList<Card> pileTop,
            IReadOnlyList<int> losses,
            KrytPhase phase,
            Card? lastCard)
        {
            Seat = seat;
            Players = players;
            Direction = direction;
            Options = Json.Given(options, nameof(options));
            Deal = deal;
            Dealer = dealer;
            Trumps = trumps;
            Indicator = indicator;
            Hand = Json.Copy(hand);
            HandCounts = Json.Given(Json.Copy(handCounts), nameof(handCounts));
            StockCount = stockCount;
            PileCount = pileCount;
            PileTop = Json.Given(Json.Copy(pileTop), nameof(pileTop));
            Losses = Json.Given(Json.Copy(losses), nameof(losses));
            Phase = Json.Given(phase, nameof(phase));
            LastCard = lastCard;
        }

        /// <summary>Seat that looks; null for spectators.</summary>
        public int? Seat { get; }

        /// <summary>Number of players.</summary>
        public int Players { get; }

        /// <summary>Which way play goes.</summary>
        public Direction Direction { get; }

        /// <summary>Every choice of rules.</summary>
        public KrytOptions Options { get; }

        /// <summary>Number of this deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>Seat that dealt.</summary>
        public int Dealer { get; }

        /// <summary>Suit of trumps.</summary>
        public Suit Trumps { get; }

        /// <summary>The face-up last card of the stock; null once drawn, and where none is turned.</summary>
        public Card? Indicator { get; }

        /// <summary>Own cards in the order gained; null for spectators.</summary>
        public IReadOnlyList<Card> Hand { get; }

        /// <summary>Cards held, by seat.</summary>
        public IReadOnlyList<int> HandCounts { get; }

        /// <summary>Cards left to draw, the indicator among them.</summary>
        public int StockCount { get; }

        /// <summary>Cards on the pile.</summary>
        public int PileCount { get; }

        /// <summary>The cards of the pile that may be looked at now, the top card last (K13).</summary>
        public IReadOnlyList<Card> PileTop { get; }

        /// <summary>Deals lost, by seat.</summary>
        public IReadOnlyList<int> Losses { get; }

        /// <summary>What is due.</summary>
        public KrytPhase Phase { get; }

        /// <summary>In a draw the last player's only card; else null (K18).</summary>
        public Card? LastCard { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytView Parse(string json) => Json.Parse(json, Read);

        internal static KrytView Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytView));
            return new KrytView(
                fields.NullableValue("seat", Json.Int32),
                fields.Get("players", Json.Int32),
                fields.Get("direction", DirectionExtensions.Read),
                fields.Get("options", KrytOptions.Read),
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.Get("trumps", SuitExtensions.Read),
                fields.NullableValue("indicator", CardExtensions.Read),
                fields.NullableObject("hand", Json.List(CardExtensions.Read)),
                fields.Get("hand_counts", Json.List(Json.Int32)),
                fields.Get("stock_count", Json.Int32),
                fields.Get("pile_count", Json.Int32),
                fields.Get("pile_top", Json.List(CardExtensions.Read)),
                fields.Get("losses", Json.List(Json.Int32)),
                fields.Get("phase", KrytPhase.Read),
                fields.NullableValue("last_card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "seat", Seat);
            Json.Put(json, "players", Players);
            Json.Put(json, "direction", Direction.Value());
            Json.Put(json, "options", Options);
            Json.Put(json, "deal", Deal);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "trumps", Trumps.Value());
            Json.Put(json, "indicator", Indicator?.Value());
            Json.Put(json, "hand", Hand?.Select(x => x.Value()));
            Json.Put(json, "hand_counts", HandCounts);
            Json.Put(json, "stock_count", StockCount);
            Json.Put(json, "pile_count", PileCount);
            Json.Put(json, "pile_top", PileTop.Select(x => x.Value()));
            Json.Put(json, "losses", Losses);
            Json.Put(json, "phase", Phase);
            Json.Put(json, "last_card", LastCard?.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>What a seat, or a spectator, may know; safe to hand to that player.</summary>
    public sealed class KrytViewAnswer : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="view">What may be seen.</param>
        /// <param name="toAct">Seats that the game waits for.</param>
        /// <param name="legal">The seat's own legal actions; empty for spectators.</param>
        /// <param name="scoring">The scoring so far.</param>
        public KrytViewAnswer(
            KrytView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<KrytAction> legal,
            KrytScoring scoring)
        {
            View = Json.Given(view, nameof(view));
            ToAct = Json.Given(Json.Copy(toAct), nameof(toAct));
            Legal = Json.Given(Json.Copy(legal), nameof(legal));
            Scoring = Json.Given(scoring, nameof(scoring));
        }

        /// <summary>What may be seen.</summary>
        public KrytView View { get; }

        /// <summary>Seats that the game waits for.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>The seat's own legal actions; empty for spectators.</summary>
        public IReadOnlyList<KrytAction> Legal { get; }

        /// <summary>The scoring so far.</summary>
        public KrytScoring Scoring { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytViewAnswer Parse(string json) => Json.Parse(json, Read);

        internal static KrytViewAnswer Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytViewAnswer));
            return new KrytViewAnswer(
                fields.Get("view", KrytView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(KrytAction.Read)),
                fields.Get("scoring", KrytScoring.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "view", View);
            Json.Put(json, "to_act", ToAct);
            Json.Put(json, "legal", Legal);
            Json.Put(json, "scoring", Scoring);
            json.WriteEndObject();
        }
    }

    /// <summary>A state, and who looks at it.</summary>
    public sealed class KrytViewRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state.</param>
        /// <param name="seat">The seat that looks; without it a spectator.</param>
        public KrytViewRequest(KrytState state, int? seat = null)
        {
            State = Json.Given(state, nameof(state));
            Seat = seat;
        }

        /// <summary>The state.</summary>
        public KrytState State { get; }

        /// <summary>The seat that looks; without it a spectator. Left out where null.</summary>
        public int? Seat { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static KrytViewRequest Parse(string json) => Json.Parse(json, Read);

        internal static KrytViewRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytViewRequest));
            return new KrytViewRequest(
                fields.Get("state", KrytState.Read),
                fields.OptionalValue("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            Json.PutGiven(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>A seat has no cards left, and there are none to draw (K15).</summary>
    public sealed class KrytWentOut : KrytEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that is out.</param>
        public KrytWentOut(int action, int seat)
        {
            Action = action;
            Seat = seat;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that is out.</summary>
        public int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<KrytDealt, T> dealt,
            Func<KrytLed, T> led,
            Func<KrytBeaten, T> beaten,
            Func<KrytPickedUp, T> pickedUp,
            Func<KrytExchangedSix, T> exchangedSix,
            Func<KrytDrew, T> drew,
            Func<KrytWentOut, T> wentOut,
            Func<KrytSettled, T> settled) => wentOut(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static KrytWentOut Parse(string json) => Json.Parse(json, Read);

        internal static new KrytWentOut Read(JToken json)
        {
            var fields = new Fields(json, nameof(KrytWentOut));
            fields.Tag("type", "went_out");
            return new KrytWentOut(fields.Get("action", Json.Int32), fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "went_out");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }
}
