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
    public abstract class NapAction : Message
    {
        internal NapAction()
        {
        }

        /// <summary>Seat that acts.</summary>
        public abstract int Seat { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapAction Parse(string json) => Json.Parse(json, Read);

        internal static NapAction Read(JToken json)
        {
            switch (Json.Tag(json, nameof(NapAction), "type"))
            {
                case "pass": return NapPass.Read(json);
                case "bid": return NapBid.Read(json);
                case "look": return NapLook.Read(json);
                case "purchase": return NapPurchase.Read(json);
                case "stand": return NapStand.Read(json);
                case "take_floater": return NapTakeFloater.Read(json);
                case "leave_floater": return NapLeaveFloater.Read(json);
                case "discard": return NapDiscard.Read(json);
                case "announce": return NapAnnounce.Read(json);
                case "play": return NapPlay.Read(json);
                case "deal": return NapDeal.Read(json);
                default: throw Json.Unknown(json, nameof(NapAction), "type");
            }
        }
    }

    /// <summary>Nobody bid; nothing was played.</summary>
    public sealed class NapAllPassed : NapResult
    {
        /// <summary>Takes what the properties say.</summary>
        public NapAllPassed()
        {
        }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapAllPassed, T> allPassed,
            Func<NapPlayedOut, T> played) => allPassed(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapAllPassed Parse(string json) => Json.Parse(json, Read);

        internal static new NapAllPassed Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapAllPassed));
            fields.Tag("type", "all_passed");
            return new NapAllPassed();
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "all_passed");
            json.WriteEndObject();
        }
    }

    /// <summary>Announce trumps (N28).</summary>
    public sealed class NapAnnounce : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        /// <param name="trumps">The suit.</param>
        public NapAnnounce(int seat, Suit trumps)
        {
            Seat = seat;
            Trumps = trumps;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>The suit.</summary>
        public Suit Trumps { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => announce(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapAnnounce Parse(string json) => Json.Parse(json, Read);

        internal static new NapAnnounce Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapAnnounce));
            fields.Tag("type", "announce");
            return new NapAnnounce(fields.Get("seat", Json.Int32), fields.Get("trumps", SuitExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "announce");
            Json.Put(json, "seat", Seat);
            Json.Put(json, "trumps", Trumps.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>The declarer announced trumps (N28).</summary>
    public sealed class NapAnnounced : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">The declarer.</param>
        /// <param name="trumps">The suit.</param>
        public NapAnnounced(int action, int seat, Suit trumps)
        {
            Action = action;
            Seat = seat;
            Trumps = trumps;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>The declarer.</summary>
        public int Seat { get; }

        /// <summary>The suit.</summary>
        public Suit Trumps { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => announced(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapAnnounced Parse(string json) => Json.Parse(json, Read);

        internal static new NapAnnounced Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapAnnounced));
            fields.Tag("type", "announced");
            return new NapAnnounced(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("trumps", SuitExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "announced");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "trumps", Trumps.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>The declarer announces trumps (N28).</summary>
    public sealed class NapAnnouncing : NapPhase
    {
        /// <summary>Takes what the properties say.</summary>
        public NapAnnouncing()
        {
        }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPurchasing, T> purchasing,
            Func<NapBidding, T> bidding,
            Func<NapTakingFloater, T> takingFloater,
            Func<NapDiscarding, T> discarding,
            Func<NapAnnouncing, T> announcing,
            Func<NapPlaying, T> playing,
            Func<NapOver, T> over) => announcing(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapAnnouncing Parse(string json) => Json.Parse(json, Read);

        internal static new NapAnnouncing Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapAnnouncing));
            fields.Tag("type", "announcing");
            return new NapAnnouncing();
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "announcing");
            json.WriteEndObject();
        }
    }

    /// <summary>What one seat might ask for and may not do now.</summary>
    public sealed class NapBarred : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The seat.</param>
        /// <param name="actions">Its refused actions.</param>
        public NapBarred(int seat, IReadOnlyList<NapBarredAction> actions)
        {
            Seat = seat;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The seat.</summary>
        public int Seat { get; }

        /// <summary>Its refused actions.</summary>
        public IReadOnlyList<NapBarredAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapBarred Parse(string json) => Json.Parse(json, Read);

        internal static NapBarred Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapBarred));
            return new NapBarred(
                fields.Get("seat", Json.Int32),
                fields.Get("actions", Json.List(NapBarredAction.Read)));
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
    public sealed class NapBarredAction : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">The refused action.</param>
        /// <param name="rule">Id of the rule that refuses it.</param>
        /// <param name="reason">Code of that rule; the rulebook of the catalogue has its sentence.</param>
        public NapBarredAction(NapAction action, string rule, string reason)
        {
            Action = Json.Given(action, nameof(action));
            Rule = Json.Given(rule, nameof(rule));
            Reason = Json.Given(reason, nameof(reason));
        }

        /// <summary>The refused action.</summary>
        public NapAction Action { get; }

        /// <summary>Id of the rule that refuses it.</summary>
        public string Rule { get; }

        /// <summary>Code of that rule; the rulebook of the catalogue has its sentence.</summary>
        public string Reason { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapBarredAction Parse(string json) => Json.Parse(json, Read);

        internal static NapBarredAction Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapBarredAction));
            return new NapBarredAction(
                fields.Get("action", NapAction.Read),
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
    public sealed class NapBatchAnswer : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="results">One result an item.</param>
        public NapBatchAnswer(IReadOnlyList<NapBatchResult> results)
        {
            Results = Json.Given(Json.Copy(results), nameof(results));
        }

        /// <summary>One result an item.</summary>
        public IReadOnlyList<NapBatchResult> Results { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapBatchAnswer Parse(string json) => Json.Parse(json, Read);

        internal static NapBatchAnswer Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapBatchAnswer));
            return new NapBatchAnswer(fields.Get("results", Json.List(NapBatchResult.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "results", Results);
            json.WriteEndObject();
        }
    }

    /// <summary>One state of a batch, and the actions to play on it.</summary>
    public sealed class NapBatchItem : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state.</param>
        /// <param name="actions">Actions in order; 2,000 at most in the whole batch.</param>
        public NapBatchItem(NapState state, IReadOnlyList<NapAction> actions)
        {
            State = Json.Given(state, nameof(state));
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The state.</summary>
        public NapState State { get; }

        /// <summary>Actions in order; 2,000 at most in the whole batch.</summary>
        public IReadOnlyList<NapAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapBatchItem Parse(string json) => Json.Parse(json, Read);

        internal static NapBatchItem Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapBatchItem));
            return new NapBatchItem(
                fields.Get("state", NapState.Read),
                fields.Get("actions", Json.List(NapAction.Read)));
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
    public sealed class NapBatchRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="items">The states and their actions.</param>
        public NapBatchRequest(IReadOnlyList<NapBatchItem> items)
        {
            Items = Json.Given(Json.Copy(items), nameof(items));
        }

        /// <summary>The states and their actions.</summary>
        public IReadOnlyList<NapBatchItem> Items { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapBatchRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapBatchRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapBatchRequest));
            return new NapBatchRequest(fields.Get("items", Json.List(NapBatchItem.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "items", Items);
            json.WriteEndObject();
        }
    }

    /// <summary>What became of one state: a position or a problem, the other is null.</summary>
    public sealed class NapBatchResult : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="position">The position after the actions.</param>
        /// <param name="problem">Why the actions were refused; this item is unchanged, the others are not
        /// affected.</param>
        public NapBatchResult(NapPosition position, Problem problem)
        {
            Position = position;
            Problem = problem;
        }

        /// <summary>The position after the actions.</summary>
        public NapPosition Position { get; }

        /// <summary>Why the actions were refused; this item is unchanged, the others are not affected.</summary>
        public Problem Problem { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapBatchResult Parse(string json) => Json.Parse(json, Read);

        internal static NapBatchResult Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapBatchResult));
            return new NapBatchResult(
                fields.NullableObject("position", NapPosition.Read),
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

    /// <summary>Bid a contract (N5, N25).</summary>
    public sealed class NapBid : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        /// <param name="contract">The contract.</param>
        /// <param name="floater">With the floater; false where there is none.</param>
        public NapBid(int seat, NapContract contract, bool floater)
        {
            Seat = seat;
            Contract = contract;
            Floater = floater;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>The contract.</summary>
        public NapContract Contract { get; }

        /// <summary>With the floater; false where there is none.</summary>
        public bool Floater { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => bid(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapBid Parse(string json) => Json.Parse(json, Read);

        internal static new NapBid Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapBid));
            fields.Tag("type", "bid");
            return new NapBid(
                fields.Get("seat", Json.Int32),
                fields.Get("contract", NapContractExtensions.Read),
                fields.Get("floater", Json.Boolean));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "bid");
            Json.Put(json, "seat", Seat);
            Json.Put(json, "contract", Contract.Value());
            Json.Put(json, "floater", Floater);
            json.WriteEndObject();
        }
    }

    /// <summary>Seats bid or pass, in turn (N5).</summary>
    public sealed class NapBidding : NapPhase
    {
        /// <summary>Takes what the properties say.</summary>
        public NapBidding()
        {
        }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPurchasing, T> purchasing,
            Func<NapBidding, T> bidding,
            Func<NapTakingFloater, T> takingFloater,
            Func<NapDiscarding, T> discarding,
            Func<NapAnnouncing, T> announcing,
            Func<NapPlaying, T> playing,
            Func<NapOver, T> over) => bidding(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapBidding Parse(string json) => Json.Parse(json, Read);

        internal static new NapBidding Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapBidding));
            fields.Tag("type", "bidding");
            return new NapBidding();
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "bidding");
            json.WriteEndObject();
        }
    }

    /// <summary>What a seat said in the bidding.</summary>
    public sealed class NapCall : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="contract">Contract that was bid; null for a pass.</param>
        /// <param name="floater">Whether with the floater.</param>
        public NapCall(NapContract? contract, bool floater)
        {
            Contract = contract;
            Floater = floater;
        }

        /// <summary>Contract that was bid; null for a pass.</summary>
        public NapContract? Contract { get; }

        /// <summary>Whether with the floater.</summary>
        public bool Floater { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapCall Parse(string json) => Json.Parse(json, Read);

        internal static NapCall Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapCall));
            return new NapCall(
                fields.NullableValue("contract", NapContractExtensions.Read),
                fields.Get("floater", Json.Boolean));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "contract", Contract?.Value());
            Json.Put(json, "floater", Floater);
            json.WriteEndObject();
        }
    }

    /// <summary>A seat bid a contract (N5).</summary>
    public sealed class NapCalled : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that bid.</param>
        /// <param name="contract">The contract.</param>
        /// <param name="floater">With the floater.</param>
        public NapCalled(int action, int seat, NapContract contract, bool floater)
        {
            Action = action;
            Seat = seat;
            Contract = contract;
            Floater = floater;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that bid.</summary>
        public int Seat { get; }

        /// <summary>The contract.</summary>
        public NapContract Contract { get; }

        /// <summary>With the floater.</summary>
        public bool Floater { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => called(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapCalled Parse(string json) => Json.Parse(json, Read);

        internal static new NapCalled Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapCalled));
            fields.Tag("type", "called");
            return new NapCalled(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("contract", NapContractExtensions.Read),
                fields.Get("floater", Json.Boolean));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "called");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "contract", Contract.Value());
            Json.Put(json, "floater", Floater);
            json.WriteEndObject();
        }
    }

    /// <summary>All that can be known of a game before it starts.</summary>
    public sealed class NapCatalogue : Message
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
        public NapCatalogue(
            string id,
            IReadOnlyList<GameName> names,
            PlayerRange players,
            Direction direction,
            IReadOnlyList<NapVariantEntry> variants,
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
        public IReadOnlyList<NapVariantEntry> Variants { get; }

        /// <summary>Its options, form by form.</summary>
        public IReadOnlyList<CatalogueOption> Options { get; }

        /// <summary>Every rule that an action, options or a state can break.</summary>
        public IReadOnlyList<RuleEntry> Rulebook { get; }

        /// <summary>State versions that are read; the last is written.</summary>
        public IReadOnlyList<int> StateVersions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapCatalogue Parse(string json) => Json.Parse(json, Read);

        internal static NapCatalogue Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapCatalogue));
            return new NapCatalogue(
                fields.Get("id", Json.Text),
                fields.Get("names", Json.List(GameName.Read)),
                fields.Get("players", PlayerRange.Read),
                fields.Get("direction", DirectionExtensions.Read),
                fields.Get("variants", Json.List(NapVariantEntry.Read)),
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

    /// <summary>What a declarer undertakes.</summary>
    public enum NapContract
    {
        /// <summary><c>two</c>.</summary>
        Two,

        /// <summary><c>three</c>.</summary>
        Three,

        /// <summary><c>misere</c>.</summary>
        Misere,

        /// <summary><c>four</c>.</summary>
        Four,

        /// <summary><c>nap</c>.</summary>
        Nap,

        /// <summary><c>bonaparte</c>.</summary>
        Bonaparte,

        /// <summary><c>napoleon</c>.</summary>
        Napoleon,

        /// <summary><c>wellington</c>.</summary>
        Wellington,

        /// <summary><c>blucher</c>.</summary>
        Blucher
    }

    /// <summary>What the members of <see cref="NapContract"/> are in JSON.</summary>
    public static class NapContractExtensions
    {
        private static readonly string[] Values =
        {
            "two", "three", "misere", "four", "nap", "bonaparte", "napoleon", "wellington", "blucher"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this NapContract member) => Values[(int)member];

        internal static NapContract Read(JToken json) =>
            (NapContract)Json.Member(json, nameof(NapContract), Values);
    }

    /// <summary>Deal the next deal once one is over (N1).</summary>
    public sealed class NapDeal : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The next dealer.</param>
        /// <param name="deck">Deck of this deal, exactly the pack, in place of shuffle, gathering and cut
        /// (S10).</param>
        public NapDeal(int seat, IReadOnlyList<Card> deck = null)
        {
            Seat = seat;
            Deck = Json.Copy(deck);
        }

        /// <summary>The next dealer.</summary>
        public override int Seat { get; }

        /// <summary>Deck of this deal, exactly the pack, in place of shuffle, gathering and cut (S10). Left out where
        /// null.</summary>
        public IReadOnlyList<Card> Deck { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => deal(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapDeal Parse(string json) => Json.Parse(json, Read);

        internal static new NapDeal Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapDeal));
            fields.Tag("type", "deal");
            return new NapDeal(
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

    /// <summary>How five cards are dealt to each seat: three and then two, or two and then three.</summary>
    public enum NapDealBatches
    {
        /// <summary><c>3-2</c>.</summary>
        ThreeTwo,

        /// <summary><c>2-3</c>.</summary>
        TwoThree
    }

    /// <summary>What the members of <see cref="NapDealBatches"/> are in JSON.</summary>
    public static class NapDealBatchesExtensions
    {
        private static readonly string[] Values =
        {
            "3-2", "2-3"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this NapDealBatches member) => Values[(int)member];

        internal static NapDealBatches Read(JToken json) =>
            (NapDealBatches)Json.Member(json, nameof(NapDealBatches), Values);
    }

    /// <summary>A deal was dealt (N3, N23).</summary>
    public sealed class NapDealt : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="deal">Number of the deal, from 0.</param>
        /// <param name="dealer">Seat that dealt.</param>
        /// <param name="hands">What each seat was dealt.</param>
        /// <param name="stock">Undealt cards, without the floater.</param>
        /// <param name="floater">Whether a floater lies in the middle.</param>
        public NapDealt(
            int action,
            int deal,
            int dealer,
            IReadOnlyList<NapDealtHand> hands,
            int stock,
            bool floater)
        {
            Action = action;
            Deal = deal;
            Dealer = dealer;
            Hands = Json.Given(Json.Copy(hands), nameof(hands));
            Stock = stock;
            Floater = floater;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Number of the deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>Seat that dealt.</summary>
        public int Dealer { get; }

        /// <summary>What each seat was dealt.</summary>
        public IReadOnlyList<NapDealtHand> Hands { get; }

        /// <summary>Undealt cards, without the floater.</summary>
        public int Stock { get; }

        /// <summary>Whether a floater lies in the middle.</summary>
        public bool Floater { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => dealt(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapDealt Parse(string json) => Json.Parse(json, Read);

        internal static new NapDealt Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapDealt));
            fields.Tag("type", "dealt");
            return new NapDealt(
                fields.Get("action", Json.Int32),
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.Get("hands", Json.List(NapDealtHand.Read)),
                fields.Get("stock", Json.Int32),
                fields.Get("floater", Json.Boolean));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "dealt");
            Json.Put(json, "action", Action);
            Json.Put(json, "deal", Deal);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "hands", Hands);
            Json.Put(json, "stock", Stock);
            Json.Put(json, "floater", Floater);
            json.WriteEndObject();
        }
    }

    /// <summary>The cards that one seat was dealt.</summary>
    public sealed class NapDealtHand : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that got them.</param>
        /// <param name="count">How many.</param>
        /// <param name="cards">Which; null for all but that seat.</param>
        public NapDealtHand(int seat, int count, IReadOnlyList<Card> cards)
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
        public static NapDealtHand Parse(string json) => Json.Parse(json, Read);

        internal static NapDealtHand Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapDealtHand));
            return new NapDealtHand(
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

    /// <summary>Lay a card aside for the floater taken (N27).</summary>
    public sealed class NapDiscard : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        /// <param name="card">Card from its hand.</param>
        public NapDiscard(int seat, Card card)
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
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => discard(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapDiscard Parse(string json) => Json.Parse(json, Read);

        internal static new NapDiscard Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapDiscard));
            fields.Tag("type", "discard");
            return new NapDiscard(fields.Get("seat", Json.Int32), fields.Get("card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "discard");
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>The declarer laid a card aside for the floater (N27).</summary>
    public sealed class NapDiscarded : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">The declarer.</param>
        /// <param name="card">The card; null for all but that seat.</param>
        public NapDiscarded(int action, int seat, Card? card)
        {
            Action = action;
            Seat = seat;
            Card = card;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>The declarer.</summary>
        public int Seat { get; }

        /// <summary>The card; null for all but that seat.</summary>
        public Card? Card { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => discarded(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapDiscarded Parse(string json) => Json.Parse(json, Read);

        internal static new NapDiscarded Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapDiscarded));
            fields.Tag("type", "discarded");
            return new NapDiscarded(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.NullableValue("card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "discarded");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card?.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>The declarer has taken the floater, and discards a card for it (N27).</summary>
    public sealed class NapDiscarding : NapPhase
    {
        /// <summary>Takes what the properties say.</summary>
        public NapDiscarding()
        {
        }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPurchasing, T> purchasing,
            Func<NapBidding, T> bidding,
            Func<NapTakingFloater, T> takingFloater,
            Func<NapDiscarding, T> discarding,
            Func<NapAnnouncing, T> announcing,
            Func<NapPlaying, T> playing,
            Func<NapOver, T> over) => discarding(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapDiscarding Parse(string json) => Json.Parse(json, Read);

        internal static new NapDiscarding Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapDiscarding));
            fields.Tag("type", "discarding");
            return new NapDiscarding();
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "discarding");
            json.WriteEndObject();
        }
    }

    /// <summary>Something that has happened.</summary>
    public abstract class NapEvent : Message
    {
        internal NapEvent()
        {
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public abstract int Action { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapEvent Parse(string json) => Json.Parse(json, Read);

        internal static NapEvent Read(JToken json)
        {
            switch (Json.Tag(json, nameof(NapEvent), "type"))
            {
                case "dealt": return NapDealt.Read(json);
                case "paid": return NapPaid.Read(json);
                case "stood": return NapStood.Read(json);
                case "purchased": return NapPurchased.Read(json);
                case "passed": return NapPassed.Read(json);
                case "called": return NapCalled.Read(json);
                case "looked": return NapLooked.Read(json);
                case "took_floater": return NapTookFloater.Read(json);
                case "left_floater": return NapLeftFloater.Read(json);
                case "discarded": return NapDiscarded.Read(json);
                case "announced": return NapAnnounced.Read(json);
                case "played": return NapPlayed.Read(json);
                case "took_trick": return NapTookTrick.Read(json);
                case "settled": return NapSettled.Read(json);
                default: throw Json.Unknown(json, nameof(NapEvent), "type");
            }
        }
    }

    /// <summary>What a reveal showed, and what is to be checked against it.</summary>
    public sealed class NapFairnessRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="match">Id of the match.</param>
        /// <param name="record">What was agreed on.</param>
        /// <param name="secret">The server's secret.</param>
        /// <param name="openings">What each seat put in.</param>
        /// <param name="deals">How many deals to compute.</param>
        /// <param name="moves">Every move from the start; none if the links are not to be computed beyond the
        /// first.</param>
        public NapFairnessRequest(
            string match,
            NapTableRecord record,
            string secret,
            IReadOnlyList<string> openings,
            int deals,
            IReadOnlyList<NapTableMove> moves)
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
        public NapTableRecord Record { get; }

        /// <summary>The server's secret.</summary>
        public string Secret { get; }

        /// <summary>What each seat put in.</summary>
        public IReadOnlyList<string> Openings { get; }

        /// <summary>How many deals to compute.</summary>
        public int Deals { get; }

        /// <summary>Every move from the start; none if the links are not to be computed beyond the first.</summary>
        public IReadOnlyList<NapTableMove> Moves { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapFairnessRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapFairnessRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapFairnessRequest));
            return new NapFairnessRequest(
                fields.Get("match", Json.Text),
                fields.Get("record", NapTableRecord.Read),
                fields.Get("secret", Json.Text),
                fields.Get("openings", Json.ListOfNullableObjects(Json.Text)),
                fields.Get("deals", Json.Int32),
                fields.Get("moves", Json.List(NapTableMove.Read)));
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

    /// <summary>Nap with a floater: a card in the middle, a kitty, and trumps that are announced.</summary>
    public sealed class NapFloater : NapOptions
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="batches">How five cards are dealt to each seat.</param>
        /// <param name="shuffle">When the cards are shuffled rather than gathered and cut.</param>
        /// <param name="stopWhenDecided">The deal ends with the trick that decides the contract.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public NapFloater(NapDealBatches batches, NapShuffle shuffle, bool stopWhenDecided, int? deals)
        {
            Batches = batches;
            Shuffle = shuffle;
            StopWhenDecided = stopWhenDecided;
            Deals = deals;
        }

        /// <summary>How five cards are dealt to each seat.</summary>
        public override NapDealBatches Batches { get; }

        /// <summary>When the cards are shuffled rather than gathered and cut.</summary>
        public override NapShuffle Shuffle { get; }

        /// <summary>The deal ends with the trick that decides the contract.</summary>
        public override bool StopWhenDecided { get; }

        /// <summary>Deals after which the match is over.</summary>
        public override int? Deals { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapStandard, T> standard,
            Func<NapFloater, T> floater,
            Func<NapFloaterTeesside, T> floaterTeesside,
            Func<NapFloaterAylesbury, T> floaterAylesbury,
            Func<NapFloaterDorset, T> floaterDorset) => floater(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapFloater Parse(string json) => Json.Parse(json, Read);

        internal static new NapFloater Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapFloater));
            fields.Tag("form", "floater");
            return new NapFloater(
                fields.Get("batches", NapDealBatchesExtensions.Read),
                fields.Get("shuffle", NapShuffleExtensions.Read),
                fields.Get("stop_when_decided", Json.Boolean),
                fields.NullableValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "form", "floater");
            Json.Put(json, "batches", Batches.Value());
            Json.Put(json, "shuffle", Shuffle.Value());
            Json.Put(json, "stop_when_decided", StopWhenDecided);
            Json.Put(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>The Aylesbury form: napoleon on top, and no wellington.</summary>
    public sealed class NapFloaterAylesbury : NapOptions
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="batches">How five cards are dealt to each seat.</param>
        /// <param name="shuffle">When the cards are shuffled rather than gathered and cut.</param>
        /// <param name="stopWhenDecided">The deal ends with the trick that decides the contract.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public NapFloaterAylesbury(NapDealBatches batches, NapShuffle shuffle, bool stopWhenDecided, int? deals)
        {
            Batches = batches;
            Shuffle = shuffle;
            StopWhenDecided = stopWhenDecided;
            Deals = deals;
        }

        /// <summary>How five cards are dealt to each seat.</summary>
        public override NapDealBatches Batches { get; }

        /// <summary>When the cards are shuffled rather than gathered and cut.</summary>
        public override NapShuffle Shuffle { get; }

        /// <summary>The deal ends with the trick that decides the contract.</summary>
        public override bool StopWhenDecided { get; }

        /// <summary>Deals after which the match is over.</summary>
        public override int? Deals { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapStandard, T> standard,
            Func<NapFloater, T> floater,
            Func<NapFloaterTeesside, T> floaterTeesside,
            Func<NapFloaterAylesbury, T> floaterAylesbury,
            Func<NapFloaterDorset, T> floaterDorset) => floaterAylesbury(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapFloaterAylesbury Parse(string json) => Json.Parse(json, Read);

        internal static new NapFloaterAylesbury Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapFloaterAylesbury));
            fields.Tag("form", "floater-aylesbury");
            return new NapFloaterAylesbury(
                fields.Get("batches", NapDealBatchesExtensions.Read),
                fields.Get("shuffle", NapShuffleExtensions.Read),
                fields.Get("stop_when_decided", Json.Boolean),
                fields.NullableValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "form", "floater-aylesbury");
            Json.Put(json, "batches", Batches.Value());
            Json.Put(json, "shuffle", Shuffle.Value());
            Json.Put(json, "stop_when_decided", StopWhenDecided);
            Json.Put(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>The Dorset form: from three to nap, which is played without the floater.</summary>
    public sealed class NapFloaterDorset : NapOptions
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="batches">How five cards are dealt to each seat.</param>
        /// <param name="shuffle">When the cards are shuffled rather than gathered and cut.</param>
        /// <param name="stopWhenDecided">The deal ends with the trick that decides the contract.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public NapFloaterDorset(NapDealBatches batches, NapShuffle shuffle, bool stopWhenDecided, int? deals)
        {
            Batches = batches;
            Shuffle = shuffle;
            StopWhenDecided = stopWhenDecided;
            Deals = deals;
        }

        /// <summary>How five cards are dealt to each seat.</summary>
        public override NapDealBatches Batches { get; }

        /// <summary>When the cards are shuffled rather than gathered and cut.</summary>
        public override NapShuffle Shuffle { get; }

        /// <summary>The deal ends with the trick that decides the contract.</summary>
        public override bool StopWhenDecided { get; }

        /// <summary>Deals after which the match is over.</summary>
        public override int? Deals { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapStandard, T> standard,
            Func<NapFloater, T> floater,
            Func<NapFloaterTeesside, T> floaterTeesside,
            Func<NapFloaterAylesbury, T> floaterAylesbury,
            Func<NapFloaterDorset, T> floaterDorset) => floaterDorset(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapFloaterDorset Parse(string json) => Json.Parse(json, Read);

        internal static new NapFloaterDorset Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapFloaterDorset));
            fields.Tag("form", "floater-dorset");
            return new NapFloaterDorset(
                fields.Get("batches", NapDealBatchesExtensions.Read),
                fields.Get("shuffle", NapShuffleExtensions.Read),
                fields.Get("stop_when_decided", Json.Boolean),
                fields.NullableValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "form", "floater-dorset");
            Json.Put(json, "batches", Batches.Value());
            Json.Put(json, "shuffle", Shuffle.Value());
            Json.Put(json, "stop_when_decided", StopWhenDecided);
            Json.Put(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>The Teesside form: the full ladder, each bid with and without the floater.</summary>
    public sealed class NapFloaterTeesside : NapOptions
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="batches">How five cards are dealt to each seat.</param>
        /// <param name="shuffle">When the cards are shuffled rather than gathered and cut.</param>
        /// <param name="stopWhenDecided">The deal ends with the trick that decides the contract.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        /// <param name="misereTrumps">Misère is played with trumps.</param>
        public NapFloaterTeesside(
            NapDealBatches batches,
            NapShuffle shuffle,
            bool stopWhenDecided,
            int? deals,
            bool misereTrumps)
        {
            Batches = batches;
            Shuffle = shuffle;
            StopWhenDecided = stopWhenDecided;
            Deals = deals;
            MisereTrumps = misereTrumps;
        }

        /// <summary>How five cards are dealt to each seat.</summary>
        public override NapDealBatches Batches { get; }

        /// <summary>When the cards are shuffled rather than gathered and cut.</summary>
        public override NapShuffle Shuffle { get; }

        /// <summary>The deal ends with the trick that decides the contract.</summary>
        public override bool StopWhenDecided { get; }

        /// <summary>Deals after which the match is over.</summary>
        public override int? Deals { get; }

        /// <summary>Misère is played with trumps.</summary>
        public bool MisereTrumps { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapStandard, T> standard,
            Func<NapFloater, T> floater,
            Func<NapFloaterTeesside, T> floaterTeesside,
            Func<NapFloaterAylesbury, T> floaterAylesbury,
            Func<NapFloaterDorset, T> floaterDorset) => floaterTeesside(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapFloaterTeesside Parse(string json) => Json.Parse(json, Read);

        internal static new NapFloaterTeesside Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapFloaterTeesside));
            fields.Tag("form", "floater-teesside");
            return new NapFloaterTeesside(
                fields.Get("batches", NapDealBatchesExtensions.Read),
                fields.Get("shuffle", NapShuffleExtensions.Read),
                fields.Get("stop_when_decided", Json.Boolean),
                fields.NullableValue("deals", Json.Int32),
                fields.Get("misere_trumps", Json.Boolean));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "form", "floater-teesside");
            Json.Put(json, "batches", Batches.Value());
            Json.Put(json, "shuffle", Shuffle.Value());
            Json.Put(json, "stop_when_decided", StopWhenDecided);
            Json.Put(json, "deals", Deals);
            Json.Put(json, "misere_trumps", MisereTrumps);
            json.WriteEndObject();
        }
    }

    /// <summary>Leave the floater face down (N27).</summary>
    public sealed class NapLeaveFloater : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public NapLeaveFloater(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => leaveFloater(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapLeaveFloater Parse(string json) => Json.Parse(json, Read);

        internal static new NapLeaveFloater Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapLeaveFloater));
            fields.Tag("type", "leave_floater");
            return new NapLeaveFloater(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "leave_floater");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>The declarer left the floater where it lies (N27).</summary>
    public sealed class NapLeftFloater : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">The declarer.</param>
        public NapLeftFloater(int action, int seat)
        {
            Action = action;
            Seat = seat;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>The declarer.</summary>
        public int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => leftFloater(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapLeftFloater Parse(string json) => Json.Parse(json, Read);

        internal static new NapLeftFloater Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapLeftFloater));
            fields.Tag("type", "left_floater");
            return new NapLeftFloater(fields.Get("action", Json.Int32), fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "left_floater");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>What one seat may do now; an entry of the list is exactly what is accepted.</summary>
    public sealed class NapLegal : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The seat that may act.</param>
        /// <param name="actions">Its legal actions, complete.</param>
        public NapLegal(int seat, IReadOnlyList<NapAction> actions)
        {
            Seat = seat;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The seat that may act.</summary>
        public int Seat { get; }

        /// <summary>Its legal actions, complete.</summary>
        public IReadOnlyList<NapAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapLegal Parse(string json) => Json.Parse(json, Read);

        internal static NapLegal Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapLegal));
            return new NapLegal(fields.Get("seat", Json.Int32), fields.Get("actions", Json.List(NapAction.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "seat", Seat);
            Json.Put(json, "actions", Actions);
            json.WriteEndObject();
        }
    }

    /// <summary>Pay one unit to look at the floater before calling (N24).</summary>
    public sealed class NapLook : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public NapLook(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => look(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapLook Parse(string json) => Json.Parse(json, Read);

        internal static new NapLook Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapLook));
            fields.Tag("type", "look");
            return new NapLook(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "look");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>A seat looked at the floater (N24).</summary>
    public sealed class NapLooked : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that looked.</param>
        /// <param name="card">The floater; null for all but that seat.</param>
        public NapLooked(int action, int seat, Card? card)
        {
            Action = action;
            Seat = seat;
            Card = card;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that looked.</summary>
        public int Seat { get; }

        /// <summary>The floater; null for all but that seat.</summary>
        public Card? Card { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => looked(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapLooked Parse(string json) => Json.Parse(json, Read);

        internal static new NapLooked Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapLooked));
            fields.Tag("type", "looked");
            return new NapLooked(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.NullableValue("card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "looked");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card?.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>Every choice of rules, by form.</summary>
    public abstract class NapOptions : Message
    {
        internal NapOptions()
        {
        }

        /// <summary>How five cards are dealt to each seat.</summary>
        public abstract NapDealBatches Batches { get; }

        /// <summary>When the cards are shuffled rather than gathered and cut.</summary>
        public abstract NapShuffle Shuffle { get; }

        /// <summary>The deal ends with the trick that decides the contract.</summary>
        public abstract bool StopWhenDecided { get; }

        /// <summary>Deals after which the match is over.</summary>
        public abstract int? Deals { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<NapStandard, T> standard,
            Func<NapFloater, T> floater,
            Func<NapFloaterTeesside, T> floaterTeesside,
            Func<NapFloaterAylesbury, T> floaterAylesbury,
            Func<NapFloaterDorset, T> floaterDorset);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapOptions Parse(string json) => Json.Parse(json, Read);

        internal static NapOptions Read(JToken json)
        {
            switch (Json.Tag(json, nameof(NapOptions), "form"))
            {
                case "standard": return NapStandard.Read(json);
                case "floater": return NapFloater.Read(json);
                case "floater-teesside": return NapFloaterTeesside.Read(json);
                case "floater-aylesbury": return NapFloaterAylesbury.Read(json);
                case "floater-dorset": return NapFloaterDorset.Read(json);
                default: throw Json.Unknown(json, nameof(NapOptions), "form");
            }
        }
    }

    /// <summary>The deal is over.</summary>
    public sealed class NapOver : NapPhase
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="pot">What the declarer took from the kitty or the pool.</param>
        public NapOver(int pot)
        {
            Pot = pot;
        }

        /// <summary>What the declarer took from the kitty or the pool.</summary>
        public int Pot { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPurchasing, T> purchasing,
            Func<NapBidding, T> bidding,
            Func<NapTakingFloater, T> takingFloater,
            Func<NapDiscarding, T> discarding,
            Func<NapAnnouncing, T> announcing,
            Func<NapPlaying, T> playing,
            Func<NapOver, T> over) => over(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapOver Parse(string json) => Json.Parse(json, Read);

        internal static new NapOver Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapOver));
            fields.Tag("type", "over");
            return new NapOver(fields.Get("pot", Json.Int32));
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
    public sealed class NapOverrides : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="pack">All 52 cards, or the lowest ranks left out.</param>
        /// <param name="lowestRank">Lowest rank of the pack; one that is named overrides pack.</param>
        /// <param name="two">Two may be bid.</param>
        /// <param name="misere">Misère may be bid.</param>
        /// <param name="misereTrumps">Misère is played with trumps.</param>
        /// <param name="blucher">Blücher may be bid.</param>
        /// <param name="fiveTrickStakes">What contracts of all five tricks are worth.</param>
        /// <param name="purchase">Cards may be purchased before the bidding.</param>
        /// <param name="purchaseStake">Units that a purchase costs.</param>
        /// <param name="batches">How five cards are dealt to each seat.</param>
        /// <param name="shuffle">When the cards are shuffled rather than gathered and cut.</param>
        /// <param name="stopWhenDecided">The deal ends with the trick that decides the contract.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public NapOverrides(
            NapPack? pack = null,
            Rank? lowestRank = null,
            bool? two = null,
            bool? misere = null,
            bool? misereTrumps = null,
            bool? blucher = null,
            NapStakes? fiveTrickStakes = null,
            bool? purchase = null,
            int? purchaseStake = null,
            NapDealBatches? batches = null,
            NapShuffle? shuffle = null,
            bool? stopWhenDecided = null,
            int? deals = null)
        {
            Pack = pack;
            LowestRank = lowestRank;
            Two = two;
            Misere = misere;
            MisereTrumps = misereTrumps;
            Blucher = blucher;
            FiveTrickStakes = fiveTrickStakes;
            Purchase = purchase;
            PurchaseStake = purchaseStake;
            Batches = batches;
            Shuffle = shuffle;
            StopWhenDecided = stopWhenDecided;
            Deals = deals;
        }

        /// <summary>All 52 cards, or the lowest ranks left out. Left out where null.</summary>
        public NapPack? Pack { get; }

        /// <summary>Lowest rank of the pack; one that is named overrides pack. Left out where null.</summary>
        public Rank? LowestRank { get; }

        /// <summary>Two may be bid. Left out where null.</summary>
        public bool? Two { get; }

        /// <summary>Misère may be bid. Left out where null.</summary>
        public bool? Misere { get; }

        /// <summary>Misère is played with trumps. Left out where null.</summary>
        public bool? MisereTrumps { get; }

        /// <summary>Blücher may be bid. Left out where null.</summary>
        public bool? Blucher { get; }

        /// <summary>What contracts of all five tricks are worth. Left out where null.</summary>
        public NapStakes? FiveTrickStakes { get; }

        /// <summary>Cards may be purchased before the bidding. Left out where null.</summary>
        public bool? Purchase { get; }

        /// <summary>Units that a purchase costs. Left out where null.</summary>
        public int? PurchaseStake { get; }

        /// <summary>How five cards are dealt to each seat. Left out where null.</summary>
        public NapDealBatches? Batches { get; }

        /// <summary>When the cards are shuffled rather than gathered and cut. Left out where null.</summary>
        public NapShuffle? Shuffle { get; }

        /// <summary>The deal ends with the trick that decides the contract. Left out where null.</summary>
        public bool? StopWhenDecided { get; }

        /// <summary>Deals after which the match is over. Left out where null.</summary>
        public int? Deals { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapOverrides Parse(string json) => Json.Parse(json, Read);

        internal static NapOverrides Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapOverrides));
            return new NapOverrides(
                fields.OptionalValue("pack", NapPackExtensions.Read),
                fields.OptionalValue("lowest_rank", RankExtensions.Read),
                fields.OptionalValue("two", Json.Boolean),
                fields.OptionalValue("misere", Json.Boolean),
                fields.OptionalValue("misere_trumps", Json.Boolean),
                fields.OptionalValue("blucher", Json.Boolean),
                fields.OptionalValue("five_trick_stakes", NapStakesExtensions.Read),
                fields.OptionalValue("purchase", Json.Boolean),
                fields.OptionalValue("purchase_stake", Json.Int32),
                fields.OptionalValue("batches", NapDealBatchesExtensions.Read),
                fields.OptionalValue("shuffle", NapShuffleExtensions.Read),
                fields.OptionalValue("stop_when_decided", Json.Boolean),
                fields.OptionalValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.PutGiven(json, "pack", Pack?.Value());
            Json.PutGiven(json, "lowest_rank", LowestRank?.Value());
            Json.PutGiven(json, "two", Two);
            Json.PutGiven(json, "misere", Misere);
            Json.PutGiven(json, "misere_trumps", MisereTrumps);
            Json.PutGiven(json, "blucher", Blucher);
            Json.PutGiven(json, "five_trick_stakes", FiveTrickStakes?.Value());
            Json.PutGiven(json, "purchase", Purchase);
            Json.PutGiven(json, "purchase_stake", PurchaseStake);
            Json.PutGiven(json, "batches", Batches?.Value());
            Json.PutGiven(json, "shuffle", Shuffle?.Value());
            Json.PutGiven(json, "stop_when_decided", StopWhenDecided);
            Json.PutGiven(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>Which cards are in the pack: all 52, or the higher ranks only, as many as the players
    /// need.</summary>
    public enum NapPack
    {
        /// <summary><c>full</c>.</summary>
        Full,

        /// <summary><c>short</c>.</summary>
        Short
    }

    /// <summary>What the members of <see cref="NapPack"/> are in JSON.</summary>
    public static class NapPackExtensions
    {
        private static readonly string[] Values =
        {
            "full", "short"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this NapPack member) => Values[(int)member];

        internal static NapPack Read(JToken json) =>
            (NapPack)Json.Member(json, nameof(NapPack), Values);
    }

    /// <summary>Units changed hands.</summary>
    public sealed class NapPaid : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="payment">Who paid whom, and what for.</param>
        public NapPaid(int action, Payment payment)
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
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => paid(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPaid Parse(string json) => Json.Parse(json, Read);

        internal static new NapPaid Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPaid));
            fields.Tag("type", "paid");
            return new NapPaid(fields.Get("action", Json.Int32), fields.Get("payment", Payment.Read));
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

    /// <summary>Call nothing (N5).</summary>
    public sealed class NapPass : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public NapPass(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => pass(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPass Parse(string json) => Json.Parse(json, Read);

        internal static new NapPass Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPass));
            fields.Tag("type", "pass");
            return new NapPass(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "pass");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>A seat passed (N5).</summary>
    public sealed class NapPassed : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that passed.</param>
        public NapPassed(int action, int seat)
        {
            Action = action;
            Seat = seat;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that passed.</summary>
        public int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => passed(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPassed Parse(string json) => Json.Parse(json, Read);

        internal static new NapPassed Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPassed));
            fields.Tag("type", "passed");
            return new NapPassed(fields.Get("action", Json.Int32), fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "passed");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>The table as one seat, or a spectator, may know it.</summary>
    public sealed class NapPerspective : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">The seat; null for spectators.</param>
        /// <param name="view">What it may see.</param>
        /// <param name="toAct">Seats that the game waits for.</param>
        /// <param name="legal">What the seat itself may do now; empty for spectators.</param>
        /// <param name="scoring">The scoring, which is public.</param>
        /// <param name="events">The events, as this seat knows them.</param>
        public NapPerspective(
            int? seat,
            NapView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<NapAction> legal,
            NapScoring scoring,
            IReadOnlyList<NapEvent> events)
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
        public NapView View { get; }

        /// <summary>Seats that the game waits for.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>What the seat itself may do now; empty for spectators.</summary>
        public IReadOnlyList<NapAction> Legal { get; }

        /// <summary>The scoring, which is public.</summary>
        public NapScoring Scoring { get; }

        /// <summary>The events, as this seat knows them.</summary>
        public IReadOnlyList<NapEvent> Events { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapPerspective Parse(string json) => Json.Parse(json, Read);

        internal static NapPerspective Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPerspective));
            return new NapPerspective(
                fields.NullableValue("seat", Json.Int32),
                fields.Get("view", NapView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(NapAction.Read)),
                fields.Get("scoring", NapScoring.Read),
                fields.Get("events", Json.List(NapEvent.Read)));
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
    public abstract class NapPhase : Message
    {
        internal NapPhase()
        {
        }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<NapPurchasing, T> purchasing,
            Func<NapBidding, T> bidding,
            Func<NapTakingFloater, T> takingFloater,
            Func<NapDiscarding, T> discarding,
            Func<NapAnnouncing, T> announcing,
            Func<NapPlaying, T> playing,
            Func<NapOver, T> over);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapPhase Parse(string json) => Json.Parse(json, Read);

        internal static NapPhase Read(JToken json)
        {
            switch (Json.Tag(json, nameof(NapPhase), "type"))
            {
                case "purchasing": return NapPurchasing.Read(json);
                case "bidding": return NapBidding.Read(json);
                case "taking_floater": return NapTakingFloater.Read(json);
                case "discarding": return NapDiscarding.Read(json);
                case "announcing": return NapAnnouncing.Read(json);
                case "playing": return NapPlaying.Read(json);
                case "over": return NapOver.Read(json);
                default: throw Json.Unknown(json, nameof(NapPhase), "type");
            }
        }
    }

    /// <summary>Play a card to the trick (N6, N7).</summary>
    public sealed class NapPlay : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        /// <param name="card">Card from its hand.</param>
        public NapPlay(int seat, Card card)
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
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => play(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPlay Parse(string json) => Json.Parse(json, Read);

        internal static new NapPlay Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPlay));
            fields.Tag("type", "play");
            return new NapPlay(fields.Get("seat", Json.Int32), fields.Get("card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "play");
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>A state and the actions to play on it.</summary>
    public sealed class NapPlayRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state as the last answer gave it.</param>
        /// <param name="actions">Actions in order: all are played, or none.</param>
        public NapPlayRequest(NapState state, IReadOnlyList<NapAction> actions)
        {
            State = Json.Given(state, nameof(state));
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>The state as the last answer gave it.</summary>
        public NapState State { get; }

        /// <summary>Actions in order: all are played, or none.</summary>
        public IReadOnlyList<NapAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapPlayRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapPlayRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPlayRequest));
            return new NapPlayRequest(
                fields.Get("state", NapState.Read),
                fields.Get("actions", Json.List(NapAction.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            Json.Put(json, "actions", Actions);
            json.WriteEndObject();
        }
    }

    /// <summary>A card was played to the trick.</summary>
    public sealed class NapPlayed : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that played it.</param>
        /// <param name="card">The card.</param>
        /// <param name="trumps">Suit that it made trumps, as the first card led (N14); else null.</param>
        public NapPlayed(int action, int seat, Card card, Suit? trumps)
        {
            Action = action;
            Seat = seat;
            Card = card;
            Trumps = trumps;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that played it.</summary>
        public int Seat { get; }

        /// <summary>The card.</summary>
        public Card Card { get; }

        /// <summary>Suit that it made trumps, as the first card led (N14); else null.</summary>
        public Suit? Trumps { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => played(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPlayed Parse(string json) => Json.Parse(json, Read);

        internal static new NapPlayed Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPlayed));
            fields.Tag("type", "played");
            return new NapPlayed(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("card", CardExtensions.Read),
                fields.NullableValue("trumps", SuitExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "played");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "card", Card.Value());
            Json.Put(json, "trumps", Trumps?.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>A contract was played.</summary>
    public sealed class NapPlayedOut : NapResult
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="declarer">Seat that played it.</param>
        /// <param name="contract">The contract.</param>
        /// <param name="floater">Whether with the floater.</param>
        /// <param name="needed">Fewest tricks that make it; in misère 0, which are also the most.</param>
        /// <param name="won">Tricks that the declarer won.</param>
        /// <param name="made">Whether it was made.</param>
        public NapPlayedOut(int declarer, NapContract contract, bool floater, int needed, int won, bool made)
        {
            Declarer = declarer;
            Contract = contract;
            Floater = floater;
            Needed = needed;
            Won = won;
            Made = made;
        }

        /// <summary>Seat that played it.</summary>
        public int Declarer { get; }

        /// <summary>The contract.</summary>
        public NapContract Contract { get; }

        /// <summary>Whether with the floater.</summary>
        public bool Floater { get; }

        /// <summary>Fewest tricks that make it; in misère 0, which are also the most.</summary>
        public int Needed { get; }

        /// <summary>Tricks that the declarer won.</summary>
        public int Won { get; }

        /// <summary>Whether it was made.</summary>
        public bool Made { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapAllPassed, T> allPassed,
            Func<NapPlayedOut, T> played) => played(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPlayedOut Parse(string json) => Json.Parse(json, Read);

        internal static new NapPlayedOut Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPlayedOut));
            fields.Tag("type", "played");
            return new NapPlayedOut(
                fields.Get("declarer", Json.Int32),
                fields.Get("contract", NapContractExtensions.Read),
                fields.Get("floater", Json.Boolean),
                fields.Get("needed", Json.Int32),
                fields.Get("won", Json.Int32),
                fields.Get("made", Json.Boolean));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "played");
            Json.Put(json, "declarer", Declarer);
            Json.Put(json, "contract", Contract.Value());
            Json.Put(json, "floater", Floater);
            Json.Put(json, "needed", Needed);
            Json.Put(json, "won", Won);
            Json.Put(json, "made", Made);
            json.WriteEndObject();
        }
    }

    /// <summary>A trick is being played (N6).</summary>
    public sealed class NapPlaying : NapPhase
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="leader">Seat that leads to it.</param>
        /// <param name="cards">Cards played to it, in order.</param>
        public NapPlaying(int leader, IReadOnlyList<Card> cards)
        {
            Leader = leader;
            Cards = Json.Given(Json.Copy(cards), nameof(cards));
        }

        /// <summary>Seat that leads to it.</summary>
        public int Leader { get; }

        /// <summary>Cards played to it, in order.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPurchasing, T> purchasing,
            Func<NapBidding, T> bidding,
            Func<NapTakingFloater, T> takingFloater,
            Func<NapDiscarding, T> discarding,
            Func<NapAnnouncing, T> announcing,
            Func<NapPlaying, T> playing,
            Func<NapOver, T> over) => playing(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPlaying Parse(string json) => Json.Parse(json, Read);

        internal static new NapPlaying Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPlaying));
            fields.Tag("type", "playing");
            return new NapPlaying(
                fields.Get("leader", Json.Int32),
                fields.Get("cards", Json.List(CardExtensions.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "playing");
            Json.Put(json, "leader", Leader);
            Json.Put(json, "cards", Cards.Select(x => x.Value()));
            json.WriteEndObject();
        }
    }

    /// <summary>Where a match stands, hidden cards included: for trusted callers.</summary>
    public sealed class NapPosition : Message
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
        public NapPosition(
            NapState state,
            string digest,
            IReadOnlyList<int> toAct,
            IReadOnlyList<NapLegal> legal,
            IReadOnlyList<NapBarred> barred,
            NapScoring scoring,
            IReadOnlyList<NapEvent> events,
            IReadOnlyList<NapPerspective> views)
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
        public NapState State { get; }

        /// <summary>SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.</summary>
        public string Digest { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>Every legal action by seat, also out of turn; null when not asked for.</summary>
        public IReadOnlyList<NapLegal> Legal { get; }

        /// <summary>Refused actions by seat, each with its rule; null when not asked for.</summary>
        public IReadOnlyList<NapBarred> Barred { get; }

        /// <summary>The scoring so far.</summary>
        public NapScoring Scoring { get; }

        /// <summary>What this request brought about, in order.</summary>
        public IReadOnlyList<NapEvent> Events { get; }

        /// <summary>What each seat and, last, the spectators may know; null when not asked for.</summary>
        public IReadOnlyList<NapPerspective> Views { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapPosition Parse(string json) => Json.Parse(json, Read);

        internal static NapPosition Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPosition));
            return new NapPosition(
                fields.Get("state", NapState.Read),
                fields.Get("digest", Json.Text),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.NullableObject("legal", Json.List(NapLegal.Read)),
                fields.NullableObject("barred", Json.List(NapBarred.Read)),
                fields.Get("scoring", NapScoring.Read),
                fields.Get("events", Json.List(NapEvent.Read)),
                fields.NullableObject("views", Json.List(NapPerspective.Read)));
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
    public sealed class NapPositionRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state.</param>
        public NapPositionRequest(NapState state)
        {
            State = Json.Given(state, nameof(state));
        }

        /// <summary>The state.</summary>
        public NapState State { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapPositionRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapPositionRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPositionRequest));
            return new NapPositionRequest(fields.Get("state", NapState.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            json.WriteEndObject();
        }
    }

    /// <summary>Pay the stake, discard cards and have them replaced (N20).</summary>
    public sealed class NapPurchase : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        /// <param name="discard">Cards from its hand; in this order they are gathered (N4).</param>
        public NapPurchase(int seat, IReadOnlyList<Card> discard)
        {
            Seat = seat;
            Discard = Json.Given(Json.Copy(discard), nameof(discard));
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Cards from its hand; in this order they are gathered (N4).</summary>
        public IReadOnlyList<Card> Discard { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => purchase(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPurchase Parse(string json) => Json.Parse(json, Read);

        internal static new NapPurchase Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPurchase));
            fields.Tag("type", "purchase");
            return new NapPurchase(
                fields.Get("seat", Json.Int32),
                fields.Get("discard", Json.List(CardExtensions.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "purchase");
            Json.Put(json, "seat", Seat);
            Json.Put(json, "discard", Discard.Select(x => x.Value()));
            json.WriteEndObject();
        }
    }

    /// <summary>A seat exchanged cards (N20).</summary>
    public sealed class NapPurchased : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that purchased.</param>
        /// <param name="count">How many cards.</param>
        /// <param name="discard">What it discarded; null for all but that seat.</param>
        /// <param name="drawn">What it got for them; null for all but that seat.</param>
        public NapPurchased(
            int action,
            int seat,
            int count,
            IReadOnlyList<Card> discard,
            IReadOnlyList<Card> drawn)
        {
            Action = action;
            Seat = seat;
            Count = count;
            Discard = Json.Copy(discard);
            Drawn = Json.Copy(drawn);
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that purchased.</summary>
        public int Seat { get; }

        /// <summary>How many cards.</summary>
        public int Count { get; }

        /// <summary>What it discarded; null for all but that seat.</summary>
        public IReadOnlyList<Card> Discard { get; }

        /// <summary>What it got for them; null for all but that seat.</summary>
        public IReadOnlyList<Card> Drawn { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => purchased(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPurchased Parse(string json) => Json.Parse(json, Read);

        internal static new NapPurchased Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPurchased));
            fields.Tag("type", "purchased");
            return new NapPurchased(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("count", Json.Int32),
                fields.NullableObject("discard", Json.List(CardExtensions.Read)),
                fields.NullableObject("drawn", Json.List(CardExtensions.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "purchased");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "count", Count);
            Json.Put(json, "discard", Discard?.Select(x => x.Value()));
            Json.Put(json, "drawn", Drawn?.Select(x => x.Value()));
            json.WriteEndObject();
        }
    }

    /// <summary>Seats purchase or stand, in turn (N20).</summary>
    public sealed class NapPurchasing : NapPhase
    {
        /// <summary>Takes what the properties say.</summary>
        public NapPurchasing()
        {
        }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPurchasing, T> purchasing,
            Func<NapBidding, T> bidding,
            Func<NapTakingFloater, T> takingFloater,
            Func<NapDiscarding, T> discarding,
            Func<NapAnnouncing, T> announcing,
            Func<NapPlaying, T> playing,
            Func<NapOver, T> over) => purchasing(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapPurchasing Parse(string json) => Json.Parse(json, Read);

        internal static new NapPurchasing Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapPurchasing));
            fields.Tag("type", "purchasing");
            return new NapPurchasing();
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "purchasing");
            json.WriteEndObject();
        }
    }

    /// <summary>Where a replayed match stands at the end, and how it came there.</summary>
    public sealed class NapReplayPosition : Message
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
        public NapReplayPosition(
            NapState state,
            string digest,
            IReadOnlyList<int> toAct,
            IReadOnlyList<NapLegal> legal,
            IReadOnlyList<NapBarred> barred,
            NapScoring scoring,
            IReadOnlyList<NapEvent> events,
            IReadOnlyList<NapPerspective> views,
            IReadOnlyList<NapStep> steps)
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
        public NapState State { get; }

        /// <summary>SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.</summary>
        public string Digest { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>Every legal action by seat, also out of turn; null when not asked for.</summary>
        public IReadOnlyList<NapLegal> Legal { get; }

        /// <summary>Refused actions by seat, each with its rule; null when not asked for.</summary>
        public IReadOnlyList<NapBarred> Barred { get; }

        /// <summary>The scoring so far.</summary>
        public NapScoring Scoring { get; }

        /// <summary>What this request brought about, in order.</summary>
        public IReadOnlyList<NapEvent> Events { get; }

        /// <summary>What each seat and, last, the spectators may know; null when not asked for.</summary>
        public IReadOnlyList<NapPerspective> Views { get; }

        /// <summary>Every action with its events and digest; null when not asked for.</summary>
        public IReadOnlyList<NapStep> Steps { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapReplayPosition Parse(string json) => Json.Parse(json, Read);

        internal static NapReplayPosition Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapReplayPosition));
            return new NapReplayPosition(
                fields.Get("state", NapState.Read),
                fields.Get("digest", Json.Text),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.NullableObject("legal", Json.List(NapLegal.Read)),
                fields.NullableObject("barred", Json.List(NapBarred.Read)),
                fields.Get("scoring", NapScoring.Read),
                fields.Get("events", Json.List(NapEvent.Read)),
                fields.NullableObject("views", Json.List(NapPerspective.Read)),
                fields.NullableObject("steps", Json.List(NapStep.Read)));
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
    public sealed class NapReplayRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="seed">Source of all chance.</param>
        /// <param name="actions">Actions in order; with <c>steps=true</c> at most 1,000.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        public NapReplayRequest(
            int players,
            string seed,
            IReadOnlyList<NapAction> actions,
            NapVariant? variant = null,
            NapOverrides options = null,
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
        public NapVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public NapOverrides Options { get; }

        /// <summary>Source of all chance.</summary>
        public string Seed { get; }

        /// <summary>Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10). Left out where
        /// null.</summary>
        public IReadOnlyList<Card> Deck { get; }

        /// <summary>First dealer; without it drawn by lot from the seed (S5). Left out where null.</summary>
        public int? Dealer { get; }

        /// <summary>Actions in order; with <c>steps=true</c> at most 1,000.</summary>
        public IReadOnlyList<NapAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapReplayRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapReplayRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapReplayRequest));
            return new NapReplayRequest(
                fields.Get("players", Json.Int32),
                fields.Get("seed", Json.Text),
                fields.Get("actions", Json.List(NapAction.Read)),
                fields.OptionalValue("variant", NapVariantExtensions.Read),
                fields.OptionalObject("options", NapOverrides.Read),
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
    public abstract class NapResult : Message
    {
        internal NapResult()
        {
        }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(Func<NapAllPassed, T> allPassed, Func<NapPlayedOut, T> played);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapResult Parse(string json) => Json.Parse(json, Read);

        internal static NapResult Read(JToken json)
        {
            switch (Json.Tag(json, nameof(NapResult), "type"))
            {
                case "all_passed": return NapAllPassed.Read(json);
                case "played": return NapPlayedOut.Read(json);
                default: throw Json.Unknown(json, nameof(NapResult), "type");
            }
        }
    }

    /// <summary>What the match has come to.</summary>
    public sealed class NapScoring : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="balances">Units won, by seat.</param>
        /// <param name="kitty">Units in the kitty.</param>
        /// <param name="pool">Units in the pool.</param>
        /// <param name="lines">Every payment of this deal so far, in order.</param>
        /// <param name="result">How the deal ended; null while it is played.</param>
        /// <param name="returns">Net result of the deal by seat; null while it is played.</param>
        public NapScoring(
            IReadOnlyList<int> balances,
            int kitty,
            int pool,
            IReadOnlyList<Payment> lines,
            NapResult result,
            IReadOnlyList<int> returns)
        {
            Balances = Json.Given(Json.Copy(balances), nameof(balances));
            Kitty = kitty;
            Pool = pool;
            Lines = Json.Given(Json.Copy(lines), nameof(lines));
            Result = result;
            Returns = Json.Copy(returns);
        }

        /// <summary>Units won, by seat.</summary>
        public IReadOnlyList<int> Balances { get; }

        /// <summary>Units in the kitty.</summary>
        public int Kitty { get; }

        /// <summary>Units in the pool.</summary>
        public int Pool { get; }

        /// <summary>Every payment of this deal so far, in order.</summary>
        public IReadOnlyList<Payment> Lines { get; }

        /// <summary>How the deal ended; null while it is played.</summary>
        public NapResult Result { get; }

        /// <summary>Net result of the deal by seat; null while it is played.</summary>
        public IReadOnlyList<int> Returns { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapScoring Parse(string json) => Json.Parse(json, Read);

        internal static NapScoring Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapScoring));
            return new NapScoring(
                fields.Get("balances", Json.List(Json.Int32)),
                fields.Get("kitty", Json.Int32),
                fields.Get("pool", Json.Int32),
                fields.Get("lines", Json.List(Payment.Read)),
                fields.NullableObject("result", NapResult.Read),
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
    public sealed class NapSettled : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="result">How it ended.</param>
        /// <param name="returns">Net result of the deal by seat.</param>
        /// <param name="balances">Units won so far, by seat.</param>
        /// <param name="kitty">Units in the kitty.</param>
        /// <param name="pool">Units in the pool.</param>
        public NapSettled(
            int action,
            NapResult result,
            IReadOnlyList<int> returns,
            IReadOnlyList<int> balances,
            int kitty,
            int pool)
        {
            Action = action;
            Result = Json.Given(result, nameof(result));
            Returns = Json.Given(Json.Copy(returns), nameof(returns));
            Balances = Json.Given(Json.Copy(balances), nameof(balances));
            Kitty = kitty;
            Pool = pool;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>How it ended.</summary>
        public NapResult Result { get; }

        /// <summary>Net result of the deal by seat.</summary>
        public IReadOnlyList<int> Returns { get; }

        /// <summary>Units won so far, by seat.</summary>
        public IReadOnlyList<int> Balances { get; }

        /// <summary>Units in the kitty.</summary>
        public int Kitty { get; }

        /// <summary>Units in the pool.</summary>
        public int Pool { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => settled(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapSettled Parse(string json) => Json.Parse(json, Read);

        internal static new NapSettled Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapSettled));
            fields.Tag("type", "settled");
            return new NapSettled(
                fields.Get("action", Json.Int32),
                fields.Get("result", NapResult.Read),
                fields.Get("returns", Json.List(Json.Int32)),
                fields.Get("balances", Json.List(Json.Int32)),
                fields.Get("kitty", Json.Int32),
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
            Json.Put(json, "kitty", Kitty);
            Json.Put(json, "pool", Pool);
            json.WriteEndObject();
        }
    }

    /// <summary>When the cards are shuffled: after all five tricks were bid and made (and see N4), or before every
    /// deal.</summary>
    public enum NapShuffle
    {
        /// <summary><c>after_five</c>.</summary>
        AfterFive,

        /// <summary><c>always</c>.</summary>
        Always
    }

    /// <summary>What the members of <see cref="NapShuffle"/> are in JSON.</summary>
    public static class NapShuffleExtensions
    {
        private static readonly string[] Values =
        {
            "after_five", "always"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this NapShuffle member) => Values[(int)member];

        internal static NapShuffle Read(JToken json) =>
            (NapShuffle)Json.Member(json, nameof(NapShuffle), Values);
    }

    /// <summary>What contracts of all five tricks are worth: their value, twice that when made, or twice that both
    /// ways.</summary>
    public enum NapStakes
    {
        /// <summary><c>single</c>.</summary>
        Single,

        /// <summary><c>double_when_made</c>.</summary>
        DoubleWhenMade,

        /// <summary><c>double</c>.</summary>
        Double
    }

    /// <summary>What the members of <see cref="NapStakes"/> are in JSON.</summary>
    public static class NapStakesExtensions
    {
        private static readonly string[] Values =
        {
            "single", "double_when_made", "double"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this NapStakes member) => Values[(int)member];

        internal static NapStakes Read(JToken json) =>
            (NapStakes)Json.Member(json, nameof(NapStakes), Values);
    }

    /// <summary>Keep the cards as dealt (N20).</summary>
    public sealed class NapStand : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public NapStand(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => stand(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapStand Parse(string json) => Json.Parse(json, Read);

        internal static new NapStand Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapStand));
            fields.Tag("type", "stand");
            return new NapStand(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "stand");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>Standard Nap: the first card led makes trumps, and players pay each other for contracts.</summary>
    public sealed class NapStandard : NapOptions
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="pack">All 52 cards, or the lowest ranks left out.</param>
        /// <param name="lowestRank">Lowest rank of the pack; one that is named overrides pack.</param>
        /// <param name="two">Two may be bid.</param>
        /// <param name="misere">Misère may be bid.</param>
        /// <param name="misereTrumps">Misère is played with trumps.</param>
        /// <param name="blucher">Blücher may be bid.</param>
        /// <param name="fiveTrickStakes">What contracts of all five tricks are worth.</param>
        /// <param name="purchase">Cards may be purchased before the bidding.</param>
        /// <param name="purchaseStake">Units that a purchase costs.</param>
        /// <param name="batches">How five cards are dealt to each seat.</param>
        /// <param name="shuffle">When the cards are shuffled rather than gathered and cut.</param>
        /// <param name="stopWhenDecided">The deal ends with the trick that decides the contract.</param>
        /// <param name="deals">Deals after which the match is over.</param>
        public NapStandard(
            NapPack pack,
            Rank? lowestRank,
            bool two,
            bool misere,
            bool misereTrumps,
            bool blucher,
            NapStakes fiveTrickStakes,
            bool purchase,
            int purchaseStake,
            NapDealBatches batches,
            NapShuffle shuffle,
            bool stopWhenDecided,
            int? deals)
        {
            Pack = pack;
            LowestRank = lowestRank;
            Two = two;
            Misere = misere;
            MisereTrumps = misereTrumps;
            Blucher = blucher;
            FiveTrickStakes = fiveTrickStakes;
            Purchase = purchase;
            PurchaseStake = purchaseStake;
            Batches = batches;
            Shuffle = shuffle;
            StopWhenDecided = stopWhenDecided;
            Deals = deals;
        }

        /// <summary>All 52 cards, or the lowest ranks left out.</summary>
        public NapPack Pack { get; }

        /// <summary>Lowest rank of the pack; one that is named overrides pack.</summary>
        public Rank? LowestRank { get; }

        /// <summary>Two may be bid.</summary>
        public bool Two { get; }

        /// <summary>Misère may be bid.</summary>
        public bool Misere { get; }

        /// <summary>Misère is played with trumps.</summary>
        public bool MisereTrumps { get; }

        /// <summary>Blücher may be bid.</summary>
        public bool Blucher { get; }

        /// <summary>What contracts of all five tricks are worth.</summary>
        public NapStakes FiveTrickStakes { get; }

        /// <summary>Cards may be purchased before the bidding.</summary>
        public bool Purchase { get; }

        /// <summary>Units that a purchase costs.</summary>
        public int PurchaseStake { get; }

        /// <summary>How five cards are dealt to each seat.</summary>
        public override NapDealBatches Batches { get; }

        /// <summary>When the cards are shuffled rather than gathered and cut.</summary>
        public override NapShuffle Shuffle { get; }

        /// <summary>The deal ends with the trick that decides the contract.</summary>
        public override bool StopWhenDecided { get; }

        /// <summary>Deals after which the match is over.</summary>
        public override int? Deals { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapStandard, T> standard,
            Func<NapFloater, T> floater,
            Func<NapFloaterTeesside, T> floaterTeesside,
            Func<NapFloaterAylesbury, T> floaterAylesbury,
            Func<NapFloaterDorset, T> floaterDorset) => standard(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapStandard Parse(string json) => Json.Parse(json, Read);

        internal static new NapStandard Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapStandard));
            fields.Tag("form", "standard");
            return new NapStandard(
                fields.Get("pack", NapPackExtensions.Read),
                fields.NullableValue("lowest_rank", RankExtensions.Read),
                fields.Get("two", Json.Boolean),
                fields.Get("misere", Json.Boolean),
                fields.Get("misere_trumps", Json.Boolean),
                fields.Get("blucher", Json.Boolean),
                fields.Get("five_trick_stakes", NapStakesExtensions.Read),
                fields.Get("purchase", Json.Boolean),
                fields.Get("purchase_stake", Json.Int32),
                fields.Get("batches", NapDealBatchesExtensions.Read),
                fields.Get("shuffle", NapShuffleExtensions.Read),
                fields.Get("stop_when_decided", Json.Boolean),
                fields.NullableValue("deals", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "form", "standard");
            Json.Put(json, "pack", Pack.Value());
            Json.Put(json, "lowest_rank", LowestRank?.Value());
            Json.Put(json, "two", Two);
            Json.Put(json, "misere", Misere);
            Json.Put(json, "misere_trumps", MisereTrumps);
            Json.Put(json, "blucher", Blucher);
            Json.Put(json, "five_trick_stakes", FiveTrickStakes.Value());
            Json.Put(json, "purchase", Purchase);
            Json.Put(json, "purchase_stake", PurchaseStake);
            Json.Put(json, "batches", Batches.Value());
            Json.Put(json, "shuffle", Shuffle.Value());
            Json.Put(json, "stop_when_decided", StopWhenDecided);
            Json.Put(json, "deals", Deals);
            json.WriteEndObject();
        }
    }

    /// <summary>How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and
    /// a lot.</summary>
    public sealed class NapStartRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="seed">Source of all chance; without it the server makes one from 32 random bytes.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        public NapStartRequest(
            int players,
            NapVariant? variant = null,
            NapOverrides options = null,
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
        public NapVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public NapOverrides Options { get; }

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
        public static NapStartRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapStartRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapStartRequest));
            return new NapStartRequest(
                fields.Get("players", Json.Int32),
                fields.OptionalValue("variant", NapVariantExtensions.Read),
                fields.OptionalObject("options", NapOverrides.Read),
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

    /// <summary>A match of Nap, hidden cards included.</summary>
    public sealed class NapState : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="version">Version of this layout; 1 is known.</param>
        /// <param name="options">Every choice of rules.</param>
        /// <param name="seed">Source of all chance in later deals.</param>
        /// <param name="deal">Number of this deal, from 0.</param>
        /// <param name="dealer">Seat that dealt; the one after it is the first.</param>
        /// <param name="actions">Actions taken in this deal.</param>
        /// <param name="hands">Each seat's cards in the order gained, less what was played or discarded.</param>
        /// <param name="stock">Undealt cards, drawn from the first on.</param>
        /// <param name="floater">The card in the middle; null where there is none, and once it is taken.</param>
        /// <param name="discards">Cards discarded, in order: those purchased away, or the one laid aside for the
        /// floater.</param>
        /// <param name="purchases">Cards purchased, seat by seat from the first; 0 where the seat stood.</param>
        /// <param name="looked">Seats that have looked at the floater, in order.</param>
        /// <param name="calls">Calls, seat by seat from the first.</param>
        /// <param name="trumps">Suit of trumps; null while there is none.</param>
        /// <param name="tricks">Complete tricks, each in the order its cards were played.</param>
        /// <param name="balances">Units won, by seat.</param>
        /// <param name="kitty">Units in the kitty.</param>
        /// <param name="pool">Units in the pool.</param>
        /// <param name="phase">What is due.</param>
        public NapState(
            int version,
            NapOptions options,
            string seed,
            int deal,
            int dealer,
            int actions,
            IReadOnlyList<IReadOnlyList<Card>> hands,
            IReadOnlyList<Card> stock,
            Card? floater,
            IReadOnlyList<Card> discards,
            IReadOnlyList<int> purchases,
            IReadOnlyList<int> looked,
            IReadOnlyList<NapCall> calls,
            Suit? trumps,
            IReadOnlyList<IReadOnlyList<Card>> tricks,
            IReadOnlyList<int> balances,
            int kitty,
            int pool,
            NapPhase phase)
        {
            Version = version;
            Options = Json.Given(options, nameof(options));
            Seed = Json.Given(seed, nameof(seed));
            Deal = deal;
            Dealer = dealer;
            Actions = actions;
            Hands = Json.Given(Json.Copy(hands, Json.Copy), nameof(hands));
            Stock = Json.Given(Json.Copy(stock), nameof(stock));
            Floater = floater;
            Discards = Json.Given(Json.Copy(discards), nameof(discards));
            Purchases = Json.Given(Json.Copy(purchases), nameof(purchases));
            Looked = Json.Given(Json.Copy(looked), nameof(looked));
            Calls = Json.Given(Json.Copy(calls), nameof(calls));
            Trumps = trumps;
            Tricks = Json.Given(Json.Copy(tricks, Json.Copy), nameof(tricks));
            Balances = Json.Given(Json.Copy(balances), nameof(balances));
            Kitty = kitty;
            Pool = pool;
            Phase = Json.Given(phase, nameof(phase));
        }

        /// <summary>Version of this layout; 1 is known.</summary>
        public int Version { get; }

        /// <summary>Every choice of rules.</summary>
        public NapOptions Options { get; }

        /// <summary>Source of all chance in later deals.</summary>
        public string Seed { get; }

        /// <summary>Number of this deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>Seat that dealt; the one after it is the first.</summary>
        public int Dealer { get; }

        /// <summary>Actions taken in this deal.</summary>
        public int Actions { get; }

        /// <summary>Each seat's cards in the order gained, less what was played or discarded.</summary>
        public IReadOnlyList<IReadOnlyList<Card>> Hands { get; }

        /// <summary>Undealt cards, drawn from the first on.</summary>
        public IReadOnlyList<Card> Stock { get; }

        /// <summary>The card in the middle; null where there is none, and once it is taken.</summary>
        public Card? Floater { get; }

        /// <summary>Cards discarded, in order: those purchased away, or the one laid aside for the floater.</summary>
        public IReadOnlyList<Card> Discards { get; }

        /// <summary>Cards purchased, seat by seat from the first; 0 where the seat stood.</summary>
        public IReadOnlyList<int> Purchases { get; }

        /// <summary>Seats that have looked at the floater, in order.</summary>
        public IReadOnlyList<int> Looked { get; }

        /// <summary>Calls, seat by seat from the first.</summary>
        public IReadOnlyList<NapCall> Calls { get; }

        /// <summary>Suit of trumps; null while there is none.</summary>
        public Suit? Trumps { get; }

        /// <summary>Complete tricks, each in the order its cards were played.</summary>
        public IReadOnlyList<IReadOnlyList<Card>> Tricks { get; }

        /// <summary>Units won, by seat.</summary>
        public IReadOnlyList<int> Balances { get; }

        /// <summary>Units in the kitty.</summary>
        public int Kitty { get; }

        /// <summary>Units in the pool.</summary>
        public int Pool { get; }

        /// <summary>What is due.</summary>
        public NapPhase Phase { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapState Parse(string json) => Json.Parse(json, Read);

        internal static NapState Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapState));
            fields.Tag("game", "nap");
            return new NapState(
                fields.Get("version", Json.Int32),
                fields.Get("options", NapOptions.Read),
                fields.Get("seed", Json.Text),
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.Get("actions", Json.Int32),
                fields.Get("hands", Json.List(Json.List(CardExtensions.Read))),
                fields.Get("stock", Json.List(CardExtensions.Read)),
                fields.NullableValue("floater", CardExtensions.Read),
                fields.Get("discards", Json.List(CardExtensions.Read)),
                fields.Get("purchases", Json.List(Json.Int32)),
                fields.Get("looked", Json.List(Json.Int32)),
                fields.Get("calls", Json.List(NapCall.Read)),
                fields.NullableValue("trumps", SuitExtensions.Read),
                fields.Get("tricks", Json.List(Json.List(CardExtensions.Read))),
                fields.Get("balances", Json.List(Json.Int32)),
                fields.Get("kitty", Json.Int32),
                fields.Get("pool", Json.Int32),
                fields.Get("phase", NapPhase.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "game", "nap");
            Json.Put(json, "version", Version);
            Json.Put(json, "options", Options);
            Json.Put(json, "seed", Seed);
            Json.Put(json, "deal", Deal);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "actions", Actions);
            Json.Put(json, "hands", Hands.Select(x => x.Select(xx => xx.Value())));
            Json.Put(json, "stock", Stock.Select(x => x.Value()));
            Json.Put(json, "floater", Floater?.Value());
            Json.Put(json, "discards", Discards.Select(x => x.Value()));
            Json.Put(json, "purchases", Purchases);
            Json.Put(json, "looked", Looked);
            Json.Put(json, "calls", Calls);
            Json.Put(json, "trumps", Trumps?.Value());
            Json.Put(json, "tricks", Tricks.Select(x => x.Select(xx => xx.Value())));
            Json.Put(json, "balances", Balances);
            Json.Put(json, "kitty", Kitty);
            Json.Put(json, "pool", Pool);
            Json.Put(json, "phase", Phase);
            json.WriteEndObject();
        }
    }

    /// <summary>One action of a replay.</summary>
    public sealed class NapStep : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">The action.</param>
        /// <param name="events">What it brought about.</param>
        /// <param name="digest">Digest of the state after it.</param>
        public NapStep(NapAction action, IReadOnlyList<NapEvent> events, string digest)
        {
            Action = Json.Given(action, nameof(action));
            Events = Json.Given(Json.Copy(events), nameof(events));
            Digest = Json.Given(digest, nameof(digest));
        }

        /// <summary>The action.</summary>
        public NapAction Action { get; }

        /// <summary>What it brought about.</summary>
        public IReadOnlyList<NapEvent> Events { get; }

        /// <summary>Digest of the state after it.</summary>
        public string Digest { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapStep Parse(string json) => Json.Parse(json, Read);

        internal static NapStep Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapStep));
            return new NapStep(
                fields.Get("action", NapAction.Read),
                fields.Get("events", Json.List(NapEvent.Read)),
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

    /// <summary>A seat purchased nothing (N20).</summary>
    public sealed class NapStood : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that stood.</param>
        public NapStood(int action, int seat)
        {
            Action = action;
            Seat = seat;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that stood.</summary>
        public int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => stood(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapStood Parse(string json) => Json.Parse(json, Read);

        internal static new NapStood Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapStood));
            fields.Tag("type", "stood");
            return new NapStood(fields.Get("action", Json.Int32), fields.Get("seat", Json.Int32));
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
    public sealed class NapTable : Message
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
        public NapTable(
            string token,
            string match,
            long move,
            string link,
            Safety safety,
            IReadOnlyList<int> closed,
            int? seat,
            NapView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<NapAction> legal,
            NapScoring scoring,
            IReadOnlyList<NapEvent> events)
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
        public NapView View { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>What the seat itself may do now, action by action; some are only taken whole, as one
        /// move.</summary>
        public IReadOnlyList<NapAction> Legal { get; }

        /// <summary>The scoring, which is public.</summary>
        public NapScoring Scoring { get; }

        /// <summary>What the last move brought about, as this seat knows it.</summary>
        public IReadOnlyList<NapEvent> Events { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapTable Parse(string json) => Json.Parse(json, Read);

        internal static NapTable Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTable));
            return new NapTable(
                fields.Get("token", Json.Text),
                fields.Get("match", Json.Text),
                fields.Get("move", Json.Int64),
                fields.Get("link", Json.Text),
                fields.Get("safety", Safety.Read),
                fields.Get("closed", Json.List(Json.Int32)),
                fields.NullableValue("seat", Json.Int32),
                fields.Get("view", NapView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(NapAction.Read)),
                fields.Get("scoring", NapScoring.Read),
                fields.Get("events", Json.List(NapEvent.Read)));
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
    public sealed class NapTableMove : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that moved.</param>
        /// <param name="actions">Its actions in order; none where it closed the match.</param>
        public NapTableMove(int seat, IReadOnlyList<NapAction> actions)
        {
            Seat = seat;
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
        }

        /// <summary>Seat that moved.</summary>
        public int Seat { get; }

        /// <summary>Its actions in order; none where it closed the match.</summary>
        public IReadOnlyList<NapAction> Actions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapTableMove Parse(string json) => Json.Parse(json, Read);

        internal static NapTableMove Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTableMove));
            return new NapTableMove(
                fields.Get("seat", Json.Int32),
                fields.Get("actions", Json.List(NapAction.Read)));
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
    public sealed class NapTablePlayRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="actions">The move: actions of one seat, in order; all are played, or none. A <c>deal</c> has no
        /// deck here.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        public NapTablePlayRequest(string token, IReadOnlyList<NapAction> actions, LastSeen lastSeen = null)
        {
            Token = Json.Given(token, nameof(token));
            Actions = Json.Given(Json.Copy(actions), nameof(actions));
            LastSeen = lastSeen;
        }

        /// <summary>The table as the last answer gave it.</summary>
        public string Token { get; }

        /// <summary>The move: actions of one seat, in order; all are played, or none. A <c>deal</c> has no deck
        /// here.</summary>
        public IReadOnlyList<NapAction> Actions { get; }

        /// <summary>The newest move that this client has seen; the token must descend from it. Left out where
        /// null.</summary>
        public LastSeen LastSeen { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapTablePlayRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapTablePlayRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTablePlayRequest));
            return new NapTablePlayRequest(
                fields.Get("token", Json.Text),
                fields.Get("actions", Json.List(NapAction.Read)),
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
    public sealed class NapTablePrepareRequest : Message
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
        public NapTablePrepareRequest(
            int players,
            NapVariant? variant = null,
            NapOverrides options = null,
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
        public NapVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public NapOverrides Options { get; }

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
        public static NapTablePrepareRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapTablePrepareRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTablePrepareRequest));
            return new NapTablePrepareRequest(
                fields.Get("players", Json.Int32),
                fields.OptionalValue("variant", NapVariantExtensions.Read),
                fields.OptionalObject("options", NapOverrides.Read),
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
    public sealed class NapTableRecord : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="options">Every choice of rules.</param>
        /// <param name="players">Number of players.</param>
        /// <param name="dealer">First dealer, if one was named.</param>
        /// <param name="locks">Locks that players made, by seat; null where the server issued the key.</param>
        /// <param name="commitments">What each seat committed to; null where it took no part.</param>
        public NapTableRecord(
            NapOptions options,
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
        public NapOptions Options { get; }

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
        public static NapTableRecord Parse(string json) => Json.Parse(json, Read);

        internal static NapTableRecord Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTableRecord));
            return new NapTableRecord(
                fields.Get("options", NapOptions.Read),
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
    public sealed class NapTableReveal : Message
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
        public NapTableReveal(
            string match,
            NapTableRecord record,
            string secret,
            IReadOnlyList<string> openings,
            string commitment,
            string seed,
            IReadOnlyList<RevealedDeck> decks,
            NapState state,
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
        public NapTableRecord Record { get; }

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
        public NapState State { get; }

        /// <summary>Number of the last move.</summary>
        public long Move { get; }

        /// <summary>Its link.</summary>
        public string Link { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapTableReveal Parse(string json) => Json.Parse(json, Read);

        internal static NapTableReveal Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTableReveal));
            return new NapTableReveal(
                fields.Get("match", Json.Text),
                fields.Get("record", NapTableRecord.Read),
                fields.Get("secret", Json.Text),
                fields.Get("openings", Json.ListOfNullableObjects(Json.Text)),
                fields.Get("commitment", Json.Text),
                fields.Get("seed", Json.Text),
                fields.Get("decks", Json.List(RevealedDeck.Read)),
                fields.Get("state", NapState.Read),
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
    public sealed class NapTableStartRequest : Message
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
        public NapTableStartRequest(
            int? players = null,
            NapVariant? variant = null,
            NapOverrides options = null,
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
        public NapVariant? Variant { get; }

        /// <summary>Options that differ from the variant's. Left out where null.</summary>
        public NapOverrides Options { get; }

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
        public static NapTableStartRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapTableStartRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTableStartRequest));
            return new NapTableStartRequest(
                fields.OptionalValue("players", Json.Int32),
                fields.OptionalValue("variant", NapVariantExtensions.Read),
                fields.OptionalObject("options", NapOverrides.Read),
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
    public sealed class NapTableStarted : Message
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
        public NapTableStarted(
            string token,
            string match,
            long move,
            string link,
            Safety safety,
            IReadOnlyList<int> closed,
            int? seat,
            NapView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<NapAction> legal,
            NapScoring scoring,
            IReadOnlyList<NapEvent> events,
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
        public NapView View { get; }

        /// <summary>Seats that the game waits for; empty when the match is over.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>What the seat itself may do now, action by action; some are only taken whole, as one
        /// move.</summary>
        public IReadOnlyList<NapAction> Legal { get; }

        /// <summary>The scoring, which is public.</summary>
        public NapScoring Scoring { get; }

        /// <summary>What the last move brought about, as this seat knows it.</summary>
        public IReadOnlyList<NapEvent> Events { get; }

        /// <summary>What the server is bound to, as a prepared match told it before.</summary>
        public string Commitment { get; }

        /// <summary>For each seat without a lock its key, to be handed to that player only; null for the
        /// others.</summary>
        public IReadOnlyList<string> Keys { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapTableStarted Parse(string json) => Json.Parse(json, Read);

        internal static NapTableStarted Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTableStarted));
            return new NapTableStarted(
                fields.Get("token", Json.Text),
                fields.Get("match", Json.Text),
                fields.Get("move", Json.Int64),
                fields.Get("link", Json.Text),
                fields.Get("safety", Safety.Read),
                fields.Get("closed", Json.List(Json.Int32)),
                fields.NullableValue("seat", Json.Int32),
                fields.Get("view", NapView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(NapAction.Read)),
                fields.Get("scoring", NapScoring.Read),
                fields.Get("events", Json.List(NapEvent.Read)),
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

    /// <summary>Take the floater into the hand (N27).</summary>
    public sealed class NapTakeFloater : NapAction
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that acts.</param>
        public NapTakeFloater(int seat)
        {
            Seat = seat;
        }

        /// <summary>Seat that acts.</summary>
        public override int Seat { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPass, T> pass,
            Func<NapBid, T> bid,
            Func<NapLook, T> look,
            Func<NapPurchase, T> purchase,
            Func<NapStand, T> stand,
            Func<NapTakeFloater, T> takeFloater,
            Func<NapLeaveFloater, T> leaveFloater,
            Func<NapDiscard, T> discard,
            Func<NapAnnounce, T> announce,
            Func<NapPlay, T> play,
            Func<NapDeal, T> deal) => takeFloater(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapTakeFloater Parse(string json) => Json.Parse(json, Read);

        internal static new NapTakeFloater Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTakeFloater));
            fields.Tag("type", "take_floater");
            return new NapTakeFloater(fields.Get("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "take_floater");
            Json.Put(json, "seat", Seat);
            json.WriteEndObject();
        }
    }

    /// <summary>The declarer takes the floater or leaves it (N27).</summary>
    public sealed class NapTakingFloater : NapPhase
    {
        /// <summary>Takes what the properties say.</summary>
        public NapTakingFloater()
        {
        }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapPurchasing, T> purchasing,
            Func<NapBidding, T> bidding,
            Func<NapTakingFloater, T> takingFloater,
            Func<NapDiscarding, T> discarding,
            Func<NapAnnouncing, T> announcing,
            Func<NapPlaying, T> playing,
            Func<NapOver, T> over) => takingFloater(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapTakingFloater Parse(string json) => Json.Parse(json, Read);

        internal static new NapTakingFloater Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTakingFloater));
            fields.Tag("type", "taking_floater");
            return new NapTakingFloater();
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "taking_floater");
            json.WriteEndObject();
        }
    }

    /// <summary>The declarer took the floater (N27).</summary>
    public sealed class NapTookFloater : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">The declarer.</param>
        /// <param name="looked">Seats that had looked at it before.</param>
        /// <param name="card">The floater; null for all but these seats and the declarer.</param>
        public NapTookFloater(int action, int seat, IReadOnlyList<int> looked, Card? card)
        {
            Action = action;
            Seat = seat;
            Looked = Json.Given(Json.Copy(looked), nameof(looked));
            Card = card;
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>The declarer.</summary>
        public int Seat { get; }

        /// <summary>Seats that had looked at it before.</summary>
        public IReadOnlyList<int> Looked { get; }

        /// <summary>The floater; null for all but these seats and the declarer.</summary>
        public Card? Card { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => tookFloater(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapTookFloater Parse(string json) => Json.Parse(json, Read);

        internal static new NapTookFloater Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTookFloater));
            fields.Tag("type", "took_floater");
            return new NapTookFloater(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("looked", Json.List(Json.Int32)),
                fields.NullableValue("card", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "took_floater");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "looked", Looked);
            Json.Put(json, "card", Card?.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>A trick was complete, and a seat took it (N6).</summary>
    public sealed class NapTookTrick : NapEvent
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="action">Index of the action in the request, from 0; for who does not learn of every action, of
        /// those that are known.</param>
        /// <param name="seat">Seat that took it.</param>
        /// <param name="cards">Its cards, in the order played.</param>
        public NapTookTrick(int action, int seat, IReadOnlyList<Card> cards)
        {
            Action = action;
            Seat = seat;
            Cards = Json.Given(Json.Copy(cards), nameof(cards));
        }

        /// <summary>Index of the action in the request, from 0; for who does not learn of every action, of those that
        /// are known.</summary>
        public override int Action { get; }

        /// <summary>Seat that took it.</summary>
        public int Seat { get; }

        /// <summary>Its cards, in the order played.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<NapDealt, T> dealt,
            Func<NapPaid, T> paid,
            Func<NapStood, T> stood,
            Func<NapPurchased, T> purchased,
            Func<NapPassed, T> passed,
            Func<NapCalled, T> called,
            Func<NapLooked, T> looked,
            Func<NapTookFloater, T> tookFloater,
            Func<NapLeftFloater, T> leftFloater,
            Func<NapDiscarded, T> discarded,
            Func<NapAnnounced, T> announced,
            Func<NapPlayed, T> played,
            Func<NapTookTrick, T> tookTrick,
            Func<NapSettled, T> settled) => tookTrick(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NapTookTrick Parse(string json) => Json.Parse(json, Read);

        internal static new NapTookTrick Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTookTrick));
            fields.Tag("type", "took_trick");
            return new NapTookTrick(
                fields.Get("action", Json.Int32),
                fields.Get("seat", Json.Int32),
                fields.Get("cards", Json.List(CardExtensions.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "took_trick");
            Json.Put(json, "action", Action);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "cards", Cards.Select(x => x.Value()));
            json.WriteEndObject();
        }
    }

    /// <summary>A complete trick.</summary>
    public sealed class NapTrick : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="leader">Seat that led.</param>
        /// <param name="cards">Its cards, in the order played.</param>
        /// <param name="winner">Seat that took it.</param>
        public NapTrick(int leader, IReadOnlyList<Card> cards, int winner)
        {
            Leader = leader;
            Cards = Json.Given(Json.Copy(cards), nameof(cards));
            Winner = winner;
        }

        /// <summary>Seat that led.</summary>
        public int Leader { get; }

        /// <summary>Its cards, in the order played.</summary>
        public IReadOnlyList<Card> Cards { get; }

        /// <summary>Seat that took it.</summary>
        public int Winner { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapTrick Parse(string json) => Json.Parse(json, Read);

        internal static NapTrick Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapTrick));
            return new NapTrick(
                fields.Get("leader", Json.Int32),
                fields.Get("cards", Json.List(CardExtensions.Read)),
                fields.Get("winner", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "leader", Leader);
            Json.Put(json, "cards", Cards.Select(x => x.Value()));
            Json.Put(json, "winner", Winner);
            json.WriteEndObject();
        }
    }

    /// <summary>A named set of options.</summary>
    public enum NapVariant
    {
        /// <summary><c>standard</c>.</summary>
        Standard,

        /// <summary><c>extended</c>.</summary>
        Extended,

        /// <summary><c>purchase</c>.</summary>
        Purchase,

        /// <summary><c>floater</c>.</summary>
        Floater,

        /// <summary><c>floater-teesside</c>.</summary>
        FloaterTeesside,

        /// <summary><c>floater-aylesbury</c>.</summary>
        FloaterAylesbury,

        /// <summary><c>floater-dorset</c>.</summary>
        FloaterDorset
    }

    /// <summary>What the members of <see cref="NapVariant"/> are in JSON.</summary>
    public static class NapVariantExtensions
    {
        private static readonly string[] Values =
        {
            "standard", "extended", "purchase", "floater", "floater-teesside", "floater-aylesbury", "floater-dorset"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this NapVariant member) => Values[(int)member];

        internal static NapVariant Read(JToken json) =>
            (NapVariant)Json.Member(json, nameof(NapVariant), Values);
    }

    /// <summary>A named set of options.</summary>
    public sealed class NapVariantEntry : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="name">Name of the variant.</param>
        /// <param name="sentence">What it is.</param>
        /// <param name="source">Where it comes from.</param>
        /// <param name="options">Every choice of rules.</param>
        public NapVariantEntry(NapVariant name, string sentence, string source, NapOptions options)
        {
            Name = name;
            Sentence = Json.Given(sentence, nameof(sentence));
            Source = Json.Given(source, nameof(source));
            Options = Json.Given(options, nameof(options));
        }

        /// <summary>Name of the variant.</summary>
        public NapVariant Name { get; }

        /// <summary>What it is.</summary>
        public string Sentence { get; }

        /// <summary>Where it comes from.</summary>
        public string Source { get; }

        /// <summary>Every choice of rules.</summary>
        public NapOptions Options { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapVariantEntry Parse(string json) => Json.Parse(json, Read);

        internal static NapVariantEntry Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapVariantEntry));
            return new NapVariantEntry(
                fields.Get("name", NapVariantExtensions.Read),
                fields.Get("sentence", Json.Text),
                fields.Get("source", Json.Text),
                fields.Get("options", NapOptions.Read));
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

    /// <summary>What a seat, or a spectator, may see of a match (N35).</summary>
    public sealed class NapView : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="seat">Seat that looks; null for spectators.</param>
        /// <param name="players">Number of players.</param>
        /// <param name="direction">Which way play goes.</param>
        /// <param name="options">Every choice of rules.</param>
        /// <param name="deal">Number of this deal, from 0.</param>
        /// <param name="dealer">Seat that dealt.</param>
        /// <param name="hand">Own cards in the order gained; null for spectators.</param>
        /// <param name="handCounts">Cards held, by seat.</param>
        /// <param name="stockCount">Undealt cards.</param>
        /// <param name="floaterThere">Whether the floater lies in the middle.</param>
        /// <param name="floater">The floater, for those who have looked at it and while it lies there; else
        /// null.</param>
        /// <param name="discardCount">Cards discarded by all.</param>
        /// <param name="ownDiscards">Cards that the seat has discarded, in order; null for spectators.</param>
        /// <param name="purchases">Cards purchased, seat by seat from the first; 0 where the seat stood.</param>
        /// <param name="looked">Seats that have looked at the floater, in order.</param>
        /// <param name="calls">Calls, seat by seat from the first.</param>
        /// <param name="trumps">Suit of trumps; null while there is none.</param>
        /// <param name="tricks">Complete tricks.</param>
        /// <param name="balances">Units won, by seat.</param>
        /// <param name="kitty">Units in the kitty.</param>
        /// <param name="pool">Units in the pool.</param>
        /// <param name="phase">What is due.</param>
        public NapView(
            int? seat,
            int players,
            Direction direction,
            NapOptions options,
            int deal,
            int dealer,
            IReadOnlyList<Card> hand,
            IReadOnlyList<int> handCounts,
            int stockCount,
            bool floaterThere,
            Card? floater,
            int discardCount,
            IReadOnlyList<Card> ownDiscards,
            IReadOnlyList<int> purchases,
            IReadOnlyList<int> looked,
            IReadOnlyList<NapCall> calls,
            Suit? trumps,
            IReadOnlyList<NapTrick> tricks,
            IReadOnlyList<int> balances,
            int kitty,
            int pool,
            NapPhase phase)
        {
            Seat = seat;
            Players = players;
            Direction = direction;
            Options = Json.Given(options, nameof(options));
            Deal = deal;
            Dealer = dealer;
            Hand = Json.Copy(hand);
            HandCounts = Json.Given(Json.Copy(handCounts), nameof(handCounts));
            StockCount = stockCount;
            FloaterThere = floaterThere;
            Floater = floater;
            DiscardCount = discardCount;
            OwnDiscards = Json.Copy(ownDiscards);
            Purchases = Json.Given(Json.Copy(purchases), nameof(purchases));
            Looked = Json.Given(Json.Copy(looked), nameof(looked));
            Calls = Json.Given(Json.Copy(calls), nameof(calls));
            Trumps = trumps;
            Tricks = Json.Given(Json.Copy(tricks), nameof(tricks));
            Balances = Json.Given(Json.Copy(balances), nameof(balances));
            Kitty = kitty;
            Pool = pool;
            Phase = Json.Given(phase, nameof(phase));
        }

        /// <summary>Seat that looks; null for spectators.</summary>
        public int? Seat { get; }

        /// <summary>Number of players.</summary>
        public int Players { get; }

        /// <summary>Which way play goes.</summary>
        public Direction Direction { get; }

        /// <summary>Every choice of rules.</summary>
        public NapOptions Options { get; }

        /// <summary>Number of this deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>Seat that dealt.</summary>
        public int Dealer { get; }

        /// <summary>Own cards in the order gained; null for spectators.</summary>
        public IReadOnlyList<Card> Hand { get; }

        /// <summary>Cards held, by seat.</summary>
        public IReadOnlyList<int> HandCounts { get; }

        /// <summary>Undealt cards.</summary>
        public int StockCount { get; }

        /// <summary>Whether the floater lies in the middle.</summary>
        public bool FloaterThere { get; }

        /// <summary>The floater, for those who have looked at it and while it lies there; else null.</summary>
        public Card? Floater { get; }

        /// <summary>Cards discarded by all.</summary>
        public int DiscardCount { get; }

        /// <summary>Cards that the seat has discarded, in order; null for spectators.</summary>
        public IReadOnlyList<Card> OwnDiscards { get; }

        /// <summary>Cards purchased, seat by seat from the first; 0 where the seat stood.</summary>
        public IReadOnlyList<int> Purchases { get; }

        /// <summary>Seats that have looked at the floater, in order.</summary>
        public IReadOnlyList<int> Looked { get; }

        /// <summary>Calls, seat by seat from the first.</summary>
        public IReadOnlyList<NapCall> Calls { get; }

        /// <summary>Suit of trumps; null while there is none.</summary>
        public Suit? Trumps { get; }

        /// <summary>Complete tricks.</summary>
        public IReadOnlyList<NapTrick> Tricks { get; }

        /// <summary>Units won, by seat.</summary>
        public IReadOnlyList<int> Balances { get; }

        /// <summary>Units in the kitty.</summary>
        public int Kitty { get; }

        /// <summary>Units in the pool.</summary>
        public int Pool { get; }

        /// <summary>What is due.</summary>
        public NapPhase Phase { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapView Parse(string json) => Json.Parse(json, Read);

        internal static NapView Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapView));
            return new NapView(
                fields.NullableValue("seat", Json.Int32),
                fields.Get("players", Json.Int32),
                fields.Get("direction", DirectionExtensions.Read),
                fields.Get("options", NapOptions.Read),
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.NullableObject("hand", Json.List(CardExtensions.Read)),
                fields.Get("hand_counts", Json.List(Json.Int32)),
                fields.Get("stock_count", Json.Int32),
                fields.Get("floater_there", Json.Boolean),
                fields.NullableValue("floater", CardExtensions.Read),
                fields.Get("discard_count", Json.Int32),
                fields.NullableObject("own_discards", Json.List(CardExtensions.Read)),
                fields.Get("purchases", Json.List(Json.Int32)),
                fields.Get("looked", Json.List(Json.Int32)),
                fields.Get("calls", Json.List(NapCall.Read)),
                fields.NullableValue("trumps", SuitExtensions.Read),
                fields.Get("tricks", Json.List(NapTrick.Read)),
                fields.Get("balances", Json.List(Json.Int32)),
                fields.Get("kitty", Json.Int32),
                fields.Get("pool", Json.Int32),
                fields.Get("phase", NapPhase.Read));
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
            Json.Put(json, "hand_counts", HandCounts);
            Json.Put(json, "stock_count", StockCount);
            Json.Put(json, "floater_there", FloaterThere);
            Json.Put(json, "floater", Floater?.Value());
            Json.Put(json, "discard_count", DiscardCount);
            Json.Put(json, "own_discards", OwnDiscards?.Select(x => x.Value()));
            Json.Put(json, "purchases", Purchases);
            Json.Put(json, "looked", Looked);
            Json.Put(json, "calls", Calls);
            Json.Put(json, "trumps", Trumps?.Value());
            Json.Put(json, "tricks", Tricks);
            Json.Put(json, "balances", Balances);
            Json.Put(json, "kitty", Kitty);
            Json.Put(json, "pool", Pool);
            Json.Put(json, "phase", Phase);
            json.WriteEndObject();
        }
    }

    /// <summary>What a seat, or a spectator, may know; safe to hand to that player.</summary>
    public sealed class NapViewAnswer : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="view">What may be seen.</param>
        /// <param name="toAct">Seats that the game waits for.</param>
        /// <param name="legal">The seat's own legal actions; empty for spectators.</param>
        /// <param name="scoring">The scoring so far.</param>
        public NapViewAnswer(
            NapView view,
            IReadOnlyList<int> toAct,
            IReadOnlyList<NapAction> legal,
            NapScoring scoring)
        {
            View = Json.Given(view, nameof(view));
            ToAct = Json.Given(Json.Copy(toAct), nameof(toAct));
            Legal = Json.Given(Json.Copy(legal), nameof(legal));
            Scoring = Json.Given(scoring, nameof(scoring));
        }

        /// <summary>What may be seen.</summary>
        public NapView View { get; }

        /// <summary>Seats that the game waits for.</summary>
        public IReadOnlyList<int> ToAct { get; }

        /// <summary>The seat's own legal actions; empty for spectators.</summary>
        public IReadOnlyList<NapAction> Legal { get; }

        /// <summary>The scoring so far.</summary>
        public NapScoring Scoring { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapViewAnswer Parse(string json) => Json.Parse(json, Read);

        internal static NapViewAnswer Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapViewAnswer));
            return new NapViewAnswer(
                fields.Get("view", NapView.Read),
                fields.Get("to_act", Json.List(Json.Int32)),
                fields.Get("legal", Json.List(NapAction.Read)),
                fields.Get("scoring", NapScoring.Read));
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
    public sealed class NapViewRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="state">The state.</param>
        /// <param name="seat">The seat that looks; without it a spectator.</param>
        public NapViewRequest(NapState state, int? seat = null)
        {
            State = Json.Given(state, nameof(state));
            Seat = seat;
        }

        /// <summary>The state.</summary>
        public NapState State { get; }

        /// <summary>The seat that looks; without it a spectator. Left out where null.</summary>
        public int? Seat { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static NapViewRequest Parse(string json) => Json.Parse(json, Read);

        internal static NapViewRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(NapViewRequest));
            return new NapViewRequest(fields.Get("state", NapState.Read), fields.OptionalValue("seat", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "state", State);
            Json.PutGiven(json, "seat", Seat);
            json.WriteEndObject();
        }
    }
}
