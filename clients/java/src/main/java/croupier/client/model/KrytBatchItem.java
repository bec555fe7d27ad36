// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * One state of a batch, and the actions to play on it.
 *
 * @param state The state.
 * @param actions Actions in order; 2,000 at most in the whole batch.
 */
public record KrytBatchItem(
        @JsonProperty(required = true) KrytState state,
        @JsonProperty(required = true) List<KrytAction> actions) {
    public KrytBatchItem {
        Objects.requireNonNull(state, "state");
        actions = List.copyOf(actions);
    }
}
