// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What follows from a reveal; compare it with what was told and seen while the match was played.
public struct FairnessAnswer: Codable, Hashable, Sendable {
    /// The server's commitment.
    public var commitment: String
    /// Whether each seat's opening is what it committed to; null where it took no part.
    public var openings: [Bool?]
    /// Seed of the match.
    public var seed: String
    /// First dealer.
    public var dealer: Int
    /// What the seed makes of each deal.
    public var decks: [RevealedDeck]
    /// The link of the start and of every move.
    public var links: [String]

    public init(
        commitment: String,
        openings: [Bool?],
        seed: String,
        dealer: Int,
        decks: [RevealedDeck],
        links: [String]
    ) {
        self.commitment = commitment
        self.openings = openings
        self.seed = seed
        self.dealer = dealer
        self.decks = decks
        self.links = links
    }

    private enum CodingKeys: String, CodingKey {
        case commitment
        case openings
        case seed
        case dealer
        case decks
        case links
    }
}
