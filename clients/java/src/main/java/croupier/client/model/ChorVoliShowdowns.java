// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * The combinations met (C11).
 *
 * @param held Number of showdowns that were held.
 * @param winners Seat that won each one.
 */
public record ChorVoliShowdowns(
        @JsonProperty(required = true) int held,
        @JsonProperty(required = true) List<Integer> winners)
        implements ChorVoliResult {
    public ChorVoliShowdowns {
        winners = List.copyOf(winners);
    }
}
