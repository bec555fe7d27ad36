// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A state to look at as it stands. */
@Serializable
public data class KrytPositionRequest(
    /** The state. */
    val state: KrytState,
)
