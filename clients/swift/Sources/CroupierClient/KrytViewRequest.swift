// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A state, and who looks at it.
public struct KrytViewRequest: Codable, Hashable, Sendable {
    /// The state.
    public var state: KrytState
    /// The seat that looks; without it a spectator.
    public var seat: Int?

    public init(state: KrytState, seat: Int? = nil) {
        self.state = state
        self.seat = seat
    }

    private enum CodingKeys: String, CodingKey {
        case state
        case seat
    }
}
