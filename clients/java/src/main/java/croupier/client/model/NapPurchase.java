// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * Pay the stake, discard cards and have them replaced (N20).
 *
 * @param seat Seat that acts.
 * @param discard Cards from its hand; in this order they are gathered (N4).
 */
public record NapPurchase(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) List<Card> discard)
        implements NapAction {
    public NapPurchase {
        discard = List.copyOf(discard);
    }
}
