// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A match whose server has committed itself; store the commitment before you open anything. */
@Serializable
public data class TablePrepared(
    /** To start the match with. */
    val token: String,
    /** Id of the match. */
    val match: String,
    /** What the server is bound to. */
    val commitment: String,
)
