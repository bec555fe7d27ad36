// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** Something that has happened. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface ChorVoliEvent {
    /** Index of the action in the request, from 0; for who does not learn of every action, of those that are known. */
    public val action: Int
}

/** A deal was dealt (C6, C16). */
@Serializable
@SerialName("dealt")
public data class ChorVoliDealt(
    override val action: Int,
    /** Number of the deal, from 0. */
    val deal: Int,
    /** Seat that dealt. */
    val dealer: Int,
    /** What each seat was dealt. */
    val hands: List<ChorVoliDealtHand>,
    /** The card left over, face up; null where there is none. */
    @SerialName("table_card")
    val tableCard: Card?,
) : ChorVoliEvent

/** Chips changed hands. */
@Serializable
@SerialName("paid")
public data class ChorVoliPaid(
    override val action: Int,
    /** Who paid whom, and what for. */
    val payment: Payment,
) : ChorVoliEvent

/** The seat laid down a combination; nobody else learns of it (C9a). */
@Serializable
@SerialName("combined")
public data class ChorVoliCombined(
    override val action: Int,
    /** Seat that laid it down. */
    val seat: Int,
    /** Its cards, highest rank first. */
    val cards: List<Card>,
    /** Its kind. */
    val kind: ChorVoliKind,
) : ChorVoliEvent

/** A seat has finished arranging (C10). */
@Serializable
@SerialName("stood")
public data class ChorVoliStoodUp(
    override val action: Int,
    /** Seat that has. */
    val seat: Int,
) : ChorVoliEvent

/** A seat took the table card for the two of diamonds (C16). */
@Serializable
@SerialName("took_table_card")
public data class ChorVoliTookTableCard(
    override val action: Int,
    /** Seat that took it. */
    val seat: Int,
    /** The card taken. */
    val card: Card,
) : ChorVoliEvent

/** The showdowns were called (C10a). */
@Serializable
@SerialName("called")
public data class ChorVoliCalled(
    override val action: Int,
    /** Seat that called them. */
    val seat: Int,
) : ChorVoliEvent

/** A showdown was held (C11). */
@Serializable
@SerialName("showdown")
public data class ChorVoliShowdownHeld(
    override val action: Int,
    /** Number of the showdown, from 1. */
    val number: Int,
    /** What was shown, in order. */
    val shown: List<ChorVoliShown>,
    /** Seat that won it. */
    val winner: Int,
    /** Why. */
    val why: ChorVoliWhy,
) : ChorVoliEvent

/** The deal is over, and all is paid. */
@Serializable
@SerialName("settled")
public data class ChorVoliSettled(
    override val action: Int,
    /** How it ended. */
    val result: ChorVoliResult,
    /** Net result of the deal by seat. */
    val returns: List<Int>,
    /** Chips won so far, by seat. */
    val balances: List<Int>,
    /** Chips in the pool. */
    val pool: Int,
) : ChorVoliEvent
