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
}
