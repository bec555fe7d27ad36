// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What one seat might ask for and may not do now.
public struct NapBarred: Codable, Hashable, Sendable {
    /// The seat.
    public var seat: Int
    /// Its refused actions.
    public var actions: [NapBarredAction]

    public init(seat: Int, actions: [NapBarredAction]) {
        self.seat = seat
        self.actions = actions
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case actions
    }
}
