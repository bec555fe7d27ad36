// Plays a sealed match of each game, each seat with its own key; then reveals it and checks it offline.

package smoke

import croupier.Card
import croupier.ChorVoli
import croupier.ChorVoliAction
import croupier.ChorVoliCombine
import croupier.ChorVoliOverrides
import croupier.ChorVoliStand
import croupier.ChorVoliVariant
import croupier.KrytNavalivat
import croupier.KrytOverrides
import croupier.KrytVariant
import croupier.Nap
import croupier.NapDealBatches
import croupier.NapOverrides
import croupier.NapPack
import croupier.NapShuffle
import croupier.NapVariant
import croupier.ProblemCode
import croupier.ProblemException
import croupier.RevealedDeck
import croupier.SealedTable
import croupier.SealedTableState
import croupier.SeatOpening
import croupier.SeatSecret
import croupier.TablePrepared
import croupier.Verdicts
import croupier.sealedTable
import kotlinx.serialization.json.Json
import kotlin.random.Random

private const val DEALS = 2

/** What the players of a match have made on their own devices. */
private class Players(
    number: Int,
) {
    val secrets = List(number) { SeatSecret.of(SeatSecret().key) }
    val openings = List(number) { SeatOpening.of(SeatOpening().opening) }
    val locks = secrets.map { it.lock }
    val commitments = openings.map { it.commitment }
    val opened = openings.map { it.opening }
}

/** A match that is to be played: the seats, what the smoke test asks of answers, and a changed reveal. */
private class Match<Action, Table, Reveal, Move>(
    val name: String,
    val seats: List<SealedTable<Action, Table, Reveal, Move>>,
    val toAct: (Table) -> List<Int>,
    val choose: (Table, Random) -> List<Action>,
    val deckOf: (Reveal) -> List<RevealedDeck>,
    val withDecks: (Reveal, List<RevealedDeck>) -> Reveal,
    val withSecret: (Reveal, String) -> Reveal,
    val restore: (SealedTableState<Move>) -> SealedTable<Action, Table, Reveal, Move>,
)

suspend fun playsSealedKryt(game: KrytNavalivat) {
    for (variant in KrytVariant.entries) {
        val players = Players(3)
        val options = KrytOverrides(deals = DEALS, actionLimit = 200)
        val prepared = game.prepareTable(3, variant, options, locks = players.locks, commitments = players.commitments)
        val token = game.startTable(token = prepared.token, openings = players.opened).token
        play(
            Match(
                name = "Kryt'-navalivat', $variant",
                seats =
                    seats(players, prepared) { key, commitment, opening ->
                        game.sealedTable(token, key, commitment, opening)
                    },
                toAct = { it.toAct },
                choose = { seen, chance -> listOf(seen.legal.random(chance)) },
                deckOf = { it.decks },
                withDecks = { reveal, decks -> reveal.copy(decks = decks) },
                withSecret = { reveal, secret -> reveal.copy(secret = secret) },
                restore = { game.sealedTable(stored(it)) },
            ),
        )
    }
}

suspend fun playsSealedNap(game: Nap) {
    val forms =
        listOf(
            NapVariant.STANDARD to
                NapOverrides(
                    deals = DEALS,
                    pack = NapPack.SHORT,
                    batches = NapDealBatches.TWO_THREE,
                ),
            NapVariant.PURCHASE to NapOverrides(deals = DEALS),
            NapVariant.FLOATER_TEESSIDE to NapOverrides(deals = DEALS),
            NapVariant.FLOATER to NapOverrides(deals = DEALS, shuffle = NapShuffle.AFTER_FIVE),
        )
    for ((variant, options) in forms) {
        val players = Players(4)
        val prepared = game.prepareTable(4, variant, options, locks = players.locks, commitments = players.commitments)
        val token = game.startTable(token = prepared.token, openings = players.opened).token
        play(
            Match(
                name = "Nap, $variant",
                seats =
                    seats(players, prepared) { key, commitment, opening ->
                        game.sealedTable(token, key, commitment, opening)
                    },
                toAct = { it.toAct },
                choose = { seen, chance -> listOf(seen.legal.random(chance)) },
                deckOf = { it.decks },
                withDecks = { reveal, decks -> reveal.copy(decks = decks) },
                withSecret = { reveal, secret -> reveal.copy(secret = secret) },
                restore = { game.sealedTable(stored(it)) },
            ),
        )
    }
}

