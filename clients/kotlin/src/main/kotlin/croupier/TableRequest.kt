// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** A table, and what its client has seen of it. */
@Serializable
public data class TableRequest(
    /** The table as the last answer gave it. */
    val token: String,
    /** The newest move that this client has seen; the token must descend from it. */
    @SerialName("last_seen")
    val lastSeen: LastSeen? = null,
)
