// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * A deal was dealt (N3, N23).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param deal Number of the deal, from 0.
 * @param dealer Seat that dealt.
 * @param hands What each seat was dealt.
 * @param stock Undealt cards, without the floater.
 * @param floater Whether a floater lies in the middle.
 */
public record NapDealt(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) List<NapDealtHand> hands,
        @JsonProperty(required = true) int stock,
        @JsonProperty(required = true) boolean floater)
        implements NapEvent {
    public NapDealt {
        hands = List.copyOf(hands);
    }
}
