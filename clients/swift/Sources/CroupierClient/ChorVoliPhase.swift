// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What is due.
public enum ChorVoliPhase: Codable, Hashable, Sendable {
    /// Seats lay down combinations and stand, in any order among themselves (C9).
    case arranging(ChorVoliArranging)

    /// All have stood; the seat after the last to stand calls the showdowns (C10a).
    case calling(ChorVoliCalling)

    /// The deal is over.
    case over(ChorVoliOver)

    private enum TagKey: String, CodingKey {
        case type
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .type)
        switch tag {
        case "arranging":
            self = .arranging(try ChorVoliArranging(from: decoder))
        case "calling":
            self = .calling(try ChorVoliCalling(from: decoder))
        case "over":
            self = .over(try ChorVoliOver(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "ChorVoliPhase has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .arranging(let member):
            try container.encode("arranging", forKey: .type)
            try member.encode(to: encoder)
        case .calling(let member):
            try container.encode("calling", forKey: .type)
            try member.encode(to: encoder)
        case .over(let member):
            try container.encode("over", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// Seats lay down combinations and stand, in any order among themselves (C9).
public struct ChorVoliArranging: Codable, Hashable, Sendable {
    public init() {}
}

/// All have stood; the seat after the last to stand calls the showdowns (C10a).
public struct ChorVoliCalling: Codable, Hashable, Sendable {
    public init() {}
}

/// The deal is over.
public struct ChorVoliOver: Codable, Hashable, Sendable {
    /// What a four of a kind took from the pool; 0 after showdowns.
    public var pot: Int

    public init(pot: Int) {
        self.pot = pot
    }

    private enum CodingKeys: String, CodingKey {
        case pot
    }
}
