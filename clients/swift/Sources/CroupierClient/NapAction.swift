// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One thing that one seat does.
public enum NapAction: Codable, Hashable, Sendable {
    /// Call nothing (N5).
    case pass(NapPass)

    /// Bid a contract (N5, N25).
    case bid(NapBid)

    /// Pay one unit to look at the floater before calling (N24).
    case look(NapLook)

    /// Pay the stake, discard cards and have them replaced (N20).
    case purchase(NapPurchase)

    /// Keep the cards as dealt (N20).
    case stand(NapStand)

    /// Take the floater into the hand (N27).
    case takeFloater(NapTakeFloater)

    /// Leave the floater face down (N27).
    case leaveFloater(NapLeaveFloater)

    /// Lay a card aside for the floater taken (N27).
    case discard(NapDiscard)

    /// Announce trumps (N28).
    case announce(NapAnnounce)

    /// Play a card to the trick (N6, N7).
    case play(NapPlay)

    /// Deal the next deal once one is over (N1).
    case deal(NapDeal)

    /// Seat that acts.
    public var seat: Int {
        switch self {
        case .pass(let member): return member.seat
        case .bid(let member): return member.seat
        case .look(let member): return member.seat
        case .purchase(let member): return member.seat
        case .stand(let member): return member.seat
        case .takeFloater(let member): return member.seat
        case .leaveFloater(let member): return member.seat
        case .discard(let member): return member.seat
        case .announce(let member): return member.seat
        case .play(let member): return member.seat
        case .deal(let member): return member.seat
        }
    }

    private enum TagKey: String, CodingKey {
        case type
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .type)
        switch tag {
        case "pass":
            self = .pass(try NapPass(from: decoder))
        case "bid":
            self = .bid(try NapBid(from: decoder))
        case "look":
            self = .look(try NapLook(from: decoder))
        case "purchase":
            self = .purchase(try NapPurchase(from: decoder))
        case "stand":
            self = .stand(try NapStand(from: decoder))
        case "take_floater":
            self = .takeFloater(try NapTakeFloater(from: decoder))
        case "leave_floater":
            self = .leaveFloater(try NapLeaveFloater(from: decoder))
        case "discard":
            self = .discard(try NapDiscard(from: decoder))
        case "announce":
            self = .announce(try NapAnnounce(from: decoder))
        case "play":
            self = .play(try NapPlay(from: decoder))
        case "deal":
            self = .deal(try NapDeal(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "NapAction has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .pass(let member):
            try container.encode("pass", forKey: .type)
            try member.encode(to: encoder)
        case .bid(let member):
            try container.encode("bid", forKey: .type)
            try member.encode(to: encoder)
        case .look(let member):
            try container.encode("look", forKey: .type)
            try member.encode(to: encoder)
        case .purchase(let member):
            try container.encode("purchase", forKey: .type)
            try member.encode(to: encoder)
        case .stand(let member):
            try container.encode("stand", forKey: .type)
            try member.encode(to: encoder)
        case .takeFloater(let member):
            try container.encode("take_floater", forKey: .type)
            try member.encode(to: encoder)
        case .leaveFloater(let member):
            try container.encode("leave_floater", forKey: .type)
            try member.encode(to: encoder)
        case .discard(let member):
            try container.encode("discard", forKey: .type)
            try member.encode(to: encoder)
        case .announce(let member):
            try container.encode("announce", forKey: .type)
            try member.encode(to: encoder)
        case .play(let member):
            try container.encode("play", forKey: .type)
            try member.encode(to: encoder)
        case .deal(let member):
            try container.encode("deal", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// Call nothing (N5).
public struct NapPass: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Bid a contract (N5, N25).
public struct NapBid: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int
    /// The contract.
    public var contract: NapContract
    /// With the floater; false where there is none.
    public var floater: Bool

    public init(seat: Int, contract: NapContract, floater: Bool) {
        self.seat = seat
        self.contract = contract
        self.floater = floater
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case contract
        case floater
    }
}

/// Pay one unit to look at the floater before calling (N24).
public struct NapLook: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Pay the stake, discard cards and have them replaced (N20).
public struct NapPurchase: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int
    /// Cards from its hand; in this order they are gathered (N4).
    public var discard: [Card]

    public init(seat: Int, discard: [Card]) {
        self.seat = seat
        self.discard = discard
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case discard
    }
}

/// Keep the cards as dealt (N20).
public struct NapStand: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Take the floater into the hand (N27).
public struct NapTakeFloater: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Leave the floater face down (N27).
public struct NapLeaveFloater: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Lay a card aside for the floater taken (N27).
public struct NapDiscard: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int
    /// Card from its hand.
    public var card: Card

    public init(seat: Int, card: Card) {
        self.seat = seat
        self.card = card
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case card
    }
}

/// Announce trumps (N28).
public struct NapAnnounce: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int
    /// The suit.
    public var trumps: Suit

    public init(seat: Int, trumps: Suit) {
        self.seat = seat
        self.trumps = trumps
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case trumps
    }
}

/// Play a card to the trick (N6, N7).
public struct NapPlay: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int
    /// Card from its hand.
    public var card: Card

    public init(seat: Int, card: Card) {
        self.seat = seat
        self.card = card
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case card
    }
}

/// Deal the next deal once one is over (N1).
public struct NapDeal: Codable, Hashable, Sendable {
    /// The next dealer.
    public var seat: Int
    /// Deck of this deal, exactly the pack, in place of shuffle, gathering and cut (S10).
    public var deck: [Card]?

    public init(seat: Int, deck: [Card]? = nil) {
        self.seat = seat
        self.deck = deck
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case deck
    }
}
