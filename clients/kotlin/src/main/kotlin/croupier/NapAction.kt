// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** One thing that one seat does. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface NapAction {
    /** Seat that acts. */
    public val seat: Int
}

/** Call nothing (N5). */
@Serializable
@SerialName("pass")
public data class NapPass(
    override val seat: Int,
) : NapAction

/** Bid a contract (N5, N25). */
@Serializable
@SerialName("bid")
public data class NapBid(
    override val seat: Int,
    /** The contract. */
    val contract: NapContract,
    /** With the floater; false where there is none. */
    val floater: Boolean,
) : NapAction

/** Pay one unit to look at the floater before calling (N24). */
@Serializable
@SerialName("look")
public data class NapLook(
    override val seat: Int,
) : NapAction

/** Pay the stake, discard cards and have them replaced (N20). */
@Serializable
@SerialName("purchase")
public data class NapPurchase(
    override val seat: Int,
    /** Cards from its hand; in this order they are gathered (N4). */
    val discard: List<Card>,
) : NapAction

/** Keep the cards as dealt (N20). */
@Serializable
@SerialName("stand")
public data class NapStand(
    override val seat: Int,
) : NapAction

/** Take the floater into the hand (N27). */
@Serializable
@SerialName("take_floater")
public data class NapTakeFloater(
    override val seat: Int,
) : NapAction

/** Leave the floater face down (N27). */
@Serializable
@SerialName("leave_floater")
public data class NapLeaveFloater(
    override val seat: Int,
) : NapAction

/** Lay a card aside for the floater taken (N27). */
@Serializable
@SerialName("discard")
public data class NapDiscard(
    override val seat: Int,
    /** Card from its hand. */
    val card: Card,
) : NapAction

/** Announce trumps (N28). */
@Serializable
@SerialName("announce")
public data class NapAnnounce(
    override val seat: Int,
    /** The suit. */
    val trumps: Suit,
) : NapAction

/** Play a card to the trick (N6, N7). */
@Serializable
@SerialName("play")
public data class NapPlay(
    override val seat: Int,
    /** Card from its hand. */
    val card: Card,
) : NapAction

/** Deal the next deal once one is over (N1). */
@Serializable
@SerialName("deal")
public data class NapDeal(
    override val seat: Int,
    /** Deck of this deal, exactly the pack, in place of shuffle, gathering and cut (S10). */
    val deck: List<Card>? = null,
) : NapAction
