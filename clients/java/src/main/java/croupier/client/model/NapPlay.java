// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * Play a card to the trick (N6, N7).
 *
 * @param seat Seat that acts.
 * @param card Card from its hand.
 */
public record NapPlay(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Card card)
        implements NapAction {
    public NapPlay {
        Objects.requireNonNull(card, "card");
    }
}
