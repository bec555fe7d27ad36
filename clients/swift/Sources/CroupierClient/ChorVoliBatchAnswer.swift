// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What became of each state, in the order of the request.
public struct ChorVoliBatchAnswer: Codable, Hashable, Sendable {
    /// One result an item.
    public var results: [ChorVoliBatchResult]

    public init(results: [ChorVoliBatchResult]) {
        self.results = results
    }

    private enum CodingKeys: String, CodingKey {
        case results
    }
}
