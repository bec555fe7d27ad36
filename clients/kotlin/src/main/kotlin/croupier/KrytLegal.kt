// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What one seat may do now; an entry of the list is exactly what is accepted. */
@Serializable
public data class KrytLegal(
    /** The seat that may act. */
    val seat: Int,
    /** Its legal actions, complete. */
    val actions: List<KrytAction>,
)
