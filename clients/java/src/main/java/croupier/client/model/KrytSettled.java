// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The deal is over (K17-K19, K23, K24).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param result How it ended.
 * @param returns Net result of the deal by seat.
 * @param losses Deals lost so far, by seat.
 * @param lastCard In a draw the last player's only card; else null (K18).
 */
public record KrytSettled(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) KrytResult result,
        @JsonProperty(required = true) List<Integer> returns,
        @JsonProperty(required = true) List<Integer> losses,
        @JsonProperty(value = "last_card", required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card lastCard)
        implements KrytEvent {
    public KrytSettled {
        Objects.requireNonNull(result, "result");
        returns = List.copyOf(returns);
        losses = List.copyOf(losses);
    }
}
