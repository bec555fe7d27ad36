// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** A table as one seat, or a spectator, may know it. */
@Serializable
public data class KrytTable(
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
    val view: KrytView,
    /** Seats that the game waits for; empty when the match is over. */
    @SerialName("to_act")
    val toAct: List<Int>,
    /** What the seat itself may do now, action by action; some are only taken whole, as one move. */
    val legal: List<KrytAction>,
    /** The scoring, which is public. */
    val scoring: KrytScoring,
    /** What the last move brought about, as this seat knows it. */
    val events: List<KrytEvent>,
)
