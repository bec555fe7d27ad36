// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Where a match stands, hidden cards included: for trusted callers. */
@Serializable
public data class ChorVoliPosition(
    /** The state, to be kept and sent again. */
    val state: ChorVoliState,
    /** SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state. */
    val digest: String,
    /** Seats that the game waits for; empty when the match is over. */
    @SerialName("to_act")
    val toAct: List<Int>,
    /** Every legal action by seat, also out of turn; null when not asked for. */
    val legal: List<ChorVoliLegal>?,
    /** Refused actions by seat, each with its rule; null when not asked for. */
    val barred: List<ChorVoliBarred>?,
    /** The scoring so far. */
    val scoring: ChorVoliScoring,
    /** What this request brought about, in order. */
    val events: List<ChorVoliEvent>,
    /** What each seat and, last, the spectators may know; null when not asked for. */
    val views: List<ChorVoliPerspective>?,
)
