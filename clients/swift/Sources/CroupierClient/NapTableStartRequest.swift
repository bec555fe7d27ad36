// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// How a sealed match starts: from choices, or from a prepared match and its openings, not from both.
public struct NapTableStartRequest: Codable, Hashable, Sendable {
    /// Number of players; needed unless the match is prepared.
    public var players: Int?
    /// Named set of options; without it the game's first.
    public var variant: NapVariant?
    /// Options that differ from the variant's.
    public var options: NapOverrides?
    /// First dealer; without it drawn by lot (S5).
    public var dealer: Int?
    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
    public var locks: [String?]?
    /// The prepared match.
    public var token: String?
    /// For each seat of a prepared match what it committed to, or null if it took no part.
    public var openings: [String?]?

    public init(
        players: Int? = nil,
        variant: NapVariant? = nil,
        options: NapOverrides? = nil,
        dealer: Int? = nil,
        locks: [String?]? = nil,
        token: String? = nil,
        openings: [String?]? = nil
    ) {
        self.players = players
        self.variant = variant
        self.options = options
        self.dealer = dealer
        self.locks = locks
        self.token = token
        self.openings = openings
    }

    private enum CodingKeys: String, CodingKey {
        case players
        case variant
        case options
        case dealer
        case locks
        case token
        case openings
    }
}
