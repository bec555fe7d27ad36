// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * A combination of the hand.
 *
 * @param cards Its cards, highest rank first.
 * @param kind Its kind.
 * @param place Place among the hand's combinations by strength, from 1; equally strong ones share it.
 */
public record ChorVoliRanked(
        @JsonProperty(required = true) List<Card> cards,
        @JsonProperty(required = true) ChorVoliKind kind,
        @JsonProperty(required = true) int place) {
    public ChorVoliRanked {
        cards = List.copyOf(cards);
        Objects.requireNonNull(kind, "kind");
    }
}
