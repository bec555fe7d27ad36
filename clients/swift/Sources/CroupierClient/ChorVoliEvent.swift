// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Something that has happened.
public enum ChorVoliEvent: Codable, Hashable, Sendable {
    /// A deal was dealt (C6, C16).
    case dealt(ChorVoliDealt)

    /// Chips changed hands.
    case paid(ChorVoliPaid)

    /// The seat laid down a combination; nobody else learns of it (C9a).
    case combined(ChorVoliCombined)

    /// A seat has finished arranging (C10).
    case stood(ChorVoliStoodUp)

    /// A seat took the table card for the two of diamonds (C16).
    case tookTableCard(ChorVoliTookTableCard)

    /// The showdowns were called (C10a).
    case called(ChorVoliCalled)

    /// A showdown was held (C11).
    case showdown(ChorVoliShowdownHeld)

    /// The deal is over, and all is paid.
    case settled(ChorVoliSettled)

    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int {
        switch self {
        case .dealt(let member): return member.action
        case .paid(let member): return member.action
        case .combined(let member): return member.action
        case .stood(let member): return member.action
        case .tookTableCard(let member): return member.action
        case .called(let member): return member.action
        case .showdown(let member): return member.action
        case .settled(let member): return member.action
        }
    }

    private enum TagKey: String, CodingKey {
        case type
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .type)
        switch tag {
        case "dealt":
            self = .dealt(try ChorVoliDealt(from: decoder))
        case "paid":
            self = .paid(try ChorVoliPaid(from: decoder))
        case "combined":
            self = .combined(try ChorVoliCombined(from: decoder))
        case "stood":
            self = .stood(try ChorVoliStoodUp(from: decoder))
        case "took_table_card":
            self = .tookTableCard(try ChorVoliTookTableCard(from: decoder))
        case "called":
            self = .called(try ChorVoliCalled(from: decoder))
        case "showdown":
            self = .showdown(try ChorVoliShowdownHeld(from: decoder))
        case "settled":
            self = .settled(try ChorVoliSettled(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "ChorVoliEvent has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .dealt(let member):
            try container.encode("dealt", forKey: .type)
            try member.encode(to: encoder)
        case .paid(let member):
            try container.encode("paid", forKey: .type)
            try member.encode(to: encoder)
        case .combined(let member):
            try container.encode("combined", forKey: .type)
            try member.encode(to: encoder)
        case .stood(let member):
            try container.encode("stood", forKey: .type)
            try member.encode(to: encoder)
        case .tookTableCard(let member):
            try container.encode("took_table_card", forKey: .type)
            try member.encode(to: encoder)
        case .called(let member):
            try container.encode("called", forKey: .type)
            try member.encode(to: encoder)
        case .showdown(let member):
            try container.encode("showdown", forKey: .type)
            try member.encode(to: encoder)
        case .settled(let member):
            try container.encode("settled", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// A deal was dealt (C6, C16).
public struct ChorVoliDealt: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Number of the deal, from 0.
    public var deal: Int
    /// Seat that dealt.
    public var dealer: Int
    /// What each seat was dealt.
    public var hands: [ChorVoliDealtHand]
    /// The card left over, face up; null where there is none.
    public var tableCard: Card?

    public init(action: Int, deal: Int, dealer: Int, hands: [ChorVoliDealtHand], tableCard: Card?) {
        self.action = action
        self.deal = deal
        self.dealer = dealer
        self.hands = hands
        self.tableCard = tableCard
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case deal
        case dealer
        case hands
        case tableCard = "table_card"
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(deal, forKey: .deal)
        try container.encode(dealer, forKey: .dealer)
        try container.encode(hands, forKey: .hands)
        try container.encode(tableCard, forKey: .tableCard)
    }
}

/// Chips changed hands.
public struct ChorVoliPaid: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Who paid whom, and what for.
    public var payment: Payment

    public init(action: Int, payment: Payment) {
        self.action = action
        self.payment = payment
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case payment
    }
}

/// The seat laid down a combination; nobody else learns of it (C9a).
public struct ChorVoliCombined: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that laid it down.
    public var seat: Int
    /// Its cards, highest rank first.
    public var cards: [Card]
    /// Its kind.
    public var kind: ChorVoliKind

    public init(action: Int, seat: Int, cards: [Card], kind: ChorVoliKind) {
        self.action = action
        self.seat = seat
        self.cards = cards
        self.kind = kind
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case cards
        case kind
    }
}

/// A seat has finished arranging (C10).
public struct ChorVoliStoodUp: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that has.
    public var seat: Int

    public init(action: Int, seat: Int) {
        self.action = action
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
    }
}

/// A seat took the table card for the two of diamonds (C16).
public struct ChorVoliTookTableCard: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that took it.
    public var seat: Int
    /// The card taken.
    public var card: Card

    public init(action: Int, seat: Int, card: Card) {
        self.action = action
        self.seat = seat
        self.card = card
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case card
    }
}

/// The showdowns were called (C10a).
public struct ChorVoliCalled: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that called them.
    public var seat: Int

    public init(action: Int, seat: Int) {
        self.action = action
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
    }
}

/// A showdown was held (C11).
public struct ChorVoliShowdownHeld: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Number of the showdown, from 1.
    public var number: Int
    /// What was shown, in order.
    public var shown: [ChorVoliShown]
    /// Seat that won it.
    public var winner: Int
    /// Why.
    public var why: ChorVoliWhy

    public init(action: Int, number: Int, shown: [ChorVoliShown], winner: Int, why: ChorVoliWhy) {
        self.action = action
        self.number = number
        self.shown = shown
        self.winner = winner
        self.why = why
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case number
        case shown
        case winner
        case why
    }
}

/// The deal is over, and all is paid.
public struct ChorVoliSettled: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// How it ended.
    public var result: ChorVoliResult
    /// Net result of the deal by seat.
    public var returns: [Int]
    /// Chips won so far, by seat.
    public var balances: [Int]
    /// Chips in the pool.
    public var pool: Int

    public init(action: Int, result: ChorVoliResult, returns: [Int], balances: [Int], pool: Int) {
        self.action = action
        self.result = result
        self.returns = returns
        self.balances = balances
        self.pool = pool
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case result
        case returns
        case balances
        case pool
    }
}
