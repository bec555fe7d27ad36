// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One thing that one seat does.
public enum KrytAction: Codable, Hashable, Sendable {
    /// Lead a card to the pile (K6, K8, K16).
    case lead(KrytLead)

    /// Beat the top card (K9); a lead by the same seat follows, if it has a card left.
    case beat(KrytBeat)

    /// Pick up one card, three or the whole pile, as its top card asks (K11).
    case pickUp(KrytPickUp)

    /// Exchange the six of trumps for the indicator, also out of turn (K14).
    case exchangeSix(KrytExchangeSix)

    /// Deal the next deal once one is over (K3).
    case deal(KrytDeal)

    /// Seat that acts.
    public var seat: Int {
        switch self {
        case .lead(let member): return member.seat
        case .beat(let member): return member.seat
        case .pickUp(let member): return member.seat
        case .exchangeSix(let member): return member.seat
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
        case "lead":
            self = .lead(try KrytLead(from: decoder))
        case "beat":
            self = .beat(try KrytBeat(from: decoder))
        case "pick_up":
            self = .pickUp(try KrytPickUp(from: decoder))
        case "exchange_six":
            self = .exchangeSix(try KrytExchangeSix(from: decoder))
        case "deal":
            self = .deal(try KrytDeal(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "KrytAction has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .lead(let member):
            try container.encode("lead", forKey: .type)
            try member.encode(to: encoder)
        case .beat(let member):
            try container.encode("beat", forKey: .type)
            try member.encode(to: encoder)
        case .pickUp(let member):
            try container.encode("pick_up", forKey: .type)
            try member.encode(to: encoder)
        case .exchangeSix(let member):
            try container.encode("exchange_six", forKey: .type)
            try member.encode(to: encoder)
        case .deal(let member):
            try container.encode("deal", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// Lead a card to the pile (K6, K8, K16).
public struct KrytLead: Codable, Hashable, Sendable {
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

/// Beat the top card (K9); a lead by the same seat follows, if it has a card left.
public struct KrytBeat: Codable, Hashable, Sendable {
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

/// Pick up one card, three or the whole pile, as its top card asks (K11).
public struct KrytPickUp: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Exchange the six of trumps for the indicator, also out of turn (K14).
public struct KrytExchangeSix: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Deal the next deal once one is over (K3).
public struct KrytDeal: Codable, Hashable, Sendable {
    /// The next dealer.
    public var seat: Int
    /// Deck of this deal, exactly the pack, in place of the shuffle (S10).
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
