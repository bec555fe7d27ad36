import croupier.Croupier
import croupier.NapOverrides
import croupier.SeatOpening
import croupier.SeatSecret
import croupier.sealedTable

suspend fun main() {
    val baseUrl = System.getenv("CROUPIER_URL") ?: "http://127.0.0.1:8000"
    Croupier(baseUrl).use { croupier ->
        val game = croupier.nap
        // Each player makes these on their own device; locks and commitments go to whoever starts the match.
        val secrets = List(3) { SeatSecret() }
        val openings = List(3) { SeatOpening() }
        val locks = secrets.map { it.lock }
        val commitments = openings.map { it.commitment }
        val prepared = game.prepareTable(3, options = NapOverrides(deals = 1), locks = locks, commitments = commitments)
        // Once all have stored the server's commitment, they open, and the match starts.
        val started = game.startTable(token = prepared.token, openings = openings.map { it.opening })
        val tables =
            secrets.zip(openings).map { (secret, opening) ->
                game.sealedTable(started.token, secret.key, prepared.commitment, opening.opening)
            }

        // Whoever looks at a deal can check it later.
        var seen = tables.map { it.view() }.first()
        println("Seat ${seen.seat} holds ${seen.view.hand} at ${tables.first().fingerprint}.")
        while (seen.toAct.isNotEmpty()) {
            val table = tables[seen.toAct.first()]
            seen = table.play(table.receive(seen.token).legal.takeLast(1))
        }
        for (table in tables) {
            table.receive(seen.token)
            seen = table.close()
        }

        val moves = tables.fold(tables.first().state.moves) { all, table -> all + table.state.moves }
        println(tables.last().verify(tables.last().reveal(), moves))
    }
}
