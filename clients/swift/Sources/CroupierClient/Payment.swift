// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Units that changed hands.
public struct Payment: Codable, Hashable, Sendable {
    /// Id of the rule that asks for them.
    public var rule: String
    /// What for.
    public var reason: String
    /// How many.
    public var amount: Int
    /// Seat that paid; null if they came out of the pot.
    public var payer: Int?
    /// Seat that got them; null if they went into the pot.
    public var payee: Int?
    /// The pot, where it paid or got them; else null.
    public var pot: Pot?

    public init(rule: String, reason: String, amount: Int, payer: Int?, payee: Int?, pot: Pot?) {
        self.rule = rule
        self.reason = reason
        self.amount = amount
        self.payer = payer
        self.payee = payee
        self.pot = pot
    }

    private enum CodingKeys: String, CodingKey {
        case rule
        case reason
        case amount
        case payer
        case payee
        case pot
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rule, forKey: .rule)
        try container.encode(reason, forKey: .reason)
        try container.encode(amount, forKey: .amount)
        try container.encode(payer, forKey: .payer)
        try container.encode(payee, forKey: .payee)
        try container.encode(pot, forKey: .pot)
    }
}
