// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A match from its start: how it starts, and the actions that follow.
public struct ChorVoliReplayRequest: Codable, Hashable, Sendable {
    /// Number of players.
    public var players: Int
    /// Named set of options; without it the game's first.
    public var variant: ChorVoliVariant?
    /// Options that differ from the variant's.
    public var options: ChorVoliOverrides?
    /// Source of all chance.
    public var seed: String
    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    public var deck: [Card]?
    /// First dealer; without it drawn by lot from the seed (S5).
    public var dealer: Int?
    /// Actions in order; with `steps=true` at most 1,000.
    public var actions: [ChorVoliAction]

    public init(
        players: Int,
        variant: ChorVoliVariant? = nil,
        options: ChorVoliOverrides? = nil,
        seed: String,
        deck: [Card]? = nil,
        dealer: Int? = nil,
        actions: [ChorVoliAction]
    ) {
        self.players = players
        self.variant = variant
        self.options = options
        self.seed = seed
        self.deck = deck
        self.dealer = dealer
        self.actions = actions
    }

    private enum CodingKeys: String, CodingKey {
        case players
        case variant
        case options
        case seed
        case deck
        case dealer
        case actions
    }
}
