// Plays a match of each game to its end, with random actions.

package smoke

import croupier.ChorVoli
import croupier.ChorVoliOver
import croupier.ChorVoliOverrides
import croupier.ChorVoliPosition
import croupier.ChorVoliVariant
import croupier.KrytNavalivat
import croupier.KrytOver
import croupier.KrytOverrides
import croupier.KrytPosition
import croupier.Nap
import croupier.NapAnnounced
import croupier.NapCalled
import croupier.NapDealt
import croupier.NapDiscarded
import croupier.NapEvent
import croupier.NapLeftFloater
import croupier.NapLooked
import croupier.NapOver
import croupier.NapOverrides
import croupier.NapPaid
import croupier.NapPassed
import croupier.NapPlayed
import croupier.NapPosition
import croupier.NapPurchased
import croupier.NapSettled
import croupier.NapStood
import croupier.NapTookFloater
import croupier.NapTookTrick
import croupier.NapVariant
import kotlin.random.Random

private const val DEALS = 2
private const val PLAYERS = 3
private const val SEED = "smoke-test"

/** A match that was played: every position, and the actions between them. */
private class Played<Position, Action>(
    val positions: List<Position>,
    val actions: List<Action>,
) {
    val end = positions.last()
}

/** Plays a match until nobody may do anything any more. */
private suspend fun <Position, Action> playOut(
    start: Position,
    choices: (Position) -> List<Action>,
    play: suspend (Position, Action) -> Position,
): Played<Position, Action> {
    val chance = Random(1)
    val positions = mutableListOf(start)
    val actions = mutableListOf<Action>()
    while (true) {
        val action = choices(positions.last()).randomOrNull(chance) ?: return Played(positions, actions)
        actions += action
        positions += play(positions.last(), action)
    }
}

suspend fun playsKryt(game: KrytNavalivat) {
    val options = KrytOverrides(deals = DEALS, actionLimit = 2_000)
    val start = game.start(PLAYERS, seed = SEED, dealer = 2, options = options)
    val match = playOut(start, KrytPosition::choices) { at, action -> game.play(at.state, listOf(action)) }
    val end = match.end
    check(end.state.deal == DEALS - 1 && end.state.phase is KrytOver && end.toAct.isEmpty())
    check(end.scoring.losses.sum() > 0) { "Nobody lost a deal." }
    check(game.replay(PLAYERS, SEED, match.actions, dealer = 2, options = options).digest == end.digest)
    println("Kryt'-navalivat': $DEALS deals with ${match.actions.size} actions; losses ${end.scoring.losses}.")
}

suspend fun playsNap(game: Nap) {
    for (variant in listOf(NapVariant.FLOATER, NapVariant.PURCHASE)) {
        val options = NapOverrides(deals = DEALS)
        val start = game.start(PLAYERS, variant, options, seed = SEED, dealer = 2)
        val match = playOut(start, NapPosition::choices) { at, action -> game.play(at.state, listOf(action)) }
        val state = match.end.state
        check(state.deal == DEALS - 1 && state.phase is NapOver && match.end.toAct.isEmpty())
        check(state.balances.sum() + state.kitty + state.pool == 0) { "Money was made or lost." }
        check(game.replay(PLAYERS, SEED, match.actions, variant, options, dealer = 2).digest == match.end.digest)
        val story = match.positions.flatMap { it.events }.map(::told)
        check(story.count { it.startsWith("settled") } == DEALS)
        println("Nap, $variant: $DEALS deals with ${match.actions.size} actions; ${story.last()}.")
    }
}

suspend fun playsChorVoli(game: ChorVoli) {
    for (variant in ChorVoliVariant.entries) {
        val options = ChorVoliOverrides(deals = DEALS)
        val start = game.start(players = 4, variant, options, seed = SEED, dealer = 2)
        val match = playOut(start, ChorVoliPosition::choices) { at, action -> game.play(at.state, listOf(action)) }
        val state = match.end.state
        check(state.deal == DEALS - 1 && state.phase is ChorVoliOver && match.end.toAct.isEmpty())
        check(state.balances.sum() + state.pool == 0) { "Money was made or lost." }
        check(game.replay(4, SEED, match.actions, variant, options, dealer = 2).digest == match.end.digest)
        println("Chor Voli, $variant: $DEALS deals with ${match.actions.size} actions; balances ${state.balances}.")
    }
}

private fun KrytPosition.choices() = if (toAct.isEmpty()) emptyList() else legal.orEmpty().flatMap { it.actions }

private fun NapPosition.choices() = if (toAct.isEmpty()) emptyList() else legal.orEmpty().flatMap { it.actions }

private fun ChorVoliPosition.choices() = if (toAct.isEmpty()) emptyList() else legal.orEmpty().flatMap { it.actions }

/** Tells what an event is about; the compiler sees that no event is forgotten. */
private fun told(event: NapEvent): String =
    when (event) {
        is NapDealt -> "deal ${event.deal} by ${event.dealer}"
        is NapPaid -> "${event.payment.payer} paid ${event.payment.amount}"
        is NapStood -> "${event.seat} stood"
        is NapPurchased -> "${event.seat} purchased ${event.count}"
        is NapPassed -> "${event.seat} passed"
        is NapCalled -> "${event.seat} called ${event.contract}"
        is NapLooked -> "${event.seat} looked at ${event.card}"
        is NapTookFloater -> "${event.seat} took the floater"
        is NapLeftFloater -> "${event.seat} left the floater"
        is NapDiscarded -> "${event.seat} discarded ${event.card}"
        is NapAnnounced -> "${event.seat} announced ${event.trumps}"
        is NapPlayed -> "${event.seat} played ${event.card}"
        is NapTookTrick -> "${event.seat} took ${event.cards}"
        is NapSettled -> "settled, balances ${event.balances}"
    }
