// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One state of a batch, and the actions to play on it.
public struct NapBatchItem: Codable, Hashable, Sendable {
    /// The state.
    public var state: NapState
    /// Actions in order; 2,000 at most in the whole batch.
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
