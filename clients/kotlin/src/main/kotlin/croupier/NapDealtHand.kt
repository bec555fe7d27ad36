// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** The cards that one seat was dealt. */
@Serializable
public data class NapDealtHand(
    /** Seat that got them. */
    val seat: Int,
    /** How many. */
    val count: Int,
    /** Which; null for all but that seat. */
    val cards: List<Card>?,
)
