// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A way to divide the hand.
public struct ChorVoliArrangement: Codable, Hashable, Sendable {
    /// What it is best by.
    public var measure: ChorVoliMeasure
    /// Its combinations, to be laid down in this order.
    public var combinations: [ChorVoliRanked]
    /// Cards to be discarded, in the order of the hand.
    public var leftOver: [Card]

    public init(measure: ChorVoliMeasure, combinations: [ChorVoliRanked], leftOver: [Card]) {
        self.measure = measure
        self.combinations = combinations
        self.leftOver = leftOver
    }

    private enum CodingKeys: String, CodingKey {
        case measure
        case combinations
        case leftOver = "left_over"
    }
}
