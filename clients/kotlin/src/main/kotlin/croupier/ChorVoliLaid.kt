// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A combination that was laid down. */
@Serializable
public data class ChorVoliLaid(
    /** Its cards, highest rank first. */
    val cards: List<Card>,
    /** Its kind. */
    val kind: ChorVoliKind,
)
