// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What became of one state: a position or a problem, the other is null.
public struct KrytBatchResult: Codable, Hashable, Sendable {
    /// The position after the actions.
    public var position: KrytPosition?
    /// Why the actions were refused; this item is unchanged, the others are not affected.
    public var problem: Problem?

    public init(position: KrytPosition?, problem: Problem?) {
        self.position = position
        self.problem = problem
    }

    private enum CodingKeys: String, CodingKey {
        case position
        case problem
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(position, forKey: .position)
        try container.encode(problem, forKey: .problem)
    }
}
