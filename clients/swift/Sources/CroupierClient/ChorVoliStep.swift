// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One action of a replay.
public struct ChorVoliStep: Codable, Hashable, Sendable {
    /// The action.
    public var action: ChorVoliAction
    /// What it brought about.
    public var events: [ChorVoliEvent]
    /// Digest of the state after it.
    public var digest: String

    public init(action: ChorVoliAction, events: [ChorVoliEvent], digest: String) {
        self.action = action
        self.events = events
        self.digest = digest
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case events
        case digest
    }
}
