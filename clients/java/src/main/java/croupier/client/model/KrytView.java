// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a seat, or a spectator, may see of a match.
 *
 * @param seat Seat that looks; null for spectators.
 * @param players Number of players.
 * @param direction Which way play goes.
 * @param options Every choice of rules.
 * @param deal Number of this deal, from 0.
 * @param dealer Seat that dealt.
 * @param trumps Suit of trumps.
 * @param indicator The face-up last card of the stock; null once drawn, and where none is turned.
 * @param hand Own cards in the order gained; null for spectators.
 * @param handCounts Cards held, by seat.
 * @param stockCount Cards left to draw, the indicator among them.
 * @param pileCount Cards on the pile.
 * @param pileTop The cards of the pile that may be looked at now, the top card last (K13).
 * @param losses Deals lost, by seat.
 * @param phase What is due.
 * @param lastCard In a draw the last player's only card; else null (K18).
 */
public record KrytView(
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer seat,
        @JsonProperty(required = true) int players,
        @JsonProperty(required = true) Direction direction,
        @JsonProperty(required = true) KrytOptions options,
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) Suit trumps,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card indicator,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Card> hand,
        @JsonProperty(value = "hand_counts", required = true) List<Integer> handCounts,
        @JsonProperty(value = "stock_count", required = true) int stockCount,
        @JsonProperty(value = "pile_count", required = true) int pileCount,
        @JsonProperty(value = "pile_top", required = true) List<Card> pileTop,
        @JsonProperty(required = true) List<Integer> losses,
        @JsonProperty(required = true) KrytPhase phase,
        @JsonProperty(value = "last_card", required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card lastCard) {
    public KrytView {
        Objects.requireNonNull(direction, "direction");
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(trumps, "trumps");
        hand = hand == null ? null : List.copyOf(hand);
        handCounts = List.copyOf(handCounts);
        pileTop = List.copyOf(pileTop);
        losses = List.copyOf(losses);
        Objects.requireNonNull(phase, "phase");
    }
}
