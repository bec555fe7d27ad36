// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What one seat may do now; an entry of the list is exactly what is accepted.
public struct ChorVoliLegal: Codable, Hashable, Sendable {
    /// The seat that may act.
    public var seat: Int
    /// Its legal actions, complete.
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
