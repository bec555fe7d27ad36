// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A named set of options.
public enum KrytVariant: String, CaseIterable, Codable, Sendable {
    case standard = "standard"
    case diamondsAndSpades = "diamonds-and-spades"
}
