// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A seat exchanged cards (N20).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that purchased.
 * @param count How many cards.
 * @param discard What it discarded; null for all but that seat.
 * @param drawn What it got for them; null for all but that seat.
 */
public record NapPurchased(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) int count,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Card> discard,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Card> drawn)
        implements NapEvent {
    public NapPurchased {
        discard = discard == null ? null : List.copyOf(discard);
        drawn = drawn == null ? null : List.copyOf(drawn);
    }
}
