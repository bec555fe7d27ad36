// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * Lay down a combination, no stronger than the one before (C10).
 *
 * @param seat Seat that acts.
 * @param cards Three cards from its hand, in any order.
 */
public record ChorVoliCombine(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) List<Card> cards)
        implements ChorVoliAction {
    public ChorVoliCombine {
        cards = List.copyOf(cards);
    }
}
