// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import okhttp3.OkHttpClient

/**
 * A client of Croupier 0.1.0. A stateless card table: it deals, says what may be played, refuses the rest, and settles
 * up.
 *
 * @param baseUrl Where the service is.
 * @param http Sends the requests; give one of your own for timeouts, proxies and headers.
 */
public class Croupier(
    baseUrl: String = Transport.BASE_URL,
    http: OkHttpClient = OkHttpClient(),
) : AutoCloseable {
    private val transport = Transport(baseUrl, http)

    /** The game `chor-voli`, played by [these rules](/rules/chor-voli). */
    public val chorVoli: ChorVoli = ChorVoli(transport)

    /** The game `kryt-navalivat`, played by [these rules](/rules/kryt-navalivat). */
    public val krytNavalivat: KrytNavalivat = KrytNavalivat(transport)

    /** The game `nap`, played by [these rules](/rules/nap). */
    public val nap: Nap = Nap(transport)

    /** The service itself, and the games on offer. */
    public val service: Service = Service(transport)

    /** Lets go of the threads and connections of the HTTP client. */
    override fun close(): Unit = transport.close()
}
