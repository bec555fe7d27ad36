// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What is due.
public enum NapPhase: Codable, Hashable, Sendable {
    /// Seats purchase or stand, in turn (N20).
    case purchasing(NapPurchasing)

    /// Seats bid or pass, in turn (N5).
    case bidding(NapBidding)

    /// The declarer takes the floater or leaves it (N27).
    case takingFloater(NapTakingFloater)

    /// The declarer has taken the floater, and discards a card for it (N27).
    case discarding(NapDiscarding)

    /// The declarer announces trumps (N28).
    case announcing(NapAnnouncing)

    /// A trick is being played (N6).
    case playing(NapPlaying)

    /// The deal is over.
    case over(NapOver)

    private enum TagKey: String, CodingKey {
        case type
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .type)
        switch tag {
        case "purchasing":
            self = .purchasing(try NapPurchasing(from: decoder))
        case "bidding":
            self = .bidding(try NapBidding(from: decoder))
        case "taking_floater":
            self = .takingFloater(try NapTakingFloater(from: decoder))
        case "discarding":
            self = .discarding(try NapDiscarding(from: decoder))
        case "announcing":
            self = .announcing(try NapAnnouncing(from: decoder))
        case "playing":
            self = .playing(try NapPlaying(from: decoder))
        case "over":
            self = .over(try NapOver(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "NapPhase has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .purchasing(let member):
            try container.encode("purchasing", forKey: .type)
            try member.encode(to: encoder)
        case .bidding(let member):
            try container.encode("bidding", forKey: .type)
            try member.encode(to: encoder)
        case .takingFloater(let member):
            try container.encode("taking_floater", forKey: .type)
            try member.encode(to: encoder)
        case .discarding(let member):
            try container.encode("discarding", forKey: .type)
            try member.encode(to: encoder)
        case .announcing(let member):
            try container.encode("announcing", forKey: .type)
            try member.encode(to: encoder)
        case .playing(let member):
            try container.encode("playing", forKey: .type)
            try member.encode(to: encoder)
        case .over(let member):
            try container.encode("over", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// Seats purchase or stand, in turn (N20).
public struct NapPurchasing: Codable, Hashable, Sendable {
    public init() {}
}

/// Seats bid or pass, in turn (N5).
public struct NapBidding: Codable, Hashable, Sendable {
    public init() {}
}

/// The declarer takes the floater or leaves it (N27).
public struct NapTakingFloater: Codable, Hashable, Sendable {
    public init() {}
}

/// The declarer has taken the floater, and discards a card for it (N27).
public struct NapDiscarding: Codable, Hashable, Sendable {
    public init() {}
}

/// The declarer announces trumps (N28).
public struct NapAnnouncing: Codable, Hashable, Sendable {
    public init() {}
}

/// A trick is being played (N6).
public struct NapPlaying: Codable, Hashable, Sendable {
    /// Seat that leads to it.
    public var leader: Int
    /// Cards played to it, in order.
    public var cards: [Card]

    public init(leader: Int, cards: [Card]) {
        self.leader = leader
        self.cards = cards
    }

    private enum CodingKeys: String, CodingKey {
        case leader
        case cards
    }
}

/// The deal is over.
public struct NapOver: Codable, Hashable, Sendable {
    /// What the declarer took from the kitty or the pool.
    public var pot: Int

    public init(pot: Int) {
        self.pot = pot
    }

    private enum CodingKeys: String, CodingKey {
        case pot
    }
}
