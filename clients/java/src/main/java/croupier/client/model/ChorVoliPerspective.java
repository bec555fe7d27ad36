// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The table as one seat, or a spectator, may know it.
 *
 * @param seat The seat; null for spectators.
 * @param view What it may see.
 * @param toAct Seats that the game waits for.
 * @param legal What the seat itself may do now; empty for spectators.
 * @param scoring The scoring, which is public.
 * @param events The events, as this seat knows them.
 */
public record ChorVoliPerspective(
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer seat,
        @JsonProperty(required = true) ChorVoliView view,
        @JsonProperty(value = "to_act", required = true) List<Integer> toAct,
        @JsonProperty(required = true) List<ChorVoliAction> legal,
        @JsonProperty(required = true) ChorVoliScoring scoring,
        @JsonProperty(required = true) List<ChorVoliEvent> events) {
    public ChorVoliPerspective {
        Objects.requireNonNull(view, "view");
        toAct = List.copyOf(toAct);
        legal = List.copyOf(legal);
        Objects.requireNonNull(scoring, "scoring");
        events = List.copyOf(events);
    }
}
