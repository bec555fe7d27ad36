// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** One thing that one seat does. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface ChorVoliAction {
    /** Seat that acts. */
    public val seat: Int
}

/** Lay down a combination, no stronger than the one before (C10). */
@Serializable
@SerialName("combine")
public data class ChorVoliCombine(
    override val seat: Int,
    /** Three cards from its hand, in any order. */
    val cards: List<Card>,
) : ChorVoliAction

/** Discard what is left, and finish arranging (C10). */
@Serializable
@SerialName("stand")
public data class ChorVoliStand(
    override val seat: Int,
) : ChorVoliAction

/** Take the table card for the two of diamonds (C16). */
@Serializable
@SerialName("take_table_card")
public data class ChorVoliTakeTableCard(
    override val seat: Int,
) : ChorVoliAction

/** Call the showdowns (C10a). */
@Serializable
@SerialName("show")
public data class ChorVoliShow(
    override val seat: Int,
) : ChorVoliAction

/** Deal the next deal once one is over (C14). */
@Serializable
@SerialName("deal")
public data class ChorVoliDeal(
    override val seat: Int,
    /** Deck of this deal, exactly the pack, in place of the shuffle (S10). */
    val deck: List<Card>? = null,
) : ChorVoliAction
