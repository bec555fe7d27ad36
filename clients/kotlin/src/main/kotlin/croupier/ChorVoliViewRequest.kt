// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A state, and who looks at it. */
@Serializable
public data class ChorVoliViewRequest(
    /** The state. */
    val state: ChorVoliState,
    /** The seat that looks; without it a spectator. */
    val seat: Int? = null,
)
