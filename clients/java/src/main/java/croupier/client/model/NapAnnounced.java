// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * The declarer announced trumps (N28).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat The declarer.
 * @param trumps The suit.
 */
public record NapAnnounced(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Suit trumps)
        implements NapEvent {
    public NapAnnounced {
        Objects.requireNonNull(trumps, "trumps");
    }
}
