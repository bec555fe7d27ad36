// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What the match has come to.
public struct NapScoring: Codable, Hashable, Sendable {
    /// Units won, by seat.
    public var balances: [Int]
    /// Units in the kitty.
    public var kitty: Int
    /// Units in the pool.
    public var pool: Int
    /// Every payment of this deal so far, in order.
    public var lines: [Payment]
    /// How the deal ended; null while it is played.
    public var result: NapResult?
    /// Net result of the deal by seat; null while it is played.
    public var returns: [Int]?

    public init(balances: [Int], kitty: Int, pool: Int, lines: [Payment], result: NapResult?, returns: [Int]?) {
        self.balances = balances
        self.kitty = kitty
        self.pool = pool
        self.lines = lines
        self.result = result
        self.returns = returns
    }

    private enum CodingKeys: String, CodingKey {
        case balances
        case kitty
        case pool
        case lines
        case result
        case returns
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(balances, forKey: .balances)
        try container.encode(kitty, forKey: .kitty)
        try container.encode(pool, forKey: .pool)
        try container.encode(lines, forKey: .lines)
        try container.encode(result, forKey: .result)
        try container.encode(returns, forKey: .returns)
    }
}
