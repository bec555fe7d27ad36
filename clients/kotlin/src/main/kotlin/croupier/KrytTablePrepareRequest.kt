// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What is agreed on before a match, and what each seat commits to. */
@Serializable
public data class KrytTablePrepareRequest(
    /** Number of players. */
    val players: Int,
    /** Named set of options; without it the game's first. */
    val variant: KrytVariant? = null,
    /** Options that differ from the variant's. */
    val options: KrytOverrides? = null,
    /** First dealer; without it drawn by lot (S5). */
    val dealer: Int? = null,
    /** For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server. */
    val locks: List<String?>? = null,
    /** For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part. */
    val commitments: List<String?>? = null,
)
