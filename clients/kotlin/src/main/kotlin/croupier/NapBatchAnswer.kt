// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What became of each state, in the order of the request. */
@Serializable
public data class NapBatchAnswer(
    /** One result an item. */
    val results: List<NapBatchResult>,
)
