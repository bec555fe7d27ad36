// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A state and the actions to play on it.
public struct NapPlayRequest: Codable, Hashable, Sendable {
    /// The state as the last answer gave it.
    public var state: NapState
    /// Actions in order: all are played, or none.
    public var actions: [NapAction]

    public init(state: NapState, actions: [NapAction]) {
        self.state = state
        self.actions = actions
    }

    private enum CodingKeys: String, CodingKey {
        case state
        case actions
    }
}
