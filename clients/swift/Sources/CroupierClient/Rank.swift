// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A rank, lowest first; the first character of a card.
public enum Rank: String, CaseIterable, Codable, Sendable {
    case two = "2"
    case three = "3"
    case four = "4"
    case five = "5"
    case six = "6"
    case seven = "7"
    case eight = "8"
    case nine = "9"
    case ten = "T"
    case jack = "J"
    case queen = "Q"
    case king = "K"
    case ace = "A"
}
