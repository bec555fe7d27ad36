// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What a hand can be divided into.
 *
 * @param combinations All its combinations, strongest first.
 * @param arrangements The best arrangement by each measure.
 */
public record ChorVoliCombinationsAnswer(
        @JsonProperty(required = true) List<ChorVoliRanked> combinations,
        @JsonProperty(required = true) List<ChorVoliArrangement> arrangements) {
    public ChorVoliCombinationsAnswer {
        combinations = List.copyOf(combinations);
        arrangements = List.copyOf(arrangements);
    }
}
