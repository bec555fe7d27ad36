// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What became of each state, in the order of the request.
public struct NapBatchAnswer: Codable, Hashable, Sendable {
    /// One result an item.
    public var results: [NapBatchResult]

    public init(results: [NapBatchResult]) {
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case results
    }
}
