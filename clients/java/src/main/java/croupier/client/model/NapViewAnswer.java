// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * What a seat, or a spectator, may know; safe to hand to that player.
 *
 * @param view What may be seen.
 * @param toAct Seats that the game waits for.
 * @param legal The seat's own legal actions; empty for spectators.
 * @param scoring The scoring so far.
 */
public record NapViewAnswer(
        @JsonProperty(required = true) NapView view,
        @JsonProperty(value = "to_act", required = true) List<Integer> toAct,
        @JsonProperty(required = true) List<NapAction> legal,
        @JsonProperty(required = true) NapScoring scoring) {
    public NapViewAnswer {
        Objects.requireNonNull(view, "view");
        toAct = List.copyOf(toAct);
        legal = List.copyOf(legal);
        Objects.requireNonNull(scoring, "scoring");
    }
}