suspend fun playsSealedChorVoli(game: ChorVoli) {
    for ((variant, number) in listOf(ChorVoliVariant.CHOR_VOLI to 4, ChorVoliVariant.RAMCHI to 3)) {
        val players = Players(number)
        val options = ChorVoliOverrides(deals = DEALS)
        val prepared =
            game.prepareTable(number, variant, options, locks = players.locks, commitments = players.commitments)
        val token = game.startTable(token = prepared.token, openings = players.opened).token
        play(
            Match(
                name = "Chor Voli, $variant",
                seats =
                    seats(players, prepared) { key, commitment, opening ->
                        game.sealedTable(token, key, commitment, opening)
                    },
                toAct = { it.toAct },
                choose = { seen, chance -> arranged(seen.legal, chance) },
                deckOf = { it.decks },
                withDecks = { reveal, decks -> reveal.copy(decks = decks) },
                withSecret = { reveal, secret -> reveal.copy(secret = secret) },
                restore = { game.sealedTable(stored(it)) },
            ),
        )
    }
}

private fun <Seat> seats(
    players: Players,
    prepared: TablePrepared,
    seat: (key: String, commitment: String, opening: String) -> Seat,
) = players.secrets.zip(players.openings) { secret, opening ->
    seat(secret.key, prepared.commitment, opening.opening)
}

/** Returns a whole arrangement where a seat arranges, and another action otherwise. */
private fun arranged(
    legal: List<ChorVoliAction>,
    chance: Random,
): List<ChorVoliAction> {
    val stand = legal.firstOrNull { it is ChorVoliStand } ?: return listOf(legal.random(chance))
    val used = mutableSetOf<Card>()
    val combinations = legal.filterIsInstance<ChorVoliCombine>()
    val laid = combinations.filter { it.cards.none(used::contains) && used.addAll(it.cards) }
    return laid.map { it.copy(cards = it.cards.shuffled(chance)) } + stand
}

private inline fun <reified Move> stored(state: SealedTableState<Move>): SealedTableState<Move> =
    Json.decodeFromString(Json.encodeToString(state))

private suspend fun <Action, Table, Reveal, Move> play(match: Match<Action, Table, Reveal, Move>) {
    val chance = Random(1)
    val seats = match.seats.toMutableList()
    // Whoever looks at a deal can check it later.
    var seen = seats.map { it.view() }.first()
    var token = seats.first().token
    val older = token
    while (match.toAct(seen).isNotEmpty()) {
        val turn = match.toAct(seen).random(chance)
        // An app that is started anew goes on from what it has stored.
        seats[turn] = match.restore(seats[turn].state)
        seen = seats[turn].play(match.choose(seats[turn].receive(token), chance))
        token = seats[turn].token
        for (seat in seats) seat.receive(token)
    }
    check(seats.map { it.fingerprint }.distinct().size == 1) { "Seats of one match show different fingerprints." }
    refusesOlder(seats.first(), older)
    for (closing in seats) {
        closing.close()
        for (seat in seats) seat.receive(closing.token)
    }
    verify(match, seats)
}

private suspend fun refusesOlder(
    seat: SealedTable<*, *, *, *>,
    older: String,
) {
    val before = seat.state
    val code =
        try {
            seat.receive(older)
            null
        } catch (refused: ProblemException) {
            refused.problem.code
        }
    check(code == ProblemCode.NOT_DESCENDANT) { "An older token was not refused, but $code." }
    check(seat.state == before) { "A refused token changed what was seen." }
}

