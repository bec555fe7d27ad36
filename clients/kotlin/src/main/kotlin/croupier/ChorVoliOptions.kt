// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** Every choice of rules, by form. */
@Serializable
@JsonClassDiscriminator("form")
public sealed interface ChorVoliOptions {
    /** Three threes beat three aces. */
    public val threesHigh: Boolean

    /** Four fours beat four aces. */
    public val foursHigh: Boolean

    /** Which of equal combinations wins: shown first or last. */
    public val ties: ChorVoliTies

    /** Who shows first in a showdown. */
    public val showdownLeader: ChorVoliShowdownLeader

    /** Deals after which the match is over. */
    public val deals: Int?
}

/** Chor Voli: four players, a pool, one chip a showdown. */
@Serializable
@SerialName("chor-voli")
public data class ChorVoliPlain(
    @SerialName("threes_high")
    override val threesHigh: Boolean,
    @SerialName("fours_high")
    override val foursHigh: Boolean,
    override val ties: ChorVoliTies,
    @SerialName("showdown_leader")
    override val showdownLeader: ChorVoliShowdownLeader,
    override val deals: Int?,
) : ChorVoliOptions

/** Ramchi: three or four players, and every opponent pays. */
@Serializable
@SerialName("ramchi")
public data class ChorVoliRamchi(
    @SerialName("threes_high")
    override val threesHigh: Boolean,
    override val ties: ChorVoliTies,
    @SerialName("showdown_leader")
    override val showdownLeader: ChorVoliShowdownLeader,
    /** Four of a kind ends a deal. */
    @SerialName("four_of_a_kind")
    val fourOfAKind: Boolean,
    @SerialName("fours_high")
    override val foursHigh: Boolean,
    override val deals: Int?,
) : ChorVoliOptions
