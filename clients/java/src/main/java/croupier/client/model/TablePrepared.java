// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A match whose server has committed itself; store the commitment before you open anything.
 *
 * @param token To start the match with.
 * @param match Id of the match.
 * @param commitment What the server is bound to.
 */
public record TablePrepared(
        @JsonProperty(required = true) String token,
        @JsonProperty(required = true) String match,
        @JsonProperty(required = true) String commitment) {
    public TablePrepared {
        Objects.requireNonNull(token, "token");
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(commitment, "commitment");
    }
}
