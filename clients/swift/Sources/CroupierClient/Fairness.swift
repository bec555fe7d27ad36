// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Who had a part in the seed of the deals.
public enum Fairness: String, CaseIterable, Codable, Sendable {
    case allSeats = "all-seats"
    case someSeats = "some-seats"
    case serverOnly = "server-only"
}
