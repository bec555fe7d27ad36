// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * What one seat might ask for and may not do now.
 *
 * @param seat The seat.
 * @param actions Its refused actions.
 */
public record KrytBarred(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) List<KrytBarredAction> actions) {
    public KrytBarred {
        actions = List.copyOf(actions);
    }
}
