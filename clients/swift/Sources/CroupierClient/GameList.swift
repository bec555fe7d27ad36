// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The games on offer.
public struct GameList: Codable, Hashable, Sendable {
    /// The games.
    public var games: [GameSummary]

    public init(games: [GameSummary]) {
        self.games = games
    }

    private enum CodingKeys: String, CodingKey {
        case games
    }
}
