// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The declarer took the floater (N27).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat The declarer.
 * @param looked Seats that had looked at it before.
 * @param card The floater; null for all but these seats and the declarer.
 */
public record NapTookFloater(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) List<Integer> looked,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card card)
        implements NapEvent {
    public NapTookFloater {
        looked = List.copyOf(looked);
    }
}
