// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A deal was dealt (C6, C16).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param deal Number of the deal, from 0.
 * @param dealer Seat that dealt.
 * @param hands What each seat was dealt.
 * @param tableCard The card left over, face up; null where there is none.
 */
public record ChorVoliDealt(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) List<ChorVoliDealtHand> hands,
        @JsonProperty(value = "table_card", required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card tableCard)
        implements ChorVoliEvent {
    public ChorVoliDealt {
        hands = List.copyOf(hands);
    }
}
