// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Options that differ from the variant's; one that its form does not have is refused. */
@Serializable
public data class ChorVoliOverrides(
    /** Three threes beat three aces. */
    @SerialName("threes_high")
    val threesHigh: Boolean? = null,
    /** Four fours beat four aces. */
    @SerialName("fours_high")
    val foursHigh: Boolean? = null,
    /** Which of equal combinations wins: shown first or last. */
    val ties: ChorVoliTies? = null,
    /** Who shows first in a showdown. */
    @SerialName("showdown_leader")
    val showdownLeader: ChorVoliShowdownLeader? = null,
    /** Four of a kind ends a deal. */
    @SerialName("four_of_a_kind")
    val fourOfAKind: Boolean? = null,
    /** Deals after which the match is over. */
    val deals: Int? = null,
)
