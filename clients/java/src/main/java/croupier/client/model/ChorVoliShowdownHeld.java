// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * A showdown was held (C11).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param number Number of the showdown, from 1.
 * @param shown What was shown, in order.
 * @param winner Seat that won it.
 * @param why Why.
 */
public record ChorVoliShowdownHeld(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int number,
        @JsonProperty(required = true) List<ChorVoliShown> shown,
        @JsonProperty(required = true) int winner,
        @JsonProperty(required = true) ChorVoliWhy why)
        implements ChorVoliEvent {
    public ChorVoliShowdownHeld {
        shown = List.copyOf(shown);
        Objects.requireNonNull(why, "why");
    }
}
