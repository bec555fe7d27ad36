// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client;

import croupier.client.model.GameList;
import croupier.client.model.Health;
import croupier.client.model.ServiceInfo;
import java.io.IOException;
import java.util.Map;

/** The service itself, and the games on offer. */
public final class Service {
    private final Transport transport;

    Service(Transport transport) {
        this.transport = transport;
    }

    /**
     * Tell what the service is.
     *
     * <p>Its version, the id of the published algorithm from seed to deck, and which games and state versions it
     * knows.
     *
     * @return What the service is.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ServiceInfo about() throws IOException, InterruptedException {
        return transport.get("/v1", Map.of(), ServiceInfo.class);
    }

    /**
     * List the games.
     *
     * <p>Each game in short: names, numbers of players, direction of play, variants.
     *
     * @return The games on offer.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public GameList games() throws IOException, InterruptedException {
        return transport.get("/v1/games", Map.of(), GameList.class);
    }

    /**
     * Tell that the service answers.
     *
     * <p>For whoever watches over the process; it depends on nothing else.
     *
     * @return The service answers; it has nothing else that could fail.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public Health health() throws IOException, InterruptedException {
        return transport.get("/health", Map.of(), Health.class);
    }
}
