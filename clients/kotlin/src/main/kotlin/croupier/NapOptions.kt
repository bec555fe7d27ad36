// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** Every choice of rules, by form. */
@Serializable
@JsonClassDiscriminator("form")
public sealed interface NapOptions {
    /** How five cards are dealt to each seat. */
    public val batches: NapDealBatches

    /** When the cards are shuffled rather than gathered and cut. */
    public val shuffle: NapShuffle

    /** The deal ends with the trick that decides the contract. */
    public val stopWhenDecided: Boolean

    /** Deals after which the match is over. */
    public val deals: Int?
}

/** Standard Nap: the first card led makes trumps, and players pay each other for contracts. */
@Serializable
@SerialName("standard")
public data class NapStandard(
    /** All 52 cards, or the lowest ranks left out. */
    val pack: NapPack,
    /** Lowest rank of the pack; one that is named overrides pack. */
    @SerialName("lowest_rank")
    val lowestRank: Rank?,
    /** Two may be bid. */
    val two: Boolean,
    /** Misère may be bid. */
    val misere: Boolean,
    /** Misère is played with trumps. */
    @SerialName("misere_trumps")
    val misereTrumps: Boolean,
    /** Blücher may be bid. */
    val blucher: Boolean,
    /** What contracts of all five tricks are worth. */
    @SerialName("five_trick_stakes")
    val fiveTrickStakes: NapStakes,
    /** Cards may be purchased before the bidding. */
    val purchase: Boolean,
    /** Units that a purchase costs. */
    @SerialName("purchase_stake")
    val purchaseStake: Int,
    override val batches: NapDealBatches,
    override val shuffle: NapShuffle,
    @SerialName("stop_when_decided")
    override val stopWhenDecided: Boolean,
    override val deals: Int?,
) : NapOptions

/** Nap with a floater: a card in the middle, a kitty, and trumps that are announced. */
@Serializable
@SerialName("floater")
public data class NapFloater(
    override val batches: NapDealBatches,
    override val shuffle: NapShuffle,
    @SerialName("stop_when_decided")
    override val stopWhenDecided: Boolean,
    override val deals: Int?,
) : NapOptions

/** The Teesside form: the full ladder, each bid with and without the floater. */
@Serializable
@SerialName("floater-teesside")
public data class NapFloaterTeesside(
    override val batches: NapDealBatches,
    override val shuffle: NapShuffle,
    @SerialName("stop_when_decided")
    override val stopWhenDecided: Boolean,
    override val deals: Int?,
    /** Misère is played with trumps. */
    @SerialName("misere_trumps")
    val misereTrumps: Boolean,
) : NapOptions

/** The Aylesbury form: napoleon on top, and no wellington. */
@Serializable
@SerialName("floater-aylesbury")
public data class NapFloaterAylesbury(
    override val batches: NapDealBatches,
    override val shuffle: NapShuffle,
    @SerialName("stop_when_decided")
    override val stopWhenDecided: Boolean,
    override val deals: Int?,
) : NapOptions

/** The Dorset form: from three to nap, which is played without the floater. */
@Serializable
@SerialName("floater-dorset")
public data class NapFloaterDorset(
    override val batches: NapDealBatches,
    override val shuffle: NapShuffle,
    @SerialName("stop_when_decided")
    override val stopWhenDecided: Boolean,
    override val deals: Int?,
) : NapOptions
