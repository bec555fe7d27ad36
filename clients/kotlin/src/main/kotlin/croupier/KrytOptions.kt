// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** Every choice of rules, by form. */
@Serializable
@JsonClassDiscriminator("form")
public sealed interface KrytOptions {
    /** Actions after which a deal is broken off. */
    public val actionLimit: Int?

    /** Deals after which the match is over. */
    public val deals: Int?
}

/** The game with an indicator, whose suit is trumps (K5). */
@Serializable
@SerialName("standard")
public data class KrytStandard(
    @SerialName("action_limit")
    override val actionLimit: Int?,
    override val deals: Int?,
) : KrytOptions

/** The game in which diamonds are always trumps and no trump beats a spade (K20, K21). */
@Serializable
@SerialName("diamonds-and-spades")
public data class KrytDiamondsAndSpades(
    @SerialName("action_limit")
    override val actionLimit: Int?,
    override val deals: Int?,
) : KrytOptions
