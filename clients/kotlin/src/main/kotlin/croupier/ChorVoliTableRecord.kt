// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What was agreed on before a match. */
@Serializable
public data class ChorVoliTableRecord(
    /** Every choice of rules. */
    val options: ChorVoliOptions,
    /** Number of players. */
    val players: Int,
    /** First dealer, if one was named. */
    val dealer: Int?,
    /** Locks that players made, by seat; null where the server issued the key. */
    val locks: List<String?>,
    /** What each seat committed to; null where it took no part. */
    val commitments: List<String?>,
)
