// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * Up to 100 states, each with its own actions; they do not know of each other.
 *
 * @param items The states and their actions.
 */
public record KrytBatchRequest(
        @JsonProperty(required = true) List<KrytBatchItem> items) {
    public KrytBatchRequest {
        items = List.copyOf(items);
    }
}
