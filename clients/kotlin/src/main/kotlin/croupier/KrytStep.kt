// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** One action of a replay. */
@Serializable
public data class KrytStep(
    /** The action. */
    val action: KrytAction,
    /** What it brought about. */
    val events: List<KrytEvent>,
    /** Digest of the state after it. */
    val digest: String,
)
