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
public record ChorVoliPlayRequest(
        @JsonProperty(required = true) ChorVoliState state,
        @JsonProperty(required = true) List<ChorVoliAction> actions) {
    public ChorVoliPlayRequest {
        Objects.requireNonNull(state, "state");
        actions = List.copyOf(actions);
    }
}
