// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a seat, or a spectator, may see of a match.
public struct KrytView: Codable, Hashable, Sendable {
    /// Seat that looks; null for spectators.
    public var seat: Int?
    /// Number of players.
    public var players: Int
    /// Which way play goes.
    public var direction: Direction
    /// Every choice of rules.
    public var options: KrytOptions
    /// Number of this deal, from 0.
    public var deal: Int
    /// Seat that dealt.
    public var dealer: Int
    /// Suit of trumps.
    public var trumps: Suit
    /// The face-up last card of the stock; null once drawn, and where none is turned.
    public var indicator: Card?
    /// Own cards in the order gained; null for spectators.
    public var hand: [Card]?
    /// Cards held, by seat.
    public var handCounts: [Int]
    /// Cards left to draw, the indicator among them.
    public var stockCount: Int
    /// Cards on the pile.
    public var pileCount: Int
    /// The cards of the pile that may be looked at now, the top card last (K13).
    public var pileTop: [Card]
    /// Deals lost, by seat.
    public var losses: [Int]
    /// What is due.
    public var phase: KrytPhase
    /// In a draw the last player's only card; else null (K18).
    public var lastCard: Card?

    public init(
        seat: Int?,
        players: Int,
        direction: Direction,
        options: KrytOptions,
        deal: Int,
        dealer: Int,
        trumps: Suit,
        indicator: Card?,
        hand: [Card]?,
        handCounts: [Int],
        stockCount: Int,
        pileCount: Int,
        pileTop: [Card],
        losses: [Int],
        phase: KrytPhase,
        lastCard: Card?
    ) {
        self.seat = seat
        self.players = players
        self.direction = direction
        self.options = options
        self.deal = deal
        self.dealer = dealer
        self.trumps = trumps
        self.indicator = indicator
        self.hand = hand
        self.handCounts = handCounts
        self.stockCount = stockCount
        self.pileCount = pileCount
        self.pileTop = pileTop
        self.losses = losses
        self.phase = phase
        self.lastCard = lastCard
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case players
        case direction
        case options
        case deal
        case dealer
        case trumps
        case indicator
        case hand
        case handCounts = "hand_counts"
        case stockCount = "stock_count"
        case pileCount = "pile_count"
        case pileTop = "pile_top"
        case losses
        case phase
        case lastCard = "last_card"
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(seat, forKey: .seat)
        try container.encode(players, forKey: .players)
        try container.encode(direction, forKey: .direction)
        try container.encode(options, forKey: .options)
        try container.encode(deal, forKey: .deal)
        try container.encode(dealer, forKey: .dealer)
        try container.encode(trumps, forKey: .trumps)
        try container.encode(indicator, forKey: .indicator)
        try container.encode(hand, forKey: .hand)
        try container.encode(handCounts, forKey: .handCounts)
        try container.encode(stockCount, forKey: .stockCount)
        try container.encode(pileCount, forKey: .pileCount)
        try container.encode(pileTop, forKey: .pileTop)
        try container.encode(losses, forKey: .losses)
        try container.encode(phase, forKey: .phase)
        try container.encode(lastCard, forKey: .lastCard)
    }
}
