// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a seat, or a spectator, may see of a match.
public struct ChorVoliView: Codable, Hashable, Sendable {
    /// Seat that looks; null for spectators.
    public var seat: Int?
    /// Number of players.
    public var players: Int
    /// Which way play goes; seats are numbered in the order of play.
    public var direction: Direction
    /// Every choice of rules.
    public var options: ChorVoliOptions
    /// Number of this deal, from 0.
    public var deal: Int
    /// Seat that dealt.
    public var dealer: Int
    /// Own cards that are still held, in the order gained; null for spectators.
    public var hand: [Card]?
    /// The card that lies face up; null where there is none.
    public var tableCard: Card?
    /// Combinations that the seat has laid down, in order; null for spectators.
    public var ownCombinations: [ChorVoliLaid]?
    /// Cards that the seat has discarded; null for spectators.
    public var ownDiscards: [Card]?
    /// Seats that have finished arranging, by number.
    public var stood: [Int]
    /// Combinations that each seat has shown; null until the showdowns.
    public var combinations: [[ChorVoliLaid]]?
    /// Chips won, by seat.
    public var balances: [Int]
    /// Chips in the pool.
    public var pool: Int
    /// What is due.
    public var phase: ChorVoliPhase

    public init(
        seat: Int?,
        players: Int,
        direction: Direction,
        options: ChorVoliOptions,
        deal: Int,
        dealer: Int,
        hand: [Card]?,
        tableCard: Card?,
        ownCombinations: [ChorVoliLaid]?,
        ownDiscards: [Card]?,
        stood: [Int],
        combinations: [[ChorVoliLaid]]?,
        balances: [Int],
        pool: Int,
        phase: ChorVoliPhase
    ) {
        self.seat = seat
        self.players = players
        self.direction = direction
        self.options = options
        self.deal = deal
        self.dealer = dealer
        self.hand = hand
        self.tableCard = tableCard
        self.ownCombinations = ownCombinations
        self.ownDiscards = ownDiscards
        self.stood = stood
        self.combinations = combinations
        self.balances = balances
        self.pool = pool
        self.phase = phase
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case players
        case direction
        case options
        case deal
        case dealer
        case hand
        case tableCard = "table_card"
        case ownCombinations = "own_combinations"
        case ownDiscards = "own_discards"
        case stood
        case combinations
        case balances
        case pool
        case phase
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(seat, forKey: .seat)
        try container.encode(players, forKey: .players)
        try container.encode(direction, forKey: .direction)
        try container.encode(options, forKey: .options)
        try container.encode(deal, forKey: .deal)
        try container.encode(dealer, forKey: .dealer)
        try container.encode(hand, forKey: .hand)
        try container.encode(tableCard, forKey: .tableCard)
        try container.encode(ownCombinations, forKey: .ownCombinations)
        try container.encode(ownDiscards, forKey: .ownDiscards)
        try container.encode(stood, forKey: .stood)
        try container.encode(combinations, forKey: .combinations)
        try container.encode(balances, forKey: .balances)
        try container.encode(pool, forKey: .pool)
        try container.encode(phase, forKey: .phase)
    }
}
