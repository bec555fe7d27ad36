// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A hand to be divided. */
@Serializable
public data class ChorVoliCombinationsRequest(
    /** Three to 17 different cards. */
    val hand: List<Card>,
    /** Named set of options; without it the game's first. */
    val variant: ChorVoliVariant? = null,
    /** Options that differ from the variant's. */
    val options: ChorVoliOverrides? = null,
)
