// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What the seed makes of a deal. */
@Serializable
public data class RevealedDeck(
    /** Number of the deal, from 0. */
    val deal: Int,
    /** The deck, if it was shuffled. */
    val deck: List<Card>,
    /** How many cards the cut takes off the top, if they were gathered and cut. */
    val cut: Int,
)
