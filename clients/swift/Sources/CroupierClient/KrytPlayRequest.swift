// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A state and the actions to play on it.
public struct KrytPlayRequest: Codable, Hashable, Sendable {
    /// The state as the last answer gave it.
    public var state: KrytState
    /// Actions in order: all are played, or none.
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
