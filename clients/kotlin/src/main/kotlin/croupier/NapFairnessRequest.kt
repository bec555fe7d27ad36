// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What a reveal showed, and what is to be checked against it. */
@Serializable
public data class NapFairnessRequest(
    /** Id of the match. */
    val match: String,
    /** What was agreed on. */
    val record: NapTableRecord,
    /** The server's secret. */
    val secret: String,
    /** What each seat put in. */
    val openings: List<String?>,
    /** How many deals to compute. */
    val deals: Int,
    /** Every move from the start; none if the links are not to be computed beyond the first. */
    val moves: List<NapTableMove>,
)
