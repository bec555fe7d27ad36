// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What the seed makes of a deal.
 *
 * @param deal Number of the deal, from 0.
 * @param deck The deck, if it was shuffled.
 * @param cut How many cards the cut takes off the top, if they were gathered and cut.
 */
public record RevealedDeck(
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) List<Card> deck,
        @JsonProperty(required = true) int cut) {
    public RevealedDeck {
        deck = List.copyOf(deck);
    }
}
