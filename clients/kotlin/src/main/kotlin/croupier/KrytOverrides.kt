// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Options that differ from the variant's. */
@Serializable
public data class KrytOverrides(
    /** Actions after which a deal is broken off. */
    @SerialName("action_limit")
    val actionLimit: Int? = null,
    /** Deals after which the match is over. */
    val deals: Int? = null,
)
