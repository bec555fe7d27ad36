// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A seat was dealt four of a kind; nothing was played (C8).
 *
 * @param winner Seat that was dealt the highest.
 * @param rank Their rank.
 */
public record ChorVoliFourOfAKind(
        @JsonProperty(required = true) int winner,
        @JsonProperty(required = true) String rank)
        implements ChorVoliResult {
    public ChorVoliFourOfAKind {
        Objects.requireNonNull(rank, "rank");
    }
}
