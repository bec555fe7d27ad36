// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * The service answers; it has nothing else that could fail.
 *
 * @param status Always ok.
 */
public record Health(
        @JsonProperty(required = true) HealthStatus status) {
    public Health {
        Objects.requireNonNull(status, "status");
    }
}
