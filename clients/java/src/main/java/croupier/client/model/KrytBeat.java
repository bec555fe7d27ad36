// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * Beat the top card (K9); a lead by the same seat follows, if it has a card left.
 *
 * @param seat Seat that acts.
 * @param card Card from its hand.
 */
public record KrytBeat(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Card card)
        implements KrytAction {
    public KrytBeat {
        Objects.requireNonNull(card, "card");
    }
}
