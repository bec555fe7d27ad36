// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What became of each state, in the order of the request.
public struct KrytBatchAnswer: Codable, Hashable, Sendable {
    /// One result an item.
    public var results: [KrytBatchResult]

    public init(results: [KrytBatchResult]) {
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case results
    }
}
