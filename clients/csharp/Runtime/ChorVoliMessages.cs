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
    public abstract class ChorVoliAction : Message
    {
        internal ChorVoliAction()
        {
        }

        /// <summary>Seat that acts.</summary>
        public abstract int Seat { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<ChorVoliCombine, T> combine,
            Func<ChorVoliStand, T> stand,
            Func<ChorVoliTakeTableCard, T> takeTableCard,
            Func<ChorVoliShow, T> show,
            Func<ChorVoliDeal, T> deal);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliAction Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliAction Read(JToken json)
        {
            switch (Json.Tag(json, nameof(ChorVoliAction), "type"))
            {
                case "combine": return ChorVoliCombine.Read(json);
                case "stand": return ChorVoliStand.Read(json);
                case "take_table_card": return ChorVoliTakeTableCard.Read(json);
                case "show": return ChorVoliShow.Read(json);
                case "deal": return ChorVoliDeal.Read(json);
                default: throw Json.Unknown(json, nameof(ChorVoliAction), "type");
            }
        }
    }

    /// <summary>A way to divide the hand.</summary>
    public sealed class ChorVoliArrangement : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="measure">What it is best by.</param>
        /// <param name="combinations">Its combinations, to be laid down in this order.</param>
        /// <param name="leftOver">Cards to be discarded, in the order of the hand.</param>
        public ChorVoliArrangement(
            ChorVoliMeasure measure,
            IReadOnlyList<ChorVoliRanked> combinations,
            IReadOnlyList<Card> leftOver)
        {
            Measure = measure;
            Combinations = Json.Given(Json.Copy(combinations), nameof(combinations));
            LeftOver = Json.Given(Json.Copy(leftOver), nameof(leftOver));
        }

        /// <summary>What it is best by.</summary>
        public ChorVoliMeasure Measure { get; }

        /// <summary>Its combinations, to be laid down in this order.</summary>
        public IReadOnlyList<ChorVoliRanked> Combinations { get; }

        /// <summary>Cards to be discarded, in the order of the hand.</summary>
        public IReadOnlyList<Card> LeftOver { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliArrangement Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliArrangement Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliArrangement));
            return new ChorVoliArrangement(
                fields.Get("measure", ChorVoliMeasureExtensions.Read),
                fields.Get("combinations", Json.List(ChorVoliRanked.Read)),
                fields.Get("left_over", Json.List(CardExtensions.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "measure", Measure.Value());
            Json.Put(json, "combinations", Combinations);
            Json.Put(json, "left_over", LeftOver.Select(x => x.Value()));
            json.WriteEndObject();
        }
    }

    /// <summary>Seats lay down combinations and stand, in any order among themselves (C9).</summary>
    public sealed class ChorVoliArranging : ChorVoliPhase
    {
        /// <summary>Takes what the properties say.</summary>
        public ChorVoliArranging()
        {
        }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliArranging, T> arranging,
            Func<ChorVoliCalling, T> calling,
            Func<ChorVoliOver, T> over) => arranging(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliArranging Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliArranging Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliArranging));
            fields.Tag("type", "arranging");
            return new ChorVoliArranging();
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "arranging");
            json.WriteEndObject();
        }
    }

    /// <summary>What one seat might ask for and may not do now.</summary>
    public sealed class ChorVoliBarred : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The seat.</param>
        /// <param name="actions">Its refused actions.</param>
        public ChorVoliBarred(int seat, IReadOnlyList<ChorVoliBarredAction> actions)
        {
            Seat = seat;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The seat.</summary>
        public int Seat { get; }

        /// <summary>Its refused actions.</summary>
        public IReadOnlyList<ChorVoliBarredAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliBarred Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliBarred Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliBarred));
            return new ChorVoliBarred(
                fields.Get("seat", Json.Int32),
                fields.Get("actions", Json.List(ChorVoliBarredAction.Read)));
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
    public sealed class ChorVoliBarredAction : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">The refused action.</param>
        /// <param name="rule">Id of the rule that refuses it.</param>
        /// <param name="reason">Code of that rule; the rulebook of the catalogue has its sentence.</param>
        public ChorVoliBarredAction(ChorVoliAction action, string rule, string reason)
        {
            Action = Json.Given(action, nameof(action));
            Rule = Json.Given(rule, nameof(rule));
            Reason = Json.Given(reason, nameof(reason));
        }

        /// <summary>The refused action.</summary>
        public ChorVoliAction Action { get; }

        /// <summary>Id of the rule that refuses it.</summary>
        public string Rule { get; }

        /// <summary>Code of that rule; the rulebook of the catalogue has its sentence.</summary>
        public string Reason { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliBarredAction Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliBarredAction Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliBarredAction));
            return new ChorVoliBarredAction(
                fields.Get("action", ChorVoliAction.Read),
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
    public sealed class ChorVoliBatchAnswer : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="results">One result an item.</param>
        public ChorVoliBatchAnswer(IReadOnlyList<ChorVoliBatchResult> results)
        {
            Results = Json.Given(Json.Copy(results), nameof(results));
        }

        /// <summary>One result an item.</summary>
        public IReadOnlyList<ChorVoliBatchResult> Results { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliBatchAnswer Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliBatchAnswer Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliBatchAnswer));
            return new ChorVoliBatchAnswer(fields.Get("results", Json.List(ChorVoliBatchResult.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "results", Results);
            json.WriteEndObject();
        }
    }

    /// <summary>One state of a batch, and the actions to play on it.</summary>
    public sealed class ChorVoliBatchItem : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state.</param>
        /// <param name="actions">Actions in order; 2,000 at most in the whole batch.</param>
        public ChorVoliBatchItem(ChorVoliState state, IReadOnlyList<ChorVoliAction> actions)
        {
            State = Json.Given(state, nameof(state));
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The state.</summary>
        public ChorVoliState State { get; }

        /// <summary>Actions in order; 2,000 at most in the whole batch.</summary>
        public IReadOnlyList<ChorVoliAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliBatchItem Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliBatchItem Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliBatchItem));
            return new ChorVoliBatchItem(
                fields.Get("state", ChorVoliState.Read),
                fields.Get("actions", Json.List(ChorVoliAction.Read)));
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
    public sealed class ChorVoliBatchRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="items">The states and their actions.</param>
        public ChorVoliBatchRequest(IReadOnlyList<ChorVoliBatchItem> items)
        {
            Items = Json.Given(Json.Copy(items), nameof(items));
        }

        /// <summary>The states and their actions.</summary>
        public IReadOnlyList<ChorVoliBatchItem> Items { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliBatchRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliBatchRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliBatchRequest));
            return new ChorVoliBatchRequest(fields.Get("items", Json.List(ChorVoliBatchItem.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "items", Items);
            json.WriteEndObject();
        }
    }

    /// <summary>What became of one state: a position or a problem, the other is null.</summary>
    public sealed class ChorVoliBatchResult : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="position">The position after the actions.</param>
        /// <param name="problem">Why the actions were refused; this item is unchanged, the others are not
        /// affected.</param>
        public ChorVoliBatchResult(ChorVoliPosition position, Problem problem)
        {
            Position = position;
            Problem = problem;
        }

        /// <summary>The position after the actions.</summary>
        public ChorVoliPosition Position { get; }

        /// <summary>Why the actions were refused; this item is unchanged, the others are not affected.</summary>
        public Problem Problem { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliBatchResult Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliBatchResult Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliBatchResult));
            return new ChorVoliBatchResult(
                fields.NullableObject("position", ChorVoliPosition.Read),
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

    /// <summary>The showdowns were called (C10a).</summary>
    public sealed class ChorVoliCalled : ChorVoliEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that called them.</param>
        public ChorVoliCalled(int action, int seat)
        {
            Action = action;
            Seat = seat;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that called them.</summary>
        public int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliDealt, T> dealt,
            Func<ChorVoliPaid, T> paid,
            Func<ChorVoliCombined, T> combined,
            Func<ChorVoliStoodUp, T> stood,
            Func<ChorVoliTookTableCard, T> tookTableCard,
            Func<ChorVoliCalled, T> called,
            Func<ChorVoliShowdownHeld, T> showdown,
            Func<ChorVoliSettled, T> settled) => called(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliCalled Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliCalled Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliCalled));
            fields.Tag("type", "called");
            return new ChorVoliCalled(fields.Get("action", Json.Int32), fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "called");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>All have stood; the seat after the last to stand calls the showdowns (C10a).</summary>
    public sealed class ChorVoliCalling : ChorVoliPhase
    {
        /// <summary>Takes what the properties say.</summary>
        public ChorVoliCalling()
        {
        }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliArranging, T> arranging,
            Func<ChorVoliCalling, T> calling,
            Func<ChorVoliOver, T> over) => calling(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliCalling Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliCalling Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliCalling));
            fields.Tag("type", "calling");
            return new ChorVoliCalling();
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "calling");
            json.WriteEndObject();
        }
    }

    /// <summary>All that can be known of a game before it starts.</summary>
    public sealed class ChorVoliCatalogue : Message
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
        public ChorVoliCatalogue(
            string id,
            IReadOnlyList<GameName> names,
            PlayerRange players,
            Direction direction,
            IReadOnlyList<ChorVoliVariantEntry> variants,
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
        public IReadOnlyList<ChorVoliVariantEntry> Variants { get; }

        /// <summary>Its options, form by form.</summary>
        public IReadOnlyList<CatalogueOption> Options { get; }

        /// <summary>Every rule that an action, options or a state can break.</summary>
        public IReadOnlyList<RuleEntry> Rulebook { get; }

        /// <summary>State versions that are read; the last is written.</summary>
        public IReadOnlyList<int> StateVersions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliCatalogue Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliCatalogue Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliCatalogue));
            return new ChorVoliCatalogue(
                fields.Get("id", Json.Text),
                fields.Get("names", Json.List(GameName.Read)),
                fields.Get("players", PlayerRange.Read),
                fields.Get("direction", DirectionExtensions.Read),
                fields.Get("variants", Json.List(ChorVoliVariantEntry.Read)),
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

    /// <summary>What a hand can be divided into.</summary>
    public sealed class ChorVoliCombinationsAnswer : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="combinations">All its combinations, strongest first.</param>
        /// <param name="arrangements">The best arrangement by each measure.</param>
        public ChorVoliCombinationsAnswer(
            IReadOnlyList<ChorVoliRanked> combinations,
            IReadOnlyList<ChorVoliArrangement> arrangements)
        {
            Combinations = Json.Given(Json.Copy(combinations), nameof(combinations));
            Arrangements = Json.Given(Json.Copy(arrangements), nameof(arrangements));
        }

        /// <summary>All its combinations, strongest first.</summary>
        public IReadOnlyList<ChorVoliRanked> Combinations { get; }

        /// <summary>The best arrangement by each measure.</summary>
        public IReadOnlyList<ChorVoliArrangement> Arrangements { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliCombinationsAnswer Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliCombinationsAnswer Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliCombinationsAnswer));
            return new ChorVoliCombinationsAnswer(
                fields.Get("combinations", Json.List(ChorVoliRanked.Read)),
                fields.Get("arrangements", Json.List(ChorVoliArrangement.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "combinations", Combinations);
            Json.Put(json, "arrangements", Arrangements);
            json.WriteEndObject();
        }
    }

    /// <summary>A hand to be divided.</summary>
    public sealed class ChorVoliCombinationsRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="hand">Three to 17 different cards.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        public ChorVoliCombinationsRequest(
            IReadOnlyList<Card> hand,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null)
        {
            Hand = Json.Given(Json.Copy(hand), nameof(hand));
            Variant = variant;
            Options = options;
        }

        /// <summary>Three to 17 different cards.</summary>
        public IReadOnlyList<Card> Hand { get; }

        /// <summary>Named set of options; without it the game's first. Left out where null.</summary>
        public ChorVoliVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public ChorVoliOverrides Options { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliCombinationsRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliCombinationsRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliCombinationsRequest));
            return new ChorVoliCombinationsRequest(
                fields.Get("hand", Json.List(CardExtensions.Read)),
                fields.OptionalValue("variant", ChorVoliVariantExtensions.Read),
                fields.OptionalObject("options", ChorVoliOverrides.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "hand", Hand.Select(x => x.Value()));
            Json.PutGiven(json, "variant", Variant?.Value());
            Json.PutGiven(json, "options", Options);
            json.WriteEndObject();
        }
    }

    /// <summary>Lay down a combination, no stronger than the one before (C10).</summary>
    public sealed class ChorVoliCombine : ChorVoliAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        /// <param name="cards">Three cards from its hand, in any order.</param>
        public ChorVoliCombine(int seat, IReadOnlyList<Card> cards)
        {
            Seat = seat;
            Cards = Json.Given(Json.Copy(cards), nameof(cards));
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Three cards from its hand, in any order.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliCombine, T> combine,
            Func<ChorVoliStand, T> stand,
            Func<ChorVoliTakeTableCard, T> takeTableCard,
            Func<ChorVoliShow, T> show,
            Func<ChorVoliDeal, T> deal) => combine(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliCombine Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliCombine Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliCombine));
            fields.Tag("type", "combine");
            return new ChorVoliCombine(
                fields.Get("seat", Json.Int32),
                fields.Get("cards", Json.List(CardExtensions.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "combine");
            Json.Put(json, "seat", Seat);
            Json.Put(json, "cards", Cards.Select(x => x.Value()));
            json.WriteEndObject();
        }
    }

    /// <summary>The seat laid down a combination; nobody else learns of it (C9a).</summary>
    public sealed class ChorVoliCombined : ChorVoliEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that laid it down.</param>
        /// <param name="cards">Its cards, highest rank first.</param>
        /// <param name="kind">Its kind.</param>
        public ChorVoliCombined(int action, int seat, IReadOnlyList<Card> cards, ChorVoliKind kind)
        {
            Action = action;
            Seat = seat;
            Cards = Json.Given(Json.Copy(cards), nameof(cards));
            Kind = kind;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that laid it down.</summary>
        public int Seat { get; }

        /// <summary>Its cards, highest rank first.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Its kind.</summary>
        public ChorVoliKind Kind { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliDealt, T> dealt,
            Func<ChorVoliPaid, T> paid,
            Func<ChorVoliCombined, T> combined,
            Func<ChorVoliStoodUp, T> stood,
            Func<ChorVoliTookTableCard, T> tookTableCard,
            Func<ChorVoliCalled, T> called,
            Func<ChorVoliShowdownHeld, T> showdown,
            Func<ChorVoliSettled, T> settled) => combined(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliCombined Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliCombined Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliCombined));
            fields.Tag("type", "combined");
            return new ChorVoliCombined(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("cards", Json.List(CardExtensions.Read)),
                fields.Get("kind", ChorVoliKindExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "combined");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "cards", Cards.Select(x => x.Value()));
            Json.Put(json, "kind", Kind.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>Deal the next deal once one is over (C14).</summary>
    public sealed class ChorVoliDeal : ChorVoliAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The next dealer.</param>
        /// <param name="deck">Deck of this deal, exactly the pack, in place of the shuffle (S10).</param>
        public ChorVoliDeal(int seat, IReadOnlyList<Card> deck = null)
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
            Func<ChorVoliCombine, T> combine,
            Func<ChorVoliStand, T> stand,
            Func<ChorVoliTakeTableCard, T> takeTableCard,
            Func<ChorVoliShow, T> show,
            Func<ChorVoliDeal, T> deal) => deal(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliDeal Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliDeal Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliDeal));
            fields.Tag("type", "deal");
            return new ChorVoliDeal(
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

    /// <summary>A deal was dealt (C6, C16).</summary>
    public sealed class ChorVoliDealt : ChorVoliEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="deal">Number of the deal, from 0.</param>
        /// <param name="dealer">Seat that dealt.</param>
        /// <param name="hands">What each seat was dealt.</param>
        /// <param name="tableCard">The card left over, face up; null where there is none.</param>
        public ChorVoliDealt(
            int action,
            int deal,
            int dealer,
            IReadOnlyList<ChorVoliDealtHand> hands,
            Card? tableCard)
        {
            Action = action;
            Deal = deal;
            Dealer = dealer;
            Hands = Json.Given(Json.Copy(hands), nameof(hands));
            TableCard = tableCard;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Number of the deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>Seat that dealt.</summary>
        public int Dealer { get; }

        /// <summary>What each seat was dealt.</summary>
        public IReadOnlyList<ChorVoliDealtHand> Hands { get; }

        /// <summary>The card left over, face up; null where there is none.</summary>
        public Card? TableCard { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliDealt, T> dealt,
            Func<ChorVoliPaid, T> paid,
            Func<ChorVoliCombined, T> combined,
            Func<ChorVoliStoodUp, T> stood,
            Func<ChorVoliTookTableCard, T> tookTableCard,
            Func<ChorVoliCalled, T> called,
            Func<ChorVoliShowdownHeld, T> showdown,
            Func<ChorVoliSettled, T> settled) => dealt(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliDealt Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliDealt Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliDealt));
            fields.Tag("type", "dealt");
            return new ChorVoliDealt(
                fields.Get("action", Json.Int32),
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.Get("hands", Json.List(ChorVoliDealtHand.Read)),
                fields.NullableValue("table_card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "dealt");
            Json.Put(json, "action", Action);
            Json.Put(json, "deal", Deal);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "hands", Hands);
            Json.Put(json, "table_card", TableCard?.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>The cards that one seat was dealt.</summary>
    public sealed class ChorVoliDealtHand : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that got them.</param>
        /// <param name="count">How many.</param>
        /// <param name="cards">Which; null for all but that seat.</param>
        public ChorVoliDealtHand(int seat, int count, IReadOnlyList<Card> cards)
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
        public static ChorVoliDealtHand Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliDealtHand Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliDealtHand));
            return new ChorVoliDealtHand(
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

    /// <summary>Something that has happened.</summary>
    public abstract class ChorVoliEvent : Message
    {
        internal ChorVoliEvent()
        {
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public abstract int Action { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<ChorVoliDealt, T> dealt,
            Func<ChorVoliPaid, T> paid,
            Func<ChorVoliCombined, T> combined,
            Func<ChorVoliStoodUp, T> stood,
            Func<ChorVoliTookTableCard, T> tookTableCard,
            Func<ChorVoliCalled, T> called,
            Func<ChorVoliShowdownHeld, T> showdown,
            Func<ChorVoliSettled, T> settled);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliEvent Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliEvent Read(JToken json)
        {
            switch (Json.Tag(json, nameof(ChorVoliEvent), "type"))
            {
                case "dealt": return ChorVoliDealt.Read(json);
                case "paid": return ChorVoliPaid.Read(json);
                case "combined": return ChorVoliCombined.Read(json);
                case "stood": return ChorVoliStoodUp.Read(json);
                case "took_table_card": return ChorVoliTookTableCard.Read(json);
                case "called": return ChorVoliCalled.Read(json);
                case "showdown": return ChorVoliShowdownHeld.Read(json);
                case "settled": return ChorVoliSettled.Read(json);
                default: throw Json.Unknown(json, nameof(ChorVoliEvent), "type");
            }
        }
    }

    /// <summary>What a reveal showed, and what is to be checked against it.</summary>
    public sealed class ChorVoliFairnessRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="match">Id of the match.</param>
        /// <param name="record">What was agreed on.</param>
        /// <param name="secret">The server's secret.</param>
        /// <param name="openings">What each seat put in.</param>
        /// <param name="deals">How many deals to compute.</param>
        /// <param name="moves">Every move from the start; none if the links are not to be computed beyond the
        /// first.</param>
        public ChorVoliFairnessRequest(
            string match,
            ChorVoliTableRecord record,
            string secret,
            IReadOnlyList<string> openings,
            int deals,
            IReadOnlyList<ChorVoliTableMove> moves)
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
        public ChorVoliTableRecord Record { get; }

        /// <summary>The server's secret.</summary>
        public string Secret { get; }

        /// <summary>What each seat put in.</summary>
        public IReadOnlyList<string> Openings { get; }

        /// <summary>How many deals to compute.</summary>
        public int Deals { get; }

        /// <summary>Every move from the start; none if the links are not to be computed beyond the first.</summary>
        public IReadOnlyList<ChorVoliTableMove> Moves { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliFairnessRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliFairnessRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliFairnessRequest));
            return new ChorVoliFairnessRequest(
                fields.Get("match", Json.Text),
                fields.Get("record", ChorVoliTableRecord.Read),
                fields.Get("secret", Json.Text),
                fields.Get("openings", Json.ListOfNullableObjects(Json.Text)),
                fields.Get("deals", Json.Int32),
                fields.Get("moves", Json.List(ChorVoliTableMove.Read)));
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

    /// <summary>A seat was dealt four of a kind; nothing was played (C8).</summary>
    public sealed class ChorVoliFourOfAKind : ChorVoliResult
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="winner">Seat that was dealt the highest.</param>
        /// <param name="rank">Their rank.</param>
        public ChorVoliFourOfAKind(int winner, string rank)
        {
            Winner = winner;
            Rank = Json.Given(rank, nameof(rank));
        }

        /// <summary>Seat that was dealt the highest.</summary>
        public int Winner { get; }

        /// <summary>Their rank.</summary>
        public string Rank { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliFourOfAKind, T> fourOfAkInd,
            Func<ChorVoliShowdowns, T> showdowns) => fourOfAkInd(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliFourOfAKind Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliFourOfAKind Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliFourOfAKind));
            fields.Tag("type", "four_of_a_kind");
            return new ChorVoliFourOfAKind(fields.Get("winner", Json.Int32), fields.Get("rank", Json.Text));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "four_of_a_kind");
            Json.Put(json, "winner", Winner);
            Json.Put(json, "rank", Rank);
            json.WriteEndObject();
        }
    }

    /// <summary>What three cards make together, the strongest kind first.</summary>
    public enum ChorVoliKind
    {
        /// <summary><c>three_of_a_kind</c>.</summary>
        ThreeOfAKind,

        /// <summary><c>straight_flush</c>.</summary>
        StraightFlush,

        /// <summary><c>straight</c>.</summary>
        Straight,

        /// <summary><c>flush</c>.</summary>
        Flush,

        /// <summary><c>unrelated</c>.</summary>
        Unrelated
    }

    /// <summary>What the members of <see cref="ChorVoliKind"/> are in JSON.</summary>
    public static class ChorVoliKindExtensions
    {
        private static readonly string[] Values =
        {
            "three_of_a_kind", "straight_flush", "straight", "flush", "unrelated"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this ChorVoliKind member) => Values[(int)member];

        internal static ChorVoliKind Read(JToken json) =>
            (ChorVoliKind)Json.Member(json, nameof(ChorVoliKind), Values);
    }

    /// <summary>A combination that was laid down.</summary>
    public sealed class ChorVoliLaid : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="cards">Its cards, highest rank first.</param>
        /// <param name="kind">Its kind.</param>
        public ChorVoliLaid(IReadOnlyList<Card> cards, ChorVoliKind kind)
        {
            Cards = Json.Given(Json.Copy(cards), nameof(cards));
            Kind = kind;
        }

        /// <summary>Its cards, highest rank first.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Its kind.</summary>
        public ChorVoliKind Kind { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliLaid Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliLaid Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliLaid));
            return new ChorVoliLaid(
                fields.Get("cards", Json.List(CardExtensions.Read)),
                fields.Get("kind", ChorVoliKindExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "cards", Cards.Select(x => x.Value()));
            Json.Put(json, "kind", Kind.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>What one seat may do now; an entry of the list is exactly what is accepted.</summary>
    public sealed class ChorVoliLegal : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The seat that may act.</param>
        /// <param name="actions">Its legal actions, complete.</param>
        public ChorVoliLegal(int seat, IReadOnlyList<ChorVoliAction> actions)
        {
            Seat = seat;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The seat that may act.</summary>
        public int Seat { get; }

        /// <summary>Its legal actions, complete.</summary>
        public IReadOnlyList<ChorVoliAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliLegal Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliLegal Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliLegal));
            return new ChorVoliLegal(
                fields.Get("seat", Json.Int32),
                fields.Get("actions", Json.List(ChorVoliAction.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "seat", Seat);
            Json.Put(json, "actions", Actions);
            json.WriteEndObject();
        }
    }

    /// <summary>What an arrangement is best by; both have as many combinations as the hand allows.</summary>
    public enum ChorVoliMeasure
    {
        /// <summary><c>best_from_last</c>.</summary>
        BestFromLast,

        /// <summary><c>greatest_total</c>.</summary>
        GreatestTotal
    }

    /// <summary>What the members of <see cref="ChorVoliMeasure"/> are in JSON.</summary>
    public static class ChorVoliMeasureExtensions
    {
        private static readonly string[] Values =
        {
            "best_from_last", "greatest_total"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this ChorVoliMeasure member) => Values[(int)member];

        internal static ChorVoliMeasure Read(JToken json) =>
            (ChorVoliMeasure)Json.Member(json, nameof(ChorVoliMeasure), Values);
    }

    /// <summary>Every choice of rules, by form.</summary>
    public abstract class ChorVoliOptions : Message
    {
        internal ChorVoliOptions()
        {
        }

        /// <summary>Three threes beat three aces.</summary>
        public abstract bool ThreesHigh { get; }

        /// <summary>Four fours beat four aces.</summary>
        public abstract bool FoursHigh { get; }

        /// <summary>Which of equal combinations wins: shown first or last.</summary>
        public abstract ChorVoliTies Ties { get; }

        /// <summary>Who shows first in a showdown.</summary>
        public abstract ChorVoliShowdownLeader ShowdownLeader { get; }

        /// <summary>Deals after which the match is over.</summary>
        public abstract int? Deals { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(Func<ChorVoliPlain, T> chorVoli, Func<ChorVoliRamchi, T> ramchi);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliOptions Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliOptions Read(JToken json)
        {
            switch (Json.Tag(json, nameof(ChorVoliOptions), "form"))
            {
                case "chor-voli": return ChorVoliPlain.Read(json);
                case "ramchi": return ChorVoliRamchi.Read(json);
                default: throw Json.Unknown(json, nameof(ChorVoliOptions), "form");
            }
        }
    }

    /// <summary>The deal is over.</summary>
    public sealed class ChorVoliOver : ChorVoliPhase
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="pot">What a four of a kind took from the pool; 0 after showdowns.</param>
        public ChorVoliOver(int pot)
        {
            Pot = pot;
        }

        /// <summary>What a four of a kind took from the pool; 0 after showdowns.</summary>
        public int Pot { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliArranging, T> arranging,
            Func<ChorVoliCalling, T> calling,
            Func<ChorVoliOver, T> over) => over(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliOver Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliOver Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliOver));
            fields.Tag("type", "over");
            return new ChorVoliOver(fields.Get("pot", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "over");
            Json.Put(json, "pot", Pot);
            json.WriteEndObject();
        }
    }

    /// <summary>Options that differ from the variant's; one that its form does not have is refused.</summary>
    public sealed class ChorVoliOverrides : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="threesHigh">Three threes beat three aces.</param>
        /// <param name="foursHigh">Four fours beat four aces.</param>
        /// <param name="ties">Which of equal combinations wins: shown first or last.</param>
        /// <param name="showdownLeader">Who shows first in a showdown.</param>
        /// <param name="fourOfAKind">Four of a kind ends a deal.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public ChorVoliOverrides(
            bool? threesHigh = null,
            bool? foursHigh = null,
            ChorVoliTies? ties = null,
            ChorVoliShowdownLeader? showdownLeader = null,
            bool? fourOfAKind = null,
            int? deals = null)
        {
            ThreesHigh = threesHigh;
            FoursHigh = foursHigh;
            Ties = ties;
            ShowdownLeader = showdownLeader;
            FourOfAKind = fourOfAKind;
            Deals = deals;
        }

        /// <summary>Three threes beat three aces. Left out where null.</summary>
        public bool? ThreesHigh { get; }

        /// <summary>Four fours beat four aces. Left out where null.</summary>
        public bool? FoursHigh { get; }

        /// <summary>Which of equal combinations wins: shown first or last. Left out where null.</summary>
        public ChorVoliTies? Ties { get; }

        /// <summary>Who shows first in a showdown. Left out where null.</summary>
        public ChorVoliShowdownLeader? ShowdownLeader { get; }

        /// <summary>Four of a kind ends a deal. Left out where null.</summary>
        public bool? FourOfAKind { get; }

        /// <summary>Deals after which the match is over. Left out where null.</summary>
        public int? Deals { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliOverrides Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliOverrides Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliOverrides));
            return new ChorVoliOverrides(
                fields.OptionalValue("threes_high", Json.Boolean),
                fields.OptionalValue("fours_high", Json.Boolean),
                fields.OptionalValue("ties", ChorVoliTiesExtensions.Read),
                fields.OptionalValue("showdown_leader", ChorVoliShowdownLeaderExtensions.Read),
                fields.OptionalValue("four_of_a_kind", Json.Boolean),
                fields.OptionalValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.PutGiven(json, "threes_high", ThreesHigh);
            Json.PutGiven(json, "fours_high", FoursHigh);
            Json.PutGiven(json, "ties", Ties?.Value());
            Json.PutGiven(json, "showdown_leader", ShowdownLeader?.Value());
            Json.PutGiven(json, "four_of_a_kind", FourOfAKind);
            Json.PutGiven(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>Chips changed hands.</summary>
    public sealed class ChorVoliPaid : ChorVoliEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="payment">Who paid whom, and what for.</param>
        public ChorVoliPaid(int action, Payment payment)
        {
            Action = action;
            Payment = Json.Given(payment, nameof(payment));
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Who paid whom, and what for.</summary>
        public Payment Payment { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliDealt, T> dealt,
            Func<ChorVoliPaid, T> paid,
            Func<ChorVoliCombined, T> combined,
            Func<ChorVoliStoodUp, T> stood,
            Func<ChorVoliTookTableCard, T> tookTableCard,
            Func<ChorVoliCalled, T> called,
            Func<ChorVoliShowdownHeld, T> showdown,
            Func<ChorVoliSettled, T> settled) => paid(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliPaid Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliPaid Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliPaid));
            fields.Tag("type", "paid");
            return new ChorVoliPaid(fields.Get("action", Json.Int32), fields.Get("payment", Payment.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "paid");
            Json.Put(json, "action", Action);
            Json.Put(json, "payment", Payment);
            json.WriteEndObject();
        }
    }

    /// <summary>The table as one seat, or a spectator, may know it.</summary>
    public sealed class ChorVoliPerspective : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The seat; null for spectators.</param>
        /// <param name="view">What it may see.</param>
        /// <param name="toAct">Seats that the game waits for.</param>
        /// <param name="legal">What the seat itself may do now; empty for spectators.</param>
        /// <param name="scoring">The scoring, which is public.</param>
        /// <param name="events">The events, as this seat knows them.</param>
        public ChorVoliPerspective(
            int? seat,
            ChorVoliView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<ChorVoliAction> legal,
            ChorVoliScoring scoring,
            IReadOnlyList<ChorVoliEvent> events)
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
        public ChorVoliView View { get; }

        /// <summary>Seats that the game waits for.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>What the seat itself may do now; empty for spectators.</summary>
        public IReadOnlyList<ChorVoliAction> Legal { get; }

        /// <summary>The scoring, which is public.</summary>
        public ChorVoliScoring Scoring { get; }

        /// <summary>The events, as this seat knows them.</summary>
        public IReadOnlyList<ChorVoliEvent> Events { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliPerspective Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliPerspective Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliPerspective));
            return new ChorVoliPerspective(
                fields.NullableValue("seat", Json.Int32),
                fields.Get("view", ChorVoliView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(ChorVoliAction.Read)),
                fields.Get("scoring", ChorVoliScoring.Read),
                fields.Get("events", Json.List(ChorVoliEvent.Read)));
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

    /// <summary>What is due.</summary>
    public abstract class ChorVoliPhase : Message
    {
        internal ChorVoliPhase()
        {
        }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<ChorVoliArranging, T> arranging,
            Func<ChorVoliCalling, T> calling,
            Func<ChorVoliOver, T> over);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliPhase Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliPhase Read(JToken json)
        {
            switch (Json.Tag(json, nameof(ChorVoliPhase), "type"))
            {
                case "arranging": return ChorVoliArranging.Read(json);
                case "calling": return ChorVoliCalling.Read(json);
                case "over": return ChorVoliOver.Read(json);
                default: throw Json.Unknown(json, nameof(ChorVoliPhase), "type");
            }
        }
    }

    /// <summary>Chor Voli: four players, a pool, one chip a showdown.</summary>
    public sealed class ChorVoliPlain : ChorVoliOptions
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="threesHigh">Three threes beat three aces.</param>
        /// <param name="foursHigh">Four fours beat four aces.</param>
        /// <param name="ties">Which of equal combinations wins: shown first or last.</param>
        /// <param name="showdownLeader">Who shows first in a showdown.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public ChorVoliPlain(
            bool threesHigh,
            bool foursHigh,
            ChorVoliTies ties,
            ChorVoliShowdownLeader showdownLeader,
            int? deals)
        {
            ThreesHigh = threesHigh;
            FoursHigh = foursHigh;
            Ties = ties;
            ShowdownLeader = showdownLeader;
            Deals = deals;
        }

        /// <summary>Three threes beat three aces.</summary>
        public override bool ThreesHigh { get; }

        /// <summary>Four fours beat four aces.</summary>
        public override bool FoursHigh { get; }

        /// <summary>Which of equal combinations wins: shown first or last.</summary>
        public override ChorVoliTies Ties { get; }

        /// <summary>Who shows first in a showdown.</summary>
        public override ChorVoliShowdownLeader ShowdownLeader { get; }

        /// <summary>Deals after which the match is over.</summary>
        public override int? Deals { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliPlain, T> chorVoli,
            Func<ChorVoliRamchi, T> ramchi) => chorVoli(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliPlain Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliPlain Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliPlain));
            fields.Tag("form", "chor-voli");
            return new ChorVoliPlain(
                fields.Get("threes_high", Json.Boolean),
                fields.Get("fours_high", Json.Boolean),
                fields.Get("ties", ChorVoliTiesExtensions.Read),
                fields.Get("showdown_leader", ChorVoliShowdownLeaderExtensions.Read),
                fields.NullableValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "form", "chor-voli");
            Json.Put(json, "threes_high", ThreesHigh);
            Json.Put(json, "fours_high", FoursHigh);
            Json.Put(json, "ties", Ties.Value());
            Json.Put(json, "showdown_leader", ShowdownLeader.Value());
            Json.Put(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>A state and the actions to play on it.</summary>
    public sealed class ChorVoliPlayRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state as the last answer gave it.</param>
        /// <param name="actions">Actions in order: all are played, or none.</param>
        public ChorVoliPlayRequest(ChorVoliState state, IReadOnlyList<ChorVoliAction> actions)
        {
            State = Json.Given(state, nameof(state));
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The state as the last answer gave it.</summary>
        public ChorVoliState State { get; }

        /// <summary>Actions in order: all are played, or none.</summary>
        public IReadOnlyList<ChorVoliAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliPlayRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliPlayRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliPlayRequest));
            return new ChorVoliPlayRequest(
                fields.Get("state", ChorVoliState.Read),
                fields.Get("actions", Json.List(ChorVoliAction.Read)));
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
    public sealed class ChorVoliPosition : Message
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
        public ChorVoliPosition(
            ChorVoliState state,
            string digest,
            IReadOnlyList<int> toAct,
            IReadOnlyList<ChorVoliLegal> legal,
            IReadOnlyList<ChorVoliBarred> barred,
            ChorVoliScoring scoring,
            IReadOnlyList<ChorVoliEvent> events,
            IReadOnlyList<ChorVoliPerspective> views)
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
        public ChorVoliState State { get; }

        /// <summary>SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.</summary>
        public string Digest { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>Every legal action by seat, also out of turn; null when not asked for.</summary>
        public IReadOnlyList<ChorVoliLegal> Legal { get; }

        /// <summary>Refused actions by seat, each with its rule; null when not asked for.</summary>
        public IReadOnlyList<ChorVoliBarred> Barred { get; }

        /// <summary>The scoring so far.</summary>
        public ChorVoliScoring Scoring { get; }

        /// <summary>What this request brought about, in order.</summary>
        public IReadOnlyList<ChorVoliEvent> Events { get; }

        /// <summary>What each seat and, last, the spectators may know; null when not asked for.</summary>
        public IReadOnlyList<ChorVoliPerspective> Views { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliPosition Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliPosition Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliPosition));
            return new ChorVoliPosition(
                fields.Get("state", ChorVoliState.Read),
                fields.Get("digest", Json.Text),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.NullableObject("legal", Json.List(ChorVoliLegal.Read)),
                fields.NullableObject("barred", Json.List(ChorVoliBarred.Read)),
                fields.Get("scoring", ChorVoliScoring.Read),
                fields.Get("events", Json.List(ChorVoliEvent.Read)),
                fields.NullableObject("views", Json.List(ChorVoliPerspective.Read)));
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
    public sealed class ChorVoliPositionRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state.</param>
        public ChorVoliPositionRequest(ChorVoliState state)
        {
            State = Json.Given(state, nameof(state));
        }

        /// <summary>The state.</summary>
        public ChorVoliState State { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliPositionRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliPositionRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliPositionRequest));
            return new ChorVoliPositionRequest(fields.Get("state", ChorVoliState.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            json.WriteEndObject();
        }
    }

    /// <summary>Ramchi: three or four players, and every opponent pays.</summary>
    public sealed class ChorVoliRamchi : ChorVoliOptions
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="threesHigh">Three threes beat three aces.</param>
        /// <param name="ties">Which of equal combinations wins: shown first or last.</param>
        /// <param name="showdownLeader">Who shows first in a showdown.</param>
        /// <param name="fourOfAKind">Four of a kind ends a deal.</param>
        /// <param name="foursHigh">Four fours beat four aces.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public ChorVoliRamchi(
            bool threesHigh,
            ChorVoliTies ties,
            ChorVoliShowdownLeader showdownLeader,
            bool fourOfAKind,
            bool foursHigh,
            int? deals)
        {
            ThreesHigh = threesHigh;
            Ties = ties;
            ShowdownLeader = showdownLeader;
            FourOfAKind = fourOfAKind;
            FoursHigh = foursHigh;
            Deals = deals;
        }

        /// <summary>Three threes beat three aces.</summary>
        public override bool ThreesHigh { get; }

        /// <summary>Which of equal combinations wins: shown first or last.</summary>
        public override ChorVoliTies Ties { get; }

        /// <summary>Who shows first in a showdown.</summary>
        public override ChorVoliShowdownLeader ShowdownLeader { get; }

        /// <summary>Four of a kind ends a deal.</summary>
        public bool FourOfAKind { get; }

        /// <summary>Four fours beat four aces.</summary>
        public override bool FoursHigh { get; }

        /// <summary>Deals after which the match is over.</summary>
        public override int? Deals { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliPlain, T> chorVoli,
            Func<ChorVoliRamchi, T> ramchi) => ramchi(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliRamchi Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliRamchi Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliRamchi));
            fields.Tag("form", "ramchi");
            return new ChorVoliRamchi(
                fields.Get("threes_high", Json.Boolean),
                fields.Get("ties", ChorVoliTiesExtensions.Read),
                fields.Get("showdown_leader", ChorVoliShowdownLeaderExtensions.Read),
                fields.Get("four_of_a_kind", Json.Boolean),
                fields.Get("fours_high", Json.Boolean),
                fields.NullableValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "form", "ramchi");
            Json.Put(json, "threes_high", ThreesHigh);
            Json.Put(json, "ties", Ties.Value());
            Json.Put(json, "showdown_leader", ShowdownLeader.Value());
            Json.Put(json, "four_of_a_kind", FourOfAKind);
            Json.Put(json, "fours_high", FoursHigh);
            Json.Put(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>A combination of the hand.</summary>
    public sealed class ChorVoliRanked : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="cards">Its cards, highest rank first.</param>
        /// <param name="kind">Its kind.</param>
        /// <param name="place">Place among the hand's combinations by strength, from 1; equally strong ones share
        /// it.</param>
        public ChorVoliRanked(IReadOnlyList<Card> cards, ChorVoliKind kind, int place)
        {
            Cards = Json.Given(Json.Copy(cards), nameof(cards));
            Kind = kind;
            Place = place;
        }

        /// <summary>Its cards, highest rank first.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Its kind.</summary>
        public ChorVoliKind Kind { get; }

        /// <summary>Place among the hand's combinations by strength, from 1; equally strong ones share it.</summary>
        public int Place { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliRanked Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliRanked Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliRanked));
            return new ChorVoliRanked(
                fields.Get("cards", Json.List(CardExtensions.Read)),
                fields.Get("kind", ChorVoliKindExtensions.Read),
                fields.Get("place", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "cards", Cards.Select(x => x.Value()));
            Json.Put(json, "kind", Kind.Value());
            Json.Put(json, "place", Place);
            json.WriteEndObject();
        }
    }

    /// <summary>Where a replayed match stands at the end, and how it came there.</summary>
    public sealed class ChorVoliReplayPosition : Message
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
        public ChorVoliReplayPosition(
            ChorVoliState state,
            string digest,
            IReadOnlyList<int> toAct,
            IReadOnlyList<ChorVoliLegal> legal,
            IReadOnlyList<ChorVoliBarred> barred,
            ChorVoliScoring scoring,
            IReadOnlyList<ChorVoliEvent> events,
            IReadOnlyList<ChorVoliPerspective> views,
            IReadOnlyList<ChorVoliStep> steps)
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
        public ChorVoliState State { get; }

        /// <summary>SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.</summary>
        public string Digest { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>Every legal action by seat, also out of turn; null when not asked for.</summary>
        public IReadOnlyList<ChorVoliLegal> Legal { get; }

        /// <summary>Refused actions by seat, each with its rule; null when not asked for.</summary>
        public IReadOnlyList<ChorVoliBarred> Barred { get; }

        /// <summary>The scoring so far.</summary>
        public ChorVoliScoring Scoring { get; }

        /// <summary>What this request brought about, in order.</summary>
        public IReadOnlyList<ChorVoliEvent> Events { get; }

        /// <summary>What each seat and, last, the spectators may know; null when not asked for.</summary>
        public IReadOnlyList<ChorVoliPerspective> Views { get; }

        /// <summary>Every action with its events and digest; null when not asked for.</summary>
        public IReadOnlyList<ChorVoliStep> Steps { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliReplayPosition Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliReplayPosition Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliReplayPosition));
            return new ChorVoliReplayPosition(
                fields.Get("state", ChorVoliState.Read),
                fields.Get("digest", Json.Text),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.NullableObject("legal", Json.List(ChorVoliLegal.Read)),
                fields.NullableObject("barred", Json.List(ChorVoliBarred.Read)),
                fields.Get("scoring", ChorVoliScoring.Read),
                fields.Get("events", Json.List(ChorVoliEvent.Read)),
                fields.NullableObject("views", Json.List(ChorVoliPerspective.Read)),
                fields.NullableObject("steps", Json.List(ChorVoliStep.Read)));
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
    public sealed class ChorVoliReplayRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="seed">Source of all chance.</param>
        /// <param name="actions">Actions in order; with <c>steps=true</c> at most 1,000.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        public ChorVoliReplayRequest(
            int players,
            string seed,
            IReadOnlyList<ChorVoliAction> actions,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null,
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
        public ChorVoliVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public ChorVoliOverrides Options { get; }

        /// <summary>Source of all chance.</summary>
        public string Seed { get; }

        /// <summary>Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10). Left out where
        /// null.</summary>
        public IReadOnlyList<Card> Deck { get; }

        /// <summary>First dealer; without it drawn by lot from the seed (S5). Left out where null.</summary>
        public int? Dealer { get; }

        /// <summary>Actions in order; with <c>steps=true</c> at most 1,000.</summary>
        public IReadOnlyList<ChorVoliAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliReplayRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliReplayRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliReplayRequest));
            return new ChorVoliReplayRequest(
                fields.Get("players", Json.Int32),
                fields.Get("seed", Json.Text),
                fields.Get("actions", Json.List(ChorVoliAction.Read)),
                fields.OptionalValue("variant", ChorVoliVariantExtensions.Read),
                fields.OptionalObject("options", ChorVoliOverrides.Read),
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

    /// <summary>How a deal ended.</summary>
    public abstract class ChorVoliResult : Message
    {
        internal ChorVoliResult()
        {
        }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<ChorVoliFourOfAKind, T> fourOfAkInd,
            Func<ChorVoliShowdowns, T> showdowns);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliResult Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliResult Read(JToken json)
        {
            switch (Json.Tag(json, nameof(ChorVoliResult), "type"))
            {
                case "four_of_a_kind": return ChorVoliFourOfAKind.Read(json);
                case "showdowns": return ChorVoliShowdowns.Read(json);
                default: throw Json.Unknown(json, nameof(ChorVoliResult), "type");
            }
        }
    }

    /// <summary>What the match has come to.</summary>
    public sealed class ChorVoliScoring : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="balances">Chips won, by seat.</param>
        /// <param name="kitty">Always 0: these games have a pool, or neither.</param>
        /// <param name="pool">Chips in the pool.</param>
        /// <param name="lines">Every payment of this deal so far, in order.</param>
        /// <param name="result">How the deal ended; null while it is played.</param>
        /// <param name="returns">Net result of the deal by seat; null while it is played.</param>
        public ChorVoliScoring(
            IReadOnlyList<int> balances,
            int kitty,
            int pool,
            IReadOnlyList<Payment> lines,
            ChorVoliResult result,
            IReadOnlyList<int> returns)
        {
            Balances = Json.Given(Json.Copy(balances), nameof(balances));
            Kitty = kitty;
            Pool = pool;
            Lines = Json.Given(Json.Copy(lines), nameof(lines));
            Result = result;
            Returns = Json.Copy(returns);
        }

        /// <summary>Chips won, by seat.</summary>
        public IReadOnlyList<int> Balances { get; }

        /// <summary>Always 0: these games have a pool, or neither.</summary>
        public int Kitty { get; }

        /// <summary>Chips in the pool.</summary>
        public int Pool { get; }

        /// <summary>Every payment of this deal so far, in order.</summary>
        public IReadOnlyList<Payment> Lines { get; }

        /// <summary>How the deal ended; null while it is played.</summary>
        public ChorVoliResult Result { get; }

        /// <summary>Net result of the deal by seat; null while it is played.</summary>
        public IReadOnlyList<int> Returns { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliScoring Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliScoring Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliScoring));
            return new ChorVoliScoring(
                fields.Get("balances", Json.List(Json.Int32)),
                fields.Get("kitty", Json.Int32),
                fields.Get("pool", Json.Int32),
                fields.Get("lines", Json.List(Payment.Read)),
                fields.NullableObject("result", ChorVoliResult.Read),
                fields.NullableObject("returns", Json.List(Json.Int32)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "balances", Balances);
            Json.Put(json, "kitty", Kitty);
            Json.Put(json, "pool", Pool);
            Json.Put(json, "lines", Lines);
            Json.Put(json, "result", Result);
            Json.Put(json, "returns", Returns);
            json.WriteEndObject();
        }
    }

    /// <summary>The deal is over, and all is paid.</summary>
    public sealed class ChorVoliSettled : ChorVoliEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="result">How it ended.</param>
        /// <param name="returns">Net result of the deal by seat.</param>
        /// <param name="balances">Chips won so far, by seat.</param>
        /// <param name="pool">Chips in the pool.</param>
        public ChorVoliSettled(
            int action,
            ChorVoliResult result,
            IReadOnlyList<int> returns,
            IReadOnlyList<int> balances,
            int pool)
        {
            Action = action;
            Result = Json.Given(result, nameof(result));
            Returns = Json.Given(Json.Copy(returns), nameof(returns));
            Balances = Json.Given(Json.Copy(balances), nameof(balances));
            Pool = pool;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>How it ended.</summary>
        public ChorVoliResult Result { get; }

        /// <summary>Net result of the deal by seat.</summary>
        public IReadOnlyList<int> Returns { get; }

        /// <summary>Chips won so far, by seat.</summary>
        public IReadOnlyList<int> Balances { get; }

        /// <summary>Chips in the pool.</summary>
        public int Pool { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliDealt, T> dealt,
            Func<ChorVoliPaid, T> paid,
            Func<ChorVoliCombined, T> combined,
            Func<ChorVoliStoodUp, T> stood,
            Func<ChorVoliTookTableCard, T> tookTableCard,
            Func<ChorVoliCalled, T> called,
            Func<ChorVoliShowdownHeld, T> showdown,
            Func<ChorVoliSettled, T> settled) => settled(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliSettled Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliSettled Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliSettled));
            fields.Tag("type", "settled");
            return new ChorVoliSettled(
                fields.Get("action", Json.Int32),
                fields.Get("result", ChorVoliResult.Read),
                fields.Get("returns", Json.List(Json.Int32)),
                fields.Get("balances", Json.List(Json.Int32)),
                fields.Get("pool", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "settled");
            Json.Put(json, "action", Action);
            Json.Put(json, "result", Result);
            Json.Put(json, "returns", Returns);
            Json.Put(json, "balances", Balances);
            Json.Put(json, "pool", Pool);
            json.WriteEndObject();
        }
    }

    /// <summary>Call the showdowns (C10a).</summary>
    public sealed class ChorVoliShow : ChorVoliAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public ChorVoliShow(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliCombine, T> combine,
            Func<ChorVoliStand, T> stand,
            Func<ChorVoliTakeTableCard, T> takeTableCard,
            Func<ChorVoliShow, T> show,
            Func<ChorVoliDeal, T> deal) => show(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliShow Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliShow Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliShow));
            fields.Tag("type", "show");
            return new ChorVoliShow(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "show");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>A showdown was held (C11).</summary>
    public sealed class ChorVoliShowdownHeld : ChorVoliEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="number">Number of the showdown, from 1.</param>
        /// <param name="shown">What was shown, in order.</param>
        /// <param name="winner">Seat that won it.</param>
        /// <param name="why">Why.</param>
        public ChorVoliShowdownHeld(
            int action,
            int number,
            IReadOnlyList<ChorVoliShown> shown,
            int winner,
            ChorVoliWhy why)
        {
            Action = action;
            Number = number;
            Shown = Json.Given(Json.Copy(shown), nameof(shown));
            Winner = winner;
            Why = why;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Number of the showdown, from 1.</summary>
        public int Number { get; }

        /// <summary>What was shown, in order.</summary>
        public IReadOnlyList<ChorVoliShown> Shown { get; }

        /// <summary>Seat that won it.</summary>
        public int Winner { get; }

        /// <summary>Why.</summary>
        public ChorVoliWhy Why { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliDealt, T> dealt,
            Func<ChorVoliPaid, T> paid,
            Func<ChorVoliCombined, T> combined,
            Func<ChorVoliStoodUp, T> stood,
            Func<ChorVoliTookTableCard, T> tookTableCard,
            Func<ChorVoliCalled, T> called,
            Func<ChorVoliShowdownHeld, T> showdown,
            Func<ChorVoliSettled, T> settled) => showdown(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliShowdownHeld Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliShowdownHeld Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliShowdownHeld));
            fields.Tag("type", "showdown");
            return new ChorVoliShowdownHeld(
                fields.Get("action", Json.Int32),
                fields.Get("number", Json.Int32),
                fields.Get("shown", Json.List(ChorVoliShown.Read)),
                fields.Get("winner", Json.Int32),
                fields.Get("why", ChorVoliWhyExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "showdown");
            Json.Put(json, "action", Action);
            Json.Put(json, "number", Number);
            Json.Put(json, "shown", Shown);
            Json.Put(json, "winner", Winner);
            Json.Put(json, "why", Why.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>Who shows first in a showdown.</summary>
    public enum ChorVoliShowdownLeader
    {
        /// <summary><c>first_seat</c>.</summary>
        FirstSeat,

        /// <summary><c>previous_winner</c>.</summary>
        PreviousWinner
    }

    /// <summary>What the members of <see cref="ChorVoliShowdownLeader"/> are in JSON.</summary>
    public static class ChorVoliShowdownLeaderExtensions
    {
        private static readonly string[] Values =
        {
            "first_seat", "previous_winner"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this ChorVoliShowdownLeader member) => Values[(int)member];

        internal static ChorVoliShowdownLeader Read(JToken json) =>
            (ChorVoliShowdownLeader)Json.Member(json, nameof(ChorVoliShowdownLeader), Values);
    }

    /// <summary>The combinations met (C11).</summary>
    public sealed class ChorVoliShowdowns : ChorVoliResult
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="held">Number of showdowns that were held.</param>
        /// <param name="winners">Seat that won each one.</param>
        public ChorVoliShowdowns(int held, IReadOnlyList<int> winners)
        {
            Held = held;
            Winners = Json.Given(Json.Copy(winners), nameof(winners));
        }

        /// <summary>Number of showdowns that were held.</summary>
        public int Held { get; }

        /// <summary>Seat that won each one.</summary>
        public IReadOnlyList<int> Winners { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliFourOfAKind, T> fourOfAkInd,
            Func<ChorVoliShowdowns, T> showdowns) => showdowns(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliShowdowns Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliShowdowns Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliShowdowns));
            fields.Tag("type", "showdowns");
            return new ChorVoliShowdowns(
                fields.Get("held", Json.Int32),
                fields.Get("winners", Json.List(Json.Int32)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "showdowns");
            Json.Put(json, "held", Held);
            Json.Put(json, "winners", Winners);
            json.WriteEndObject();
        }
    }

    /// <summary>A combination that was shown.</summary>
    public sealed class ChorVoliShown : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that showed it.</param>
        /// <param name="cards">Its cards, highest rank first.</param>
        /// <param name="kind">Its kind.</param>
        public ChorVoliShown(int seat, IReadOnlyList<Card> cards, ChorVoliKind kind)
        {
            Seat = seat;
            Cards = Json.Given(Json.Copy(cards), nameof(cards));
            Kind = kind;
        }

        /// <summary>Seat that showed it.</summary>
        public int Seat { get; }

        /// <summary>Its cards, highest rank first.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Its kind.</summary>
        public ChorVoliKind Kind { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliShown Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliShown Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliShown));
            return new ChorVoliShown(
                fields.Get("seat", Json.Int32),
                fields.Get("cards", Json.List(CardExtensions.Read)),
                fields.Get("kind", ChorVoliKindExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "seat", Seat);
            Json.Put(json, "cards", Cards.Select(x => x.Value()));
            Json.Put(json, "kind", Kind.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>Discard what is left, and finish arranging (C10).</summary>
    public sealed class ChorVoliStand : ChorVoliAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public ChorVoliStand(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliCombine, T> combine,
            Func<ChorVoliStand, T> stand,
            Func<ChorVoliTakeTableCard, T> takeTableCard,
            Func<ChorVoliShow, T> show,
            Func<ChorVoliDeal, T> deal) => stand(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliStand Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliStand Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliStand));
            fields.Tag("type", "stand");
            return new ChorVoliStand(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "stand");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and
    /// a lot.</summary>
    public sealed class ChorVoliStartRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="seed">Source of all chance; without it the server makes one from 32 random bytes.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        public ChorVoliStartRequest(
            int players,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null,
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
        public ChorVoliVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public ChorVoliOverrides Options { get; }

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
        public static ChorVoliStartRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliStartRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliStartRequest));
            return new ChorVoliStartRequest(
                fields.Get("players", Json.Int32),
                fields.OptionalValue("variant", ChorVoliVariantExtensions.Read),
                fields.OptionalObject("options", ChorVoliOverrides.Read),
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

    /// <summary>A match of Chor Voli or Ramchi, hidden cards included.</summary>
    public sealed class ChorVoliState : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="version">Version of this layout; 1 is known.</param>
        /// <param name="options">Every choice of rules.</param>
        /// <param name="seed">Source of all chance in later deals.</param>
        /// <param name="deal">Number of this deal, from 0.</param>
        /// <param name="dealer">Seat that dealt; the one after it is the first.</param>
        /// <param name="actions">Actions taken in this deal.</param>
        /// <param name="hands">Cards that each seat still holds, in the order gained.</param>
        /// <param name="tableCard">The card that lies face up; null where none is left over.</param>
        /// <param name="combinations">Combinations that each seat has laid down, in order.</param>
        /// <param name="discards">Cards that each seat has discarded.</param>
        /// <param name="stood">Seats that have finished arranging, in order.</param>
        /// <param name="balances">Chips won, by seat.</param>
        /// <param name="pool">Chips in the pool.</param>
        /// <param name="phase">What is due.</param>
        public ChorVoliState(
            int version,
            ChorVoliOptions options,
            string seed,
            int deal,
            int dealer,
            int actions,
            IReadOnlyList<IReadOnlyList<Card>> hands,
            Card? tableCard,
            IReadOnlyList<IReadOnlyList<IReadOnlyList<Card>>> combinations,
            IReadOnlyList<IReadOnlyList<Card>> discards,
            IReadOnlyList<int> stood,
            IReadOnlyList<int> balances,
            int pool,
            ChorVoliPhase phase)
        {
            Version = version;
            Options = Json.Given(options, nameof(options));
            Seed = Json.Given(seed, nameof(seed));
            Deal = deal;
            Dealer = dealer;
            Actions = actions;
            Hands = Json.Given(Json.Copy(hands, Json.Copy), nameof(hands));
            TableCard = tableCard;
            Combinations = Json.Given(Json.Copy(combinations, x => Json.Copy(x, Json.Copy)), nameof(combinations));
            Discards = Json.Given(Json.Copy(discards, Json.Copy), nameof(discards));
            Stood = Json.Given(Json.Copy(stood), nameof(stood));
            Balances = Json.Given(Json.Copy(balances), nameof(balances));
            Pool = pool;
            Phase = Json.Given(phase, nameof(phase));
        }

        /// <summary>Version of this layout; 1 is known.</summary>
        public int Version { get; }

        /// <summary>Every choice of rules.</summary>
        public ChorVoliOptions Options { get; }

        /// <summary>Source of all chance in later deals.</summary>
        public string Seed { get; }

        /// <summary>Number of this deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>Seat that dealt; the one after it is the first.</summary>
        public int Dealer { get; }

        /// <summary>Actions taken in this deal.</summary>
        public int Actions { get; }

        /// <summary>Cards that each seat still holds, in the order gained.</summary>
        public IReadOnlyList<IReadOnlyList<Card>> Hands { get; }

        /// <summary>The card that lies face up; null where none is left over.</summary>
        public Card? TableCard { get; }

        /// <summary>Combinations that each seat has laid down, in order.</summary>
        public IReadOnlyList<IReadOnlyList<IReadOnlyList<Card>>> Combinations { get; }

        /// <summary>Cards that each seat has discarded.</summary>
        public IReadOnlyList<IReadOnlyList<Card>> Discards { get; }

        /// <summary>Seats that have finished arranging, in order.</summary>
        public IReadOnlyList<int> Stood { get; }

        /// <summary>Chips won, by seat.</summary>
        public IReadOnlyList<int> Balances { get; }

        /// <summary>Chips in the pool.</summary>
        public int Pool { get; }

        /// <summary>What is due.</summary>
        public ChorVoliPhase Phase { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliState Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliState Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliState));
            fields.Tag("game", "chor-voli");
            return new ChorVoliState(
                fields.Get("version", Json.Int32),
                fields.Get("options", ChorVoliOptions.Read),
                fields.Get("seed", Json.Text),
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.Get("actions", Json.Int32),
                fields.Get("hands", Json.List(Json.List(CardExtensions.Read))),
                fields.NullableValue("table_card", CardExtensions.Read),
                fields.Get("combinations", Json.List(Json.List(Json.List(CardExtensions.Read)))),
                fields.Get("discards", Json.List(Json.List(CardExtensions.Read))),
                fields.Get("stood", Json.List(Json.Int32)),
                fields.Get("balances", Json.List(Json.Int32)),
                fields.Get("pool", Json.Int32),
                fields.Get("phase", ChorVoliPhase.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "game", "chor-voli");
            Json.Put(json, "version", Version);
            Json.Put(json, "options", Options);
            Json.Put(json, "seed", Seed);
            Json.Put(json, "deal", Deal);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "actions", Actions);
            Json.Put(json, "hands", Hands.Select(x => x.Select(xx => xx.Value())));
            Json.Put(json, "table_card", TableCard?.Value());
            Json.Put(json, "combinations", Combinations.Select(x => x.Select(xx => xx.Select(xxxx => xxxx.Value()))));
            Json.Put(json, "discards", Discards.Select(x => x.Select(xx => xx.Value())));
            Json.Put(json, "stood", Stood);
            Json.Put(json, "balances", Balances);
            Json.Put(json, "pool", Pool);
            Json.Put(json, "phase", Phase);
            json.WriteEndObject();
        }
    }

    /// <summary>One action of a replay.</summary>
    public sealed class ChorVoliStep : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">The action.</param>
        /// <param name="events">What it brought about.</param>
        /// <param name="digest">Digest of the state after it.</param>
        public ChorVoliStep(ChorVoliAction action, IReadOnlyList<ChorVoliEvent> events, string digest)
        {
            Action = Json.Given(action, nameof(action));
            Events = Json.Given(Json.Copy(events), nameof(events));
            Digest = Json.Given(digest, nameof(digest));
        }

        /// <summary>The action.</summary>
        public ChorVoliAction Action { get; }

        /// <summary>What it brought about.</summary>
        public IReadOnlyList<ChorVoliEvent> Events { get; }

        /// <summary>Digest of the state after it.</summary>
        public string Digest { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliStep Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliStep Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliStep));
            return new ChorVoliStep(
                fields.Get("action", ChorVoliAction.Read),
                fields.Get("events", Json.List(ChorVoliEvent.Read)),
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

    /// <summary>A seat has finished arranging (C10).</summary>
    public sealed class ChorVoliStoodUp : ChorVoliEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that has.</param>
        public ChorVoliStoodUp(int action, int seat)
        {
            Action = action;
            Seat = seat;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that has.</summary>
        public int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliDealt, T> dealt,
            Func<ChorVoliPaid, T> paid,
            Func<ChorVoliCombined, T> combined,
            Func<ChorVoliStoodUp, T> stood,
            Func<ChorVoliTookTableCard, T> tookTableCard,
            Func<ChorVoliCalled, T> called,
            Func<ChorVoliShowdownHeld, T> showdown,
            Func<ChorVoliSettled, T> settled) => stood(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliStoodUp Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliStoodUp Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliStoodUp));
            fields.Tag("type", "stood");
            return new ChorVoliStoodUp(fields.Get("action", Json.Int32), fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "stood");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>A table as one seat, or a spectator, may know it.</summary>
    public sealed class ChorVoliTable : Message
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
        public ChorVoliTable(
            string token,
            string match,
            long move,
            string link,
            Safety safety,
            IReadOnlyList<int> closed,
            int? seat,
            ChorVoliView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<ChorVoliAction> legal,
            ChorVoliScoring scoring,
            IReadOnlyList<ChorVoliEvent> events)
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
        public ChorVoliView View { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>What the seat itself may do now, action by action; some are only taken whole, as one
        /// move.</summary>
        public IReadOnlyList<ChorVoliAction> Legal { get; }

        /// <summary>The scoring, which is public.</summary>
        public ChorVoliScoring Scoring { get; }

        /// <summary>What the last move brought about, as this seat knows it.</summary>
        public IReadOnlyList<ChorVoliEvent> Events { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliTable Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliTable Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTable));
            return new ChorVoliTable(
                fields.Get("token", Json.Text),
                fields.Get("match", Json.Text),
                fields.Get("move", Json.Int64),
                fields.Get("link", Json.Text),
                fields.Get("safety", Safety.Read),
                fields.Get("closed", Json.List(Json.Int32)),
                fields.NullableValue("seat", Json.Int32),
                fields.Get("view", ChorVoliView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(ChorVoliAction.Read)),
                fields.Get("scoring", ChorVoliScoring.Read),
                fields.Get("events", Json.List(ChorVoliEvent.Read)));
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
    public sealed class ChorVoliTableMove : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that moved.</param>
        /// <param name="actions">Its actions in order; none where it closed the match.</param>
        public ChorVoliTableMove(int seat, IReadOnlyList<ChorVoliAction> actions)
        {
            Seat = seat;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>Seat that moved.</summary>
        public int Seat { get; }

        /// <summary>Its actions in order; none where it closed the match.</summary>
        public IReadOnlyList<ChorVoliAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliTableMove Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliTableMove Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTableMove));
            return new ChorVoliTableMove(
                fields.Get("seat", Json.Int32),
                fields.Get("actions", Json.List(ChorVoliAction.Read)));
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
    public sealed class ChorVoliTablePlayRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="actions">The move: actions of one seat, in order; all are played, or none. A <c>deal</c> has no
        /// deck here.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        public ChorVoliTablePlayRequest(
            string token,
            IReadOnlyList<ChorVoliAction> actions,
            LastSeen lastSeen = null)
        {
            Token = Json.Given(token, nameof(token));
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
            LastSeen = lastSeen;
        }

        /// <summary>The table as the last answer gave it.</summary>
        public string Token { get; }

        /// <summary>The move: actions of one seat, in order; all are played, or none. A <c>deal</c> has no deck
        /// here.</summary>
        public IReadOnlyList<ChorVoliAction> Actions { get; }

        /// <summary>The newest move that this client has seen; the token must descend from it. Left out where
        /// null.</summary>
        public LastSeen LastSeen { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliTablePlayRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliTablePlayRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTablePlayRequest));
            return new ChorVoliTablePlayRequest(
                fields.Get("token", Json.Text),
                fields.Get("actions", Json.List(ChorVoliAction.Read)),
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
    public sealed class ChorVoliTablePrepareRequest : Message
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
        public ChorVoliTablePrepareRequest(
            int players,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null,
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
        public ChorVoliVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public ChorVoliOverrides Options { get; }

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
        public static ChorVoliTablePrepareRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliTablePrepareRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTablePrepareRequest));
            return new ChorVoliTablePrepareRequest(
                fields.Get("players", Json.Int32),
                fields.OptionalValue("variant", ChorVoliVariantExtensions.Read),
                fields.OptionalObject("options", ChorVoliOverrides.Read),
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
    public sealed class ChorVoliTableRecord : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="options">Every choice of rules.</param>
        /// <param name="players">Number of players.</param>
        /// <param name="dealer">First dealer, if one was named.</param>
        /// <param name="locks">Locks that players made, by seat; null where the server issued the key.</param>
        /// <param name="commitments">What each seat committed to; null where it took no part.</param>
        public ChorVoliTableRecord(
            ChorVoliOptions options,
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
        public ChorVoliOptions Options { get; }

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
        public static ChorVoliTableRecord Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliTableRecord Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTableRecord));
            return new ChorVoliTableRecord(
                fields.Get("options", ChorVoliOptions.Read),
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
    public sealed class ChorVoliTableReveal : Message
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
        public ChorVoliTableReveal(
            string match,
            ChorVoliTableRecord record,
            string secret,
            IReadOnlyList<string> openings,
            string commitment,
            string seed,
            IReadOnlyList<RevealedDeck> decks,
            ChorVoliState state,
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
        public ChorVoliTableRecord Record { get; }

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
        public ChorVoliState State { get; }

        /// <summary>Number of the last move.</summary>
        public long Move { get; }

        /// <summary>Its link.</summary>
        public string Link { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliTableReveal Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliTableReveal Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTableReveal));
            return new ChorVoliTableReveal(
                fields.Get("match", Json.Text),
                fields.Get("record", ChorVoliTableRecord.Read),
                fields.Get("secret", Json.Text),
                fields.Get("openings", Json.ListOfNullableObjects(Json.Text)),
                fields.Get("commitment", Json.Text),
                fields.Get("seed", Json.Text),
                fields.Get("decks", Json.List(RevealedDeck.Read)),
                fields.Get("state", ChorVoliState.Read),
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
    public sealed class ChorVoliTableStartRequest : Message
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
        public ChorVoliTableStartRequest(
            int? players = null,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null,
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
        public ChorVoliVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public ChorVoliOverrides Options { get; }

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
        public static ChorVoliTableStartRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliTableStartRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTableStartRequest));
            return new ChorVoliTableStartRequest(
                fields.OptionalValue("players", Json.Int32),
                fields.OptionalValue("variant", ChorVoliVariantExtensions.Read),
                fields.OptionalObject("options", ChorVoliOverrides.Read),
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
    public sealed class ChorVoliTableStarted : Message
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
        public ChorVoliTableStarted(
            string token,
            string match,
            long move,
            string link,
            Safety safety,
            IReadOnlyList<int> closed,
            int? seat,
            ChorVoliView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<ChorVoliAction> legal,
            ChorVoliScoring scoring,
            IReadOnlyList<ChorVoliEvent> events,
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
        public ChorVoliView View { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>What the seat itself may do now, action by action; some are only taken whole, as one
        /// move.</summary>
        public IReadOnlyList<ChorVoliAction> Legal { get; }

        /// <summary>The scoring, which is public.</summary>
        public ChorVoliScoring Scoring { get; }

        /// <summary>What the last move brought about, as this seat knows it.</summary>
        public IReadOnlyList<ChorVoliEvent> Events { get; }

        /// <summary>What the server is bound to, as a prepared match told it before.</summary>
        public string Commitment { get; }

        /// <summary>For each seat without a lock its key, to be handed to that player only; null for the
        /// others.</summary>
        public IReadOnlyList<string> Keys { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliTableStarted Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliTableStarted Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTableStarted));
            return new ChorVoliTableStarted(
                fields.Get("token", Json.Text),
                fields.Get("match", Json.Text),
                fields.Get("move", Json.Int64),
                fields.Get("link", Json.Text),
                fields.Get("safety", Safety.Read),
                fields.Get("closed", Json.List(Json.Int32)),
                fields.NullableValue("seat", Json.Int32),
                fields.Get("view", ChorVoliView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(ChorVoliAction.Read)),
                fields.Get("scoring", ChorVoliScoring.Read),
                fields.Get("events", Json.List(ChorVoliEvent.Read)),
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

    /// <summary>Take the table card for the two of diamonds (C16).</summary>
    public sealed class ChorVoliTakeTableCard : ChorVoliAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public ChorVoliTakeTableCard(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliCombine, T> combine,
            Func<ChorVoliStand, T> stand,
            Func<ChorVoliTakeTableCard, T> takeTableCard,
            Func<ChorVoliShow, T> show,
            Func<ChorVoliDeal, T> deal) => takeTableCard(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliTakeTableCard Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliTakeTableCard Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTakeTableCard));
            fields.Tag("type", "take_table_card");
            return new ChorVoliTakeTableCard(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "take_table_card");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>Which of equal combinations wins.</summary>
    public enum ChorVoliTies
    {
        /// <summary><c>first</c>.</summary>
        First,

        /// <summary><c>last</c>.</summary>
        Last
    }

    /// <summary>What the members of <see cref="ChorVoliTies"/> are in JSON.</summary>
    public static class ChorVoliTiesExtensions
    {
        private static readonly string[] Values =
        {
            "first", "last"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this ChorVoliTies member) => Values[(int)member];

        internal static ChorVoliTies Read(JToken json) =>
            (ChorVoliTies)Json.Member(json, nameof(ChorVoliTies), Values);
    }

    /// <summary>A seat took the table card for the two of diamonds (C16).</summary>
    public sealed class ChorVoliTookTableCard : ChorVoliEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that took it.</param>
        /// <param name="card">The card taken.</param>
        public ChorVoliTookTableCard(int action, int seat, Card card)
        {
            Action = action;
            Seat = seat;
            Card = card;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that took it.</summary>
        public int Seat { get; }

        /// <summary>The card taken.</summary>
        public Card Card { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<ChorVoliDealt, T> dealt,
            Func<ChorVoliPaid, T> paid,
            Func<ChorVoliCombined, T> combined,
            Func<ChorVoliStoodUp, T> stood,
            Func<ChorVoliTookTableCard, T> tookTableCard,
            Func<ChorVoliCalled, T> called,
            Func<ChorVoliShowdownHeld, T> showdown,
            Func<ChorVoliSettled, T> settled) => tookTableCard(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChorVoliTookTableCard Parse(string json) => Json.Parse(json, Read);

        internal static new ChorVoliTookTableCard Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliTookTableCard));
            fields.Tag("type", "took_table_card");
            return new ChorVoliTookTableCard(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "took_table_card");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>A named set of options.</summary>
    public enum ChorVoliVariant
    {
        /// <summary><c>chor-voli</c>.</summary>
        ChorVoli,

        /// <summary><c>ramchi</c>.</summary>
        Ramchi
    }

    /// <summary>What the members of <see cref="ChorVoliVariant"/> are in JSON.</summary>
    public static class ChorVoliVariantExtensions
    {
        private static readonly string[] Values =
        {
            "chor-voli", "ramchi"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this ChorVoliVariant member) => Values[(int)member];

        internal static ChorVoliVariant Read(JToken json) =>
            (ChorVoliVariant)Json.Member(json, nameof(ChorVoliVariant), Values);
    }

    /// <summary>A named set of options.</summary>
    public sealed class ChorVoliVariantEntry : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="name">Name of the variant.</param>
        /// <param name="sentence">What it is.</param>
        /// <param name="source">Where it comes from.</param>
        /// <param name="options">Every choice of rules.</param>
        public ChorVoliVariantEntry(
            ChorVoliVariant name,
            string sentence,
            string source,
            ChorVoliOptions options)
        {
            Name = name;
            Sentence = Json.Given(sentence, nameof(sentence));
            Source = Json.Given(source, nameof(source));
            Options = Json.Given(options, nameof(options));
        }

        /// <summary>Name of the variant.</summary>
        public ChorVoliVariant Name { get; }

        /// <summary>What it is.</summary>
        public string Sentence { get; }

        /// <summary>Where it comes from.</summary>
        public string Source { get; }

        /// <summary>Every choice of rules.</summary>
        public ChorVoliOptions Options { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliVariantEntry Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliVariantEntry Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliVariantEntry));
            return new ChorVoliVariantEntry(
                fields.Get("name", ChorVoliVariantExtensions.Read),
                fields.Get("sentence", Json.Text),
                fields.Get("source", Json.Text),
                fields.Get("options", ChorVoliOptions.Read));
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
    public sealed class ChorVoliView : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that looks; null for spectators.</param>
        /// <param name="players">Number of players.</param>
        /// <param name="direction">Which way play goes; seats are numbered in the order of play.</param>
        /// <param name="options">Every choice of rules.</param>
        /// <param name="deal">Number of this deal, from 0.</param>
        /// <param name="dealer">Seat that dealt.</param>
        /// <param name="hand">Own cards that are still held, in the order gained; null for spectators.</param>
        /// <param name="tableCard">The card that lies face up; null where there is none.</param>
        /// <param name="ownCombinations">Combinations that the seat has laid down, in order; null for
        /// spectators.</param>
        /// <param name="ownDiscards">Cards that the seat has discarded; null for spectators.</param>
        /// <param name="stood">Seats that have finished arranging, by number.</param>
        /// <param name="combinations">Combinations that each seat has shown; null until the showdowns.</param>
        /// <param name="balances">Chips won, by seat.</param>
        /// <param name="pool">Chips in the pool.</param>
        /// <param name="phase">What is due.</param>
        public ChorVoliView(
            int? seat,
            int players,
            Direction direction,
            ChorVoliOptions options,
            int deal,
            int dealer,
            IReadOnlyList<Card> hand,
            Card? tableCard,
            IReadOnlyList<ChorVoliLaid> ownCombinations,
            IReadOnlyList<Card> ownDiscards,
            IReadOnlyList<int> stood,
            IReadOnlyList<IReadOnlyList<ChorVoliLaid>> combinations,
            IReadOnlyList<int> balances,
            int pool,
            ChorVoliPhase phase)
        {
            Seat = seat;
            Players = players;
            Direction = direction;
            Options = Json.Given(options, nameof(options));
            Deal = deal;
            Dealer = dealer;
            Hand = Json.Copy(hand);
            TableCard = tableCard;
            OwnCombinations = Json.Copy(ownCombinations);
            OwnDiscards = Json.Copy(ownDiscards);
            Stood = Json.Given(Json.Copy(stood), nameof(stood));
            Combinations = Json.Copy(combinations, Json.Copy);
            Balances = Json.Given(Json.Copy(balances), nameof(balances));
            Pool = pool;
            Phase = Json.Given(phase, nameof(phase));
        }

        /// <summary>Seat that looks; null for spectators.</summary>
        public int? Seat { get; }

        /// <summary>Number of players.</summary>
        public int Players { get; }

        /// <summary>Which way play goes; seats are numbered in the order of play.</summary>
        public Direction Direction { get; }

        /// <summary>Every choice of rules.</summary>
        public ChorVoliOptions Options { get; }

        /// <summary>Number of this deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>Seat that dealt.</summary>
        public int Dealer { get; }

        /// <summary>Own cards that are still held, in the order gained; null for spectators.</summary>
        public IReadOnlyList<Card> Hand { get; }

        /// <summary>The card that lies face up; null where there is none.</summary>
        public Card? TableCard { get; }

        /// <summary>Combinations that the seat has laid down, in order; null for spectators.</summary>
        public IReadOnlyList<ChorVoliLaid> OwnCombinations { get; }

        /// <summary>Cards that the seat has discarded; null for spectators.</summary>
        public IReadOnlyList<Card> OwnDiscards { get; }

        /// <summary>Seats that have finished arranging, by number.</summary>
        public IReadOnlyList<int> Stood { get; }

        /// <summary>Combinations that each seat has shown; null until the showdowns.</summary>
        public IReadOnlyList<IReadOnlyList<ChorVoliLaid>> Combinations { get; }

        /// <summary>Chips won, by seat.</summary>
        public IReadOnlyList<int> Balances { get; }

        /// <summary>Chips in the pool.</summary>
        public int Pool { get; }

        /// <summary>What is due.</summary>
        public ChorVoliPhase Phase { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliView Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliView Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliView));
            return new ChorVoliView(
                fields.NullableValue("seat", Json.Int32),
                fields.Get("players", Json.Int32),
                fields.Get("direction", DirectionExtensions.Read),
                fields.Get("options", ChorVoliOptions.Read),
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.NullableObject("hand", Json.List(CardExtensions.Read)),
                fields.NullableValue("table_card", CardExtensions.Read),
                fields.NullableObject("own_combinations", Json.List(ChorVoliLaid.Read)),
                fields.NullableObject("own_discards", Json.List(CardExtensions.Read)),
                fields.Get("stood", Json.List(Json.Int32)),
                fields.NullableObject("combinations", Json.List(Json.List(ChorVoliLaid.Read))),
                fields.Get("balances", Json.List(Json.Int32)),
                fields.Get("pool", Json.Int32),
                fields.Get("phase", ChorVoliPhase.Read));
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
            Json.Put(json, "hand", Hand?.Select(x => x.Value()));
            Json.Put(json, "table_card", TableCard?.Value());
            Json.Put(json, "own_combinations", OwnCombinations);
            Json.Put(json, "own_discards", OwnDiscards?.Select(x => x.Value()));
            Json.Put(json, "stood", Stood);
            Json.Put(json, "combinations", Combinations);
            Json.Put(json, "balances", Balances);
            Json.Put(json, "pool", Pool);
            Json.Put(json, "phase", Phase);
            json.WriteEndObject();
        }
    }

    /// <summary>What a seat, or a spectator, may know; safe to hand to that player.</summary>
    public sealed class ChorVoliViewAnswer : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="view">What may be seen.</param>
        /// <param name="toAct">Seats that the game waits for.</param>
        /// <param name="legal">The seat's own legal actions; empty for spectators.</param>
        /// <param name="scoring">The scoring so far.</param>
        public ChorVoliViewAnswer(
            ChorVoliView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<ChorVoliAction> legal,
            ChorVoliScoring scoring)
        {
            View = Json.Given(view, nameof(view));
            ToAct = Json.Given(Json.Copy(toAct), nameof(toAct));
            Legal = Json.Given(Json.Copy(legal), nameof(legal));
            Scoring = Json.Given(scoring, nameof(scoring));
        }

        /// <summary>What may be seen.</summary>
        public ChorVoliView View { get; }

        /// <summary>Seats that the game waits for.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>The seat's own legal actions; empty for spectators.</summary>
        public IReadOnlyList<ChorVoliAction> Legal { get; }

        /// <summary>The scoring so far.</summary>
        public ChorVoliScoring Scoring { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliViewAnswer Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliViewAnswer Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliViewAnswer));
            return new ChorVoliViewAnswer(
                fields.Get("view", ChorVoliView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(ChorVoliAction.Read)),
                fields.Get("scoring", ChorVoliScoring.Read));
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
    public sealed class ChorVoliViewRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state.</param>
        /// <param name="seat">The seat that looks; without it a spectator.</param>
        public ChorVoliViewRequest(ChorVoliState state, int? seat = null)
        {
            State = Json.Given(state, nameof(state));
            Seat = seat;
        }

        /// <summary>The state.</summary>
        public ChorVoliState State { get; }

        /// <summary>The seat that looks; without it a spectator. Left out where null.</summary>
        public int? Seat { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ChorVoliViewRequest Parse(string json) => Json.Parse(json, Read);

        internal static ChorVoliViewRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChorVoliViewRequest));
            return new ChorVoliViewRequest(
                fields.Get("state", ChorVoliState.Read),
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

    /// <summary>Why a showdown was won: by the kind, by the ranks among several of that kind, alone, or as one of
    /// equals.</summary>
    public enum ChorVoliWhy
    {
        /// <summary><c>kind</c>.</summary>
        Kind,

        /// <summary><c>ranks</c>.</summary>
        Ranks,

        /// <summary><c>alone</c>.</summary>
        Alone,

        /// <summary><c>shown_first</c>.</summary>
        ShownFirst,

        /// <summary><c>shown_last</c>.</summary>
        ShownLast
    }

    /// <summary>What the members of <see cref="ChorVoliWhy"/> are in JSON.</summary>
    public static class ChorVoliWhyExtensions
    {
        private static readonly string[] Values =
        {
            "kind", "ranks", "alone", "shown_first", "shown_last"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this ChorVoliWhy member) => Values[(int)member];

        internal static ChorVoliWhy Read(JToken json) =>
            (ChorVoliWhy)Json.Member(json, nameof(ChorVoliWhy), Values);
    }
}
