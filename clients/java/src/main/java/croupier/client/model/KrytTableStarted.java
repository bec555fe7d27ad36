// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A sealed match that has just started, as spectators see it, with the keys of the seats that made none.
 *
 * @param token The table, sealed: for whoever plays next.
 * @param match Id of the match.
 * @param move Number of the last move; 0 is the start.
 * @param link What binds the last move to all before it.
 * @param safety What this table promises.
 * @param closed Seats that have closed the match since the deal was over.
 * @param seat The seat whose key was sent; null for spectators.
 * @param view What it may see.
 * @param toAct Seats that the game waits for; empty when the match is over.
 * @param legal What the seat itself may do now, action by action; some are only taken whole, as one move.
 * @param scoring The scoring, which is public.
 * @param events What the last move brought about, as this seat knows it.
 * @param commitment What the server is bound to, as a prepared match told it before.
 * @param keys For each seat without a lock its key, to be handed to that player only; null for the others.
 */
public record KrytTableStarted(
        @JsonProperty(required = true) String token,
        @JsonProperty(required = true) String match,
        @JsonProperty(required = true) long move,
        @JsonProperty(required = true) String link,
        @JsonProperty(required = true) Safety safety,
        @JsonProperty(required = true) List<Integer> closed,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer seat,
        @JsonProperty(required = true) KrytView view,
        @JsonProperty(value = "to_act", required = true) List<Integer> toAct,
        @JsonProperty(required = true) List<KrytAction> legal,
        @JsonProperty(required = true) KrytScoring scoring,
        @JsonProperty(required = true) List<KrytEvent> events,
        @JsonProperty(required = true) String commitment,
        @JsonProperty(required = true) @JsonSetter(contentNulls = Nulls.SET) List<@Nullable String> keys) {
    public KrytTableStarted {
        Objects.requireNonNull(token, "token");
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(link, "link");
        Objects.requireNonNull(safety, "safety");
        closed = List.copyOf(closed);
        Objects.requireNonNull(view, "view");
        toAct = List.copyOf(toAct);
        legal = List.copyOf(legal);
        Objects.requireNonNull(scoring, "scoring");
        events = List.copyOf(events);
        Objects.requireNonNull(commitment, "commitment");
        keys = Collections.unmodifiableList(new ArrayList<>(keys));
    }
}
