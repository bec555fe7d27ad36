// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a seat, or a spectator, may know; safe to hand to that player.
public struct KrytViewAnswer: Codable, Hashable, Sendable {
    /// What may be seen.
    public var view: KrytView
    /// Seats that the game waits for.
    public var toAct: [Int]
    /// The seat's own legal actions; empty for spectators.
    public var legal: [KrytAction]
    /// The scoring so far.
    public var scoring: KrytScoring

    public init(view: KrytView, toAct: [Int], legal: [KrytAction], scoring: KrytScoring) {
        self.view = view
        self.toAct = toAct
        self.legal = legal
        self.scoring = scoring
    }

    private enum CodingKeys: String, CodingKey {
        case view
        case toAct = "to_act"
        case legal
        case scoring
    }
}
