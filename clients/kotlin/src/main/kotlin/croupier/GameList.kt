// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** The games on offer. */
@Serializable
public data class GameList(
    /** The games. */
    val games: List<GameSummary>,
)
