// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A game in short.
public struct GameSummary: Codable, Hashable, Sendable {
    /// Id of the game, as it stands in paths.
    public var id: String
    /// What it is called.
    public var names: [GameName]
    /// How many may play.
    public var players: PlayerRange
    /// Which way play goes.
    public var direction: Direction
    /// Names of its variants; the first is the default.
    public var variants: [String]

    public init(id: String, names: [GameName], players: PlayerRange, direction: Direction, variants: [String]) {
        self.id = id
        self.names = names
        self.players = players
        self.direction = direction
        self.variants = variants
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case names
        case players
        case direction
        case variants
    }
}
