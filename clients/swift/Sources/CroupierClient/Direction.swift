// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Which way play goes round the table.
public enum Direction: String, CaseIterable, Codable, Sendable {
    case clockwise = "clockwise"
    case counterclockwise = "counterclockwise"
}
