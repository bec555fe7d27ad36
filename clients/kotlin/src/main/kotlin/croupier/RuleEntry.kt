// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A rule that can be broken. */
@Serializable
public data class RuleEntry(
    /** Id on the rules page; several entries may share it. */
    val id: String,
    /** Code of this entry alone, as problems give it in `reason`. */
    val code: String,
    /** The sentence, with the names of its values in braces. */
    val sentence: String,
    /** Where the rule comes from. */
    val source: String,
)
