// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Options that differ from the variant's; one that its form does not have is refused.
public struct NapOverrides: Codable, Hashable, Sendable {
    /// All 52 cards, or the lowest ranks left out.
    public var pack: NapPack?
    /// Lowest rank of the pack; one that is named overrides pack.
    public var lowestRank: Rank?
    /// Two may be bid.
    public var two: Bool?
    /// Misère may be bid.
    public var misere: Bool?
    /// Misère is played with trumps.
    public var misereTrumps: Bool?
    /// Blücher may be bid.
    public var blucher: Bool?
    /// What contracts of all five tricks are worth.
    public var fiveTrickStakes: NapStakes?
    /// Cards may be purchased before the bidding.
    public var purchase: Bool?
    /// Units that a purchase costs.
    public var purchaseStake: Int?
    /// How five cards are dealt to each seat.
    public var batches: NapDealBatches?
    /// When the cards are shuffled rather than gathered and cut.
    public var shuffle: NapShuffle?
    /// The deal ends with the trick that decides the contract.
    public var stopWhenDecided: Bool?
    /// Deals after which the match is over.
    public var deals: Int?

    public init(
        pack: NapPack? = nil,
        lowestRank: Rank? = nil,
        two: Bool? = nil,
        misere: Bool? = nil,
        misereTrumps: Bool? = nil,
        blucher: Bool? = nil,
        fiveTrickStakes: NapStakes? = nil,
        purchase: Bool? = nil,
        purchaseStake: Int? = nil,
        batches: NapDealBatches? = nil,
        shuffle: NapShuffle? = nil,
        stopWhenDecided: Bool? = nil,
        deals: Int? = nil
    ) {
        self.pack = pack
        self.lowestRank = lowestRank
        self.two = two
        self.misere = misere
        self.misereTrumps = misereTrumps
        self.blucher = blucher
        self.fiveTrickStakes = fiveTrickStakes
        self.purchase = purchase
        self.purchaseStake = purchaseStake
        self.batches = batches
        self.shuffle = shuffle
        self.stopWhenDecided = stopWhenDecided
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case pack
        case lowestRank = "lowest_rank"
        case two
        case misere
        case misereTrumps = "misere_trumps"
        case blucher
        case fiveTrickStakes = "five_trick_stakes"
        case purchase
        case purchaseStake = "purchase_stake"
        case batches
        case shuffle
        case stopWhenDecided = "stop_when_decided"
        case deals
    }
}
