// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Every choice of rules, by form.
public enum ChorVoliOptions: Codable, Hashable, Sendable {
    /// Chor Voli: four players, a pool, one chip a showdown.
    case chorVoli(ChorVoliPlain)

    /// Ramchi: three or four players, and every opponent pays.
    case ramchi(ChorVoliRamchi)

    /// Three threes beat three aces.
    public var threesHigh: Bool {
        switch self {
        case .chorVoli(let member): return member.threesHigh
        case .ramchi(let member): return member.threesHigh
        }
    }

    /// Four fours beat four aces.
    public var foursHigh: Bool {
        switch self {
        case .chorVoli(let member): return member.foursHigh
        case .ramchi(let member): return member.foursHigh
        }
    }

    /// Which of equal combinations wins: shown first or last.
    public var ties: ChorVoliTies {
        switch self {
        case .chorVoli(let member): return member.ties
        case .ramchi(let member): return member.ties
        }
    }

    /// Who shows first in a showdown.
    public var showdownLeader: ChorVoliShowdownLeader {
        switch self {
        case .chorVoli(let member): return member.showdownLeader
        case .ramchi(let member): return member.showdownLeader
        }
    }

    /// Deals after which the match is over.
    public var deals: Int? {
        switch self {
        case .chorVoli(let member): return member.deals
        case .ramchi(let member): return member.deals
        }
    }

    private enum TagKey: String, CodingKey {
        case form
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .form)
        switch tag {
        case "chor-voli":
            self = .chorVoli(try ChorVoliPlain(from: decoder))
        case "ramchi":
            self = .ramchi(try ChorVoliRamchi(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .form,
                in: container,
                debugDescription: "ChorVoliOptions has no form \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .chorVoli(let member):
            try container.encode("chor-voli", forKey: .form)
            try member.encode(to: encoder)
        case .ramchi(let member):
            try container.encode("ramchi", forKey: .form)
            try member.encode(to: encoder)
        }
    }
}

/// Chor Voli: four players, a pool, one chip a showdown.
public struct ChorVoliPlain: Codable, Hashable, Sendable {
    /// Three threes beat three aces.
    public var threesHigh: Bool
    /// Four fours beat four aces.
    public var foursHigh: Bool
    /// Which of equal combinations wins: shown first or last.
    public var ties: ChorVoliTies
    /// Who shows first in a showdown.
    public var showdownLeader: ChorVoliShowdownLeader
    /// Deals after which the match is over.
    public var deals: Int?

    public init(
        threesHigh: Bool,
        foursHigh: Bool,
        ties: ChorVoliTies,
        showdownLeader: ChorVoliShowdownLeader,
        deals: Int?
    ) {
        self.threesHigh = threesHigh
        self.foursHigh = foursHigh
        self.ties = ties
        self.showdownLeader = showdownLeader
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case threesHigh = "threes_high"
        case foursHigh = "fours_high"
        case ties
        case showdownLeader = "showdown_leader"
        case deals
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(threesHigh, forKey: .threesHigh)
        try container.encode(foursHigh, forKey: .foursHigh)
        try container.encode(ties, forKey: .ties)
        try container.encode(showdownLeader, forKey: .showdownLeader)
        try container.encode(deals, forKey: .deals)
    }
}

/// Ramchi: three or four players, and every opponent pays.
public struct ChorVoliRamchi: Codable, Hashable, Sendable {
    /// Three threes beat three aces.
    public var threesHigh: Bool
    /// Which of equal combinations wins: shown first or last.
    public var ties: ChorVoliTies
    /// Who shows first in a showdown.
    public var showdownLeader: ChorVoliShowdownLeader
    /// Four of a kind ends a deal.
    public var fourOfAKind: Bool
    /// Four fours beat four aces.
    public var foursHigh: Bool
    /// Deals after which the match is over.
    public var deals: Int?

    public init(
        threesHigh: Bool,
        ties: ChorVoliTies,
        showdownLeader: ChorVoliShowdownLeader,
        fourOfAKind: Bool,
        foursHigh: Bool,
        deals: Int?
    ) {
        self.threesHigh = threesHigh
        self.ties = ties
        self.showdownLeader = showdownLeader
        self.fourOfAKind = fourOfAKind
        self.foursHigh = foursHigh
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case threesHigh = "threes_high"
        case ties
        case showdownLeader = "showdown_leader"
        case fourOfAKind = "four_of_a_kind"
        case foursHigh = "fours_high"
        case deals
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(threesHigh, forKey: .threesHigh)
        try container.encode(ties, forKey: .ties)
        try container.encode(showdownLeader, forKey: .showdownLeader)
        try container.encode(fourOfAKind, forKey: .fourOfAKind)
        try container.encode(foursHigh, forKey: .foursHigh)
        try container.encode(deals, forKey: .deals)
    }
}
