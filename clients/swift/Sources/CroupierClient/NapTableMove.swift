// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A move of a match that is over.
public struct NapTableMove: Codable, Hashable, Sendable {
    /// Seat that moved.
    public var seat: Int
    /// Its actions in order; none where it closed the match.
    public var actions: [NapAction]

    public init(seat: Int, actions: [NapAction]) {
        self.seat = seat
        self.actions = actions
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case actions
    }
}
