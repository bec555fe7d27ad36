// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** Something that has happened. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface NapEvent {
    /** Index of the action in the request, from 0; for who does not learn of every action, of those that are known. */
    public val action: Int
}

/** A deal was dealt (N3, N23). */
@Serializable
@SerialName("dealt")
public data class NapDealt(
    override val action: Int,
    /** Number of the deal, from 0. */
    val deal: Int,
    /** Seat that dealt. */
    val dealer: Int,
    /** What each seat was dealt. */
    val hands: List<NapDealtHand>,
    /** Undealt cards, without the floater. */
    val stock: Int,
    /** Whether a floater lies in the middle. */
    val floater: Boolean,
) : NapEvent

/** Units changed hands. */
@Serializable
@SerialName("paid")
public data class NapPaid(
    override val action: Int,
    /** Who paid whom, and what for. */
    val payment: Payment,
) : NapEvent

/** A seat purchased nothing (N20). */
@Serializable
@SerialName("stood")
public data class NapStood(
    override val action: Int,
    /** Seat that stood. */
    val seat: Int,
) : NapEvent

/** A seat exchanged cards (N20). */
@Serializable
@SerialName("purchased")
public data class NapPurchased(
    override val action: Int,
    /** Seat that purchased. */
    val seat: Int,
    /** How many cards. */
    val count: Int,
    /** What it discarded; null for all but that seat. */
    val discard: List<Card>?,
    /** What it got for them; null for all but that seat. */
    val drawn: List<Card>?,
) : NapEvent

/** A seat passed (N5). */
@Serializable
@SerialName("passed")
public data class NapPassed(
    override val action: Int,
    /** Seat that passed. */
    val seat: Int,
) : NapEvent

/** A seat bid a contract (N5). */
@Serializable
@SerialName("called")
public data class NapCalled(
    override val action: Int,
    /** Seat that bid. */
    val seat: Int,
    /** The contract. */
    val contract: NapContract,
    /** With the floater. */
    val floater: Boolean,
) : NapEvent

/** A seat looked at the floater (N24). */
@Serializable
@SerialName("looked")
public data class NapLooked(
    override val action: Int,
    /** Seat that looked. */
    val seat: Int,
    /** The floater; null for all but that seat. */
    val card: Card?,
) : NapEvent

/** The declarer took the floater (N27). */
@Serializable
@SerialName("took_floater")
public data class NapTookFloater(
    override val action: Int,
    /** The declarer. */
    val seat: Int,
    /** Seats that had looked at it before. */
    val looked: List<Int>,
    /** The floater; null for all but these seats and the declarer. */
    val card: Card?,
) : NapEvent

/** The declarer left the floater where it lies (N27). */
@Serializable
@SerialName("left_floater")
public data class NapLeftFloater(
    override val action: Int,
    /** The declarer. */
    val seat: Int,
) : NapEvent

/** The declarer laid a card aside for the floater (N27). */
@Serializable
@SerialName("discarded")
public data class NapDiscarded(
    override val action: Int,
    /** The declarer. */
    val seat: Int,
    /** The card; null for all but that seat. */
    val card: Card?,
) : NapEvent

/** The declarer announced trumps (N28). */
@Serializable
@SerialName("announced")
public data class NapAnnounced(
    override val action: Int,
    /** The declarer. */
    val seat: Int,
    /** The suit. */
    val trumps: Suit,
) : NapEvent

/** A card was played to the trick. */
@Serializable
@SerialName("played")
public data class NapPlayed(
    override val action: Int,
    /** Seat that played it. */
    val seat: Int,
    /** The card. */
    val card: Card,
    /** Suit that it made trumps, as the first card led (N14); else null. */
    val trumps: Suit?,
) : NapEvent

/** A trick was complete, and a seat took it (N6). */
@Serializable
@SerialName("took_trick")
public data class NapTookTrick(
    override val action: Int,
    /** Seat that took it. */
    val seat: Int,
    /** Its cards, in the order played. */
    val cards: List<Card>,
) : NapEvent

/** The deal is over, and all is paid. */
@Serializable
@SerialName("settled")
public data class NapSettled(
    override val action: Int,
    /** How it ended. */
    val result: NapResult,
    /** Net result of the deal by seat. */
    val returns: List<Int>,
    /** Units won so far, by seat. */
    val balances: List<Int>,
    /** Units in the kitty. */
    val kitty: Int,
    /** Units in the pool. */
    val pool: Int,
) : NapEvent
