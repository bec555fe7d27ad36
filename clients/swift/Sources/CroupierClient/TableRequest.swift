// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A table, and what its client has seen of it.
public struct TableRequest: Codable, Hashable, Sendable {
    /// The table as the last answer gave it.
    public var token: String
    /// The newest move that this client has seen; the token must descend from it.
    public var lastSeen: LastSeen?

    public init(token: String, lastSeen: LastSeen? = nil) {
        self.token = token
        self.lastSeen = lastSeen
    }

    private enum CodingKeys: String, CodingKey {
        case token
        case lastSeen = "last_seen"
    }
}
