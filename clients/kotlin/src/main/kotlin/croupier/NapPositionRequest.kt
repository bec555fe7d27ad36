// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A state to look at as it stands. */
@Serializable
public data class NapPositionRequest(
    /** The state. */
    val state: NapState,
)
