// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What one seat might ask for and may not do now.
public struct KrytBarred: Codable, Hashable, Sendable {
    /// The seat.
    public var seat: Int
    /// Its refused actions.
    public var actions: [KrytBarredAction]

    public init(seat: Int, actions: [KrytBarredAction]) {
        self.seat = seat
        self.actions = actions
    }

    private enum CodingKeys: String, CodingKey {
        case seat
        case actions
    }
}
