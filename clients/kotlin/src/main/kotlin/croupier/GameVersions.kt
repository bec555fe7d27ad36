// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** The versions of a game's states that the service reads; it writes the newest. */
@Serializable
public data class GameVersions(
    /** Id of the game. */
    val game: String,
    /** State versions. */
    val versions: List<Int>,
)
