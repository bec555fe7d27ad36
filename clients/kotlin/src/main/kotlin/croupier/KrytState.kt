// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Required
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException

/** A match of Kryt'-navalivat', hidden cards included. */
@Serializable
public data class KrytState(
    /** Version of this layout; 1 is known. */
    val version: Int,
    /** Every choice of rules. */
    val options: KrytOptions,
    /** Source of all chance in later deals. */
    val seed: String,
    /** Number of this deal, from 0. */
    val deal: Int,
    /** Seat that dealt; the one after it leads first. */
    val dealer: Int,
    /** Actions taken in this deal. */
    val actions: Int,
    /** Each seat's cards in the order gained; an empty hand is out once the stock is empty. */
    val hands: List<List<Card>>,
    /** Face-down cards, drawn from the first on; an undrawn indicator is the last. */
    val stock: List<Card>,
    /** The pile from the bottom to the top. */
    val pile: List<Card>,
    /** Suit of trumps. */
    val trumps: Suit,
    /** Deals lost, by seat. */
    val losses: List<Int>,
    /** What is due. */
    val phase: KrytPhase,
) {
    /** Always `kryt-navalivat`. */
    @Required
    val game: String = "kryt-navalivat"

    init {
        if (game != "kryt-navalivat") throw SerializationException("KrytState has no game \"$game\".")
    }
}
