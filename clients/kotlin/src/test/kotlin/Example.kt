import croupier.Croupier
import croupier.KrytLead
import croupier.ProblemCode
import croupier.ProblemException

suspend fun main() {
    val baseUrl = System.getenv("CROUPIER_URL") ?: "http://127.0.0.1:8000"
    Croupier(baseUrl).use { croupier ->
        val game = croupier.krytNavalivat
        val position = game.start(players = 3, seed = "an-example")
        val turn = position.toAct.first()
        val actions =
            position.legal
                ?.firstOrNull { it.seat == turn }
                ?.actions
                .orEmpty()
        for (action in actions) {
            println("Seat $turn may ${if (action is KrytLead) "lead ${action.card}" else action}.")
        }

        val played = game.play(position.state, actions.take(1), views = true)
        for ((seat, view) in played.views.orEmpty()) {
            val who = if (seat == null) "Everybody" else "Seat $seat"
            println("$who sees ${view.pileTop.joinToString()} on the pile.")
        }

        try {
            game.play(played.state, actions.take(1))
        } catch (refused: ProblemException) {
            if (refused.problem.code != ProblemCode.ILLEGAL_ACTION) throw refused
            println("Rule ${refused.problem.rule}: ${refused.problem.detail}")
        }
    }
}
