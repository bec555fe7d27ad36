// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * The deal is over.
 *
 * @param result How it ended.
 */
public record KrytOver(
        @JsonProperty(required = true) KrytResult result)
        implements KrytPhase {
    public KrytOver {
        Objects.requireNonNull(result, "result");
    }
}
