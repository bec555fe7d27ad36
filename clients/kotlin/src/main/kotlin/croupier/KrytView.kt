// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What a seat, or a spectator, may see of a match. */
@Serializable
public data class KrytView(
    /** Seat that looks; null for spectators. */
    val seat: Int?,
    /** Number of players. */
    val players: Int,
    /** Which way play goes. */
    val direction: Direction,
    /** Every choice of rules. */
    val options: KrytOptions,
    /** Number of this deal, from 0. */
    val deal: Int,
    /** Seat that dealt. */
    val dealer: Int,
    /** Suit of trumps. */
    val trumps: Suit,
    /** The face-up last card of the stock; null once drawn, and where none is turned. */
    val indicator: Card?,
    /** Own cards in the order gained; null for spectators. */
    val hand: List<Card>?,
    /** Cards held, by seat. */
    @SerialName("hand_counts")
    val handCounts: List<Int>,
    /** Cards left to draw, the indicator among them. */
    @SerialName("stock_count")
    val stockCount: Int,
    /** Cards on the pile. */
    @SerialName("pile_count")
    val pileCount: Int,
    /** The cards of the pile that may be looked at now, the top card last (K13). */
    @SerialName("pile_top")
    val pileTop: List<Card>,
    /** Deals lost, by seat. */
    val losses: List<Int>,
    /** What is due. */
    val phase: KrytPhase,
    /** In a draw the last player's only card; else null (K18). */
    @SerialName("last_card")
    val lastCard: Card?,
)
