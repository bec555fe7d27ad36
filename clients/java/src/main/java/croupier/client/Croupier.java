// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client;

import java.net.http.HttpClient;
import java.time.Duration;

/**
 * A stateless card table: it deals, says what may be played, refuses the rest, and settles up. This is a
 * client of it, which several threads may use at once.
 */
public final class Croupier {
    private final ChorVoli chorVoli;
    private final KrytNavalivat krytNavalivat;
    private final Nap nap;
    private final Service service;

    /** Calls a server on this machine, where {@code croupier serve} listens unless told otherwise. */
    public Croupier() {
        this("http://127.0.0.1:8000");
    }

    /**
     * Calls a server.
     *
     * @param baseUrl its address, without the path of any call
     */
    public Croupier(String baseUrl) {
        this(baseUrl, HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build(), Duration.ofSeconds(30));
    }

    /**
     * Calls a server by an HTTP client of your own.
     *
     * @param baseUrl its address, without the path of any call
     * @param http what sends the calls
     * @param timeout how long to wait for the answer to a call
     */
    public Croupier(String baseUrl, HttpClient http, Duration timeout) {
        Transport transport = new Transport(baseUrl, http, timeout);
        chorVoli = new ChorVoli(transport);
        krytNavalivat = new KrytNavalivat(transport);
        nap = new Nap(transport);
        service = new Service(transport);
    }

    /**
     * The game {@code chor-voli}, played by these rules ({@code /rules/chor-voli}).
     *
     * @return the calls
     */
    public ChorVoli chorVoli() {
        return chorVoli;
    }

    /**
     * The game {@code kryt-navalivat}, played by these rules ({@code /rules/kryt-navalivat}).
     *
     * @return the calls
     */
    public KrytNavalivat krytNavalivat() {
        return krytNavalivat;
    }

    /**
     * The game {@code nap}, played by these rules ({@code /rules/nap}).
     *
     * @return the calls
     */
    public Nap nap() {
        return nap;
    }

    /**
     * The service itself, and the games on offer.
     *
     * @return the calls
     */
    public Service service() {
        return service;
    }
}
