// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a seat, or a spectator, may know; safe to hand to that player.
public struct NapViewAnswer: Codable, Hashable, Sendable {
    /// What may be seen.
    public var view: NapView
    /// Seats that the game waits for.
    public var toAct: [Int]
    /// The seat's own legal actions; empty for spectators.
    public var legal: [NapAction]
    /// The scoring so far.
    public var scoring: NapScoring

    public init(view: NapView, toAct: [Int], legal: [NapAction], scoring: NapScoring) {
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
