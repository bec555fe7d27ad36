// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What an arrangement is best by; both have as many combinations as the hand allows.
public enum ChorVoliMeasure: String, CaseIterable, Codable, Sendable {
    case bestFromLast = "best_from_last"
    case greatestTotal = "greatest_total"
}
