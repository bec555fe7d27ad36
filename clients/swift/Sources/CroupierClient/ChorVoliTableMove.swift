// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A move of a match that is over.
public struct ChorVoliTableMove: Codable, Hashable, Sendable {
    /// Seat that moved.
    public var seat: Int
    /// Its actions in order; none where it closed the match.
    public var actions: [ChorVoliAction]

    public init(seat: Int, actions: [ChorVoliAction]) {
        self.seat = seat
        self.actions = actions
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case actions
    }
}
