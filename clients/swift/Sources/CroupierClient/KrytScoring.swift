// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What the match has come to (K19).
public struct KrytScoring: Codable, Hashable, Sendable {
    /// Deals lost, by seat.
    public var losses: [Int]
    /// How the deal ended; null while it is played.
    public var result: KrytResult?
    /// Net result of the deal by seat, which sums to zero; null while it is played.
    public var returns: [Int]?

    public init(losses: [Int], result: KrytResult?, returns: [Int]?) {
        self.losses = losses
        self.result = result
        self.returns = returns
    }

    private enum CodingKeys: String, CodingKey {
        case losses
        case result
        case returns
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(losses, forKey: .losses)
        try container.encode(result, forKey: .result)
        try container.encode(returns, forKey: .returns)
    }
}
