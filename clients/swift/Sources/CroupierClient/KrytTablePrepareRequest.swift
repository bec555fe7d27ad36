// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What is agreed on before a match, and what each seat commits to.
public struct KrytTablePrepareRequest: Codable, Hashable, Sendable {
    /// Number of players.
    public var players: Int
    /// Named set of options; without it the game's first.
    public var variant: KrytVariant?
    /// Options that differ from the variant's.
    public var options: KrytOverrides?
    /// First dealer; without it drawn by lot (S5).
    public var dealer: Int?
    /// For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
    public var locks: [String?]?
    /// For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part.
    public var commitments: [String?]?

    public init(
        players: Int,
        variant: KrytVariant? = nil,
        options: KrytOverrides? = nil,
        dealer: Int? = nil,
        locks: [String?]? = nil,
        commitments: [String?]? = nil
    ) {
        self.players = players
        self.variant = variant
        self.options = options
        self.dealer = dealer
        self.locks = locks
        self.commitments = commitments
    }

    private enum CodingKeys: String, CodingKey {
        case players
        case variant
        case options
        case dealer
        case locks
        case commitments
    }
}
