// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * The six of trumps was exchanged for the indicator (K14).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that exchanged.
 * @param six The six, now the last card of the stock.
 * @param indicator The former indicator, now in that seat's hand.
 */
public record KrytExchangedSix(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) Card six,
        @JsonProperty(required = true) Card indicator)
        implements KrytEvent {
    public KrytExchangedSix {
        Objects.requireNonNull(six, "six");
        Objects.requireNonNull(indicator, "indicator");
    }
}
