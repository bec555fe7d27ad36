// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** What is due. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface NapPhase

/** Seats purchase or stand, in turn (N20). */
@Serializable
@SerialName("purchasing")
public data object NapPurchasing : NapPhase

/** Seats bid or pass, in turn (N5). */
@Serializable
@SerialName("bidding")
public data object NapBidding : NapPhase

/** The declarer takes the floater or leaves it (N27). */
@Serializable
@SerialName("taking_floater")
public data object NapTakingFloater : NapPhase

/** The declarer has taken the floater, and discards a card for it (N27). */
@Serializable
@SerialName("discarding")
public data object NapDiscarding : NapPhase

/** The declarer announces trumps (N28). */
@Serializable
@SerialName("announcing")
public data object NapAnnouncing : NapPhase

/** A trick is being played (N6). */
@Serializable
@SerialName("playing")
public data class NapPlaying(
    /** Seat that leads to it. */
    val leader: Int,
    /** Cards played to it, in order. */
    val cards: List<Card>,
) : NapPhase

/** The deal is over. */
@Serializable
@SerialName("over")
public data class NapOver(
    /** What the declarer took from the kitty or the pool. */
    val pot: Int,
) : NapPhase
