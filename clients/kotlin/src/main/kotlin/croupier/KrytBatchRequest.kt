// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Up to 100 states, each with its own actions; they do not know of each other. */
@Serializable
public data class KrytBatchRequest(
    /** The states and their actions. */
    val items: List<KrytBatchItem>,
)
