// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Up to 100 states, each with its own actions; they do not know of each other.
public struct NapBatchRequest: Codable, Hashable, Sendable {
    /// The states and their actions.
    public var items: [NapBatchItem]

    public init(items: [NapBatchItem]) {
        self.items = items
    }

    private enum CodingKeys: String, CodingKey {
        case items
    }
}
