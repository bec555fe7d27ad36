// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What the service is.
public struct ServiceInfo: Codable, Hashable, Sendable {
    /// Always croupier.
    public var service: String
    /// Version of the service.
    public var version: String
    /// Id of the published algorithm from seed to deck.
    public var chance: String
    /// State versions by game.
    public var stateVersions: [GameVersions]
    /// Ids of the games.
    public var games: [String]

    public init(service: String, version: String, chance: String, stateVersions: [GameVersions], games: [String]) {
        self.service = service
        self.version = version
        self.chance = chance
        self.stateVersions = stateVersions
        self.games = games
    }

    private enum CodingKeys: String, CodingKey {
        case service
        case version
        case chance
        case stateVersions = "state_versions"
        case games
    }
}
