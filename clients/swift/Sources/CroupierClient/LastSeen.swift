// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The newest move that a client has seen of a match.
public struct LastSeen: Codable, Hashable, Sendable {
    /// Its number.
    public var move: Int64
    /// Its link.
    public var link: String

    public init(move: Int64, link: String) {
        self.move = move
        self.link = link
    }

    private enum CodingKeys: String, CodingKey {
        case move
        case link
    }
}
