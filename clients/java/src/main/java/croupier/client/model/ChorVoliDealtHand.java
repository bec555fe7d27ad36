// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cards that one seat was dealt.
 *
 * @param seat Seat that got them.
 * @param count How many.
 * @param cards Which; null for all but that seat.
 */
public record ChorVoliDealtHand(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) int count,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Card> cards) {
    public ChorVoliDealtHand {
        cards = cards == null ? null : List.copyOf(cards);
    }
}
