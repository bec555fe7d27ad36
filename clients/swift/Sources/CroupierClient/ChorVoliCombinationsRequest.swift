// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A hand to be divided.
public struct ChorVoliCombinationsRequest: Codable, Hashable, Sendable {
    /// Three to 17 different cards.
    public var hand: [Card]
    /// Named set of options; without it the game's first.
    public var variant: ChorVoliVariant?
    /// Options that differ from the variant's.
    public var options: ChorVoliOverrides?

    public init(hand: [Card], variant: ChorVoliVariant? = nil, options: ChorVoliOverrides? = nil) {
        self.hand = hand
        self.variant = variant
        self.options = options
    }

    private enum CodingKeys: String, CodingKey {
        case hand
        case variant
        case options
    }
}
