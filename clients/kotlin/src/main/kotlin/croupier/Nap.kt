// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

/** The game `nap`, played by [these rules](/rules/nap). */
public class Nap internal constructor(
    private val transport: Transport,
) {
    /**
     * Tell the variants, options and rules of Nap.
     *
     * Everything that a frontend can know before a match: named variants with all their options, each with its bounds
     * and its rule, and every rule that can be broken, with its sentence and source.
     *
     * @throws ProblemException The call was refused.
     */
    public suspend fun catalogue(): NapCatalogue = transport.get("/v1/games/nap")

    /**
     * Start a match of Nap.
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
        variant: NapVariant? = null,
        options: NapOverrides? = null,
        seed: String? = null,
        deck: List<Card>? = null,
        dealer: Int? = null,
        legal: Boolean = true,
        explain: Boolean = false,
        views: Boolean = false,
    ): NapPosition =
        transport.post(
            "/v1/games/nap/start",
            NapStartRequest(players, variant, options, seed, deck, dealer),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
        )

    /**
     * Play actions of Nap.
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
        state: NapState,
        actions: List<NapAction>,
        legal: Boolean = true,
        explain: Boolean = false,
        views: Boolean = false,
    ): NapPosition =
        transport.post(
            "/v1/games/nap/play",
            NapPlayRequest(state, actions),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
        )

    /**
     * Look at a state of Nap.
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
        state: NapState,
        legal: Boolean = true,
        explain: Boolean = false,
        views: Boolean = false,
    ): NapPosition =
        transport.post(
            "/v1/games/nap/position",
            NapPositionRequest(state),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
        )

    /**
     * See a state of Nap as a seat or a spectator may.
     *
     * Look at a state through the eyes of a seat or a spectator.
     *
     * @param state The state.
     * @param seat The seat that looks; without it a spectator.
     * @throws ProblemException The call was refused.
     */
    public suspend fun view(
        state: NapState,
        seat: Int? = null,
    ): NapViewAnswer = transport.post("/v1/games/nap/view", NapViewRequest(state, seat))

    /**
     * Replay a match of Nap from its start.
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
        actions: List<NapAction>,
        variant: NapVariant? = null,
        options: NapOverrides? = null,
        deck: List<Card>? = null,
        dealer: Int? = null,
        legal: Boolean = true,
        explain: Boolean = false,
        views: Boolean = false,
        steps: Boolean = false,
    ): NapReplayPosition =
        transport.post(
            "/v1/games/nap/replay",
            NapReplayRequest(players, variant, options, seed, deck, dealer, actions),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
            "steps" to steps,
        )

    /**
     * Play on many states of Nap at once.
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
        items: List<NapBatchItem>,
        legal: Boolean = false,
        explain: Boolean = false,
        views: Boolean = false,
    ): NapBatchAnswer =
        transport.post(
            "/v1/games/nap/batch",
            NapBatchRequest(items),
            "legal" to legal,
            "explain" to explain,
            "views" to views,
        )

    /**
     * Prepare a sealed match of Nap.
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
        variant: NapVariant? = null,
        options: NapOverrides? = null,
        dealer: Int? = null,
        locks: List<String?>? = null,
        commitments: List<String?>? = null,
    ): TablePrepared =
        transport.post(
            "/v1/games/nap/tables/prepare",
            NapTablePrepareRequest(players, variant, options, dealer, locks, commitments),
        )

    /**
     * Start a sealed match of Nap.
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
        variant: NapVariant? = null,
        options: NapOverrides? = null,
        dealer: Int? = null,
        locks: List<String?>? = null,
        token: String? = null,
        openings: List<String?>? = null,
    ): NapTableStarted =
        transport.post(
            "/v1/games/nap/tables/start",
            NapTableStartRequest(players, variant, options, dealer, locks, token, openings),
        )

    /**
     * Play a move on a sealed table of Nap.
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
        actions: List<NapAction>,
        key: String,
        lastSeen: LastSeen? = null,
    ): NapTable = transport.post("/v1/games/nap/tables/play", NapTablePlayRequest(token, actions, lastSeen), key = key)

    /**
     * See a sealed table of Nap.
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
    ): NapTable = transport.post("/v1/games/nap/tables/view", TableRequest(token, lastSeen), key = key)

    /**
     * Close a sealed match of Nap.
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
    ): NapTable = transport.post("/v1/games/nap/tables/close", TableRequest(token, lastSeen), key = key)

    /**
     * Reveal a sealed match of Nap.
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
    ): NapTableReveal = transport.post("/v1/games/nap/tables/reveal", TableRequest(token, lastSeen))

    /**
     * Compute what follows from a reveal of Nap.
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
        record: NapTableRecord,
        secret: String,
        openings: List<String?>,
        deals: Int,
        moves: List<NapTableMove>,
    ): FairnessAnswer =
        transport.post(
            "/v1/games/nap/fairness/verify",
            NapFairnessRequest(match, record, secret, openings, deals, moves),
        )
}
