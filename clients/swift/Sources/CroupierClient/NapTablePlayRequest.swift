// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One move by the seat whose key is sent.
public struct NapTablePlayRequest: Codable, Hashable, Sendable {
    /// The table as the last answer gave it.
    public var token: String
    /// The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
    public var actions: [NapAction]
    /// The newest move that this client has seen; the token must descend from it.
    public var lastSeen: LastSeen?

    public init(token: String, actions: [NapAction], lastSeen: LastSeen? = nil) {
        self.token = token
        self.actions = actions
        self.lastSeen = lastSeen
    }

    private enum CodingKeys: String, CodingKey {
        case token
        case actions
        case lastSeen = "last_seen"
    }
}
