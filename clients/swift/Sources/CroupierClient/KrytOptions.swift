// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Every choice of rules, by form.
public enum KrytOptions: Codable, Hashable, Sendable {
    /// The game with an indicator, whose suit is trumps (K5).
    case standard(KrytStandard)

    /// The game in which diamonds are always trumps and no trump beats a spade (K20, K21).
    case diamondsAndSpades(KrytDiamondsAndSpades)

    /// Actions after which a deal is broken off.
    public var actionLimit: Int? {
        switch self {
        case .standard(let member): return member.actionLimit
        case .diamondsAndSpades(let member): return member.actionLimit
        }
    }

    /// Deals after which the match is over.
    public var deals: Int? {
        switch self {
        case .standard(let member): return member.deals
        case .diamondsAndSpades(let member): return member.deals
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
            self = .standard(try KrytStandard(from: decoder))
        case "diamonds-and-spades":
            self = .diamondsAndSpades(try KrytDiamondsAndSpades(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .form,
                in: container,
                debugDescription: "KrytOptions has no form \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .standard(let member):
            try container.encode("standard", forKey: .form)
            try member.encode(to: encoder)
        case .diamondsAndSpades(let member):
            try container.encode("diamonds-and-spades", forKey: .form)
            try member.encode(to: encoder)
        }
    }
}

/// The game with an indicator, whose suit is trumps (K5).
public struct KrytStandard: Codable, Hashable, Sendable {
    /// Actions after which a deal is broken off.
    public var actionLimit: Int?
    /// Deals after which the match is over.
    public var deals: Int?

    public init(actionLimit: Int?, deals: Int?) {
        self.actionLimit = actionLimit
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case actionLimit = "action_limit"
        case deals
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(actionLimit, forKey: .actionLimit)
        try container.encode(deals, forKey: .deals)
    }
}

/// The game in which diamonds are always trumps and no trump beats a spade (K20, K21).
public struct KrytDiamondsAndSpades: Codable, Hashable, Sendable {
    /// Actions after which a deal is broken off.
    public var actionLimit: Int?
    /// Deals after which the match is over.
    public var deals: Int?

    public init(actionLimit: Int?, deals: Int?) {
        self.actionLimit = actionLimit
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case actionLimit = "action_limit"
        case deals
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(actionLimit, forKey: .actionLimit)
        try container.encode(deals, forKey: .deals)
    }
}
