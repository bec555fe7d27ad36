// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** A way to divide the hand. */
@Serializable
public data class ChorVoliArrangement(
    /** What it is best by. */
    val measure: ChorVoliMeasure,
    /** Its combinations, to be laid down in this order. */
    val combinations: List<ChorVoliRanked>,
    /** Cards to be discarded, in the order of the hand. */
    @SerialName("left_over")
    val leftOver: List<Card>,
)