private suspend fun <Action, Table, Reveal, Move> verify(
    match: Match<Action, Table, Reveal, Move>,
    seats: List<SealedTable<Action, Table, Reveal, Move>>,
) {
    val reveal = seats.last().reveal()
    val moves = seats.fold(emptyMap<Long, Move>()) { all, seat -> all + seat.state.moves }
    for (seat in seats) {
        expect(seat.verify(reveal, moves), Verdicts(deck = true, seen = true, links = true))
        expect(seat.verify(reveal), Verdicts(deck = true, seen = true, links = null))
    }
    val state = seats.last().state
    check(state.deals.size == DEALS && state.links.size == moves.size + 1) { "A deal or a link was missed." }
    val changed = match.deckOf(reveal).mapIndexed { deal, it -> if (deal == 0) it.swapped() else it }
    expect(seats.last().verify(match.withDecks(reveal, changed), moves), Verdicts(false, seen = true, links = true))
    val told = match.withSecret(reveal, "0".repeat(64))
    expect(seats.last().verify(told, moves), Verdicts(deck = false, seen = true, links = false))
    for (secret in listOf("?", "", "0".repeat(62))) {
        val found = seats.last().verify(match.withSecret(reveal, secret), moves)
        expect(found, Verdicts(deck = false, seen = true, links = false))
    }
    for (decks in listOf(match.deckOf(reveal).drop(1), match.deckOf(reveal).dropLast(1))) {
        val found = seats.last().verify(match.withDecks(reveal, decks), moves)
        expect(found, Verdicts(deck = false, seen = true, links = true))
    }
    check(runCatching { SeatOpening.of("00".repeat(15)) }.isFailure) { "An opening of 15 bytes was taken." }
    val misdealt = state.deals.mapValues { it.value.copy(hand = it.value.hand.reversed()) }
    val unlikely = Verdicts(deck = true, seen = false, links = true)
    expect(match.restore(state.copy(deals = misdealt)).verify(reveal, moves), unlikely)
    val apart = state.deals.mapValues { it.value.copy(apart = it.value.hand.first()) }
    expect(match.restore(state.copy(deals = apart)).verify(reveal, moves), unlikely)
    drawsAreChecked(match, state, reveal, moves)
    val linked = state.copy(links = state.links + (1L to "0".repeat(16)))
    expect(match.restore(linked).verify(reveal, moves), Verdicts(true, seen = true, links = false))
    val other = state.copy(commitment = "0".repeat(64))
    expect(match.restore(other).verify(reveal, moves), Verdicts(false, seen = true, links = true))
    val alone = SealedTableState<Move>(state.token, state.key)
    expect(match.restore(alone).verify(reveal, moves), Verdicts(deck = null, seen = null, links = true))
    println("${match.name}: sealed, ${moves.size} moves with ${state.deals.size} deals seen; ${state.fingerprint}.")
}

/** Sees that cards drawn from another place of the stock are found. */
private fun <Action, Table, Reveal, Move> drawsAreChecked(
    match: Match<Action, Table, Reveal, Move>,
    state: SealedTableState<Move>,
    reveal: Reveal,
    moves: Map<Long, Move>,
) {
    for ((deal, seen) in state.deals) {
        val draw = seen.draws.firstOrNull { it.cards.isNotEmpty() } ?: continue
        val moved = seen.copy(draws = listOf(draw.copy(left = draw.left + 1)))
        val changed = match.restore(state.copy(deals = state.deals + (deal to moved)))
        expect(changed.verify(reveal, moves), Verdicts(deck = true, seen = false, links = true))
        println("${match.name}: seat ${seen.seat} has drawn ${seen.draws.sumOf { it.cards.size }} cards in deal $deal.")
    }
}

private fun expect(
    found: Verdicts,
    expected: Verdicts,
) = check(found == expected) { "The verdicts are $found, not $expected." }

private fun RevealedDeck.swapped() = copy(deck = listOf(deck[1], deck[0]) + deck.drop(2))
