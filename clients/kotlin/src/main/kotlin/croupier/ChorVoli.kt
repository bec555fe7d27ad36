// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

/** The game `chor-voli`, played by [these rules](/rules/chor-voli). */
public class ChorVoli internal constructor(
    private val transport: Transport,
) {
    /**
     * Tell the variants, options and rules of Chor Voli.
     *
     * Everything that a frontend can know before a match: named variants with all their options, each with its bounds
     * and its rule, and every rule that can be broken, with its sentence and source.
     *
     * @throws ProblemException The call was refused.
     */
    public suspend fun catalogue(): ChorVoliCatalogue = transport.get("/v1/games/chor-voli")

    /**
     * Start a match of Chor Voli.
     *
     * Deal the first deal of a match.
     *
     * @param players Number of players.
     * @param variant Named set of options; without it the game's first.
     * @param options Options that differ from the variant's.
     * @param seed Source of all chance; without it the server makes one from 32 random bytes.
     * @param deck Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     * @param dealer First dealer; without it drawn by lot from the seed (S5).
     * @param legal List the legal actions.
     * @param explain List the refused candidates too, each with the rule that refuses it.
     * @param views Give what each seat and the spectators may know.
     * @throws ProblemException The call was refused.
     */
    public suspend fun start(
        players: Int,
        variant: ChorVoliVariant? = null,
        options: ChorVoliOverrides? = null,
        seed: String? = null,
        deck: List<Card>? = null,
        dealer: Int? = null,
        legal: Boolean = true,
        explain: Boolean = false,
        views: Boolean = false,
    ): ChorVoliPosition =
        transport.post(
            "/v1/games/chor-voli/start",
            ChorVoliStartRequest(players, variant, options, seed, deck, dealer),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
        )

    /**
     * Play actions of Chor Voli.
     *
     * Play actions in order, all or none.
     *
     * @param state The state as the last answer gave it.
     * @param actions Actions in order: all are played, or none.
     * @param legal List the legal actions.
     * @param explain List the refused candidates too, each with the rule that refuses it.
     * @param views Give what each seat and the spectators may know.
     * @throws ProblemException The call was refused.
     */
    public suspend fun play(
        state: ChorVoliState,
        actions: List<ChorVoliAction>,
        legal: Boolean = true,
        explain: Boolean = false,
        views: Boolean = false,
    ): ChorVoliPosition =
        transport.post(
            "/v1/games/chor-voli/play",
            ChorVoliPlayRequest(state, actions),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
        )

    /**
     * Look at a state of Chor Voli.
     *
     * Look at a state as it stands.
     *
     * @param state The state.
     * @param legal List the legal actions.
     * @param explain List the refused candidates too, each with the rule that refuses it.
     * @param views Give what each seat and the spectators may know.
     * @throws ProblemException The call was refused.
     */
    public suspend fun position(
        state: ChorVoliState,
        legal: Boolean = true,
        explain: Boolean = false,
        views: Boolean = false,
    ): ChorVoliPosition =
        transport.post(
            "/v1/games/chor-voli/position",
            ChorVoliPositionRequest(state),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
        )

    /**
     * See a state of Chor Voli as a seat or a spectator may.
     *
     * Look at a state through the eyes of a seat or a spectator.
     *
     * @param state The state.
     * @param seat The seat that looks; without it a spectator.
     * @throws ProblemException The call was refused.
     */
    public suspend fun view(
        state: ChorVoliState,
        seat: Int? = null,
    ): ChorVoliViewAnswer = transport.post("/v1/games/chor-voli/view", ChorVoliViewRequest(state, seat))

    /**
     * Replay a match of Chor Voli from its start.
     *
     * Play a match from its start.
     *
     * @param players Number of players.
     * @param seed Source of all chance.
     * @param actions Actions in order; with `steps=true` at most 1,000.
     * @param variant Named set of options; without it the game's first.
     * @param options Options that differ from the variant's.
     * @param deck Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     * @param dealer First dealer; without it drawn by lot from the seed (S5).
     * @param legal List the legal actions.
     * @param explain List the refused candidates too, each with the rule that refuses it.
     * @param views Give what each seat and the spectators may know.
     * @param steps Give every action with its events and the digest after it; for at most 1,000 actions.
     * @throws ProblemException The call was refused.
     */
    public suspend fun replay(
        players: Int,
        seed: String,
        actions: List<ChorVoliAction>,
        variant: ChorVoliVariant? = null,
        options: ChorVoliOverrides? = null,
        deck: List<Card>? = null,
        dealer: Int? = null,
        legal: Boolean = true,
        explain: Boolean = false,
        views: Boolean = false,
        steps: Boolean = false,
    ): ChorVoliReplayPosition =
        transport.post(
            "/v1/games/chor-voli/replay",
            ChorVoliReplayRequest(players, variant, options, seed, deck, dealer, actions),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
            "steps" to steps,
        )

    /**
     * Play on many states of Chor Voli at once.
     *
     * Play on many states at once; a refused item does not hold up the others.
     *
     * @param items The states and their actions.
     * @param legal List the legal actions.
     * @param explain List the refused candidates too, each with the rule that refuses it.
     * @param views Give what each seat and the spectators may know.
     * @throws ProblemException The call was refused.
     */
    public suspend fun batch(
        items: List<ChorVoliBatchItem>,
        legal: Boolean = false,
        explain: Boolean = false,
        views: Boolean = false,
    ): ChorVoliBatchAnswer =
        transport.post(
            "/v1/games/chor-voli/batch",
            ChorVoliBatchRequest(items),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
        )

    /**
     * Find the combinations and the best arrangements of a hand.
     *
     * Rank out all combinations of a hand, and find its best arrangements.
     *
     * `best_from_last` is best at the last showdown, then at the one before, up to the first. `greatest_total` is best
     * at all showdowns together: each combination counts by how many strengths of the form are weaker, and the sum is
     * the greatest; of several the best from the last on. Both are exact.
     *
     * @param hand Three to 17 different cards.
     * @param variant Named set of options; without it the game's first.
     * @param options Options that differ from the variant's.
     * @throws ProblemException The call was refused.
     */
    public suspend fun combinations(
        hand: List<Card>,
        variant: ChorVoliVariant? = null,
        options: ChorVoliOverrides? = null,
    ): ChorVoliCombinationsAnswer =
        transport.post("/v1/games/chor-voli/combinations", ChorVoliCombinationsRequest(hand, variant, options))

    /**
     * Prepare a sealed match of Chor Voli.
     *
     * Agree on a match, and bind the server to its secret before anybody opens what the seats put in.
     *
     * @param players Number of players.
     * @param variant Named set of options; without it the game's first.
     * @param options Options that differ from the variant's.
     * @param dealer First dealer; without it drawn by lot (S5).
     * @param locks For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
     * @param commitments For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no
     * part.
     * @throws ProblemException The call was refused.
     */
    public suspend fun prepareTable(
        players: Int,
        variant: ChorVoliVariant? = null,
        options: ChorVoliOverrides? = null,
        dealer: Int? = null,
        locks: List<String?>? = null,
        commitments: List<String?>? = null,
    ): TablePrepared =
        transport.post(
            "/v1/games/chor-voli/tables/prepare",
            ChorVoliTablePrepareRequest(players, variant, options, dealer, locks, commitments),
        )

    /**
     * Start a sealed match of Chor Voli.
     *
     * Deal the first deal of a sealed match, and issue the keys of seats that made none.
     *
     * @param players Number of players; needed unless the match is prepared.
     * @param variant Named set of options; without it the game's first.
     * @param options Options that differ from the variant's.
     * @param dealer First dealer; without it drawn by lot (S5).
     * @param locks For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
     * @param token The prepared match.
     * @param openings For each seat of a prepared match what it committed to, or null if it took no part.
     * @throws ProblemException The call was refused.
     */
    public suspend fun startTable(
        players: Int? = null,
        variant: ChorVoliVariant? = null,
        options: ChorVoliOverrides? = null,
        dealer: Int? = null,
        locks: List<String?>? = null,
        token: String? = null,
        openings: List<String?>? = null,
    ): ChorVoliTableStarted =
        transport.post(
            "/v1/games/chor-voli/tables/start",
            ChorVoliTableStartRequest(players, variant, options, dealer, locks, token, openings),
        )

    /**
     * Play a move on a sealed table of Chor Voli.
     *
     * Play one move of the seat whose key is sent: all of its actions, or none.
     *
     * @param token The table as the last answer gave it.
     * @param actions The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
     * @param key Key of the seat.
     * @param lastSeen The newest move that this client has seen; the token must descend from it.
     * @throws ProblemException The call was refused.
     */
    public suspend fun playTable(
        token: String,
        actions: List<ChorVoliAction>,
        key: String,
        lastSeen: LastSeen? = null,
    ): ChorVoliTable =
        transport.post("/v1/games/chor-voli/tables/play", ChorVoliTablePlayRequest(token, actions, lastSeen), key = key)

    /**
     * See a sealed table of Chor Voli.
     *
     * See a table as the seat whose key is sent, or without a key as spectators do.
     *
     * @param token The table as the last answer gave it.
     * @param key Key of the seat; without it spectators' eyes.
     * @param lastSeen The newest move that this client has seen; the token must descend from it.
     * @throws ProblemException The call was refused.
     */
    public suspend fun viewTable(
        token: String,
        key: String? = null,
        lastSeen: LastSeen? = null,
    ): ChorVoliTable = transport.post("/v1/games/chor-voli/tables/view", TableRequest(token, lastSeen), key = key)

    /**
     * Close a sealed match of Chor Voli.
     *
     * Close the match for the seat whose key is sent; once all have, it is over and can be revealed.
     *
     * @param token The table as the last answer gave it.
     * @param key Key of the seat.
     * @param lastSeen The newest move that this client has seen; the token must descend from it.
     * @throws ProblemException The call was refused.
     */
    public suspend fun closeTable(
        token: String,
        key: String,
        lastSeen: LastSeen? = null,
    ): ChorVoliTable = transport.post("/v1/games/chor-voli/tables/close", TableRequest(token, lastSeen), key = key)

    /**
     * Reveal a sealed match of Chor Voli.
     *
     * Show all that was hidden in a match that every seat has closed.
     *
     * @param token The table as the last answer gave it.
     * @param lastSeen The newest move that this client has seen; the token must descend from it.
     * @throws ProblemException The call was refused.
     */
    public suspend fun revealTable(
        token: String,
        lastSeen: LastSeen? = null,
    ): ChorVoliTableReveal = transport.post("/v1/games/chor-voli/tables/reveal", TableRequest(token, lastSeen))

    /**
     * Compute what follows from a reveal of Chor Voli.
     *
     * Compute what follows from a reveal, to be compared with what was told while the match was played.
     *
     * @param match Id of the match.
     * @param record What was agreed on.
     * @param secret The server's secret.
     * @param openings What each seat put in.
     * @param deals How many deals to compute.
     * @param moves Every move from the start; none if the links are not to be computed beyond the first.
     * @throws ProblemException The call was refused.
     */
    public suspend fun verifyFairness(
        match: String,
        record: ChorVoliTableRecord,
        secret: String,
        openings: List<String?>,
        deals: Int,
        moves: List<ChorVoliTableMove>,
    ): FairnessAnswer =
        transport.post(
            "/v1/games/chor-voli/fairness/verify",
            ChorVoliFairnessRequest(match, record, secret, openings, deals, moves),
        )
}
