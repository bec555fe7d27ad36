// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A state and the actions to play on it. */
@Serializable
public data class KrytPlayRequest(
    /** The state as the last answer gave it. */
    val state: KrytState,
    /** Actions in order: all are played, or none. */
    val actions: List<KrytAction>,
)
