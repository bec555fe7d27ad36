// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What a game is called in a language. */
@Serializable
public data class GameName(
    /** Language tag (BCP 47). */
    val language: String,
    /** The name, in that language's script. */
    val name: String,
)
