// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A state, and who looks at it.
 *
 * @param state The state.
 * @param seat The seat that looks; without it a spectator. Left out where null.
 */
public record KrytViewRequest(
        @JsonProperty(required = true) KrytState state,
        @JsonProperty @LeftOutWhereNull @Nullable Integer seat) {
    public KrytViewRequest {
        Objects.requireNonNull(state, "state");
    }

    /**
     * Takes what is required; the rest is left out.
     *
     * @param state The state.
     */
    @JsonCreator(mode = JsonCreator.Mode.DISABLED)
    public KrytViewRequest(KrytState state) {
        this(state, null);
    }

    /**
     * Returns a copy with another {@code seat}.
     *
     * @param seat The seat that looks; without it a spectator.
     * @return the copy
     */
    public KrytViewRequest withSeat(int seat) {
        return new KrytViewRequest(state, seat);
    }
}
