// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// How a deal ended.
public enum NapResult: Codable, Hashable, Sendable {
    /// Nobody bid; nothing was played.
    case allPassed(NapAllPassed)

    /// A contract was played.
    case played(NapPlayedOut)

    private enum TagKey: String, CodingKey {
        case type
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .type)
        switch tag {
        case "all_passed":
            self = .allPassed(try NapAllPassed(from: decoder))
        case "played":
            self = .played(try NapPlayedOut(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "NapResult has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .allPassed(let member):
            try container.encode("all_passed", forKey: .type)
            try member.encode(to: encoder)
        case .played(let member):
            try container.encode("played", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// Nobody bid; nothing was played.
public struct NapAllPassed: Codable, Hashable, Sendable {
    public init() {}
}

/// A contract was played.
public struct NapPlayedOut: Codable, Hashable, Sendable {
    /// Seat that played it.
    public var declarer: Int
    /// The contract.
    public var contract: NapContract
    /// Whether with the floater.
    public var floater: Bool
    /// Fewest tricks that make it; in misère 0, which are also the most.
    public var needed: Int
    /// Tricks that the declarer won.
    public var won: Int
    /// Whether it was made.
    public var made: Bool

    public init(declarer: Int, contract: NapContract, floater: Bool, needed: Int, won: Int, made: Bool) {
        self.declarer = declarer
        self.contract = contract
        self.floater = floater
        self.needed = needed
        self.won = won
        self.made = made
    }

    private enum CodingKeys: String, CodingKey {
        case declarer
        case contract
        case floater
        case needed
        case won
        case made
    }
}
