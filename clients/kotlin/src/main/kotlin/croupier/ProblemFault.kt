// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** One fault of a request, and where it is. */
@Serializable
public data class ProblemFault(
    /** JSON Pointer (RFC 6901) into the request body; empty for the body as a whole. */
    val pointer: String,
    /** Code of the law that is broken; `schema` where the schema says no. */
    val reason: String,
    /** Id of the rule that the law comes from; null where none does. */
    val rule: String?,
    /** What is wrong, in a sentence. */
    val detail: String,
)
