// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * The seat laid down a combination; nobody else learns of it (C9a).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that laid it down.
 * @param cards Its cards, highest rank first.
 * @param kind Its kind.
 */
public record ChorVoliCombined(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) List<Card> cards,
        @JsonProperty(required = true) ChorVoliKind kind)
        implements ChorVoliEvent {
    public ChorVoliCombined {
        cards = List.copyOf(cards);
        Objects.requireNonNull(kind, "kind");
    }
}
