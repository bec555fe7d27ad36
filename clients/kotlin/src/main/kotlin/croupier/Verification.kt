package croupier

/** What comes of checking a reveal; each is null where there was nothing to check. */
public data class Verdicts(
    /** The server's secret is the one that it was bound to, the seed follows from what all put in, and so do the decks. */
    val deck: Boolean?,
    /** The cards that were dealt to the seat, drawn by it and shown to it are those of the decks. */
    val seen: Boolean?,
    /** The moves give the links that were shown. */
    val links: Boolean?,
)

/** A reveal, held against what a table has seen. */
internal class Verification(
    private val known: SealedTableState<*>,
    private val told: Revealed,
) {
    fun verdicts(moves: Map<Long, String>): Verdicts =
        Verdicts(orFalse(::deck), orFalse(::seen), orFalse { links(moves) })

    /** What is out of all bounds, or not even hexadecimal, was never true. */
    private fun orFalse(check: () -> Boolean?): Boolean? =
        try {
            check()
        } catch (_: IllegalArgumentException) {
            false
        }

    private fun deck(): Boolean? {
        val isSound = isThisMatch() && opensWhatWasCommitted() && secretGivesSeed() && seedGivesDecks()
        return if (isSound) known.commitment?.equals(told.commitment) else false
    }

    private fun isThisMatch() =
        told.match.length == MATCH_DIGITS &&
            told.secret.length == SECRET_DIGITS &&
            (known.match ?: told.match) == told.match &&
            FairDeal.commitment(told.match, told.record, told.secret) == told.commitment

    private fun opensWhatWasCommitted() =
        (known.opening == null || known.opening in told.openings) &&
            told.openings.map { opening -> opening?.let { SeatOpening.of(it).commitment } } == told.commitments

    private fun secretGivesSeed() = FairDeal.seed(told.record, told.secret, told.openings) == told.seed

    private fun seedGivesDecks() = told.decks == (0 until told.deals.coerceAtMost(MOST_DECKS)).map(::deckOf)

    private fun deckOf(deal: Int): RevealedDeck {
        val pack = told.deal.pack
        return RevealedDeck(deal, Chance.deck(pack, told.seed, deal), Chance.cut(pack.size, told.seed, deal))
    }

    private fun seen(): Boolean? {
        val deals = known.deals.filterKeys(told.isShuffled)
        if (deals.isEmpty()) return null
        val firstDealer = told.dealer ?: Chance.dealer(told.players, told.seed)
        return deals.all { (deal, seen) ->
            (deal > 0 || seen.dealer == firstDealer) && told.deal.holds(deckOf(deal).deck, told.players, seen)
        }
    }

    private fun links(moves: Map<Long, String>): Boolean? {
        val inOrder = generateSequence(1L) { it + 1 }.map(moves::get).takeWhile { it != null }
        val computed = FairDeal.links(told.record, told.secret, inOrder.filterNotNull().toList())
        val shown = known.links + (told.last.move to told.last.link)
        return when {
            shown.any { (move, link) -> (computed.getOrNull(move.toInt()) ?: link) != link } -> false
            shown.keys.any { it >= computed.size } -> null
            else -> true
        }
    }

    private companion object {
        /** A reveal shows no more than these. */
        const val MOST_DECKS = 1_000
        const val MATCH_DIGITS = 32
        const val SECRET_DIGITS = 64
    }
}
