// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * The newest move that a client has seen of a match.
 *
 * @param move Its number.
 * @param link Its link.
 */
public record LastSeen(
        @JsonProperty(required = true) long move,
        @JsonProperty(required = true) String link) {
    public LastSeen {
        Objects.requireNonNull(link, "link");
    }
}
