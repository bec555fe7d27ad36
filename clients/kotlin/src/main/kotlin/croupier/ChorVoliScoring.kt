// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What the match has come to. */
@Serializable
public data class ChorVoliScoring(
    /** Chips won, by seat. */
    val balances: List<Int>,
    /** Always 0: these games have a pool, or neither. */
    val kitty: Int,
    /** Chips in the pool. */
    val pool: Int,
    /** Every payment of this deal so far, in order. */
    val lines: List<Payment>,
    /** How the deal ended; null while it is played. */
    val result: ChorVoliResult?,
    /** Net result of the deal by seat; null while it is played. */
    val returns: List<Int>?,
)
