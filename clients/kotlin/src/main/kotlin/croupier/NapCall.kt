// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What a seat said in the bidding. */
@Serializable
public data class NapCall(
    /** Contract that was bid; null for a pass. */
    val contract: NapContract?,
    /** Whether with the floater. */
    val floater: Boolean,
)
