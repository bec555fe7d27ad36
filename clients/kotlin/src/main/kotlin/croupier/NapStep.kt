// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** One action of a replay. */
@Serializable
public data class NapStep(
    /** The action. */
    val action: NapAction,
    /** What it brought about. */
    val events: List<NapEvent>,
    /** Digest of the state after it. */
    val digest: String,
)
