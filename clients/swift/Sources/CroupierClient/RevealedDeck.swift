// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What the seed makes of a deal.
public struct RevealedDeck: Codable, Hashable, Sendable {
    /// Number of the deal, from 0.
    public var deal: Int
    /// The deck, if it was shuffled.
    public var deck: [Card]
    /// How many cards the cut takes off the top, if they were gathered and cut.
    public var cut: Int

    public init(deal: Int, deck: [Card], cut: Int) {
        self.deal = deal
        self.deck = deck
        self.cut = cut
    }

    private enum CodingKeys: String, CodingKey {
        case deal
        case deck
        case cut
    }
}
