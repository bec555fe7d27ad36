// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** How many may play; both ends belong. */
@Serializable
public data class PlayerRange(
    /** Fewest players. */
    val fewest: Int,
    /** Most players. */
    val most: Int,
)
