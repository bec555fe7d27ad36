// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** How the service is. */
@Serializable(with = HealthStatusSerializer::class)
public enum class HealthStatus(
    /** The value in JSON. */
    public val value: String,
) {
    OK("ok"),
    ;

    override fun toString(): String = value
}

internal object HealthStatusSerializer :
    ValueSerializer<HealthStatus>("HealthStatus", HealthStatus.entries, { it.value })
