// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * A trick was complete, and a seat took it (N6).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that took it.
 * @param cards Its cards, in the order played.
 */
public record NapTookTrick(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) List<Card> cards)
        implements NapEvent {
    public NapTookTrick {
        cards = List.copyOf(cards);
    }
}
