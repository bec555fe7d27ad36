// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Who made the key of a seat.
public enum SeatKey: String, CaseIterable, Codable, Sendable {
    case own = "own"
    case issued = "issued"
}
