// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a hand can be divided into.
public struct ChorVoliCombinationsAnswer: Codable, Hashable, Sendable {
    /// All its combinations, strongest first.
    public var combinations: [ChorVoliRanked]
    /// The best arrangement by each measure.
    public var arrangements: [ChorVoliArrangement]

    public init(combinations: [ChorVoliRanked], arrangements: [ChorVoliArrangement]) {
        self.combinations = combinations
        self.arrangements = arrangements
    }

    private enum CodingKeys: String, CodingKey {
        case combinations
        case arrangements
    }
}
