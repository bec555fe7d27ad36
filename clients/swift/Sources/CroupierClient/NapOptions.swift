// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Every choice of rules, by form.
public enum NapOptions: Codable, Hashable, Sendable {
    /// Standard Nap: the first card led makes trumps, and players pay each other for contracts.
    case standard(NapStandard)

    /// Nap with a floater: a card in the middle, a kitty, and trumps that are announced.
    case floater(NapFloater)

    /// The Teesside form: the full ladder, each bid with and without the floater.
    case floaterTeesside(NapFloaterTeesside)

    /// The Aylesbury form: napoleon on top, and no wellington.
    case floaterAylesbury(NapFloaterAylesbury)

    /// The Dorset form: from three to nap, which is played without the floater.
    case floaterDorset(NapFloaterDorset)

    /// How five cards are dealt to each seat.
    public var batches: NapDealBatches {
        switch self {
        case .standard(let member): return member.batches
        case .floater(let member): return member.batches
        case .floaterTeesside(let member): return member.batches
        case .floaterAylesbury(let member): return member.batches
        case .floaterDorset(let member): return member.batches
        }
    }

    /// When the cards are shuffled rather than gathered and cut.
    public var shuffle: NapShuffle {
        switch self {
        case .standard(let member): return member.shuffle
        case .floater(let member): return member.shuffle
        case .floaterTeesside(let member): return member.shuffle
        case .floaterAylesbury(let member): return member.shuffle
        case .floaterDorset(let member): return member.shuffle
        }
    }

    /// The deal ends with the trick that decides the contract.
    public var stopWhenDecided: Bool {
        switch self {
        case .standard(let member): return member.stopWhenDecided
        case .floater(let member): return member.stopWhenDecided
        case .floaterTeesside(let member): return member.stopWhenDecided
        case .floaterAylesbury(let member): return member.stopWhenDecided
        case .floaterDorset(let member): return member.stopWhenDecided
        }
    }

    /// Deals after which the match is over.
    public var deals: Int? {
        switch self {
        case .standard(let member): return member.deals
        case .floater(let member): return member.deals
        case .floaterTeesside(let member): return member.deals
        case .floaterAylesbury(let member): return member.deals
        case .floaterDorset(let member): return member.deals
        }
    }

    private enum TagKey: String, CodingKey {
        case form
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .form)
        switch tag {
        case "standard":
            self = .standard(try NapStandard(from: decoder))
        case "floater":
            self = .floater(try NapFloater(from: decoder))
        case "floater-teesside":
            self = .floaterTeesside(try NapFloaterTeesside(from: decoder))
        case "floater-aylesbury":
            self = .floaterAylesbury(try NapFloaterAylesbury(from: decoder))
        case "floater-dorset":
            self = .floaterDorset(try NapFloaterDorset(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .form,
                in: container,
                debugDescription: "NapOptions has no form \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .standard(let member):
            try container.encode("standard", forKey: .form)
            try member.encode(to: encoder)
        case .floater(let member):
            try container.encode("floater", forKey: .form)
            try member.encode(to: encoder)
        case .floaterTeesside(let member):
            try container.encode("floater-teesside", forKey: .form)
            try member.encode(to: encoder)
        case .floaterAylesbury(let member):
            try container.encode("floater-aylesbury", forKey: .form)
            try member.encode(to: encoder)
        case .floaterDorset(let member):
            try container.encode("floater-dorset", forKey: .form)
            try member.encode(to: encoder)
        }
    }
}

/// Standard Nap: the first card led makes trumps, and players pay each other for contracts.
public struct NapStandard: Codable, Hashable, Sendable {
    /// All 52 cards, or the lowest ranks left out.
    public var pack: NapPack
    /// Lowest rank of the pack; one that is named overrides pack.
    public var lowestRank: Rank?
    /// Two may be bid.
    public var two: Bool
    /// Misère may be bid.
    public var misere: Bool
    /// Misère is played with trumps.
    public var misereTrumps: Bool
    /// Blücher may be bid.
    public var blucher: Bool
    /// What contracts of all five tricks are worth.
    public var fiveTrickStakes: NapStakes
    /// Cards may be purchased before the bidding.
    public var purchase: Bool
    /// Units that a purchase costs.
    public var purchaseStake: Int
    /// How five cards are dealt to each seat.
    public var batches: NapDealBatches
    /// When the cards are shuffled rather than gathered and cut.
    public var shuffle: NapShuffle
    /// The deal ends with the trick that decides the contract.
    public var stopWhenDecided: Bool
    /// Deals after which the match is over.
    public var deals: Int?

