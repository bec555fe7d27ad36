// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// All that can be known of a game before it starts.
public struct NapCatalogue: Codable, Hashable, Sendable {
    /// Id of the game, as it stands in paths.
    public var id: String
    /// What it is called.
    public var names: [GameName]
    /// How many may play.
    public var players: PlayerRange
    /// Which way play goes.
    public var direction: Direction
    /// Its variants; the first is the default.
    public var variants: [NapVariantEntry]
    /// Its options, form by form.
    public var options: [CatalogueOption]
    /// Every rule that an action, options or a state can break.
    public var rulebook: [RuleEntry]
    /// State versions that are read; the last is written.
    public var stateVersions: [Int]

    public init(
        id: String,
        names: [GameName],
        players: PlayerRange,
        direction: Direction,
        variants: [NapVariantEntry],
        options: [CatalogueOption],
        rulebook: [RuleEntry],
        stateVersions: [Int]
    ) {
        self.id = id
        self.names = names
        self.players = players
        self.direction = direction
        self.variants = variants
        self.options = options
        self.rulebook = rulebook
        self.stateVersions = stateVersions
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case names
        case players
        case direction
        case variants
        case options
        case rulebook
        case stateVersions = "state_versions"
    }
}
