// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A seat took the table card for the two of diamonds (C16).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that took it.
 * @param card The card taken.
 */
public record ChorVoliTookTableCard(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Card card)
        implements ChorVoliEvent {
    public ChorVoliTookTableCard {
        Objects.requireNonNull(card, "card");
    }
}
