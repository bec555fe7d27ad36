// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Required
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException

/** A match of Chor Voli or Ramchi, hidden cards included. */
@Serializable
public data class ChorVoliState(
    /** Version of this layout; 1 is known. */
    val version: Int,
    /** Every choice of rules. */
    val options: ChorVoliOptions,
    /** Source of all chance in later deals. */
    val seed: String,
    /** Number of this deal, from 0. */
    val deal: Int,
    /** Seat that dealt; the one after it is the first. */
    val dealer: Int,
    /** Actions taken in this deal. */
    val actions: Int,
    /** Cards that each seat still holds, in the order gained. */
    val hands: List<List<Card>>,
    /** The card that lies face up; null where none is left over. */
    @SerialName("table_card")
    val tableCard: Card?,
    /** Combinations that each seat has laid down, in order. */
    val combinations: List<List<List<Card>>>,
    /** Cards that each seat has discarded. */
    val discards: List<List<Card>>,
    /** Seats that have finished arranging, in order. */
    val stood: List<Int>,
    /** Chips won, by seat. */
    val balances: List<Int>,
    /** Chips in the pool. */
    val pool: Int,
    /** What is due. */
    val phase: ChorVoliPhase,
) {
    /** Always `chor-voli`. */
    @Required
    val game: String = "chor-voli"

    init {
        if (game != "chor-voli") throw SerializationException("ChorVoliState has no game \"$game\".")
    }
}
