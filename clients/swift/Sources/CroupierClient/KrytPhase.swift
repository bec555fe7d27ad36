// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What is due, and from whom.
public enum KrytPhase: Codable, Hashable, Sendable {
    /// A card is to be led to the empty pile (K6).
    case leading(KrytLeading)

    /// The top card is to be beaten, or cards picked up (K7).
    case answering(KrytAnswering)

    /// The top card has just been beaten by the same seat, which now leads on top of it (K8).
    case covering(KrytCovering)

    /// The seat before went out by beating; a card is to be led on top, with nothing to answer (K16).
    case freeLeading(KrytFreeLeading)

    /// The deal is over.
    case over(KrytOver)

    private enum TagKey: String, CodingKey {
        case type
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .type)
        switch tag {
        case "leading":
            self = .leading(try KrytLeading(from: decoder))
        case "answering":
            self = .answering(try KrytAnswering(from: decoder))
        case "covering":
            self = .covering(try KrytCovering(from: decoder))
        case "free_leading":
            self = .freeLeading(try KrytFreeLeading(from: decoder))
        case "over":
            self = .over(try KrytOver(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "KrytPhase has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .leading(let member):
            try container.encode("leading", forKey: .type)
            try member.encode(to: encoder)
        case .answering(let member):
            try container.encode("answering", forKey: .type)
            try member.encode(to: encoder)
        case .covering(let member):
            try container.encode("covering", forKey: .type)
            try member.encode(to: encoder)
        case .freeLeading(let member):
            try container.encode("free_leading", forKey: .type)
            try member.encode(to: encoder)
        case .over(let member):
            try container.encode("over", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// A card is to be led to the empty pile (K6).
public struct KrytLeading: Codable, Hashable, Sendable {
    /// Seat to play.
    public var turn: Int

    public init(turn: Int) {
        self.turn = turn
    }

    private enum CodingKeys: String, CodingKey {
        case turn
    }
}

/// The top card is to be beaten, or cards picked up (K7).
public struct KrytAnswering: Codable, Hashable, Sendable {
    /// Seat to play.
    public var turn: Int

    public init(turn: Int) {
        self.turn = turn
    }

    private enum CodingKeys: String, CodingKey {
        case turn
    }
}

/// The top card has just been beaten by the same seat, which now leads on top of it (K8).
public struct KrytCovering: Codable, Hashable, Sendable {
    /// Seat to play.
    public var turn: Int

    public init(turn: Int) {
        self.turn = turn
    }

    private enum CodingKeys: String, CodingKey {
        case turn
    }
}

/// The seat before went out by beating; a card is to be led on top, with nothing to answer (K16).
public struct KrytFreeLeading: Codable, Hashable, Sendable {
    /// Seat to play.
    public var turn: Int

    public init(turn: Int) {
        self.turn = turn
    }

    private enum CodingKeys: String, CodingKey {
        case turn
    }
}

/// The deal is over.
public struct KrytOver: Codable, Hashable, Sendable {
    /// How it ended.
    public var result: KrytResult

    public init(result: KrytResult) {
        self.result = result
    }

    private enum CodingKeys: String, CodingKey {
        case result
    }
}
