// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the match has come to.
 *
 * @param balances Chips won, by seat.
 * @param kitty Always 0: these games have a pool, or neither.
 * @param pool Chips in the pool.
 * @param lines Every payment of this deal so far, in order.
 * @param result How the deal ended; null while it is played.
 * @param returns Net result of the deal by seat; null while it is played.
 */
public record ChorVoliScoring(
        @JsonProperty(required = true) List<Integer> balances,
        @JsonProperty(required = true) int kitty,
        @JsonProperty(required = true) int pool,
        @JsonProperty(required = true) List<Payment> lines,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable ChorVoliResult result,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Integer> returns) {
    public ChorVoliScoring {
        balances = List.copyOf(balances);
        lines = List.copyOf(lines);
        returns = returns == null ? null : List.copyOf(returns);
    }
}
