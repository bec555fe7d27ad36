// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot.
public struct KrytStartRequest: Codable, Hashable, Sendable {
    /// Number of players.
    public var players: Int
    /// Named set of options; without it the game's first.
    public var variant: KrytVariant?
    /// Options that differ from the variant's.
    public var options: KrytOverrides?
    /// Source of all chance; without it the server makes one from 32 random bytes.
    public var seed: String?
    /// Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    public var deck: [Card]?
    /// First dealer; without it drawn by lot from the seed (S5).
    public var dealer: Int?

    public init(
        players: Int,
        variant: KrytVariant? = nil,
        options: KrytOverrides? = nil,
        seed: String? = nil,
        deck: [Card]? = nil,
        dealer: Int? = nil
    ) {
        self.players = players
        self.variant = variant
        self.options = options
        self.seed = seed
        self.deck = deck
        self.dealer = dealer
    }

    private enum CodingKeys: String, CodingKey {
        case players
        case variant
        case options
        case seed
        case deck
        case dealer
    }
}
