// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A card was played to the trick.
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that played it.
 * @param card The card.
 * @param trumps Suit that it made trumps, as the first card led (N14); else null.
 */
public record NapPlayed(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Card card,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Suit trumps)
        implements NapEvent {
    public NapPlayed {
        Objects.requireNonNull(card, "card");
    }
}
