// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Where a match stands, hidden cards included: for trusted callers. */
@Serializable
public data class KrytPosition(
    /** The state, to be kept and sent again. */
    val state: KrytState,
    /** SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state. */
    val digest: String,
    /** Seats that the game waits for; empty when the match is over. */
    @SerialName("to_act")
    val toAct: List<Int>,
    /** Every legal action by seat, also out of turn; null when not asked for. */
    val legal: List<KrytLegal>?,
    /** Refused actions by seat, each with its rule; null when not asked for. */
    val barred: List<KrytBarred>?,
    /** The scoring so far. */
    val scoring: KrytScoring,
    /** What this request brought about, in order. */
    val events: List<KrytEvent>,
    /** What each seat and, last, the spectators may know; null when not asked for. */
    val views: List<KrytPerspective>?,
)
