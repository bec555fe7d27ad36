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
public record NapStep(
        @JsonProperty(required = true) NapAction action,
        @JsonProperty(required = true) List<NapEvent> events,
        @JsonProperty(required = true) String digest) {
    public NapStep {
        Objects.requireNonNull(action, "action");
        events = List.copyOf(events);
        Objects.requireNonNull(digest, "digest");
    }
}
