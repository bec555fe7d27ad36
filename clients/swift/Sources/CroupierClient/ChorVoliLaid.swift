// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A combination that was laid down.
public struct ChorVoliLaid: Codable, Hashable, Sendable {
    /// Its cards, highest rank first.
    public var cards: [Card]
    /// Its kind.
    public var kind: ChorVoliKind

    public init(cards: [Card], kind: ChorVoliKind) {
        self.cards = cards
        self.kind = kind
    }

    private enum CodingKeys: String, CodingKey {
        case cards
        case kind
    }
}
