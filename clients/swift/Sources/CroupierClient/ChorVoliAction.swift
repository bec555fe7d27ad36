// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One thing that one seat does.
public enum ChorVoliAction: Codable, Hashable, Sendable {
    /// Lay down a combination, no stronger than the one before (C10).
    case combine(ChorVoliCombine)

    /// Discard what is left, and finish arranging (C10).
    case stand(ChorVoliStand)

    /// Take the table card for the two of diamonds (C16).
    case takeTableCard(ChorVoliTakeTableCard)

    /// Call the showdowns (C10a).
    case show(ChorVoliShow)

    /// Deal the next deal once one is over (C14).
    case deal(ChorVoliDeal)

    /// Seat that acts.
    public var seat: Int {
        switch self {
        case .combine(let member): return member.seat
        case .stand(let member): return member.seat
        case .takeTableCard(let member): return member.seat
        case .show(let member): return member.seat
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
        case "combine":
            self = .combine(try ChorVoliCombine(from: decoder))
        case "stand":
            self = .stand(try ChorVoliStand(from: decoder))
        case "take_table_card":
            self = .takeTableCard(try ChorVoliTakeTableCard(from: decoder))
        case "show":
            self = .show(try ChorVoliShow(from: decoder))
        case "deal":
            self = .deal(try ChorVoliDeal(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "ChorVoliAction has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .combine(let member):
            try container.encode("combine", forKey: .type)
            try member.encode(to: encoder)
        case .stand(let member):
            try container.encode("stand", forKey: .type)
            try member.encode(to: encoder)
        case .takeTableCard(let member):
            try container.encode("take_table_card", forKey: .type)
            try member.encode(to: encoder)
        case .show(let member):
            try container.encode("show", forKey: .type)
            try member.encode(to: encoder)
        case .deal(let member):
            try container.encode("deal", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// Lay down a combination, no stronger than the one before (C10).
public struct ChorVoliCombine: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int
    /// Three cards from its hand, in any order.
    public var cards: [Card]

    public init(seat: Int, cards: [Card]) {
        self.seat = seat
        self.cards = cards
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case cards
    }
}

/// Discard what is left, and finish arranging (C10).
public struct ChorVoliStand: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Take the table card for the two of diamonds (C16).
public struct ChorVoliTakeTableCard: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Call the showdowns (C10a).
public struct ChorVoliShow: Codable, Hashable, Sendable {
    /// Seat that acts.
    public var seat: Int

    public init(seat: Int) {
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case seat
    }
}

/// Deal the next deal once one is over (C14).
public struct ChorVoliDeal: Codable, Hashable, Sendable {
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
