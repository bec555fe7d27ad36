// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One state of a batch, and the actions to play on it.
public struct KrytBatchItem: Codable, Hashable, Sendable {
    /// The state.
    public var state: KrytState
    /// Actions in order; 2,000 at most in the whole batch.
    public var actions: [KrytAction]

    public init(state: KrytState, actions: [KrytAction]) {
        self.state = state
        self.actions = actions
    }

    private enum CodingKeys: String, CodingKey {
        case state
        case actions
    }
}
