// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What became of one state: a position or a problem, the other is null. */
@Serializable
public data class ChorVoliBatchResult(
    /** The position after the actions. */
    val position: ChorVoliPosition?,
    /** Why the actions were refused; this item is unchanged, the others are not affected. */
    val problem: Problem?,
)
