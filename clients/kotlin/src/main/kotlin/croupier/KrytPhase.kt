// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** What is due, and from whom. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface KrytPhase

/** A card is to be led to the empty pile (K6). */
@Serializable
@SerialName("leading")
public data class KrytLeading(
    /** Seat to play. */
    val turn: Int,
) : KrytPhase

/** The top card is to be beaten, or cards picked up (K7). */
@Serializable
@SerialName("answering")
public data class KrytAnswering(
    /** Seat to play. */
    val turn: Int,
) : KrytPhase

/** The top card has just been beaten by the same seat, which now leads on top of it (K8). */
@Serializable
@SerialName("covering")
public data class KrytCovering(
    /** Seat to play. */
    val turn: Int,
) : KrytPhase

/** The seat before went out by beating; a card is to be led on top, with nothing to answer (K16). */
@Serializable
@SerialName("free_leading")
public data class KrytFreeLeading(
    /** Seat to play. */
    val turn: Int,
) : KrytPhase

/** The deal is over. */
@Serializable
@SerialName("over")
public data class KrytOver(
    /** How it ended. */
    val result: KrytResult,
) : KrytPhase
