// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A match of Nap, hidden cards included.
public struct NapState: Codable, Hashable, Sendable {
    /// Version of this layout; 1 is known.
    public var version: Int
    /// Every choice of rules.
    public var options: NapOptions
    /// Source of all chance in later deals.
    public var seed: String
    /// Number of this deal, from 0.
    public var deal: Int
    /// Seat that dealt; the one after it is the first.
    public var dealer: Int
    /// Actions taken in this deal.
    public var actions: Int
    /// Each seat's cards in the order gained, less what was played or discarded.
    public var hands: [[Card]]
    /// Undealt cards, drawn from the first on.
    public var stock: [Card]
    /// The card in the middle; null where there is none, and once it is taken.
    public var floater: Card?
    /// Cards discarded, in order: those purchased away, or the one laid aside for the floater.
    public var discards: [Card]
    /// Cards purchased, seat by seat from the first; 0 where the seat stood.
    public var purchases: [Int]
    /// Seats that have looked at the floater, in order.
    public var looked: [Int]
    /// Calls, seat by seat from the first.
    public var calls: [NapCall]
    /// Suit of trumps; null while there is none.
    public var trumps: Suit?
    /// Complete tricks, each in the order its cards were played.
    public var tricks: [[Card]]
    /// Units won, by seat.
    public var balances: [Int]
    /// Units in the kitty.
    public var kitty: Int
    /// Units in the pool.
    public var pool: Int
    /// What is due.
    public var phase: NapPhase

    /// Always `nap`.
    public private(set) var game = Game.only

    public enum Game: String, Codable, Sendable {
        case only = "nap"
    }

    public init(
        version: Int,
        options: NapOptions,
        seed: String,
        deal: Int,
        dealer: Int,
        actions: Int,
        hands: [[Card]],
        stock: [Card],
        floater: Card?,
        discards: [Card],
        purchases: [Int],
        looked: [Int],
        calls: [NapCall],
        trumps: Suit?,
        tricks: [[Card]],
        balances: [Int],
        kitty: Int,
        pool: Int,
        phase: NapPhase
    ) {
        self.version = version
        self.options = options
        self.seed = seed
        self.deal = deal
        self.dealer = dealer
        self.actions = actions
        self.hands = hands
        self.stock = stock
        self.floater = floater
        self.discards = discards
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
        case game
        case version
        case options
        case seed
        case deal
        case dealer
        case actions
        case hands
        case stock
        case floater
        case discards
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
        try container.encode(game, forKey: .game)
        try container.encode(version, forKey: .version)
        try container.encode(options, forKey: .options)
        try container.encode(seed, forKey: .seed)
        try container.encode(deal, forKey: .deal)
        try container.encode(dealer, forKey: .dealer)
        try container.encode(actions, forKey: .actions)
        try container.encode(hands, forKey: .hands)
        try container.encode(stock, forKey: .stock)
        try container.encode(floater, forKey: .floater)
        try container.encode(discards, forKey: .discards)
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
