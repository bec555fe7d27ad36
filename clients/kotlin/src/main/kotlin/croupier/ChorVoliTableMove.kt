// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A move of a match that is over. */
@Serializable
public data class ChorVoliTableMove(
    /** Seat that moved. */
    val seat: Int,
    /** Its actions in order; none where it closed the match. */
    val actions: List<ChorVoliAction>,
)
