// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A sealed match that has just started, as spectators see it, with the keys of the seats that made none.
public struct KrytTableStarted: Codable, Hashable, Sendable {
    /// The table, sealed: for whoever plays next.
    public var token: String
    /// Id of the match.
    public var match: String
    /// Number of the last move; 0 is the start.
    public var move: Int64
    /// What binds the last move to all before it.
    public var link: String
    /// What this table promises.
    public var safety: Safety
    /// Seats that have closed the match since the deal was over.
    public var closed: [Int]
    /// The seat whose key was sent; null for spectators.
    public var seat: Int?
    /// What it may see.
    public var view: KrytView
    /// Seats that the game waits for; empty when the match is over.
    public var toAct: [Int]
    /// What the seat itself may do now, action by action; some are only taken whole, as one move.
    public var legal: [KrytAction]
    /// The scoring, which is public.
    public var scoring: KrytScoring
    /// What the last move brought about, as this seat knows it.
    public var events: [KrytEvent]
    /// What the server is bound to, as a prepared match told it before.
    public var commitment: String
    /// For each seat without a lock its key, to be handed to that player only; null for the others.
    public var keys: [String?]

    public init(
        token: String,
        match: String,
        move: Int64,
        link: String,
        safety: Safety,
        closed: [Int],
        seat: Int?,
        view: KrytView,
        toAct: [Int],
        legal: [KrytAction],
        scoring: KrytScoring,
        events: [KrytEvent],
        commitment: String,
        keys: [String?]
    ) {
        self.token = token
        self.match = match
        self.move = move
        self.link = link
        self.safety = safety
        self.closed = closed
        self.seat = seat
        self.view = view
        self.toAct = toAct
        self.legal = legal
        self.scoring = scoring
        self.events = events
        self.commitment = commitment
        self.keys = keys
    }

    private enum CodingKeys: String, CodingKey {
        case token
        case match
        case move
        case link
        case safety
        case closed
        case seat
        case view
        case toAct = "to_act"
        case legal
        case scoring
        case events
        case commitment
        case keys
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(token, forKey: .token)
        try container.encode(match, forKey: .match)
        try container.encode(move, forKey: .move)
        try container.encode(link, forKey: .link)
        try container.encode(safety, forKey: .safety)
        try container.encode(closed, forKey: .closed)
        try container.encode(seat, forKey: .seat)
        try container.encode(view, forKey: .view)
        try container.encode(toAct, forKey: .toAct)
        try container.encode(legal, forKey: .legal)
        try container.encode(scoring, forKey: .scoring)
        try container.encode(events, forKey: .events)
        try container.encode(commitment, forKey: .commitment)
        try container.encode(keys, forKey: .keys)
    }
}
