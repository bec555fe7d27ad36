// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What contracts of all five tricks are worth: their value, twice that when made, or twice that both ways.
public enum NapStakes: String, CaseIterable, Codable, Sendable {
    case single = "single"
    case doubleWhenMade = "double_when_made"
    case double = "double"
}
