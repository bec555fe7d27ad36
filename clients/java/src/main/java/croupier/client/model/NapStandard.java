// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Standard Nap: the first card led makes trumps, and players pay each other for contracts.
 *
 * @param pack All 52 cards, or the lowest ranks left out.
 * @param lowestRank Lowest rank of the pack; one that is named overrides pack.
 * @param two Two may be bid.
 * @param misere Misère may be bid.
 * @param misereTrumps Misère is played with trumps.
 * @param blucher Blücher may be bid.
 * @param fiveTrickStakes What contracts of all five tricks are worth.
 * @param purchase Cards may be purchased before the bidding.
 * @param purchaseStake Units that a purchase costs.
 * @param batches How five cards are dealt to each seat.
 * @param shuffle When the cards are shuffled rather than gathered and cut.
 * @param stopWhenDecided The deal ends with the trick that decides the contract.
 * @param deals Deals after which the match is over.
 */
public record NapStandard(
        @JsonProperty(required = true) NapPack pack,
        @JsonProperty(value = "lowest_rank", required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Rank lowestRank,
        @JsonProperty(required = true) boolean two,
        @JsonProperty(required = true) boolean misere,
        @JsonProperty(value = "misere_trumps", required = true) boolean misereTrumps,
        @JsonProperty(required = true) boolean blucher,
        @JsonProperty(value = "five_trick_stakes", required = true) NapStakes fiveTrickStakes,
        @JsonProperty(required = true) boolean purchase,
        @JsonProperty(value = "purchase_stake", required = true) int purchaseStake,
        @JsonProperty(required = true) NapDealBatches batches,
        @JsonProperty(required = true) NapShuffle shuffle,
        @JsonProperty(value = "stop_when_decided", required = true) boolean stopWhenDecided,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer deals)
        implements NapOptions {
    public NapStandard {
        Objects.requireNonNull(pack, "pack");
        Objects.requireNonNull(fiveTrickStakes, "fiveTrickStakes");
        Objects.requireNonNull(batches, "batches");
        Objects.requireNonNull(shuffle, "shuffle");
    }
}
