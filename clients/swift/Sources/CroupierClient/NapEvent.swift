// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Something that has happened.
public enum NapEvent: Codable, Hashable, Sendable {
    /// A deal was dealt (N3, N23).
    case dealt(NapDealt)

    /// Units changed hands.
    case paid(NapPaid)

    /// A seat purchased nothing (N20).
    case stood(NapStood)

    /// A seat exchanged cards (N20).
    case purchased(NapPurchased)

    /// A seat passed (N5).
    case passed(NapPassed)

    /// A seat bid a contract (N5).
    case called(NapCalled)

    /// A seat looked at the floater (N24).
    case looked(NapLooked)

    /// The declarer took the floater (N27).
    case tookFloater(NapTookFloater)

    /// The declarer left the floater where it lies (N27).
    case leftFloater(NapLeftFloater)

    /// The declarer laid a card aside for the floater (N27).
    case discarded(NapDiscarded)

    /// The declarer announced trumps (N28).
    case announced(NapAnnounced)

    /// A card was played to the trick.
    case played(NapPlayed)

    /// A trick was complete, and a seat took it (N6).
    case tookTrick(NapTookTrick)

    /// The deal is over, and all is paid.
    case settled(NapSettled)

    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int {
        switch self {
        case .dealt(let member): return member.action
        case .paid(let member): return member.action
        case .stood(let member): return member.action
        case .purchased(let member): return member.action
        case .passed(let member): return member.action
        case .called(let member): return member.action
        case .looked(let member): return member.action
        case .tookFloater(let member): return member.action
        case .leftFloater(let member): return member.action
        case .discarded(let member): return member.action
        case .announced(let member): return member.action
        case .played(let member): return member.action
        case .tookTrick(let member): return member.action
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
            self = .dealt(try NapDealt(from: decoder))
        case "paid":
            self = .paid(try NapPaid(from: decoder))
        case "stood":
            self = .stood(try NapStood(from: decoder))
        case "purchased":
            self = .purchased(try NapPurchased(from: decoder))
        case "passed":
            self = .passed(try NapPassed(from: decoder))
        case "called":
            self = .called(try NapCalled(from: decoder))
        case "looked":
            self = .looked(try NapLooked(from: decoder))
        case "took_floater":
            self = .tookFloater(try NapTookFloater(from: decoder))
        case "left_floater":
            self = .leftFloater(try NapLeftFloater(from: decoder))
        case "discarded":
            self = .discarded(try NapDiscarded(from: decoder))
        case "announced":
            self = .announced(try NapAnnounced(from: decoder))
        case "played":
            self = .played(try NapPlayed(from: decoder))
        case "took_trick":
            self = .tookTrick(try NapTookTrick(from: decoder))
        case "settled":
            self = .settled(try NapSettled(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type,
                in: container,
                debugDescription: "NapEvent has no type \"\(tag)\"."
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
        case .stood(let member):
            try container.encode("stood", forKey: .type)
            try member.encode(to: encoder)
        case .purchased(let member):
            try container.encode("purchased", forKey: .type)
            try member.encode(to: encoder)
        case .passed(let member):
            try container.encode("passed", forKey: .type)
            try member.encode(to: encoder)
        case .called(let member):
            try container.encode("called", forKey: .type)
            try member.encode(to: encoder)
        case .looked(let member):
            try container.encode("looked", forKey: .type)
            try member.encode(to: encoder)
        case .tookFloater(let member):
            try container.encode("took_floater", forKey: .type)
            try member.encode(to: encoder)
        case .leftFloater(let member):
            try container.encode("left_floater", forKey: .type)
            try member.encode(to: encoder)
        case .discarded(let member):
            try container.encode("discarded", forKey: .type)
            try member.encode(to: encoder)
        case .announced(let member):
            try container.encode("announced", forKey: .type)
            try member.encode(to: encoder)
        case .played(let member):
            try container.encode("played", forKey: .type)
            try member.encode(to: encoder)
        case .tookTrick(let member):
            try container.encode("took_trick", forKey: .type)
            try member.encode(to: encoder)
        case .settled(let member):
            try container.encode("settled", forKey: .type)
            try member.encode(to: encoder)
        }
    }
}

/// A deal was dealt (N3, N23).
public struct NapDealt: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Number of the deal, from 0.
    public var deal: Int
    /// Seat that dealt.
    public var dealer: Int
    /// What each seat was dealt.
    public var hands: [NapDealtHand]
    /// Undealt cards, without the floater.
    public var stock: Int
    /// Whether a floater lies in the middle.
    public var floater: Bool

    public init(action: Int, deal: Int, dealer: Int, hands: [NapDealtHand], stock: Int, floater: Bool) {
        self.action = action
        self.deal = deal
        self.dealer = dealer
        self.hands = hands
        self.stock = stock
        self.floater = floater
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case deal
        case dealer
        case hands
        case stock
        case floater
    }
}

/// Units changed hands.
public struct NapPaid: Codable, Hashable, Sendable {
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

/// A seat purchased nothing (N20).
public struct NapStood: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that stood.
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

/// A seat exchanged cards (N20).
public struct NapPurchased: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that purchased.
    public var seat: Int
    /// How many cards.
    public var count: Int
    /// What it discarded; null for all but that seat.
    public var discard: [Card]?
    /// What it got for them; null for all but that seat.
    public var drawn: [Card]?

