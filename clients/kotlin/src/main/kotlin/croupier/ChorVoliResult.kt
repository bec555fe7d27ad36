// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** How a deal ended. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface ChorVoliResult

/** A seat was dealt four of a kind; nothing was played (C8). */
@Serializable
@SerialName("four_of_a_kind")
public data class ChorVoliFourOfAKind(
    /** Seat that was dealt the highest. */
    val winner: Int,
    /** Their rank. */
    val rank: String,
) : ChorVoliResult

/** The combinations met (C11). */
@Serializable
@SerialName("showdowns")
public data class ChorVoliShowdowns(
    /** Number of showdowns that were held. */
    val held: Int,
    /** Seat that won each one. */
    val winners: List<Int>,
) : ChorVoliResult
