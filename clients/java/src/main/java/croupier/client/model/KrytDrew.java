// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A hand was filled up from the stock (K10).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that drew.
 * @param count How many cards.
 * @param cards Which cards, in the order drawn; null for all but that seat.
 * @param indicator The indicator, if it was among them; all saw it.
 */
public record KrytDrew(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) int count,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Card> cards,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card indicator)
        implements KrytEvent {
    public KrytDrew {
        cards = cards == null ? null : List.copyOf(cards);
    }
}
