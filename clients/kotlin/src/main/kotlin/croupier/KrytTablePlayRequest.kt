// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** One move by the seat whose key is sent. */
@Serializable
public data class KrytTablePlayRequest(
    /** The table as the last answer gave it. */
    val token: String,
    /** The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here. */
    val actions: List<KrytAction>,
    /** The newest move that this client has seen; the token must descend from it. */
    @SerialName("last_seen")
    val lastSeen: LastSeen? = null,
)
