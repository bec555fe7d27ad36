// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// How a deal ended.
public enum ChorVoliResult: Codable, Hashable, Sendable {
    /// A seat was dealt four of a kind; nothing was played (C8).
    case fourOfAKind(ChorVoliFourOfAKind)

    /// The combinations met (C11).
    case showdowns(ChorVoliShowdowns)

    private enum TagKey: String, CodingKey {
        case type
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .type)
        switch tag {
        case "four_of_a_kind":
            self = .fourOfAKind(try ChorVoliFourOfAKind(from: decoder))
        case "showdowns":
            self = .showdowns(try ChorVoliShowdowns(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "ChorVoliResult has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .fourOfAKind(let member):
            try container.encode("four_of_a_kind", forKey: .type)
            try member.encode(to: encoder)
        case .showdowns(let member):
            try container.encode("showdowns", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// A seat was dealt four of a kind; nothing was played (C8).
public struct ChorVoliFourOfAKind: Codable, Hashable, Sendable {
    /// Seat that was dealt the highest.
    public var winner: Int
    /// Their rank.
    public var rank: String

    public init(winner: Int, rank: String) {
        self.winner = winner
        self.rank = rank
    }

    private enum CodingKeys: String, CodingKey {
        case winner
        case rank
    }
}

/// The combinations met (C11).
public struct ChorVoliShowdowns: Codable, Hashable, Sendable {
    /// Number of showdowns that were held.
    public var held: Int
    /// Seat that won each one.
    public var winners: [Int]

    public init(held: Int, winners: [Int]) {
        self.held = held
        self.winners = winners
    }

    private enum CodingKeys: String, CodingKey {
        case held
        case winners
    }
}
