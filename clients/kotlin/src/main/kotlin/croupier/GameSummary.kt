// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A game in short. */
@Serializable
public data class GameSummary(
    /** Id of the game, as it stands in paths. */
    val id: String,
    /** What it is called. */
    val names: List<GameName>,
    /** How many may play. */
    val players: PlayerRange,
    /** Which way play goes. */
    val direction: Direction,
    /** Names of its variants; the first is the default. */
    val variants: List<String>,
)
