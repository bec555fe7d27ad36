// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Objects;

/**
 * A match of Kryt'-navalivat', hidden cards included.
 *
 * @param version Version of this layout; 1 is known.
 * @param options Every choice of rules.
 * @param seed Source of all chance in later deals.
 * @param deal Number of this deal, from 0.
 * @param dealer Seat that dealt; the one after it leads first.
 * @param actions Actions taken in this deal.
 * @param hands Each seat's cards in the order gained; an empty hand is out once the stock is empty.
 * @param stock Face-down cards, drawn from the first on; an undrawn indicator is the last.
 * @param pile The pile from the bottom to the top.
 * @param trumps Suit of trumps.
 * @param losses Deals lost, by seat.
 * @param phase What is due.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "game")
@JsonTypeName("kryt-navalivat")
public record KrytState(
        @JsonProperty(required = true) int version,
        @JsonProperty(required = true) KrytOptions options,
        @JsonProperty(required = true) String seed,
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) int actions,
        @JsonProperty(required = true) List<List<Card>> hands,
        @JsonProperty(required = true) List<Card> stock,
        @JsonProperty(required = true) List<Card> pile,
        @JsonProperty(required = true) Suit trumps,
        @JsonProperty(required = true) List<Integer> losses,
        @JsonProperty(required = true) KrytPhase phase) {
    public KrytState {
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(seed, "seed");
        hands = hands.stream().map(List::copyOf).toList();
        stock = List.copyOf(stock);
        pile = List.copyOf(pile);
        Objects.requireNonNull(trumps, "trumps");
        losses = List.copyOf(losses);
        Objects.requireNonNull(phase, "phase");
    }
}
