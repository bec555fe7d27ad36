// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** What is due. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface ChorVoliPhase

/** Seats lay down combinations and stand, in any order among themselves (C9). */
@Serializable
@SerialName("arranging")
public data object ChorVoliArranging : ChorVoliPhase

/** All have stood; the seat after the last to stand calls the showdowns (C10a). */
@Serializable
@SerialName("calling")
public data object ChorVoliCalling : ChorVoliPhase

/** The deal is over. */
@Serializable
@SerialName("over")
public data class ChorVoliOver(
    /** What a four of a kind took from the pool; 0 after showdowns. */
    val pot: Int,
) : ChorVoliPhase
