// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The table as one seat, or a spectator, may know it.
public struct KrytPerspective: Codable, Hashable, Sendable {
    /// The seat; null for spectators.
    public var seat: Int?
    /// What it may see.
    public var view: KrytView
    /// Seats that the game waits for.
    public var toAct: [Int]
    /// What the seat itself may do now; empty for spectators.
    public var legal: [KrytAction]
    /// The scoring, which is public.
    public var scoring: KrytScoring
    /// The events, as this seat knows them.
    public var events: [KrytEvent]

    public init(
        seat: Int?,
        view: KrytView,
        toAct: [Int],
        legal: [KrytAction],
        scoring: KrytScoring,
        events: [KrytEvent]
    ) {
        self.seat = seat
        self.view = view
        self.toAct = toAct
        self.legal = legal
        self.scoring = scoring
        self.events = events
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case view
        case toAct = "to_act"
        case legal
        case scoring
        case events
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(seat, forKey: .seat)
        try container.encode(view, forKey: .view)
        try container.encode(toAct, forKey: .toAct)
        try container.encode(legal, forKey: .legal)
        try container.encode(scoring, forKey: .scoring)
        try container.encode(events, forKey: .events)
    }
}
