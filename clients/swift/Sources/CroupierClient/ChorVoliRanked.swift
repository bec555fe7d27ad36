// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A combination of the hand.
public struct ChorVoliRanked: Codable, Hashable, Sendable {
    /// Its cards, highest rank first.
    public var cards: [Card]
    /// Its kind.
    public var kind: ChorVoliKind
    /// Place among the hand's combinations by strength, from 1; equally strong ones share it.
    public var place: Int

    public init(cards: [Card], kind: ChorVoliKind, place: Int) {
        self.cards = cards
        self.kind = kind
        self.place = place
    }

    private enum CodingKeys: String, CodingKey {
        case cards
        case kind
        case place
    }
}
