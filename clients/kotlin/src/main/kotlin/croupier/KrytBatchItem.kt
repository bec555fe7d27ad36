// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** One state of a batch, and the actions to play on it. */
@Serializable
public data class KrytBatchItem(
    /** The state. */
    val state: KrytState,
    /** Actions in order; 2,000 at most in the whole batch. */
    val actions: List<KrytAction>,
)
