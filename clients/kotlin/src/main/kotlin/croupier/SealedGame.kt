package croupier

/** The calls on the sealed tables of one game, and what their typed answers say in terms that all games share. */
internal interface SealedGame<Action, Table, Reveal, Move> {
    suspend fun play(
        from: SealedTableState<Move>,
        actions: List<Action>,
    ): Table

    suspend fun view(
        from: SealedTableState<Move>,
        token: String,
    ): Table

    suspend fun close(from: SealedTableState<Move>): Table

    suspend fun reveal(from: SealedTableState<Move>): Reveal

    /** Returns a move of a seat; without actions it is a close. */
    fun move(
        seat: Int,
        actions: List<Action>,
    ): Move

    /** Returns a move as its link is made from it. */
    fun canonical(move: Move): String

    fun told(answer: Table): Told

    fun revealed(reveal: Reveal): Revealed
}

/** What an answer tells a seat. */
internal class Told(
    val token: String,
    val match: String,
    val lastSeen: LastSeen,
    val seat: Int?,
    private val deal: Int,
    private val dealt: SeenDeal?,
    private val apart: Card? = null,
    private val draws: List<SeenDraw> = emptyList(),
) {
    /** Returns what is known of all deals, with what this answer tells. */
    fun noted(deals: Map<Int, SeenDeal>): Map<Int, SeenDeal> {
        val seen = dealt ?: deals[deal] ?: return deals
        return deals + (deal to seen.copy(apart = apart ?: seen.apart, draws = seen.draws + draws))
    }
}

/** What a reveal says, and how its game deals. */
internal class Revealed(
    val match: String,
    val record: String,
    val secret: String,
    val openings: List<String?>,
    val commitments: List<String?>,
    val commitment: String,
    val seed: String,
    val decks: List<RevealedDeck>,
    val last: LastSeen,
    val deals: Int,
    val players: Int,
    val dealer: Int?,
    val deal: Dealing,
    val isShuffled: (deal: Int) -> Boolean = { true },
)

/** How a game deals: the pack, how many cards a seat gets each time round, and whether one is put apart. */
internal class Dealing(
    val pack: List<Card>,
    private val batches: List<Int>,
    private val hasApart: Boolean,
) {
    /** Returns whether all that was seen of a deal is where its deck has it. */
    fun holds(
        deck: List<Card>,
        players: Int,
        seen: SeenDeal,
    ): Boolean {
        val rest = deck.drop(batches.sum() * players)
        val stock = if (hasApart) rest.drop(1) else rest
        val isApart = seen.apart == null || (hasApart && seen.apart == rest.firstOrNull())
        return isApart && hand(deck, players, seen) == seen.hand && seen.draws.all { it in stock }
    }

    private fun hand(
        deck: List<Card>,
        players: Int,
        seen: SeenDeal,
    ): List<Card> {
        val place = (seen.seat - seen.dealer - 1).mod(players)
        val starts = batches.runningFold(0) { start, batch -> start + batch * players }
        return batches.zip(starts).flatMap { (batch, start) -> deck.drop(start + place * batch).take(batch) }
    }

    private operator fun List<Card>.contains(draw: SeenDraw) =
        dropLast(draw.left).takeLast(draw.cards.size) == draw.cards
}

/** Returns the cards from a rank on, in canonical order; ranks are numbered from 0, the two. */
internal fun packFrom(lowest: Int): List<Card> = Card.entries.filter { rankOf(it).ordinal >= lowest }

private fun rankOf(card: Card) = Rank.entries.first { card.value.startsWith(it.value) }
