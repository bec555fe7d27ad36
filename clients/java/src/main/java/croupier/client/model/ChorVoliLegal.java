// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What one seat may do now; an entry of the list is exactly what is accepted.
 *
 * @param seat The seat that may act.
 * @param actions Its legal actions, complete.
 */
public record ChorVoliLegal(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) List<ChorVoliAction> actions) {
    public ChorVoliLegal {
        actions = List.copyOf(actions);
    }
}
