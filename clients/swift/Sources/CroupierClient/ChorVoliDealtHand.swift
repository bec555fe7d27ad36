// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The cards that one seat was dealt.
public struct ChorVoliDealtHand: Codable, Hashable, Sendable {
    /// Seat that got them.
    public var seat: Int
    /// How many.
    public var count: Int
    /// Which; null for all but that seat.
    public var cards: [Card]?

    public init(seat: Int, count: Int, cards: [Card]?) {
        self.seat = seat
        self.count = count
        self.cards = cards
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case count
        case cards
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(seat, forKey: .seat)
        try container.encode(count, forKey: .count)
        try container.encode(cards, forKey: .cards)
    }
}
