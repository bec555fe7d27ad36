// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What became of each state, in the order of the request.
 *
 * @param results One result an item.
 */
public record ChorVoliBatchAnswer(
        @JsonProperty(required = true) List<ChorVoliBatchResult> results) {
    public ChorVoliBatchAnswer {
        results = List.copyOf(results);
    }
}
