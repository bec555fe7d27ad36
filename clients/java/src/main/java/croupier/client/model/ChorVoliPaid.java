// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * Chips changed hands.
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param payment Who paid whom, and what for.
 */
public record ChorVoliPaid(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) Payment payment)
        implements ChorVoliEvent {
    public ChorVoliPaid {
        Objects.requireNonNull(payment, "payment");
    }
}
