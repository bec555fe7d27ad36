// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A state to look at as it stands.
 *
 * @param state The state.
 */
public record NapPositionRequest(
        @JsonProperty(required = true) NapState state) {
    public NapPositionRequest {
        Objects.requireNonNull(state, "state");
    }
}
