// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Why a request was refused (RFC 9457). Nothing has changed; what does not apply is null. */
@Serializable
public data class Problem(
    /** Address of the page about this code, on this server. */
    val type: String,
    /** The code in words. */
    val title: String,
    /** The HTTP status. */
    val status: Int,
    /** What is wrong with this request, in a sentence. */
    val detail: String,
    /** What kind of problem this is; the list is closed. */
    val code: ProblemCode,
    /** Id of the rule that forbids the action. */
    val rule: String?,
    /** Code of the rule that forbids the action. */
    val reason: String?,
    /** What the rule's sentence mentions by name (card, seat, suit), for translation. */
    val values: Map<String, String>?,
    /** Place of the forbidden action in the request's list, from 0. */
    val index: Int?,
    /** The faults of the request, up to 100. */
    val errors: List<ProblemFault>?,
    /** How many faults there are beyond these. */
    val more: Int?,
)
