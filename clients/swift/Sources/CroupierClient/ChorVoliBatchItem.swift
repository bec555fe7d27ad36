// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One state of a batch, and the actions to play on it.
public struct ChorVoliBatchItem: Codable, Hashable, Sendable {
    /// The state.
    public var state: ChorVoliState
    /// Actions in order; 2,000 at most in the whole batch.
    public var actions: [ChorVoliAction]

    public init(state: ChorVoliState, actions: [ChorVoliAction]) {
        self.state = state
        self.actions = actions
    }

    private enum CodingKeys: String, CodingKey {
        case state
        case actions
    }
}
