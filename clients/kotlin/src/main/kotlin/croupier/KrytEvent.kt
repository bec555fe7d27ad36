// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** Something that has happened. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface KrytEvent {
    /** Index of the action in the request, from 0; for who does not learn of every action, of those that are known. */
    public val action: Int
}

/** A deal was dealt (K4, K5). */
@Serializable
@SerialName("dealt")
public data class KrytDealt(
    override val action: Int,
    /** Number of the deal, from 0. */
    val deal: Int,
    /** Seat that dealt. */
    val dealer: Int,
    /** Suit of trumps. */
    val trumps: Suit,
    /** The card turned face up; null where none is turned. */
    val indicator: Card?,
    /** What each seat was dealt. */
    val hands: List<KrytDealtHand>,
    /** Cards left to draw, the indicator among them. */
    val stock: Int,
) : KrytEvent

/** A card was led to the pile. */
@Serializable
@SerialName("led")
public data class KrytLed(
    override val action: Int,
    /** Seat that led. */
    val seat: Int,
    /** Card led. */
    val card: Card,
) : KrytEvent

/** The top card was beaten. */
@Serializable
@SerialName("beaten")
public data class KrytBeaten(
    override val action: Int,
    /** Seat that beat it. */
    val seat: Int,
    /** Card that beats. */
    val card: Card,
    /** Card that was beaten. */
    val top: Card,
) : KrytEvent

/** Cards were picked up from the pile (K11). */
@Serializable
@SerialName("picked_up")
public data class KrytPickedUp(
    override val action: Int,
    /** Seat that picked up. */
    val seat: Int,
    /** How many cards. */
    val count: Int,
    /** The top card, which all saw. */
    val top: Card,
    /** Which cards, the top one first; null for all but that seat. */
    val cards: List<Card>?,
) : KrytEvent

/** The six of trumps was exchanged for the indicator (K14). */
@Serializable
@SerialName("exchanged_six")
public data class KrytExchangedSix(
    override val action: Int,
    /** Seat that exchanged. */
    val seat: Int,
    /** The six, now the last card of the stock. */
    val six: Card,
    /** The former indicator, now in that seat's hand. */
    val indicator: Card,
) : KrytEvent

/** A hand was filled up from the stock (K10). */
@Serializable
@SerialName("drew")
public data class KrytDrew(
    override val action: Int,
    /** Seat that drew. */
    val seat: Int,
    /** How many cards. */
    val count: Int,
    /** Which cards, in the order drawn; null for all but that seat. */
    val cards: List<Card>?,
    /** The indicator, if it was among them; all saw it. */
    val indicator: Card?,
) : KrytEvent

/** A seat has no cards left, and there are none to draw (K15). */
@Serializable
@SerialName("went_out")
public data class KrytWentOut(
    override val action: Int,
    /** Seat that is out. */
    val seat: Int,
) : KrytEvent

/** The deal is over (K17-K19, K23, K24). */
@Serializable
@SerialName("settled")
public data class KrytSettled(
    override val action: Int,
    /** How it ended. */
    val result: KrytResult,
    /** Net result of the deal by seat. */
    val returns: List<Int>,
    /** Deals lost so far, by seat. */
    val losses: List<Int>,
    /** In a draw the last player's only card; else null (K18). */
    @SerialName("last_card")
    val lastCard: Card?,
) : KrytEvent
