// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What a seat, or a spectator, may know; safe to hand to that player. */
@Serializable
public data class NapViewAnswer(
    /** What may be seen. */
    val view: NapView,
    /** Seats that the game waits for. */
    @SerialName("to_act")
    val toAct: List<Int>,
    /** The seat's own legal actions; empty for spectators. */
    val legal: List<NapAction>,
    /** The scoring so far. */
    val scoring: NapScoring,
)
