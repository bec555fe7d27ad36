// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A state to look at as it stands.
public struct ChorVoliPositionRequest: Codable, Hashable, Sendable {
    /// The state.
    public var state: ChorVoliState

    public init(state: ChorVoliState) {
        self.state = state
    }

    private enum CodingKeys: String, CodingKey {
        case state
    }
}
