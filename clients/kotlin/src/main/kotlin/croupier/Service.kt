// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

/** The service itself, and the games on offer. */
public class Service internal constructor(
    private val transport: Transport,
) {
    /**
     * Tell what the service is.
     *
     * Its version, the id of the published algorithm from seed to deck, and which games and state versions it knows.
     *
     * @throws ProblemException The call was refused.
     */
    public suspend fun about(): ServiceInfo = transport.get("/v1")

    /**
     * List the games.
     *
     * Each game in short: names, numbers of players, direction of play, variants.
     *
     * @throws ProblemException The call was refused.
     */
    public suspend fun games(): GameList = transport.get("/v1/games")

    /**
     * Tell that the service answers.
     *
     * For whoever watches over the process; it depends on nothing else.
     *
     * @throws ProblemException The call was refused.
     */
    public suspend fun health(): Health = transport.get("/health")
}
