// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** The table as one seat, or a spectator, may know it. */
@Serializable
public data class ChorVoliPerspective(
    /** The seat; null for spectators. */
    val seat: Int?,
    /** What it may see. */
    val view: ChorVoliView,
    /** Seats that the game waits for. */
    @SerialName("to_act")
    val toAct: List<Int>,
    /** What the seat itself may do now; empty for spectators. */
    val legal: List<ChorVoliAction>,
    /** The scoring, which is public. */
    val scoring: ChorVoliScoring,
    /** The events, as this seat knows them. */
    val events: List<ChorVoliEvent>,
)
