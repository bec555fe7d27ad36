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
    /// <summary>A stateless card table: it deals, says what may be played, refuses the rest, and settles up. This
    /// is a client of it, which several threads may use at once.</summary>
    public sealed class CroupierClient : IDisposable
    {
        private readonly Transport transport;

        /// <summary>Calls a server.</summary>
        /// <param name="baseUrl">Its address; where <c>croupier serve</c> listens unless told otherwise.</param>
        /// <param name="http">What sends the calls, with its timeout; it is not disposed of.</param>
        public CroupierClient(string baseUrl = "http://127.0.0.1:8000", HttpClient http = null)
        {
            transport = new Transport(baseUrl, http);
            ChorVoli = new ChorVoli(transport);
            KrytNavalivat = new KrytNavalivat(transport);
            Nap = new Nap(transport);
            Service = new Service(transport);
        }

        /// <summary>The game <c>chor-voli</c>, played by these rules (<c>/rules/chor-voli</c>).</summary>
        public ChorVoli ChorVoli { get; }

        /// <summary>The game <c>kryt-navalivat</c>, played by these rules (<c>/rules/kryt-navalivat</c>).</summary>
        public KrytNavalivat KrytNavalivat { get; }

        /// <summary>The game <c>nap</c>, played by these rules (<c>/rules/nap</c>).</summary>
        public Nap Nap { get; }

        /// <summary>The service itself, and the games on offer.</summary>
        public Service Service { get; }

        /// <summary>Closes the connections, unless they are those of a client given.</summary>
        public void Dispose() => transport.Dispose();
    }

    /// <summary>The game <c>chor-voli</c>, played by these rules (<c>/rules/chor-voli</c>).</summary>
    public sealed class ChorVoli
    {
        private readonly Transport transport;

        internal ChorVoli(Transport transport)
        {
            this.transport = transport;
        }

        /// <summary>Tell the variants, options and rules of Chor Voli. Everything that a frontend can know before a
        /// match: named variants with all their options, each with its bounds and its rule, and every rule that can be
        /// broken, with its sentence and source.</summary>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>All that can be known of a game before it starts.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliCatalogue> CatalogueAsync(
            CancellationToken cancellation = default(CancellationToken))
        {
            return transport.GetAsync("/v1/games/chor-voli", ChorVoliCatalogue.Read, cancellation);
        }

        /// <summary>Start a match of Chor Voli. Deal the first deal of a match.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="seed">Source of all chance; without it the server makes one from 32 random bytes.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a match stands, hidden cards included: for trusted callers.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliPosition> StartAsync(
            int players,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null,
            string seed = null,
            IReadOnlyList<Card> deck = null,
            int? dealer = null,
            bool legal = true,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliStartRequest(players, variant, options, seed, deck, dealer);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/chor-voli/start",
                ChorVoliPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Play actions of Chor Voli. Play actions in order, all or none.</summary>
        /// <param name="state">The state as the last answer gave it.</param>
        /// <param name="actions">Actions in order: all are played, or none.</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a match stands, hidden cards included: for trusted callers.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliPosition> PlayAsync(
            ChorVoliState state,
            IReadOnlyList<ChorVoliAction> actions,
            bool legal = true,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliPlayRequest(state, actions);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/chor-voli/play",
                ChorVoliPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Look at a state of Chor Voli. Look at a state as it stands.</summary>
        /// <param name="state">The state.</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a match stands, hidden cards included: for trusted callers.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliPosition> PositionAsync(
            ChorVoliState state,
            bool legal = true,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliPositionRequest(state);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/chor-voli/position",
                ChorVoliPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>See a state of Chor Voli as a seat or a spectator may. Look at a state through the eyes of a seat
        /// or a spectator.</summary>
        /// <param name="state">The state.</param>
        /// <param name="seat">The seat that looks; without it a spectator.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What a seat, or a spectator, may know; safe to hand to that player.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliViewAnswer> ViewAsync(
            ChorVoliState state,
            int? seat = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliViewRequest(state, seat);
            return transport.PostAsync("/v1/games/chor-voli/view", ChorVoliViewAnswer.Read, cancellation, body);
        }

        /// <summary>Replay a match of Chor Voli from its start. Play a match from its start.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="seed">Source of all chance.</param>
        /// <param name="actions">Actions in order; with <c>steps=true</c> at most 1,000.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="steps">Give every action with its events and the digest after it; for at most 1,000
        /// actions.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a replayed match stands at the end, and how it came there.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliReplayPosition> ReplayAsync(
            int players,
            string seed,
            IReadOnlyList<ChorVoliAction> actions,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null,
            IReadOnlyList<Card> deck = null,
            int? dealer = null,
            bool legal = true,
            bool explain = false,
            bool views = false,
            bool steps = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliReplayRequest(players, seed, actions, variant, options, deck, dealer);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            query.Add("steps", steps, false);
            return transport.PostAsync(
                "/v1/games/chor-voli/replay",
                ChorVoliReplayPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Play on many states of Chor Voli at once. Play on many states at once; a refused item does not hold
        /// up the others.</summary>
        /// <param name="items">The states and their actions.</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What became of each state, in the order of the request.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliBatchAnswer> BatchAsync(
            IReadOnlyList<ChorVoliBatchItem> items,
            bool legal = false,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliBatchRequest(items);
            var query = new Query();
            query.Add("legal", legal, false);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/chor-voli/batch",
                ChorVoliBatchAnswer.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Find the combinations and the best arrangements of a hand. Rank out all combinations of a hand, and
        /// find its best arrangements. <c>best_from_last</c> is best at the last showdown, then at the one before, up
        /// to the first. <c>greatest_total</c> is best at all showdowns together: each combination counts by how many
        /// strengths of the form are weaker, and the sum is the greatest; of several the best from the last on. Both
        /// are exact.</summary>
        /// <param name="hand">Three to 17 different cards.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What a hand can be divided into.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliCombinationsAnswer> CombinationsAsync(
            IReadOnlyList<Card> hand,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliCombinationsRequest(hand, variant, options);
            return transport.PostAsync(
                "/v1/games/chor-voli/combinations",
                ChorVoliCombinationsAnswer.Read,
                cancellation,
                body);
        }

        /// <summary>Prepare a sealed match of Chor Voli. Agree on a match, and bind the server to its secret before
        /// anybody opens what the seats put in.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="dealer">First dealer; without it drawn by lot (S5).</param>
        /// <param name="locks">For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from
        /// the server.</param>
        /// <param name="commitments">For each seat SHA-256 of <c>croupier/seat-seed/1</c> and what it will open, or
        /// null if it takes no part.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A match whose server has committed itself; store the commitment before you open anything.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<TablePrepared> PrepareTableAsync(
            int players,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null,
            int? dealer = null,
            IReadOnlyList<string> locks = null,
            IReadOnlyList<string> commitments = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliTablePrepareRequest(players, variant, options, dealer, locks, commitments);
            return transport.PostAsync(
                "/v1/games/chor-voli/tables/prepare",
                TablePrepared.Read,
                cancellation,
                body);
        }

        /// <summary>Start a sealed match of Chor Voli. Deal the first deal of a sealed match, and issue the keys of
        /// seats that made none.</summary>
        /// <param name="players">Number of players; needed unless the match is prepared.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="dealer">First dealer; without it drawn by lot (S5).</param>
        /// <param name="locks">For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from
        /// the server.</param>
        /// <param name="token">The prepared match.</param>
        /// <param name="openings">For each seat of a prepared match what it committed to, or null if it took no
        /// part.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A sealed match that has just started, as spectators see it, with the keys of the seats that made
        /// none.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliTableStarted> StartTableAsync(
            int? players = null,
            ChorVoliVariant? variant = null,
            ChorVoliOverrides options = null,
            int? dealer = null,
            IReadOnlyList<string> locks = null,
            string token = null,
            IReadOnlyList<string> openings = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliTableStartRequest(players, variant, options, dealer, locks, token, openings);
            return transport.PostAsync(
                "/v1/games/chor-voli/tables/start",
                ChorVoliTableStarted.Read,
                cancellation,
                body);
        }

        /// <summary>Play a move on a sealed table of Chor Voli. Play one move of the seat whose key is sent: all of its
        /// actions, or none.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="actions">The move: actions of one seat, in order; all are played, or none. A <c>deal</c> has no
        /// deck here.</param>
        /// <param name="key">The key of the seat that asks.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A table as one seat, or a spectator, may know it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliTable> PlayTableAsync(
            string token,
            IReadOnlyList<ChorVoliAction> actions,
            string key,
            LastSeen lastSeen = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliTablePlayRequest(token, actions, lastSeen);
            return transport.PostAsync(
                "/v1/games/chor-voli/tables/play",
                ChorVoliTable.Read,
                cancellation,
                body,
                key: key);
        }

        /// <summary>See a sealed table of Chor Voli. See a table as the seat whose key is sent, or without a key as
        /// spectators do.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="key">The key of the seat that asks; without one, spectators do.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A table as one seat, or a spectator, may know it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliTable> ViewTableAsync(
            string token,
            LastSeen lastSeen = null,
            string key = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new TableRequest(token, lastSeen);
            return transport.PostAsync(
                "/v1/games/chor-voli/tables/view",
                ChorVoliTable.Read,
                cancellation,
                body,
                key: key);
        }

        /// <summary>Close a sealed match of Chor Voli. Close the match for the seat whose key is sent; once all have,
        /// it is over and can be revealed.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="key">The key of the seat that asks.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A table as one seat, or a spectator, may know it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliTable> CloseTableAsync(
            string token,
            string key,
            LastSeen lastSeen = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new TableRequest(token, lastSeen);
            return transport.PostAsync(
                "/v1/games/chor-voli/tables/close",
                ChorVoliTable.Read,
                cancellation,
                body,
                key: key);
        }

        /// <summary>Reveal a sealed match of Chor Voli. Show all that was hidden in a match that every seat has
        /// closed.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>All that was hidden in a match, for everybody to check.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ChorVoliTableReveal> RevealTableAsync(
            string token,
            LastSeen lastSeen = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new TableRequest(token, lastSeen);
            return transport.PostAsync(
                "/v1/games/chor-voli/tables/reveal",
                ChorVoliTableReveal.Read,
                cancellation,
                body);
        }

        /// <summary>Compute what follows from a reveal of Chor Voli. Compute what follows from a reveal, to be compared
        /// with what was told while the match was played.</summary>
        /// <param name="match">Id of the match.</param>
        /// <param name="record">What was agreed on.</param>
        /// <param name="secret">The server's secret.</param>
        /// <param name="openings">What each seat put in.</param>
        /// <param name="deals">How many deals to compute.</param>
        /// <param name="moves">Every move from the start; none if the links are not to be computed beyond the
        /// first.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What follows from a reveal; compare it with what was told and seen while the match was
        /// played.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<FairnessAnswer> VerifyFairnessAsync(
            string match,
            ChorVoliTableRecord record,
            string secret,
            IReadOnlyList<string> openings,
            int deals,
            IReadOnlyList<ChorVoliTableMove> moves,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new ChorVoliFairnessRequest(match, record, secret, openings, deals, moves);
            return transport.PostAsync(
                "/v1/games/chor-voli/fairness/verify",
                FairnessAnswer.Read,
                cancellation,
                body);
        }
    }

    /// <summary>The game <c>kryt-navalivat</c>, played by these rules (<c>/rules/kryt-navalivat</c>).</summary>
    public sealed class KrytNavalivat
    {
        private readonly Transport transport;

        internal KrytNavalivat(Transport transport)
        {
            this.transport = transport;
        }

        /// <summary>Tell the variants, options and rules of Kryt'-navalivat'. Everything that a frontend can know
        /// before a match: named variants with all their options, each with its bounds and its rule, and every rule
        /// that can be broken, with its sentence and source.</summary>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>All that can be known of a game before it starts.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytCatalogue> CatalogueAsync(CancellationToken cancellation = default(CancellationToken))
        {
            return transport.GetAsync("/v1/games/kryt-navalivat", KrytCatalogue.Read, cancellation);
        }

        /// <summary>Start a match of Kryt'-navalivat'. Deal the first deal of a match.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="seed">Source of all chance; without it the server makes one from 32 random bytes.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a match stands, hidden cards included: for trusted callers.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytPosition> StartAsync(
            int players,
            KrytVariant? variant = null,
            KrytOverrides options = null,
            string seed = null,
            IReadOnlyList<Card> deck = null,
            int? dealer = null,
            bool legal = true,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytStartRequest(players, variant, options, seed, deck, dealer);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/start",
                KrytPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Play actions of Kryt'-navalivat'. Play actions in order, all or none.</summary>
        /// <param name="state">The state as the last answer gave it.</param>
        /// <param name="actions">Actions in order: all are played, or none.</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a match stands, hidden cards included: for trusted callers.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytPosition> PlayAsync(
            KrytState state,
            IReadOnlyList<KrytAction> actions,
            bool legal = true,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytPlayRequest(state, actions);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/play",
                KrytPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Look at a state of Kryt'-navalivat'. Look at a state as it stands.</summary>
        /// <param name="state">The state.</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a match stands, hidden cards included: for trusted callers.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytPosition> PositionAsync(
            KrytState state,
            bool legal = true,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytPositionRequest(state);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/position",
                KrytPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>See a state of Kryt'-navalivat' as a seat or a spectator may. Look at a state through the eyes of a
        /// seat or a spectator.</summary>
        /// <param name="state">The state.</param>
        /// <param name="seat">The seat that looks; without it a spectator.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What a seat, or a spectator, may know; safe to hand to that player.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytViewAnswer> ViewAsync(
            KrytState state,
            int? seat = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytViewRequest(state, seat);
            return transport.PostAsync("/v1/games/kryt-navalivat/view", KrytViewAnswer.Read, cancellation, body);
        }

        /// <summary>Replay a match of Kryt'-navalivat' from its start. Play a match from its start.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="seed">Source of all chance.</param>
        /// <param name="actions">Actions in order; with <c>steps=true</c> at most 1,000.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="steps">Give every action with its events and the digest after it; for at most 1,000
        /// actions.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a replayed match stands at the end, and how it came there.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytReplayPosition> ReplayAsync(
            int players,
            string seed,
            IReadOnlyList<KrytAction> actions,
            KrytVariant? variant = null,
            KrytOverrides options = null,
            IReadOnlyList<Card> deck = null,
            int? dealer = null,
            bool legal = true,
            bool explain = false,
            bool views = false,
            bool steps = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytReplayRequest(players, seed, actions, variant, options, deck, dealer);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            query.Add("steps", steps, false);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/replay",
                KrytReplayPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Play on many states of Kryt'-navalivat' at once. Play on many states at once; a refused item does
        /// not hold up the others.</summary>
        /// <param name="items">The states and their actions.</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What became of each state, in the order of the request.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytBatchAnswer> BatchAsync(
            IReadOnlyList<KrytBatchItem> items,
            bool legal = false,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytBatchRequest(items);
            var query = new Query();
            query.Add("legal", legal, false);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/batch",
                KrytBatchAnswer.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Prepare a sealed match of Kryt'-navalivat'. Agree on a match, and bind the server to its secret
        /// before anybody opens what the seats put in.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="dealer">First dealer; without it drawn by lot (S5).</param>
        /// <param name="locks">For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from
        /// the server.</param>
        /// <param name="commitments">For each seat SHA-256 of <c>croupier/seat-seed/1</c> and what it will open, or
        /// null if it takes no part.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A match whose server has committed itself; store the commitment before you open anything.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<TablePrepared> PrepareTableAsync(
            int players,
            KrytVariant? variant = null,
            KrytOverrides options = null,
            int? dealer = null,
            IReadOnlyList<string> locks = null,
            IReadOnlyList<string> commitments = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytTablePrepareRequest(players, variant, options, dealer, locks, commitments);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/tables/prepare",
                TablePrepared.Read,
                cancellation,
                body);
        }

        /// <summary>Start a sealed match of Kryt'-navalivat'. Deal the first deal of a sealed match, and issue the keys
        /// of seats that made none.</summary>
        /// <param name="players">Number of players; needed unless the match is prepared.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="dealer">First dealer; without it drawn by lot (S5).</param>
        /// <param name="locks">For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from
        /// the server.</param>
        /// <param name="token">The prepared match.</param>
        /// <param name="openings">For each seat of a prepared match what it committed to, or null if it took no
        /// part.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A sealed match that has just started, as spectators see it, with the keys of the seats that made
        /// none.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytTableStarted> StartTableAsync(
            int? players = null,
            KrytVariant? variant = null,
            KrytOverrides options = null,
            int? dealer = null,
            IReadOnlyList<string> locks = null,
            string token = null,
            IReadOnlyList<string> openings = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytTableStartRequest(players, variant, options, dealer, locks, token, openings);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/tables/start",
                KrytTableStarted.Read,
                cancellation,
                body);
        }

        /// <summary>Play a move on a sealed table of Kryt'-navalivat'. Play one move of the seat whose key is sent: all
        /// of its actions, or none.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="actions">The move: actions of one seat, in order; all are played, or none. A <c>deal</c> has no
        /// deck here.</param>
        /// <param name="key">The key of the seat that asks.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A table as one seat, or a spectator, may know it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytTable> PlayTableAsync(
            string token,
            IReadOnlyList<KrytAction> actions,
            string key,
            LastSeen lastSeen = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytTablePlayRequest(token, actions, lastSeen);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/tables/play",
                KrytTable.Read,
                cancellation,
                body,
                key: key);
        }

        /// <summary>See a sealed table of Kryt'-navalivat'. See a table as the seat whose key is sent, or without a key
        /// as spectators do.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="key">The key of the seat that asks; without one, spectators do.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A table as one seat, or a spectator, may know it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytTable> ViewTableAsync(
            string token,
            LastSeen lastSeen = null,
            string key = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new TableRequest(token, lastSeen);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/tables/view",
                KrytTable.Read,
                cancellation,
                body,
                key: key);
        }

        /// <summary>Close a sealed match of Kryt'-navalivat'. Close the match for the seat whose key is sent; once all
        /// have, it is over and can be revealed.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="key">The key of the seat that asks.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A table as one seat, or a spectator, may know it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytTable> CloseTableAsync(
            string token,
            string key,
            LastSeen lastSeen = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new TableRequest(token, lastSeen);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/tables/close",
                KrytTable.Read,
                cancellation,
                body,
                key: key);
        }

        /// <summary>Reveal a sealed match of Kryt'-navalivat'. Show all that was hidden in a match that every seat has
        /// closed.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>All that was hidden in a match, for everybody to check.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<KrytTableReveal> RevealTableAsync(
            string token,
            LastSeen lastSeen = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new TableRequest(token, lastSeen);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/tables/reveal",
                KrytTableReveal.Read,
                cancellation,
                body);
        }

        /// <summary>Compute what follows from a reveal of Kryt'-navalivat'. Compute what follows from a reveal, to be
        /// compared with what was told while the match was played.</summary>
        /// <param name="match">Id of the match.</param>
        /// <param name="record">What was agreed on.</param>
        /// <param name="secret">The server's secret.</param>
        /// <param name="openings">What each seat put in.</param>
        /// <param name="deals">How many deals to compute.</param>
        /// <param name="moves">Every move from the start; none if the links are not to be computed beyond the
        /// first.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What follows from a reveal; compare it with what was told and seen while the match was
        /// played.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<FairnessAnswer> VerifyFairnessAsync(
            string match,
            KrytTableRecord record,
            string secret,
            IReadOnlyList<string> openings,
            int deals,
            IReadOnlyList<KrytTableMove> moves,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new KrytFairnessRequest(match, record, secret, openings, deals, moves);
            return transport.PostAsync(
                "/v1/games/kryt-navalivat/fairness/verify",
                FairnessAnswer.Read,
                cancellation,
                body);
        }
    }

    /// <summary>The game <c>nap</c>, played by these rules (<c>/rules/nap</c>).</summary>
    public sealed class Nap
    {
        private readonly Transport transport;

        internal Nap(Transport transport)
        {
            this.transport = transport;
        }

        /// <summary>Tell the variants, options and rules of Nap. Everything that a frontend can know before a match:
        /// named variants with all their options, each with its bounds and its rule, and every rule that can be broken,
        /// with its sentence and source.</summary>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>All that can be known of a game before it starts.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapCatalogue> CatalogueAsync(CancellationToken cancellation = default(CancellationToken))
        {
            return transport.GetAsync("/v1/games/nap", NapCatalogue.Read, cancellation);
        }

        /// <summary>Start a match of Nap. Deal the first deal of a match.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="seed">Source of all chance; without it the server makes one from 32 random bytes.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a match stands, hidden cards included: for trusted callers.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapPosition> StartAsync(
            int players,
            NapVariant? variant = null,
            NapOverrides options = null,
            string seed = null,
            IReadOnlyList<Card> deck = null,
            int? dealer = null,
            bool legal = true,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapStartRequest(players, variant, options, seed, deck, dealer);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync("/v1/games/nap/start", NapPosition.Read, cancellation, body, query: query);
        }

        /// <summary>Play actions of Nap. Play actions in order, all or none.</summary>
        /// <param name="state">The state as the last answer gave it.</param>
        /// <param name="actions">Actions in order: all are played, or none.</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a match stands, hidden cards included: for trusted callers.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapPosition> PlayAsync(
            NapState state,
            IReadOnlyList<NapAction> actions,
            bool legal = true,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapPlayRequest(state, actions);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync("/v1/games/nap/play", NapPosition.Read, cancellation, body, query: query);
        }

        /// <summary>Look at a state of Nap. Look at a state as it stands.</summary>
        /// <param name="state">The state.</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a match stands, hidden cards included: for trusted callers.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapPosition> PositionAsync(
            NapState state,
            bool legal = true,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapPositionRequest(state);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/nap/position",
                NapPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>See a state of Nap as a seat or a spectator may. Look at a state through the eyes of a seat or a
        /// spectator.</summary>
        /// <param name="state">The state.</param>
        /// <param name="seat">The seat that looks; without it a spectator.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What a seat, or a spectator, may know; safe to hand to that player.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapViewAnswer> ViewAsync(
            NapState state,
            int? seat = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapViewRequest(state, seat);
            return transport.PostAsync("/v1/games/nap/view", NapViewAnswer.Read, cancellation, body);
        }

        /// <summary>Replay a match of Nap from its start. Play a match from its start.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="seed">Source of all chance.</param>
        /// <param name="actions">Actions in order; with <c>steps=true</c> at most 1,000.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="deck">Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).</param>
        /// <param name="dealer">First dealer; without it drawn by lot from the seed (S5).</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="steps">Give every action with its events and the digest after it; for at most 1,000
        /// actions.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>Where a replayed match stands at the end, and how it came there.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapReplayPosition> ReplayAsync(
            int players,
            string seed,
            IReadOnlyList<NapAction> actions,
            NapVariant? variant = null,
            NapOverrides options = null,
            IReadOnlyList<Card> deck = null,
            int? dealer = null,
            bool legal = true,
            bool explain = false,
            bool views = false,
            bool steps = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapReplayRequest(players, seed, actions, variant, options, deck, dealer);
            var query = new Query();
            query.Add("legal", legal, true);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            query.Add("steps", steps, false);
            return transport.PostAsync(
                "/v1/games/nap/replay",
                NapReplayPosition.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Play on many states of Nap at once. Play on many states at once; a refused item does not hold up
        /// the others.</summary>
        /// <param name="items">The states and their actions.</param>
        /// <param name="legal">List the legal actions.</param>
        /// <param name="explain">List the refused candidates too, each with the rule that refuses it.</param>
        /// <param name="views">Give what each seat and the spectators may know.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What became of each state, in the order of the request.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapBatchAnswer> BatchAsync(
            IReadOnlyList<NapBatchItem> items,
            bool legal = false,
            bool explain = false,
            bool views = false,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapBatchRequest(items);
            var query = new Query();
            query.Add("legal", legal, false);
            query.Add("explain", explain, false);
            query.Add("views", views, false);
            return transport.PostAsync(
                "/v1/games/nap/batch",
                NapBatchAnswer.Read,
                cancellation,
                body,
                query: query);
        }

        /// <summary>Prepare a sealed match of Nap. Agree on a match, and bind the server to its secret before anybody
        /// opens what the seats put in.</summary>
        /// <param name="players">Number of players.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="dealer">First dealer; without it drawn by lot (S5).</param>
        /// <param name="locks">For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from
        /// the server.</param>
        /// <param name="commitments">For each seat SHA-256 of <c>croupier/seat-seed/1</c> and what it will open, or
        /// null if it takes no part.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A match whose server has committed itself; store the commitment before you open anything.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<TablePrepared> PrepareTableAsync(
            int players,
            NapVariant? variant = null,
            NapOverrides options = null,
            int? dealer = null,
            IReadOnlyList<string> locks = null,
            IReadOnlyList<string> commitments = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapTablePrepareRequest(players, variant, options, dealer, locks, commitments);
            return transport.PostAsync("/v1/games/nap/tables/prepare", TablePrepared.Read, cancellation, body);
        }

        /// <summary>Start a sealed match of Nap. Deal the first deal of a sealed match, and issue the keys of seats
        /// that made none.</summary>
        /// <param name="players">Number of players; needed unless the match is prepared.</param>
        /// <param name="variant">Named set of options; without it the game's first.</param>
        /// <param name="options">Options that differ from the variant's.</param>
        /// <param name="dealer">First dealer; without it drawn by lot (S5).</param>
        /// <param name="locks">For each seat SHA-256 of <c>croupier/seat/1</c> and its secret, or null for a key from
        /// the server.</param>
        /// <param name="token">The prepared match.</param>
        /// <param name="openings">For each seat of a prepared match what it committed to, or null if it took no
        /// part.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A sealed match that has just started, as spectators see it, with the keys of the seats that made
        /// none.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapTableStarted> StartTableAsync(
            int? players = null,
            NapVariant? variant = null,
            NapOverrides options = null,
            int? dealer = null,
            IReadOnlyList<string> locks = null,
            string token = null,
            IReadOnlyList<string> openings = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapTableStartRequest(players, variant, options, dealer, locks, token, openings);
            return transport.PostAsync("/v1/games/nap/tables/start", NapTableStarted.Read, cancellation, body);
        }

        /// <summary>Play a move on a sealed table of Nap. Play one move of the seat whose key is sent: all of its
        /// actions, or none.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="actions">The move: actions of one seat, in order; all are played, or none. A <c>deal</c> has no
        /// deck here.</param>
        /// <param name="key">The key of the seat that asks.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A table as one seat, or a spectator, may know it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapTable> PlayTableAsync(
            string token,
            IReadOnlyList<NapAction> actions,
            string key,
            LastSeen lastSeen = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapTablePlayRequest(token, actions, lastSeen);
            return transport.PostAsync("/v1/games/nap/tables/play", NapTable.Read, cancellation, body, key: key);
        }

        /// <summary>See a sealed table of Nap. See a table as the seat whose key is sent, or without a key as
        /// spectators do.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="key">The key of the seat that asks; without one, spectators do.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A table as one seat, or a spectator, may know it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapTable> ViewTableAsync(
            string token,
            LastSeen lastSeen = null,
            string key = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new TableRequest(token, lastSeen);
            return transport.PostAsync("/v1/games/nap/tables/view", NapTable.Read, cancellation, body, key: key);
        }

        /// <summary>Close a sealed match of Nap. Close the match for the seat whose key is sent; once all have, it is
        /// over and can be revealed.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="key">The key of the seat that asks.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>A table as one seat, or a spectator, may know it.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapTable> CloseTableAsync(
            string token,
            string key,
            LastSeen lastSeen = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new TableRequest(token, lastSeen);
            return transport.PostAsync("/v1/games/nap/tables/close", NapTable.Read, cancellation, body, key: key);
        }

        /// <summary>Reveal a sealed match of Nap. Show all that was hidden in a match that every seat has
        /// closed.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>All that was hidden in a match, for everybody to check.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<NapTableReveal> RevealTableAsync(
            string token,
            LastSeen lastSeen = null,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new TableRequest(token, lastSeen);
            return transport.PostAsync("/v1/games/nap/tables/reveal", NapTableReveal.Read, cancellation, body);
        }

        /// <summary>Compute what follows from a reveal of Nap. Compute what follows from a reveal, to be compared with
        /// what was told while the match was played.</summary>
        /// <param name="match">Id of the match.</param>
        /// <param name="record">What was agreed on.</param>
        /// <param name="secret">The server's secret.</param>
        /// <param name="openings">What each seat put in.</param>
        /// <param name="deals">How many deals to compute.</param>
        /// <param name="moves">Every move from the start; none if the links are not to be computed beyond the
        /// first.</param>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What follows from a reveal; compare it with what was told and seen while the match was
        /// played.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<FairnessAnswer> VerifyFairnessAsync(
            string match,
            NapTableRecord record,
            string secret,
            IReadOnlyList<string> openings,
            int deals,
            IReadOnlyList<NapTableMove> moves,
            CancellationToken cancellation = default(CancellationToken))
        {
            var body = new NapFairnessRequest(match, record, secret, openings, deals, moves);
            return transport.PostAsync("/v1/games/nap/fairness/verify", FairnessAnswer.Read, cancellation, body);
        }
    }

    /// <summary>The service itself, and the games on offer.</summary>
    public sealed class Service
    {
        private readonly Transport transport;

        internal Service(Transport transport)
        {
            this.transport = transport;
        }

        /// <summary>Tell what the service is. Its version, the id of the published algorithm from seed to deck, and
        /// which games and state versions it knows.</summary>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>What the service is.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<ServiceInfo> AboutAsync(CancellationToken cancellation = default(CancellationToken))
        {
            return transport.GetAsync("/v1", ServiceInfo.Read, cancellation);
        }

        /// <summary>List the games. Each game in short: names, numbers of players, direction of play,
        /// variants.</summary>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>The games on offer.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<GameList> GamesAsync(CancellationToken cancellation = default(CancellationToken))
        {
            return transport.GetAsync("/v1/games", GameList.Read, cancellation);
        }

        /// <summary>Tell that the service answers. For whoever watches over the process; it depends on nothing
        /// else.</summary>
        /// <param name="cancellation">Gives the call up.</param>
        /// <returns>The service answers; it has nothing else that could fail.</returns>
        /// <exception cref="ProblemException">The server refuses.</exception>
        public Task<Health> HealthAsync(CancellationToken cancellation = default(CancellationToken))
        {
            return transport.GetAsync("/health", Health.Read, cancellation);
        }
    }
}
