// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** The newest move that a client has seen of a match. */
@Serializable
public data class LastSeen(
    /** Its number. */
    val move: Long,
    /** Its link. */
    val link: String,
)
