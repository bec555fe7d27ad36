// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** How a sealed match starts: from choices, or from a prepared match and its openings, not from both. */
@Serializable
public data class ChorVoliTableStartRequest(
    /** Number of players; needed unless the match is prepared. */
    val players: Int? = null,
    /** Named set of options; without it the game's first. */
    val variant: ChorVoliVariant? = null,
    /** Options that differ from the variant's. */
    val options: ChorVoliOverrides? = null,
    /** First dealer; without it drawn by lot (S5). */
    val dealer: Int? = null,
    /** For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server. */
    val locks: List<String?>? = null,
    /** The prepared match. */
    val token: String? = null,
    /** For each seat of a prepared match what it committed to, or null if it took no part. */
    val openings: List<String?>? = null,
)
