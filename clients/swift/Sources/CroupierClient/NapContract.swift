// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a declarer undertakes.
public enum NapContract: String, CaseIterable, Codable, Sendable {
    case two = "two"
    case three = "three"
    case misere = "misere"
    case four = "four"
    case nap = "nap"
    case bonaparte = "bonaparte"
    case napoleon = "napoleon"
    case wellington = "wellington"
    case blucher = "blucher"
}
