// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * Announce trumps (N28).
 *
 * @param seat Seat that acts.
 * @param trumps The suit.
 */
public record NapAnnounce(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Suit trumps)
        implements NapAction {
    public NapAnnounce {
        Objects.requireNonNull(trumps, "trumps");
    }
}
