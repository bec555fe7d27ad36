// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One action of a replay.
public struct NapStep: Codable, Hashable, Sendable {
    /// The action.
    public var action: NapAction
    /// What it brought about.
    public var events: [NapEvent]
    /// Digest of the state after it.
    public var digest: String

    public init(action: NapAction, events: [NapEvent], digest: String) {
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
