// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A combination that was shown.
public struct ChorVoliShown: Codable, Hashable, Sendable {
    /// Seat that showed it.
    public var seat: Int
    /// Its cards, highest rank first.
    public var cards: [Card]
    /// Its kind.
    public var kind: ChorVoliKind

    public init(seat: Int, cards: [Card], kind: ChorVoliKind) {
        self.seat = seat
        self.cards = cards
        self.kind = kind
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case cards
        case kind
    }
}
