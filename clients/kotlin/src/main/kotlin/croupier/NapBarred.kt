// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What one seat might ask for and may not do now. */
@Serializable
public data class NapBarred(
    /** The seat. */
    val seat: Int,
    /** Its refused actions. */
    val actions: List<NapBarredAction>,
)
