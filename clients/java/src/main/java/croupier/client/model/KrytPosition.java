// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a match stands, hidden cards included: for trusted callers.
 *
 * @param state The state, to be kept and sent again.
 * @param digest SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
 * @param toAct Seats that the game waits for; empty when the match is over.
 * @param legal Every legal action by seat, also out of turn; null when not asked for.
 * @param barred Refused actions by seat, each with its rule; null when not asked for.
 * @param scoring The scoring so far.
 * @param events What this request brought about, in order.
 * @param views What each seat and, last, the spectators may know; null when not asked for.
 */
public record KrytPosition(
        @JsonProperty(required = true) KrytState state,
        @JsonProperty(required = true) String digest,
        @JsonProperty(value = "to_act", required = true) List<Integer> toAct,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<KrytLegal> legal,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<KrytBarred> barred,
        @JsonProperty(required = true) KrytScoring scoring,
        @JsonProperty(required = true) List<KrytEvent> events,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<KrytPerspective> views) {
    public KrytPosition {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(digest, "digest");
        toAct = List.copyOf(toAct);
        legal = legal == null ? null : List.copyOf(legal);
        barred = barred == null ? null : List.copyOf(barred);
        Objects.requireNonNull(scoring, "scoring");
        events = List.copyOf(events);
        views = views == null ? null : List.copyOf(views);
    }
}
