// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A complete trick. */
@Serializable
public data class NapTrick(
    /** Seat that led. */
    val leader: Int,
    /** Its cards, in the order played. */
    val cards: List<Card>,
    /** Seat that took it. */
    val winner: Int,
)
