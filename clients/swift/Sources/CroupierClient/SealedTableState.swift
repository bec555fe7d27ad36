/// All that a ``SealedTable`` holds: store it as JSON, and never show it to others.
public struct SealedTableState<Move: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The newest token.
    public var token: String
    /// Key of the seat.
    public var key: String
    /// What the server was bound to before the match; nil if nobody has told.
    public var commitment: String?
    /// What the seat has put into the seed; nil if nothing.
    public var opening: String?
    /// Id of the match; nil before the first answer.
    public var match: String?
    /// The newest move that was seen.
    public var lastSeen: LastSeen?
    /// Every link that was seen, by the number of its move.
    public var links: [Int: String] = [:]
    /// What was seen of the deals, by their numbers.
    public var deals: [Int: SeenDeal] = [:]
    /// The seat's own moves, by their numbers.
    public var moves: [Int: Move] = [:]

    public init(token: String, key: String, commitment: String? = nil, opening: String? = nil) {
        self.token = token
        self.key = key
        self.commitment = commitment
        self.opening = opening
    }

    /// What players can read to each other: `<first 8 of match>-<move>-<link>`; nil before the first answer.
    public var fingerprint: String? {
        guard let lastSeen, let match else {
            return nil
        }
        return "\(match.prefix(8))-\(lastSeen.move)-\(lastSeen.link)"
    }

    /// Notes what an answer tells, and the own move that it answers.
    mutating func note(_ told: Told, _ played: Move?) {
        let number = Int(told.lastSeen.move)
        // What is seen again has the same events, which have been noted.
        if links[number] == nil {
            links[number] = told.lastSeen.link
            deals = told.noted(deals)
        }
        if let played {
            moves[number] = played
        }
        match = match ?? told.match
        if let newest = lastSeen, newest.move > told.lastSeen.move {
            return
        }
        token = told.token
        lastSeen = told.lastSeen
    }
}

extension SealedTableState: CustomStringConvertible {
    public var description: String {
        "SealedTableState(\(fingerprint ?? "new"))"
    }
}

/// What a seat has seen of a deal.
public struct SeenDeal: Codable, Hashable, Sendable {
    /// Seat that dealt.
    public var dealer: Int
    /// The seat that saw it.
    public var seat: Int
    /// What it was dealt.
    public var hand: [Card]
    /// The card dealt apart from hands and stock, once seen: an indicator, a floater or a table card.
    public var apart: Card?
    /// What it has drawn since.
    public var draws: [SeenDraw] = []

    public init(dealer: Int, seat: Int, hand: [Card], apart: Card? = nil) {
        self.dealer = dealer
        self.seat = seat
        self.hand = hand
        self.apart = apart
    }
}

/// Cards that a seat has drawn at once from the front of the stock.
public struct SeenDraw: Codable, Hashable, Sendable {
    /// The cards, in order, without an indicator.
    public var cards: [Card]
    /// How many cards were left then, without an indicator.
    public var left: Int

    public init(cards: [Card], left: Int) {
        self.cards = cards
        self.left = left
    }
}
