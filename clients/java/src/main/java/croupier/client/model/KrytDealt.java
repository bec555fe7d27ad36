// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A deal was dealt (K4, K5).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param deal Number of the deal, from 0.
 * @param dealer Seat that dealt.
 * @param trumps Suit of trumps.
 * @param indicator The card turned face up; null where none is turned.
 * @param hands What each seat was dealt.
 * @param stock Cards left to draw, the indicator among them.
 */
public record KrytDealt(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) Suit trumps,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card indicator,
        @JsonProperty(required = true) List<KrytDealtHand> hands,
        @JsonProperty(required = true) int stock)
        implements KrytEvent {
    public KrytDealt {
        Objects.requireNonNull(trumps, "trumps");
        hands = List.copyOf(hands);
    }
}
