// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * Lay a card aside for the floater taken (N27).
 *
 * @param seat Seat that acts.
 * @param card Card from its hand.
 */
public record NapDiscard(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Card card)
        implements NapAction {
    public NapDiscard {
        Objects.requireNonNull(card, "card");
    }
}
