// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Options that differ from the variant's; one that its form does not have is refused. */
@Serializable
public data class NapOverrides(
    /** All 52 cards, or the lowest ranks left out. */
    val pack: NapPack? = null,
    /** Lowest rank of the pack; one that is named overrides pack. */
    @SerialName("lowest_rank")
    val lowestRank: Rank? = null,
    /** Two may be bid. */
    val two: Boolean? = null,
    /** Misère may be bid. */
    val misere: Boolean? = null,
    /** Misère is played with trumps. */
    @SerialName("misere_trumps")
    val misereTrumps: Boolean? = null,
    /** Blücher may be bid. */
    val blucher: Boolean? = null,
    /** What contracts of all five tricks are worth. */
    @SerialName("five_trick_stakes")
    val fiveTrickStakes: NapStakes? = null,
    /** Cards may be purchased before the bidding. */
    val purchase: Boolean? = null,
    /** Units that a purchase costs. */
    @SerialName("purchase_stake")
    val purchaseStake: Int? = null,
    /** How five cards are dealt to each seat. */
    val batches: NapDealBatches? = null,
    /** When the cards are shuffled rather than gathered and cut. */
    val shuffle: NapShuffle? = null,
    /** The deal ends with the trick that decides the contract. */
    @SerialName("stop_when_decided")
    val stopWhenDecided: Boolean? = null,
    /** Deals after which the match is over. */
    val deals: Int? = null,
)
