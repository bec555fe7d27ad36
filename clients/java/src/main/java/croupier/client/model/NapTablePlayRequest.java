// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One move by the seat whose key is sent.
 *
 * @param token The table as the last answer gave it.
 * @param actions The move: actions of one seat, in order; all are played, or none. A {@code deal} has no deck
 *     here.
 * @param lastSeen The newest move that this client has seen; the token must descend from it. Left out where
 *     null.
 */
public record NapTablePlayRequest(
        @JsonProperty(required = true) String token,
        @JsonProperty(required = true) List<NapAction> actions,
        @JsonProperty(value = "last_seen") @LeftOutWhereNull @Nullable LastSeen lastSeen) {
    public NapTablePlayRequest {
        Objects.requireNonNull(token, "token");
        actions = List.copyOf(actions);
    }

    /**
     * Takes what is required; the rest is left out.
     *
     * @param token The table as the last answer gave it.
     * @param actions The move: actions of one seat, in order; all are played, or none. A {@code deal} has no deck
     *     here.
     */
    public NapTablePlayRequest(String token, List<NapAction> actions) {
        this(token, actions, null);
    }

    /**
     * Returns a copy with another {@code lastSeen}.
     *
     * @param lastSeen The newest move that this client has seen; the token must descend from it.
     * @return the copy
     */
    public NapTablePlayRequest withLastSeen(LastSeen lastSeen) {
        return new NapTablePlayRequest(token, actions, lastSeen);
    }
}
