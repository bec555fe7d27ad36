// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * A combination that was shown.
 *
 * @param seat Seat that showed it.
 * @param cards Its cards, highest rank first.
 * @param kind Its kind.
 */
public record ChorVoliShown(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) List<Card> cards,
        @JsonProperty(required = true) ChorVoliKind kind) {
    public ChorVoliShown {
        cards = List.copyOf(cards);
        Objects.requireNonNull(kind, "kind");
    }
}
