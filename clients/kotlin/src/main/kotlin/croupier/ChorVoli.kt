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
}
