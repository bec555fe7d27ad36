// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A match of Chor Voli or Ramchi, hidden cards included.
public struct ChorVoliState: Codable, Hashable, Sendable {
    /// Version of this layout; 1 is known.
    public var version: Int
    /// Every choice of rules.
    public var options: ChorVoliOptions
    /// Source of all chance in later deals.
    public var seed: String
    /// Number of this deal, from 0.
    public var deal: Int
    /// Seat that dealt; the one after it is the first.
    public var dealer: Int
    /// Actions taken in this deal.
    public var actions: Int
    /// Cards that each seat still holds, in the order gained.
    public var hands: [[Card]]
    /// The card that lies face up; null where none is left over.
    public var tableCard: Card?
    /// Combinations that each seat has laid down, in order.
    public var combinations: [[[Card]]]
    /// Cards that each seat has discarded.
    public var discards: [[Card]]
    /// Seats that have finished arranging, in order.
    public var stood: [Int]
    /// Chips won, by seat.
    public var balances: [Int]
    /// Chips in the pool.
    public var pool: Int
    /// What is due.
    public var phase: ChorVoliPhase

    /// Always `chor-voli`.
    public private(set) var game = Game.only

    public enum Game: String, Codable, Sendable {
        case only = "chor-voli"
    }

    public init(
        version: Int,
        options: ChorVoliOptions,
        seed: String,
        deal: Int,
        dealer: Int,
        actions: Int,
        hands: [[Card]],
        tableCard: Card?,
        combinations: [[[Card]]],
        discards: [[Card]],
        stood: [Int],
        balances: [Int],
        pool: Int,
        phase: ChorVoliPhase
    ) {
        self.version = version
        self.options = options
        self.seed = seed
        self.deal = deal
        self.dealer = dealer
        self.actions = actions
        self.hands = hands
        self.tableCard = tableCard
        self.combinations = combinations
        self.discards = discards
        self.stood = stood
        self.balances = balances
        self.pool = pool
        self.phase = phase
    }

    private enum CodingKeys: String, CodingKey {
        case game
        case version
        case options
        case seed
        case deal
        case dealer
        case actions
        case hands
        case tableCard = "table_card"
        case combinations
        case discards
        case stood
        case balances
        case pool
        case phase
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(game, forKey: .game)
        try container.encode(version, forKey: .version)
        try container.encode(options, forKey: .options)
        try container.encode(seed, forKey: .seed)
        try container.encode(deal, forKey: .deal)
        try container.encode(dealer, forKey: .dealer)
        try container.encode(actions, forKey: .actions)
        try container.encode(hands, forKey: .hands)
        try container.encode(tableCard, forKey: .tableCard)
        try container.encode(combinations, forKey: .combinations)
        try container.encode(discards, forKey: .discards)
        try container.encode(stood, forKey: .stood)
        try container.encode(balances, forKey: .balances)
        try container.encode(pool, forKey: .pool)
        try container.encode(phase, forKey: .phase)
    }
}
