// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * A move of a match that is over.
 *
 * @param seat Seat that moved.
 * @param actions Its actions in order; none where it closed the match.
 */
public record KrytTableMove(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) List<KrytAction> actions) {
    public KrytTableMove {
        actions = List.copyOf(actions);
    }
}
