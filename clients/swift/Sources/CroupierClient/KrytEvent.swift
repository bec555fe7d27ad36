// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Something that has happened.
public enum KrytEvent: Codable, Hashable, Sendable {
    /// A deal was dealt (K4, K5).
    case dealt(KrytDealt)

    /// A card was led to the pile.
    case led(KrytLed)

    /// The top card was beaten.
    case beaten(KrytBeaten)

    /// Cards were picked up from the pile (K11).
    case pickedUp(KrytPickedUp)

    /// The six of trumps was exchanged for the indicator (K14).
    case exchangedSix(KrytExchangedSix)

    /// A hand was filled up from the stock (K10).
    case drew(KrytDrew)

    /// A seat has no cards left, and there are none to draw (K15).
    case wentOut(KrytWentOut)

    /// The deal is over (K17-K19, K23, K24).
    case settled(KrytSettled)

    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int {
        switch self {
        case .dealt(let member): return member.action
        case .led(let member): return member.action
        case .beaten(let member): return member.action
        case .pickedUp(let member): return member.action
        case .exchangedSix(let member): return member.action
        case .drew(let member): return member.action
        case .wentOut(let member): return member.action
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
            self = .dealt(try KrytDealt(from: decoder))
        case "led":
            self = .led(try KrytLed(from: decoder))
        case "beaten":
            self = .beaten(try KrytBeaten(from: decoder))
        case "picked_up":
            self = .pickedUp(try KrytPickedUp(from: decoder))
        case "exchanged_six":
            self = .exchangedSix(try KrytExchangedSix(from: decoder))
        case "drew":
            self = .drew(try KrytDrew(from: decoder))
        case "went_out":
            self = .wentOut(try KrytWentOut(from: decoder))
        case "settled":
            self = .settled(try KrytSettled(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "KrytEvent has no type \"\(tag)\"."
            )
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {
        case .dealt(let member):
            try container.encode("dealt", forKey: .type)
            try member.encode(to: encoder)
        case .led(let member):
            try container.encode("led", forKey: .type)
            try member.encode(to: encoder)
        case .beaten(let member):
            try container.encode("beaten", forKey: .type)
            try member.encode(to: encoder)
        case .pickedUp(let member):
            try container.encode("picked_up", forKey: .type)
            try member.encode(to: encoder)
        case .exchangedSix(let member):
            try container.encode("exchanged_six", forKey: .type)
            try member.encode(to: encoder)
        case .drew(let member):
            try container.encode("drew", forKey: .type)
            try member.encode(to: encoder)
        case .wentOut(let member):
            try container.encode("went_out", forKey: .type)
            try member.encode(to: encoder)
        case .settled(let member):
            try container.encode("settled", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// A deal was dealt (K4, K5).
public struct KrytDealt: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Number of the deal, from 0.
    public var deal: Int
    /// Seat that dealt.
    public var dealer: Int
    /// Suit of trumps.
    public var trumps: Suit
    /// The card turned face up; null where none is turned.
    public var indicator: Card?
    /// What each seat was dealt.
    public var hands: [KrytDealtHand]
    /// Cards left to draw, the indicator among them.
    public var stock: Int

    public init(
        action: Int,
        deal: Int,
        dealer: Int,
        trumps: Suit,
        indicator: Card?,
        hands: [KrytDealtHand],
        stock: Int
    ) {
        self.action = action
        self.deal = deal
        self.dealer = dealer
        self.trumps = trumps
        self.indicator = indicator
        self.hands = hands
        self.stock = stock
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case deal
        case dealer
        case trumps
        case indicator
        case hands
        case stock
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(deal, forKey: .deal)
        try container.encode(dealer, forKey: .dealer)
        try container.encode(trumps, forKey: .trumps)
        try container.encode(indicator, forKey: .indicator)
        try container.encode(hands, forKey: .hands)
        try container.encode(stock, forKey: .stock)
    }
}

/// A card was led to the pile.
public struct KrytLed: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that led.
    public var seat: Int
    /// Card led.
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

/// The top card was beaten.
public struct KrytBeaten: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that beat it.
    public var seat: Int
    /// Card that beats.
    public var card: Card
    /// Card that was beaten.
    public var top: Card

    public init(action: Int, seat: Int, card: Card, top: Card) {
        self.action = action
        self.seat = seat
        self.card = card
        self.top = top
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case card
        case top
    }
}

/// Cards were picked up from the pile (K11).
public struct KrytPickedUp: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that picked up.
    public var seat: Int
    /// How many cards.
    public var count: Int
    /// The top card, which all saw.
    public var top: Card
    /// Which cards, the top one first; null for all but that seat.
    public var cards: [Card]?

    public init(action: Int, seat: Int, count: Int, top: Card, cards: [Card]?) {
        self.action = action
        self.seat = seat
        self.count = count
        self.top = top
        self.cards = cards
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case count
        case top
        case cards
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(seat, forKey: .seat)
        try container.encode(count, forKey: .count)
        try container.encode(top, forKey: .top)
        try container.encode(cards, forKey: .cards)
    }
}

/// The six of trumps was exchanged for the indicator (K14).
public struct KrytExchangedSix: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that exchanged.
    public var seat: Int
    /// The six, now the last card of the stock.
    public var six: Card
    /// The former indicator, now in that seat's hand.
    public var indicator: Card

    public init(action: Int, seat: Int, six: Card, indicator: Card) {
        self.action = action
        self.seat = seat
        self.six = six
        self.indicator = indicator
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case six
        case indicator
    }
}

/// A hand was filled up from the stock (K10).
public struct KrytDrew: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that drew.
    public var seat: Int
    /// How many cards.
    public var count: Int
    /// Which cards, in the order drawn; null for all but that seat.
    public var cards: [Card]?
    /// The indicator, if it was among them; all saw it.
    public var indicator: Card?

    public init(action: Int, seat: Int, count: Int, cards: [Card]?, indicator: Card?) {
        self.action = action
        self.seat = seat
        self.count = count
        self.cards = cards
        self.indicator = indicator
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case count
        case cards
        case indicator
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(seat, forKey: .seat)
        try container.encode(count, forKey: .count)
        try container.encode(cards, forKey: .cards)
        try container.encode(indicator, forKey: .indicator)
    }
}

/// A seat has no cards left, and there are none to draw (K15).
public struct KrytWentOut: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that is out.
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

/// The deal is over (K17-K19, K23, K24).
public struct KrytSettled: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// How it ended.
    public var result: KrytResult
    /// Net result of the deal by seat.
    public var returns: [Int]
    /// Deals lost so far, by seat.
    public var losses: [Int]
    /// In a draw the last player's only card; else null (K18).
    public var lastCard: Card?

    public init(action: Int, result: KrytResult, returns: [Int], losses: [Int], lastCard: Card?) {
        self.action = action
        self.result = result
        self.returns = returns
        self.losses = losses
        self.lastCard = lastCard
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case result
        case returns
        case losses
        case lastCard = "last_card"
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(result, forKey: .result)
        try container.encode(returns, forKey: .returns)
        try container.encode(losses, forKey: .losses)
        try container.encode(lastCard, forKey: .lastCard)
    }
}
