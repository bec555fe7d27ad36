// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a seat, or a spectator, may see of a match (N35).
public struct NapView: Codable, Hashable, Sendable {
    /// Seat that looks; null for spectators.
    public var seat: Int?
    /// Number of players.
    public var players: Int
    /// Which way play goes.
    public var direction: Direction
    /// Every choice of rules.
    public var options: NapOptions
    /// Number of this deal, from 0.
    public var deal: Int
    /// Seat that dealt.
    public var dealer: Int
    /// Own cards in the order gained; null for spectators.
    public var hand: [Card]?
    /// Cards held, by seat.
    public var handCounts: [Int]
    /// Undealt cards.
    public var stockCount: Int
    /// Whether the floater lies in the middle.
    public var floaterThere: Bool
    /// The floater, for those who have looked at it and while it lies there; else null.
    public var floater: Card?
    /// Cards discarded by all.
    public var discardCount: Int
    /// Cards that the seat has discarded, in order; null for spectators.
    public var ownDiscards: [Card]?
    /// Cards purchased, seat by seat from the first; 0 where the seat stood.
    public var purchases: [Int]
    /// Seats that have looked at the floater, in order.
    public var looked: [Int]
    /// Calls, seat by seat from the first.
    public var calls: [NapCall]
    /// Suit of trumps; null while there is none.
    public var trumps: Suit?
    /// Complete tricks.
    public var tricks: [NapTrick]
    /// Units won, by seat.
    public var balances: [Int]
    /// Units in the kitty.
    public var kitty: Int
    /// Units in the pool.
    public var pool: Int
    /// What is due.
    public var phase: NapPhase

    public init(
        seat: Int?,
        players: Int,
        direction: Direction,
        options: NapOptions,
        deal: Int,
        dealer: Int,
        hand: [Card]?,
        handCounts: [Int],
        stockCount: Int,
        floaterThere: Bool,
        floater: Card?,
        discardCount: Int,
        ownDiscards: [Card]?,
        purchases: [Int],
        looked: [Int],
        calls: [NapCall],
        trumps: Suit?,
        tricks: [NapTrick],
        balances: [Int],
        kitty: Int,
        pool: Int,
        phase: NapPhase
    ) {
        self.seat = seat
        self.players = players
        self.direction = direction
        self.options = options
        self.deal = deal
        self.dealer = dealer
        self.hand = hand
        self.handCounts = handCounts
        self.stockCount = stockCount
        self.floaterThere = floaterThere
        self.floater = floater
        self.discardCount = discardCount
        self.ownDiscards = ownDiscards
        self.purchases = purchases
        self.looked = looked
        self.calls = calls
        self.trumps = trumps
        self.tricks = tricks
        self.balances = balances
        self.kitty = kitty
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
        case handCounts = "hand_counts"
        case stockCount = "stock_count"
        case floaterThere = "floater_there"
        case floater
        case discardCount = "discard_count"
        case ownDiscards = "own_discards"
        case purchases
        case looked
        case calls
        case trumps
        case tricks
        case balances
        case kitty
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
        try container.encode(handCounts, forKey: .handCounts)
        try container.encode(stockCount, forKey: .stockCount)
        try container.encode(floaterThere, forKey: .floaterThere)
        try container.encode(floater, forKey: .floater)
        try container.encode(discardCount, forKey: .discardCount)
        try container.encode(ownDiscards, forKey: .ownDiscards)
        try container.encode(purchases, forKey: .purchases)
        try container.encode(looked, forKey: .looked)
        try container.encode(calls, forKey: .calls)
        try container.encode(trumps, forKey: .trumps)
        try container.encode(tricks, forKey: .tricks)
        try container.encode(balances, forKey: .balances)
        try container.encode(kitty, forKey: .kitty)
        try container.encode(pool, forKey: .pool)
        try container.encode(phase, forKey: .phase)
    }
}
