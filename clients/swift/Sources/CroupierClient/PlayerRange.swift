// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// How many may play; both ends belong.
public struct PlayerRange: Codable, Hashable, Sendable {
    /// Fewest players.
    public var fewest: Int
    /// Most players.
    public var most: Int

    public init(fewest: Int, most: Int) {
        self.fewest = fewest
        self.most = most
    }

    private enum CodingKeys: String, CodingKey {
        case fewest
        case most
    }
}
