// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Where a match stands, hidden cards included: for trusted callers. */
@Serializable
public data class NapPosition(
    /** The state, to be kept and sent again. */
    val state: NapState,
    /** SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state. */
    val digest: String,
    /** Seats that the game waits for; empty when the match is over. */
    @SerialName("to_act")
    val toAct: List<Int>,
    /** Every legal action by seat, also out of turn; null when not asked for. */
    val legal: List<NapLegal>?,
    /** Refused actions by seat, each with its rule; null when not asked for. */
    val barred: List<NapBarred>?,
    /** The scoring so far. */
    val scoring: NapScoring,
    /** What this request brought about, in order. */
    val events: List<NapEvent>,
    /** What each seat and, last, the spectators may know; null when not asked for. */
    val views: List<NapPerspective>?,
)
