// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What follows from a reveal; compare it with what was told and seen while the match was played. */
@Serializable
public data class FairnessAnswer(
    /** The server's commitment. */
    val commitment: String,
    /** Whether each seat's opening is what it committed to; null where it took no part. */
    val openings: List<Boolean?>,
    /** Seed of the match. */
    val seed: String,
    /** First dealer. */
    val dealer: Int,
    /** What the seed makes of each deal. */
    val decks: List<RevealedDeck>,
    /** The link of the start and of every move. */
    val links: List<String>,
)
