// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What was agreed on before a match.
public struct KrytTableRecord: Codable, Hashable, Sendable {
    /// Every choice of rules.
    public var options: KrytOptions
    /// Number of players.
    public var players: Int
    /// First dealer, if one was named.
    public var dealer: Int?
    /// Locks that players made, by seat; null where the server issued the key.
    public var locks: [String?]
    /// What each seat committed to; null where it took no part.
    public var commitments: [String?]

    public init(options: KrytOptions, players: Int, dealer: Int?, locks: [String?], commitments: [String?]) {
        self.options = options
        self.players = players
        self.dealer = dealer
        self.locks = locks
        self.commitments = commitments
    }

    private enum CodingKeys: String, CodingKey {
        case options
        case players
        case dealer
        case locks
        case commitments
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(options, forKey: .options)
        try container.encode(players, forKey: .players)
        try container.encode(dealer, forKey: .dealer)
        try container.encode(locks, forKey: .locks)
        try container.encode(commitments, forKey: .commitments)
    }
}
