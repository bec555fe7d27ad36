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
 * @param balances Units won so far, by seat.
 * @param kitty Units in the kitty.
 * @param pool Units in the pool.
 */
public record NapSettled(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) NapResult result,
        @JsonProperty(required = true) List<Integer> returns,
        @JsonProperty(required = true) List<Integer> balances,
        @JsonProperty(required = true) int kitty,
        @JsonProperty(required = true) int pool)
        implements NapEvent {
    public NapSettled {
        Objects.requireNonNull(result, "result");
        returns = List.copyOf(returns);
        balances = List.copyOf(balances);
    }
}
