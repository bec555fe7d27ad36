// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** An action that a player might have asked for, and why the rules refuse it. */
@Serializable
public data class KrytBarredAction(
    /** The refused action. */
    val action: KrytAction,
    /** Id of the rule that refuses it. */
    val rule: String,
    /** Code of that rule; the rulebook of the catalogue has its sentence. */
    val reason: String,
)
