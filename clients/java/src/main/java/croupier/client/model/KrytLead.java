// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * Lead a card to the pile (K6, K8, K16).
 *
 * @param seat Seat that acts.
 * @param card Card from its hand.
 */
public record KrytLead(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Card card)
        implements KrytAction {
    public KrytLead {
        Objects.requireNonNull(card, "card");
    }
}
