// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table, and what its client has seen of it.
 *
 * @param token The table as the last answer gave it.
 * @param lastSeen The newest move that this client has seen; the token must descend from it. Left out where
 *     null.
 */
public record TableRequest(
        @JsonProperty(required = true) String token,
        @JsonProperty(value = "last_seen") @LeftOutWhereNull @Nullable LastSeen lastSeen) {
    public TableRequest {
        Objects.requireNonNull(token, "token");
    }

    /**
     * Takes what is required; the rest is left out.
     *
     * @param token The table as the last answer gave it.
     */
    @JsonCreator(mode = JsonCreator.Mode.DISABLED)
    public TableRequest(String token) {
        this(token, null);
    }

    /**
     * Returns a copy with another {@code lastSeen}.
     *
     * @param lastSeen The newest move that this client has seen; the token must descend from it.
     * @return the copy
     */
    public TableRequest withLastSeen(LastSeen lastSeen) {
        return new TableRequest(token, lastSeen);
    }
}
