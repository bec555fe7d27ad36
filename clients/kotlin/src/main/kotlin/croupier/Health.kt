// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** The service answers; it has nothing else that could fail. */
@Serializable
public data class Health(
    /** Always ok. */
    val status: HealthStatus,
)
