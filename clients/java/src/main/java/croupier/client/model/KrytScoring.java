// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the match has come to (K19).
 *
 * @param losses Deals lost, by seat.
 * @param result How the deal ended; null while it is played.
 * @param returns Net result of the deal by seat, which sums to zero; null while it is played.
 */
public record KrytScoring(
        @JsonProperty(required = true) List<Integer> losses,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable KrytResult result,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Integer> returns) {
    public KrytScoring {
        losses = List.copyOf(losses);
        returns = returns == null ? null : List.copyOf(returns);
    }
}
