// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * The top card was beaten.
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that beat it.
 * @param card Card that beats.
 * @param top Card that was beaten.
 */
public record KrytBeaten(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Card card,
        @JsonProperty(required = true) Card top)
        implements KrytEvent {
    public KrytBeaten {
        Objects.requireNonNull(card, "card");
        Objects.requireNonNull(top, "top");
    }
}
