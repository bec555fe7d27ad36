// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * The deal is over, and all is paid.
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param result How it ended.
 * @param returns Net result of the deal by seat.
 * @param balances Chips won so far, by seat.
 * @param pool Chips in the pool.
 */
public record ChorVoliSettled(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) ChorVoliResult result,
        @JsonProperty(required = true) List<Integer> returns,
        @JsonProperty(required = true) List<Integer> balances,
        @JsonProperty(required = true) int pool)
        implements ChorVoliEvent {
    public ChorVoliSettled {
        Objects.requireNonNull(result, "result");
        returns = List.copyOf(returns);
        balances = List.copyOf(balances);
    }
}
