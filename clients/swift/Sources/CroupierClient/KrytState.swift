// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A match of Kryt'-navalivat', hidden cards included.
public struct KrytState: Codable, Hashable, Sendable {
    /// Version of this layout; 1 is known.
    public var version: Int
    /// Every choice of rules.
    public var options: KrytOptions
    /// Source of all chance in later deals.
    public var seed: String
    /// Number of this deal, from 0.
    public var deal: Int
    /// Seat that dealt; the one after it leads first.
    public var dealer: Int
    /// Actions taken in this deal.
    public var actions: Int
    /// Each seat's cards in the order gained; an empty hand is out once the stock is empty.
    public var hands: [[Card]]
    /// Face-down cards, drawn from the first on; an undrawn indicator is the last.
    public var stock: [Card]
    /// The pile from the bottom to the top.
    public var pile: [Card]
    /// Suit of trumps.
    public var trumps: Suit
    /// Deals lost, by seat.
    public var losses: [Int]
    /// What is due.
    public var phase: KrytPhase

    /// Always `kryt-navalivat`.
    public private(set) var game = Game.only

    public enum Game: String, Codable, Sendable {
        case only = "kryt-navalivat"
    }

    public init(
        version: Int,
        options: KrytOptions,
        seed: String,
        deal: Int,
        dealer: Int,
        actions: Int,
        hands: [[Card]],
        stock: [Card],
        pile: [Card],
        trumps: Suit,
        losses: [Int],
        phase: KrytPhase
    ) {
        self.version = version
        self.options = options
        self.seed = seed
        self.deal = deal
        self.dealer = dealer
        self.actions = actions
        self.hands = hands
        self.stock = stock
        self.pile = pile
        self.trumps = trumps
        self.losses = losses
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
        case pile
        case trumps
        case losses
        case phase
    }
}
