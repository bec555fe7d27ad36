package croupier

import kotlinx.serialization.Serializable

/** All that a [SealedTable] holds: store it as JSON, with the serializer of its class, and never show it to others. */
@Serializable
public data class SealedTableState<Move>(
    /** The newest token. */
    val token: String,
    /** Key of the seat. */
    val key: String,
    /** What the server was bound to before the match; null if nobody has told. */
    val commitment: String? = null,
    /** What the seat has put into the seed; null if nothing. */
    val opening: String? = null,
    /** Id of the match; null before the first answer. */
    val match: String? = null,
    /** The newest move that was seen. */
    val lastSeen: LastSeen? = null,
    /** Every link that was seen, by the number of its move. */
    val links: Map<Long, String> = emptyMap(),
    /** What was seen of the deals, by their numbers. */
    val deals: Map<Int, SeenDeal> = emptyMap(),
    /** The seat's own moves, by their numbers. */
    val moves: Map<Long, Move> = emptyMap(),
) {
    /** What players can read to each other: `<first 8 of match>-<move>-<link>`; null before the first answer. */
    val fingerprint: String?
        get() = lastSeen?.let { "${match.orEmpty().take(MATCH_SHOWN)}-${it.move}-${it.link}" }

    override fun toString(): String = "SealedTableState($fingerprint)"

    private companion object {
        const val MATCH_SHOWN = 8
    }
}

/** What a seat has seen of a deal. */
@Serializable
public data class SeenDeal(
    /** Seat that dealt. */
    val dealer: Int,
    /** The seat that saw it. */
    val seat: Int,
    /** What it was dealt. */
    val hand: List<Card>,
    /** The card dealt apart from hands and stock, once seen: an indicator, a floater or a table card. */
    val apart: Card? = null,
    /** What it has drawn since. */
    val draws: List<SeenDraw> = emptyList(),
)

/** Cards that a seat has drawn at once from the front of the stock. */
@Serializable
public data class SeenDraw(
    /** The cards, in order, without an indicator. */
    val cards: List<Card>,
    /** How many cards were left then, without an indicator. */
    val left: Int,
)
