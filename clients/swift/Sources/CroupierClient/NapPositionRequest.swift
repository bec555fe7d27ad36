// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A state to look at as it stands.
public struct NapPositionRequest: Codable, Hashable, Sendable {
    /// The state.
    public var state: NapState

    public init(state: NapState) {
        self.state = state
    }

    private enum CodingKeys: String, CodingKey {
        case state
    }
}
