// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** A sealed match that has just started, as spectators see it, with the keys of the seats that made none. */
@Serializable
public data class NapTableStarted(
    /** The table, sealed: for whoever plays next. */
    val token: String,
    /** Id of the match. */
    val match: String,
    /** Number of the last move; 0 is the start. */
    val move: Long,
    /** What binds the last move to all before it. */
    val link: String,
    /** What this table promises. */
    val safety: Safety,
    /** Seats that have closed the match since the deal was over. */
    val closed: List<Int>,
    /** The seat whose key was sent; null for spectators. */
    val seat: Int?,
    /** What it may see. */
    val view: NapView,
    /** Seats that the game waits for; empty when the match is over. */
    @SerialName("to_act")
    val toAct: List<Int>,
    /** What the seat itself may do now, action by action; some are only taken whole, as one move. */
    val legal: List<NapAction>,
    /** The scoring, which is public. */
    val scoring: NapScoring,
    /** What the last move brought about, as this seat knows it. */
    val events: List<NapEvent>,
    /** What the server is bound to, as a prepared match told it before. */
    val commitment: String,
    /** For each seat without a lock its key, to be handed to that player only; null for the others. */
    val keys: List<String?>,
)
