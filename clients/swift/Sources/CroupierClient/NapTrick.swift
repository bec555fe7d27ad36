// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A complete trick.
public struct NapTrick: Codable, Hashable, Sendable {
    /// Seat that led.
    public var leader: Int
    /// Its cards, in the order played.
    public var cards: [Card]
    /// Seat that took it.
    public var winner: Int

    public init(leader: Int, cards: [Card], winner: Int) {
        self.leader = leader
        self.cards = cards
        self.winner = winner
    }

    private enum CodingKeys: String, CodingKey {
        case leader
        case cards
        case winner
    }
}
