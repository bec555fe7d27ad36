// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What three cards make together, the strongest kind first.
public enum ChorVoliKind: String, CaseIterable, Codable, Sendable {
    case threeOfAKind = "three_of_a_kind"
    case straightFlush = "straight_flush"
    case straight = "straight"
    case flush = "flush"
    case unrelated = "unrelated"
}
