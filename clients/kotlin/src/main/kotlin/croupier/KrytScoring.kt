// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What the match has come to (K19). */
@Serializable
public data class KrytScoring(
    /** Deals lost, by seat. */
    val losses: List<Int>,
    /** How the deal ended; null while it is played. */
    val result: KrytResult?,
    /** Net result of the deal by seat, which sums to zero; null while it is played. */
    val returns: List<Int>?,
)
