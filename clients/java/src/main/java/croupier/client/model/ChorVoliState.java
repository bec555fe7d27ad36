// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A match of Chor Voli or Ramchi, hidden cards included.
 *
 * @param version Version of this layout; 1 is known.
 * @param options Every choice of rules.
 * @param seed Source of all chance in later deals.
 * @param deal Number of this deal, from 0.
 * @param dealer Seat that dealt; the one after it is the first.
 * @param actions Actions taken in this deal.
 * @param hands Cards that each seat still holds, in the order gained.
 * @param tableCard The card that lies face up; null where none is left over.
 * @param combinations Combinations that each seat has laid down, in order.
 * @param discards Cards that each seat has discarded.
 * @param stood Seats that have finished arranging, in order.
 * @param balances Chips won, by seat.
 * @param pool Chips in the pool.
 * @param phase What is due.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "game")
@JsonTypeName("chor-voli")
public record ChorVoliState(
        @JsonProperty(required = true) int version,
        @JsonProperty(required = true) ChorVoliOptions options,
        @JsonProperty(required = true) String seed,
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) int actions,
        @JsonProperty(required = true) List<List<Card>> hands,
        @JsonProperty(value = "table_card", required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card tableCard,
        @JsonProperty(required = true) List<List<List<Card>>> combinations,
        @JsonProperty(required = true) List<List<Card>> discards,
        @JsonProperty(required = true) List<Integer> stood,
        @JsonProperty(required = true) List<Integer> balances,
        @JsonProperty(required = true) int pool,
        @JsonProperty(required = true) ChorVoliPhase phase) {
    public ChorVoliState {
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(seed, "seed");
        hands = hands.stream().map(List::copyOf).toList();
        combinations = combinations.stream().map(inner -> inner.stream().map(List::copyOf).toList()).toList();
        discards = discards.stream().map(List::copyOf).toList();
        stood = List.copyOf(stood);
        balances = List.copyOf(balances);
        Objects.requireNonNull(phase, "phase");
    }
}
