// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** How a deal ended: with a loser (K17), drawn (K18) or broken off (K23). */
@Serializable
public data class KrytResult(
    /** Seat that lost; null in a draw and when broken off. */
    val loser: Int?,
    /** The last player could beat the last card led. */
    val draw: Boolean,
    /** The deal reached its limit of actions. */
    @SerialName("broken_off")
    val brokenOff: Boolean,
    /** Of two players one covered and led the ace of trumps as the last card (K24). */
    val honour: Boolean,
)
