// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a good memory knows of later deals.
public enum Secrecy: String, CaseIterable, Codable, Sendable {
    case full = "full"
    case memory = "memory"
}
