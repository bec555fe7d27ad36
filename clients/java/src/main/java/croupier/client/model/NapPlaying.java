// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * A trick is being played (N6).
 *
 * @param leader Seat that leads to it.
 * @param cards Cards played to it, in order.
 */
public record NapPlaying(
        @JsonProperty(required = true) int leader,
        @JsonProperty(required = true) List<Card> cards)
        implements NapPhase {
    public NapPlaying {
        cards = List.copyOf(cards);
    }
}
