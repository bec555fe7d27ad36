// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * A state and the actions to play on it.
 *
 * @param state The state as the last answer gave it.
 * @param actions Actions in order: all are played, or none.
 */
public record NapPlayRequest(
        @JsonProperty(required = true) NapState state,
        @JsonProperty(required = true) List<NapAction> actions) {
    public NapPlayRequest {
        Objects.requireNonNull(state, "state");
        actions = List.copyOf(actions);
    }
}
