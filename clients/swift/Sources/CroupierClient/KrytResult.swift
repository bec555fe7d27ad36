// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// How a deal ended: with a loser (K17), drawn (K18) or broken off (K23).
public struct KrytResult: Codable, Hashable, Sendable {
    /// Seat that lost; null in a draw and when broken off.
    public var loser: Int?
    /// The last player could beat the last card led.
    public var draw: Bool
    /// The deal reached its limit of actions.
    public var brokenOff: Bool
    /// Of two players one covered and led the ace of trumps as the last card (K24).
    public var honour: Bool

    public init(loser: Int?, draw: Bool, brokenOff: Bool, honour: Bool) {
        self.loser = loser
        self.draw = draw
        self.brokenOff = brokenOff
        self.honour = honour
    }

    private enum CodingKeys: String, CodingKey {
        case loser
        case draw
        case brokenOff = "broken_off"
        case honour
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(loser, forKey: .loser)
        try container.encode(draw, forKey: .draw)
        try container.encode(brokenOff, forKey: .brokenOff)
        try container.encode(honour, forKey: .honour)
    }
}
