// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What one seat may do now; an entry of the list is exactly what is accepted.
public struct KrytLegal: Codable, Hashable, Sendable {
    /// The seat that may act.
    public var seat: Int
    /// Its legal actions, complete.
    public var actions: [KrytAction]

    public init(seat: Int, actions: [KrytAction]) {
        self.seat = seat
        self.actions = actions
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case actions
    }
}
