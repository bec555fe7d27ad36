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
 * A match of Nap, hidden cards included.
 *
 * @param version Version of this layout; 1 is known.
 * @param options Every choice of rules.
 * @param seed Source of all chance in later deals.
 * @param deal Number of this deal, from 0.
 * @param dealer Seat that dealt; the one after it is the first.
 * @param actions Actions taken in this deal.
 * @param hands Each seat's cards in the order gained, less what was played or discarded.
 * @param stock Undealt cards, drawn from the first on.
 * @param floater The card in the middle; null where there is none, and once it is taken.
 * @param discards Cards discarded, in order: those purchased away, or the one laid aside for the floater.
 * @param purchases Cards purchased, seat by seat from the first; 0 where the seat stood.
 * @param looked Seats that have looked at the floater, in order.
 * @param calls Calls, seat by seat from the first.
 * @param trumps Suit of trumps; null while there is none.
 * @param tricks Complete tricks, each in the order its cards were played.
 * @param balances Units won, by seat.
 * @param kitty Units in the kitty.
 * @param pool Units in the pool.
 * @param phase What is due.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "game")
@JsonTypeName("nap")
public record NapState(
        @JsonProperty(required = true) int version,
        @JsonProperty(required = true) NapOptions options,
        @JsonProperty(required = true) String seed,
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) int actions,
        @JsonProperty(required = true) List<List<Card>> hands,
        @JsonProperty(required = true) List<Card> stock,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card floater,
        @JsonProperty(required = true) List<Card> discards,
        @JsonProperty(required = true) List<Integer> purchases,
        @JsonProperty(required = true) List<Integer> looked,
        @JsonProperty(required = true) List<NapCall> calls,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Suit trumps,
        @JsonProperty(required = true) List<List<Card>> tricks,
        @JsonProperty(required = true) List<Integer> balances,
        @JsonProperty(required = true) int kitty,
        @JsonProperty(required = true) int pool,
        @JsonProperty(required = true) NapPhase phase) {
    public NapState {
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(seed, "seed");
        hands = hands.stream().map(List::copyOf).toList();
        stock = List.copyOf(stock);
        discards = List.copyOf(discards);
        purchases = List.copyOf(purchases);
        looked = List.copyOf(looked);
        calls = List.copyOf(calls);
        tricks = tricks.stream().map(List::copyOf).toList();
        balances = List.copyOf(balances);
        Objects.requireNonNull(phase, "phase");
    }
}
