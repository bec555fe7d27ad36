// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A combination of the hand. */
@Serializable
public data class ChorVoliRanked(
    /** Its cards, highest rank first. */
    val cards: List<Card>,
    /** Its kind. */
    val kind: ChorVoliKind,
    /** Place among the hand's combinations by strength, from 1; equally strong ones share it. */
    val place: Int,
)
