// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * A complete trick.
 *
 * @param leader Seat that led.
 * @param cards Its cards, in the order played.
 * @param winner Seat that took it.
 */
public record NapTrick(
        @JsonProperty(required = true) int leader,
        @JsonProperty(required = true) List<Card> cards,
        @JsonProperty(required = true) int winner) {
    public NapTrick {
        cards = List.copyOf(cards);
    }
}
