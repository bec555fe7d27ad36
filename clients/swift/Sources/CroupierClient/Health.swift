// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The service answers; it has nothing else that could fail.
public struct Health: Codable, Hashable, Sendable {
    /// Always ok.
    public var status: HealthStatus

    public init(status: HealthStatus) {
        self.status = status
    }

    private enum CodingKeys: String, CodingKey {
        case status
    }
}
