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
 * @param direction Which way play goes; seats are numbered in the order of play.
 * @param options Every choice of rules.
 * @param deal Number of this deal, from 0.
 * @param dealer Seat that dealt.
 * @param hand Own cards that are still held, in the order gained; null for spectators.
 * @param tableCard The card that lies face up; null where there is none.
 * @param ownCombinations Combinations that the seat has laid down, in order; null for spectators.
 * @param ownDiscards Cards that the seat has discarded; null for spectators.
 * @param stood Seats that have finished arranging, by number.
 * @param combinations Combinations that each seat has shown; null until the showdowns.
 * @param balances Chips won, by seat.
 * @param pool Chips in the pool.
 * @param phase What is due.
 */
public record ChorVoliView(
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer seat,
        @JsonProperty(required = true) int players,
        @JsonProperty(required = true) Direction direction,
        @JsonProperty(required = true) ChorVoliOptions options,
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<Card> hand,
        @JsonProperty(value = "table_card", required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card tableCard,
        @JsonProperty(value = "own_combinations", required = true)
        @JsonSetter(nulls = Nulls.SET)
        @Nullable List<ChorVoliLaid> ownCombinations,
        @JsonProperty(value = "own_discards", required = true)
        @JsonSetter(nulls = Nulls.SET)
        @Nullable List<Card> ownDiscards,
        @JsonProperty(required = true) List<Integer> stood,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<List<ChorVoliLaid>> combinations,
        @JsonProperty(required = true) List<Integer> balances,
        @JsonProperty(required = true) int pool,
        @JsonProperty(required = true) ChorVoliPhase phase) {
    public ChorVoliView {
        Objects.requireNonNull(direction, "direction");
        Objects.requireNonNull(options, "options");
        hand = hand == null ? null : List.copyOf(hand);
        ownCombinations = ownCombinations == null ? null : List.copyOf(ownCombinations);
        ownDiscards = ownDiscards == null ? null : List.copyOf(ownDiscards);
        stood = List.copyOf(stood);
        combinations = combinations == null ? null : combinations.stream().map(List::copyOf).toList();
        balances = List.copyOf(balances);
        Objects.requireNonNull(phase, "phase");
    }
}
