// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a seat, or a spectator, may see of a match (N35).
 *
 * @param seat Seat that looks; null for spectators.
 * @param players Number of players.
 * @param direction Which way play goes.
 * @param options Every choice of rules.
 * @param deal Number of this deal, from 0.
 * @param dealer Seat that dealt.
 * @param hand Own cards in the order gained; null for spectators.
 * @param handCounts Cards held, by seat.
 * @param stockCount Undealt cards.
 * @param floaterThere Whether the floater lies in the middle.
 * @param floater The floater, for those who have looked at it and while it lies there; else null.
 * @param discardCount Cards discarded by all.
 * @param ownDiscards Cards that the seat has discarded, in order; null for spectators.
 * @param purchases Cards purchased, seat by seat from the first; 0 where the seat stood.
 * @param looked Seats that have looked at the floater, in order.
 * @param calls Calls, seat by seat from the first.
 * @param trumps Suit of trumps; null while there is none.
 * @param tricks Complete tricks.
 * @param balances Units won, by seat.
 * @param kitty Units in the kitty.
 * @param pool Units in the pool.
 * @param phase What is due.
 */
public record NapView(
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer seat,
        @JsonProperty(required = true) int players,
        @JsonProperty(required = true) Direction direction,
        @JsonProperty(required = true) NapOptions options,
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Card> hand,
        @JsonProperty(value = "hand_counts", required = true) List<Integer> handCounts,
        @JsonProperty(value = "stock_count", required = true) int stockCount,
        @JsonProperty(value = "floater_there", required = true) boolean floaterThere,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card floater,
        @JsonProperty(value = "discard_count", required = true) int discardCount,
        @JsonProperty(value = "own_discards", required = true)
        @JsonSetter(nulls = Nulls.SET)
        @Nullable List<Card> ownDiscards,
        @JsonProperty(required = true) List<Integer> purchases,
        @JsonProperty(required = true) List<Integer> looked,
        @JsonProperty(required = true) List<NapCall> calls,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Suit trumps,
        @JsonProperty(required = true) List<NapTrick> tricks,
        @JsonProperty(required = true) List<Integer> balances,
        @JsonProperty(required = true) int kitty,
        @JsonProperty(required = true) int pool,
        @JsonProperty(required = true) NapPhase phase) {
    public NapView {
        Objects.requireNonNull(direction, "direction");
        Objects.requireNonNull(options, "options");
        hand = hand == null ? null : List.copyOf(hand);
        handCounts = List.copyOf(handCounts);
        ownDiscards = ownDiscards == null ? null : List.copyOf(ownDiscards);
        purchases = List.copyOf(purchases);
        looked = List.copyOf(looked);
        calls = List.copyOf(calls);
        tricks = List.copyOf(tricks);
        balances = List.copyOf(balances);
        Objects.requireNonNull(phase, "phase");
    }
}
