// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** One action of a replay. */
@Serializable
public data class ChorVoliStep(
    /** The action. */
    val action: ChorVoliAction,
    /** What it brought about. */
    val events: List<ChorVoliEvent>,
    /** Digest of the state after it. */
    val digest: String,
)
