// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Options that differ from the variant's; one that its form does not have is refused.
 *
 * @param pack All 52 cards, or the lowest ranks left out. Left out where null.
 * @param lowestRank Lowest rank of the pack; one that is named overrides pack. Left out where null.
 * @param two Two may be bid. Left out where null.
 * @param misere Misère may be bid. Left out where null.
 * @param misereTrumps Misère is played with trumps. Left out where null.
 * @param blucher Blücher may be bid. Left out where null.
 * @param fiveTrickStakes What contracts of all five tricks are worth. Left out where null.
 * @param purchase Cards may be purchased before the bidding. Left out where null.
 * @param purchaseStake Units that a purchase costs. Left out where null.
 * @param batches How five cards are dealt to each seat. Left out where null.
 * @param shuffle When the cards are shuffled rather than gathered and cut. Left out where null.
 * @param stopWhenDecided The deal ends with the trick that decides the contract. Left out where null.
 * @param deals Deals after which the match is over. Left out where null.
 */
public record NapOverrides(
        @JsonProperty @LeftOutWhereNull @Nullable NapPack pack,
        @JsonProperty(value = "lowest_rank") @LeftOutWhereNull @Nullable Rank lowestRank,
        @JsonProperty @LeftOutWhereNull @Nullable Boolean two,
        @JsonProperty @LeftOutWhereNull @Nullable Boolean misere,
        @JsonProperty(value = "misere_trumps") @LeftOutWhereNull @Nullable Boolean misereTrumps,
        @JsonProperty @LeftOutWhereNull @Nullable Boolean blucher,
        @JsonProperty(value = "five_trick_stakes") @LeftOutWhereNull @Nullable NapStakes fiveTrickStakes,
        @JsonProperty @LeftOutWhereNull @Nullable Boolean purchase,
        @JsonProperty(value = "purchase_stake") @LeftOutWhereNull @Nullable Integer purchaseStake,
        @JsonProperty @LeftOutWhereNull @Nullable NapDealBatches batches,
        @JsonProperty @LeftOutWhereNull @Nullable NapShuffle shuffle,
        @JsonProperty(value = "stop_when_decided") @LeftOutWhereNull @Nullable Boolean stopWhenDecided,
        @JsonProperty @LeftOutWhereNull @Nullable Integer deals) {
    /** Takes what is required; the rest is left out. */
    public NapOverrides() {
        this(null, null, null, null, null, null, null, null, null, null, null, null, null);
    }

    /**
     * Returns a copy with another {@code pack}.
     *
     * @param pack All 52 cards, or the lowest ranks left out.
     * @return the copy
     */
    public NapOverrides withPack(NapPack pack) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code lowestRank}.
     *
     * @param lowestRank Lowest rank of the pack; one that is named overrides pack.
     * @return the copy
     */
    public NapOverrides withLowestRank(Rank lowestRank) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code two}.
     *
     * @param two Two may be bid.
     * @return the copy
     */
    public NapOverrides withTwo(boolean two) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code misere}.
     *
     * @param misere Misère may be bid.
     * @return the copy
     */
    public NapOverrides withMisere(boolean misere) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code misereTrumps}.
     *
     * @param misereTrumps Misère is played with trumps.
     * @return the copy
     */
    public NapOverrides withMisereTrumps(boolean misereTrumps) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code blucher}.
     *
     * @param blucher Blücher may be bid.
     * @return the copy
     */
    public NapOverrides withBlucher(boolean blucher) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code fiveTrickStakes}.
     *
     * @param fiveTrickStakes What contracts of all five tricks are worth.
     * @return the copy
     */
    public NapOverrides withFiveTrickStakes(NapStakes fiveTrickStakes) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code purchase}.
     *
     * @param purchase Cards may be purchased before the bidding.
     * @return the copy
     */
    public NapOverrides withPurchase(boolean purchase) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code purchaseStake}.
     *
     * @param purchaseStake Units that a purchase costs.
     * @return the copy
     */
    public NapOverrides withPurchaseStake(int purchaseStake) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code batches}.
     *
     * @param batches How five cards are dealt to each seat.
     * @return the copy
     */
    public NapOverrides withBatches(NapDealBatches batches) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code shuffle}.
     *
     * @param shuffle When the cards are shuffled rather than gathered and cut.
     * @return the copy
     */
    public NapOverrides withShuffle(NapShuffle shuffle) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code stopWhenDecided}.
     *
     * @param stopWhenDecided The deal ends with the trick that decides the contract.
     * @return the copy
     */
    public NapOverrides withStopWhenDecided(boolean stopWhenDecided) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }

    /**
     * Returns a copy with another {@code deals}.
     *
     * @param deals Deals after which the match is over.
     * @return the copy
     */
    public NapOverrides withDeals(int deals) {
        return new NapOverrides(pack, lowestRank, two, misere, misereTrumps, blucher, fiveTrickStakes, purchase,
                purchaseStake, batches, shuffle, stopWhenDecided, deals);
    }
}
