// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Where a match stands, hidden cards included: for trusted callers.
public struct NapPosition: Codable, Hashable, Sendable {
    /// The state, to be kept and sent again.
    public var state: NapState
    /// SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state.
    public var digest: String
    /// Seats that the game waits for; empty when the match is over.
    public var toAct: [Int]
    /// Every legal action by seat, also out of turn; null when not asked for.
    public var legal: [NapLegal]?
    /// Refused actions by seat, each with its rule; null when not asked for.
    public var barred: [NapBarred]?
    /// The scoring so far.
    public var scoring: NapScoring
    /// What this request brought about, in order.
    public var events: [NapEvent]
    /// What each seat and, last, the spectators may know; null when not asked for.
    public var views: [NapPerspective]?

    public init(
        state: NapState,
        digest: String,
        toAct: [Int],
        legal: [NapLegal]?,
        barred: [NapBarred]?,
        scoring: NapScoring,
        events: [NapEvent],
        views: [NapPerspective]?
    ) {
        self.state = state
        self.digest = digest
        self.toAct = toAct
        self.legal = legal
        self.barred = barred
        self.scoring = scoring
        self.events = events
        self.views = views
    }

    private enum CodingKeys: String, CodingKey {
        case state
        case digest
        case toAct = "to_act"
        case legal
        case barred
        case scoring
        case events
        case views
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(state, forKey: .state)
        try container.encode(digest, forKey: .digest)
        try container.encode(toAct, forKey: .toAct)
        try container.encode(legal, forKey: .legal)
        try container.encode(barred, forKey: .barred)
        try container.encode(scoring, forKey: .scoring)
        try container.encode(events, forKey: .events)
        try container.encode(views, forKey: .views)
    }
}
