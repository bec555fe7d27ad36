// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What a seat, or a spectator, may see of a match (N35). */
@Serializable
public data class NapView(
    /** Seat that looks; null for spectators. */
    val seat: Int?,
    /** Number of players. */
    val players: Int,
    /** Which way play goes. */
    val direction: Direction,
    /** Every choice of rules. */
    val options: NapOptions,
    /** Number of this deal, from 0. */
    val deal: Int,
    /** Seat that dealt. */
    val dealer: Int,
    /** Own cards in the order gained; null for spectators. */
    val hand: List<Card>?,
    /** Cards held, by seat. */
    @SerialName("hand_counts")
    val handCounts: List<Int>,
    /** Undealt cards. */
    @SerialName("stock_count")
    val stockCount: Int,
    /** Whether the floater lies in the middle. */
    @SerialName("floater_there")
    val floaterThere: Boolean,
    /** The floater, for those who have looked at it and while it lies there; else null. */
    val floater: Card?,
    /** Cards discarded by all. */
    @SerialName("discard_count")
    val discardCount: Int,
    /** Cards that the seat has discarded, in order; null for spectators. */
    @SerialName("own_discards")
    val ownDiscards: List<Card>?,
    /** Cards purchased, seat by seat from the first; 0 where the seat stood. */
    val purchases: List<Int>,
    /** Seats that have looked at the floater, in order. */
    val looked: List<Int>,
    /** Calls, seat by seat from the first. */
    val calls: List<NapCall>,
    /** Suit of trumps; null while there is none. */
    val trumps: Suit?,
    /** Complete tricks. */
    val tricks: List<NapTrick>,
    /** Units won, by seat. */
    val balances: List<Int>,
    /** Units in the kitty. */
    val kitty: Int,
    /** Units in the pool. */
    val pool: Int,
    /** What is due. */
    val phase: NapPhase,
)
