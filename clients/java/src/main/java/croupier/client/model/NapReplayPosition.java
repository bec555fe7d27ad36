// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a replayed match stands at the end, and how it came there.
 *
 * @param state The state, to be kept and sent again.
 * @param digest SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
 * @param toAct Seats that the game waits for; empty when the match is over.
 * @param legal Every legal action by seat, also out of turn; null when not asked for.
 * @param barred Refused actions by seat, each with its rule; null when not asked for.
 * @param scoring The scoring so far.
 * @param events What this request brought about, in order.
 * @param views What each seat and, last, the spectators may know; null when not asked for.
 * @param steps Every action with its events and digest; null when not asked for.
 */
public record NapReplayPosition(
        @JsonProperty(required = true) NapState state,
        @JsonProperty(required = true) String digest,
        @JsonProperty(value = "to_act", required = true) List<Integer> toAct,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<NapLegal> legal,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<NapBarred> barred,
        @JsonProperty(required = true) NapScoring scoring,
        @JsonProperty(required = true) List<NapEvent> events,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<NapPerspective> views,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<NapStep> steps) {
    public NapReplayPosition {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(digest, "digest");
        toAct = List.copyOf(toAct);
        legal = legal == null ? null : List.copyOf(legal);
        barred = barred == null ? null : List.copyOf(barred);
        Objects.requireNonNull(scoring, "scoring");
        events = List.copyOf(events);
        views = views == null ? null : List.copyOf(views);
        steps = steps == null ? null : List.copyOf(steps);
    }
}
