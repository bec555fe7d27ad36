// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Which of equal combinations wins.
public enum ChorVoliTies: String, CaseIterable, Codable, Sendable {
    case first = "first"
    case last = "last"
}
