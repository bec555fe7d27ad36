// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Cards were picked up from the pile (K11).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that picked up.
 * @param count How many cards.
 * @param top The top card, which all saw.
 * @param cards Which cards, the top one first; null for all but that seat.
 */
public record KrytPickedUp(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) int count,
        @JsonProperty(required = true) Card top,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Card> cards)
        implements KrytEvent {
    public KrytPickedUp {
        Objects.requireNonNull(top, "top");
        cards = cards == null ? null : List.copyOf(cards);
    }
}