    public init(action: Int, seat: Int, count: Int, discard: [Card]?, drawn: [Card]?) {
        self.action = action
        self.seat = seat
        self.count = count
        self.discard = discard
        self.drawn = drawn
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case count
        case discard
        case drawn
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(seat, forKey: .seat)
        try container.encode(count, forKey: .count)
        try container.encode(discard, forKey: .discard)
        try container.encode(drawn, forKey: .drawn)
    }
}

/// A seat passed (N5).
public struct NapPassed: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that passed.
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

/// A seat bid a contract (N5).
public struct NapCalled: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that bid.
    public var seat: Int
    /// The contract.
    public var contract: NapContract
    /// With the floater.
    public var floater: Bool

    public init(action: Int, seat: Int, contract: NapContract, floater: Bool) {
        self.action = action
        self.seat = seat
        self.contract = contract
        self.floater = floater
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case contract
        case floater
    }
}

/// A seat looked at the floater (N24).
public struct NapLooked: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that looked.
    public var seat: Int
    /// The floater; null for all but that seat.
    public var card: Card?

    public init(action: Int, seat: Int, card: Card?) {
        self.action = action
        self.seat = seat
        self.card = card
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case card
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(seat, forKey: .seat)
        try container.encode(card, forKey: .card)
    }
}

/// The declarer took the floater (N27).
public struct NapTookFloater: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// The declarer.
    public var seat: Int
    /// Seats that had looked at it before.
    public var looked: [Int]
    /// The floater; null for all but these seats and the declarer.
    public var card: Card?

    public init(action: Int, seat: Int, looked: [Int], card: Card?) {
        self.action = action
        self.seat = seat
        self.looked = looked
        self.card = card
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case looked
        case card
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(seat, forKey: .seat)
        try container.encode(looked, forKey: .looked)
        try container.encode(card, forKey: .card)
    }
}

/// The declarer left the floater where it lies (N27).
public struct NapLeftFloater: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// The declarer.
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

/// The declarer laid a card aside for the floater (N27).
public struct NapDiscarded: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// The declarer.
    public var seat: Int
    /// The card; null for all but that seat.
    public var card: Card?

    public init(action: Int, seat: Int, card: Card?) {
        self.action = action
        self.seat = seat
        self.card = card
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case card
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(seat, forKey: .seat)
        try container.encode(card, forKey: .card)
    }
}

/// The declarer announced trumps (N28).
public struct NapAnnounced: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// The declarer.
    public var seat: Int
    /// The suit.
    public var trumps: Suit

    public init(action: Int, seat: Int, trumps: Suit) {
        self.action = action
        self.seat = seat
        self.trumps = trumps
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case trumps
    }
}

/// A card was played to the trick.
public struct NapPlayed: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that played it.
    public var seat: Int
    /// The card.
    public var card: Card
    /// Suit that it made trumps, as the first card led (N14); else null.
    public var trumps: Suit?

    public init(action: Int, seat: Int, card: Card, trumps: Suit?) {
        self.action = action
        self.seat = seat
        self.card = card
        self.trumps = trumps
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case card
        case trumps
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(action, forKey: .action)
        try container.encode(seat, forKey: .seat)
        try container.encode(card, forKey: .card)
        try container.encode(trumps, forKey: .trumps)
    }
}

/// A trick was complete, and a seat took it (N6).
public struct NapTookTrick: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// Seat that took it.
    public var seat: Int
    /// Its cards, in the order played.
    public var cards: [Card]

    public init(action: Int, seat: Int, cards: [Card]) {
        self.action = action
        self.seat = seat
        self.cards = cards
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case seat
        case cards
    }
}

/// The deal is over, and all is paid.
public struct NapSettled: Codable, Hashable, Sendable {
    /// Index of the action in the request, from 0; for who does not learn of every action, of those that are known.
    public var action: Int
    /// How it ended.
    public var result: NapResult
    /// Net result of the deal by seat.
    public var returns: [Int]
    /// Units won so far, by seat.
    public var balances: [Int]
    /// Units in the kitty.
    public var kitty: Int
    /// Units in the pool.
    public var pool: Int

    public init(action: Int, result: NapResult, returns: [Int], balances: [Int], kitty: Int, pool: Int) {
        self.action = action
        self.result = result
        self.returns = returns
        self.balances = balances
        self.kitty = kitty
        self.pool = pool
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case result
        case returns
        case balances
        case kitty
        case pool
    }
}
