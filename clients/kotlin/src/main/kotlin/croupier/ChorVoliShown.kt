// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A combination that was shown. */
@Serializable
public data class ChorVoliShown(
    /** Seat that showed it. */
    val seat: Int,
    /** Its cards, highest rank first. */
    val cards: List<Card>,
    /** Its kind. */
    val kind: ChorVoliKind,
)
