// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What a seat, or a spectator, may see of a match. */
@Serializable
public data class ChorVoliView(
    /** Seat that looks; null for spectators. */
    val seat: Int?,
    /** Number of players. */
    val players: Int,
    /** Which way play goes; seats are numbered in the order of play. */
    val direction: Direction,
    /** Every choice of rules. */
    val options: ChorVoliOptions,
    /** Number of this deal, from 0. */
    val deal: Int,
    /** Seat that dealt. */
    val dealer: Int,
    /** Own cards that are still held, in the order gained; null for spectators. */
    val hand: List<Card>?,
    /** The card that lies face up; null where there is none. */
    @SerialName("table_card")
    val tableCard: Card?,
    /** Combinations that the seat has laid down, in order; null for spectators. */
    @SerialName("own_combinations")
    val ownCombinations: List<ChorVoliLaid>?,
    /** Cards that the seat has discarded; null for spectators. */
    @SerialName("own_discards")
    val ownDiscards: List<Card>?,
    /** Seats that have finished arranging, by number. */
    val stood: List<Int>,
    /** Combinations that each seat has shown; null until the showdowns. */
    val combinations: List<List<ChorVoliLaid>>?,
    /** Chips won, by seat. */
    val balances: List<Int>,
    /** Chips in the pool. */
    val pool: Int,
    /** What is due. */
    val phase: ChorVoliPhase,
)
