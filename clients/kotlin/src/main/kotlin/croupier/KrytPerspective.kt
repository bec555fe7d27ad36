// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** The table as one seat, or a spectator, may know it. */
@Serializable
public data class KrytPerspective(
    /** The seat; null for spectators. */
    val seat: Int?,
    /** What it may see. */
    val view: KrytView,
    /** Seats that the game waits for. */
    @SerialName("to_act")
    val toAct: List<Int>,
    /** What the seat itself may do now; empty for spectators. */
    val legal: List<KrytAction>,
    /** The scoring, which is public. */
    val scoring: KrytScoring,
    /** The events, as this seat knows them. */
    val events: List<KrytEvent>,
)
