// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What lies in the middle, to be won.
public enum Pot: String, CaseIterable, Codable, Sendable {
    case kitty = "kitty"
    case pool = "pool"
}
