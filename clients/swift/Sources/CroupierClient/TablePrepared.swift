// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A match whose server has committed itself; store the commitment before you open anything.
public struct TablePrepared: Codable, Hashable, Sendable {
    /// To start the match with.
    public var token: String
    /// Id of the match.
    public var match: String
    /// What the server is bound to.
    public var commitment: String

    public init(token: String, match: String, commitment: String) {
        self.token = token
        self.match = match
        self.commitment = commitment
    }

    private enum CodingKeys: String, CodingKey {
        case token
        case match
        case commitment
    }
}
