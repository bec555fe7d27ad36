// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A state to look at as it stands.
public struct KrytPositionRequest: Codable, Hashable, Sendable {
    /// The state.
    public var state: KrytState

    public init(state: KrytState) {
        self.state = state
    }

    private enum CodingKeys: String, CodingKey {
        case state
    }
}
