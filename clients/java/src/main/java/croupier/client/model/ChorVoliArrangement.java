// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * A way to divide the hand.
 *
 * @param measure What it is best by.
 * @param combinations Its combinations, to be laid down in this order.
 * @param leftOver Cards to be discarded, in the order of the hand.
 */
public record ChorVoliArrangement(
        @JsonProperty(required = true) ChorVoliMeasure measure,
        @JsonProperty(required = true) List<ChorVoliRanked> combinations,
        @JsonProperty(value = "left_over", required = true) List<Card> leftOver) {
    public ChorVoliArrangement {
        Objects.requireNonNull(measure, "measure");
        combinations = List.copyOf(combinations);
        leftOver = List.copyOf(leftOver);
    }
}
