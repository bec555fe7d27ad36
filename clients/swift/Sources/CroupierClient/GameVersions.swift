// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The versions of a game's states that the service reads; it writes the newest.
public struct GameVersions: Codable, Hashable, Sendable {
    /// Id of the game.
    public var game: String
    /// State versions.
    public var versions: [Int]

    public init(game: String, versions: [Int]) {
        self.game = game
        self.versions = versions
    }

    private enum CodingKeys: String, CodingKey {
        case game
        case versions
    }
}
