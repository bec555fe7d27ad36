// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A suit, in the canonical order of a pack.
public enum Suit: String, CaseIterable, Codable, Sendable {
    case clubs = "C"
    case diamonds = "D"
    case hearts = "H"
    case spades = "S"
}