    public init(
        pack: NapPack,
        lowestRank: Rank?,
        two: Bool,
        misere: Bool,
        misereTrumps: Bool,
        blucher: Bool,
        fiveTrickStakes: NapStakes,
        purchase: Bool,
        purchaseStake: Int,
        batches: NapDealBatches,
        shuffle: NapShuffle,
        stopWhenDecided: Bool,
        deals: Int?
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

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pack, forKey: .pack)
        try container.encode(lowestRank, forKey: .lowestRank)
        try container.encode(two, forKey: .two)
        try container.encode(misere, forKey: .misere)
        try container.encode(misereTrumps, forKey: .misereTrumps)
        try container.encode(blucher, forKey: .blucher)
        try container.encode(fiveTrickStakes, forKey: .fiveTrickStakes)
        try container.encode(purchase, forKey: .purchase)
        try container.encode(purchaseStake, forKey: .purchaseStake)
        try container.encode(batches, forKey: .batches)
        try container.encode(shuffle, forKey: .shuffle)
        try container.encode(stopWhenDecided, forKey: .stopWhenDecided)
        try container.encode(deals, forKey: .deals)
    }
}

/// Nap with a floater: a card in the middle, a kitty, and trumps that are announced.
public struct NapFloater: Codable, Hashable, Sendable {
    /// How five cards are dealt to each seat.
    public var batches: NapDealBatches
    /// When the cards are shuffled rather than gathered and cut.
    public var shuffle: NapShuffle
    /// The deal ends with the trick that decides the contract.
    public var stopWhenDecided: Bool
    /// Deals after which the match is over.
    public var deals: Int?

    public init(batches: NapDealBatches, shuffle: NapShuffle, stopWhenDecided: Bool, deals: Int?) {
        self.batches = batches
        self.shuffle = shuffle
        self.stopWhenDecided = stopWhenDecided
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case batches
        case shuffle
        case stopWhenDecided = "stop_when_decided"
        case deals
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(batches, forKey: .batches)
        try container.encode(shuffle, forKey: .shuffle)
        try container.encode(stopWhenDecided, forKey: .stopWhenDecided)
        try container.encode(deals, forKey: .deals)
    }
}

/// The Teesside form: the full ladder, each bid with and without the floater.
public struct NapFloaterTeesside: Codable, Hashable, Sendable {
    /// How five cards are dealt to each seat.
    public var batches: NapDealBatches
    /// When the cards are shuffled rather than gathered and cut.
    public var shuffle: NapShuffle
    /// The deal ends with the trick that decides the contract.
    public var stopWhenDecided: Bool
    /// Deals after which the match is over.
    public var deals: Int?
    /// Misère is played with trumps.
    public var misereTrumps: Bool

    public init(
        batches: NapDealBatches,
        shuffle: NapShuffle,
        stopWhenDecided: Bool,
        deals: Int?,
        misereTrumps: Bool
    ) {
        self.batches = batches
        self.shuffle = shuffle
        self.stopWhenDecided = stopWhenDecided
        self.deals = deals
        self.misereTrumps = misereTrumps
    }

    private enum CodingKeys: String, CodingKey {
        case batches
        case shuffle
        case stopWhenDecided = "stop_when_decided"
        case deals
        case misereTrumps = "misere_trumps"
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(batches, forKey: .batches)
        try container.encode(shuffle, forKey: .shuffle)
        try container.encode(stopWhenDecided, forKey: .stopWhenDecided)
        try container.encode(deals, forKey: .deals)
        try container.encode(misereTrumps, forKey: .misereTrumps)
    }
}

/// The Aylesbury form: napoleon on top, and no wellington.
public struct NapFloaterAylesbury: Codable, Hashable, Sendable {
    /// How five cards are dealt to each seat.
    public var batches: NapDealBatches
    /// When the cards are shuffled rather than gathered and cut.
    public var shuffle: NapShuffle
    /// The deal ends with the trick that decides the contract.
    public var stopWhenDecided: Bool
    /// Deals after which the match is over.
    public var deals: Int?

    public init(batches: NapDealBatches, shuffle: NapShuffle, stopWhenDecided: Bool, deals: Int?) {
        self.batches = batches
        self.shuffle = shuffle
        self.stopWhenDecided = stopWhenDecided
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case batches
        case shuffle
        case stopWhenDecided = "stop_when_decided"
        case deals
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(batches, forKey: .batches)
        try container.encode(shuffle, forKey: .shuffle)
        try container.encode(stopWhenDecided, forKey: .stopWhenDecided)
        try container.encode(deals, forKey: .deals)
    }
}

/// The Dorset form: from three to nap, which is played without the floater.
public struct NapFloaterDorset: Codable, Hashable, Sendable {
    /// How five cards are dealt to each seat.
    public var batches: NapDealBatches
    /// When the cards are shuffled rather than gathered and cut.
    public var shuffle: NapShuffle
    /// The deal ends with the trick that decides the contract.
    public var stopWhenDecided: Bool
    /// Deals after which the match is over.
    public var deals: Int?

    public init(batches: NapDealBatches, shuffle: NapShuffle, stopWhenDecided: Bool, deals: Int?) {
        self.batches = batches
        self.shuffle = shuffle
        self.stopWhenDecided = stopWhenDecided
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case batches
        case shuffle
        case stopWhenDecided = "stop_when_decided"
        case deals
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(batches, forKey: .batches)
        try container.encode(shuffle, forKey: .shuffle)
        try container.encode(stopWhenDecided, forKey: .stopWhenDecided)
        try container.encode(deals, forKey: .deals)
    }
}
