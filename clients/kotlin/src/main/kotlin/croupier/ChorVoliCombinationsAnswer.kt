// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What a hand can be divided into. */
@Serializable
public data class ChorVoliCombinationsAnswer(
    /** All its combinations, strongest first. */
    val combinations: List<ChorVoliRanked>,
    /** The best arrangement by each measure. */
    val arrangements: List<ChorVoliArrangement>,
)
