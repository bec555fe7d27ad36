// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * One action of a replay.
 *
 * @param action The action.
 * @param events What it brought about.
 * @param digest Digest of the state after it.
 */
public record ChorVoliStep(
        @JsonProperty(required = true) ChorVoliAction action,
        @JsonProperty(required = true) List<ChorVoliEvent> events,
        @JsonProperty(required = true) String digest) {
    public ChorVoliStep {
        Objects.requireNonNull(action, "action");
        events = List.copyOf(events);
        Objects.requireNonNull(digest, "digest");
    }
}
