// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a seat said in the bidding.
public struct NapCall: Codable, Hashable, Sendable {
    /// Contract that was bid; null for a pass.
    public var contract: NapContract?
    /// Whether with the floater.
    public var floater: Bool

    public init(contract: NapContract?, floater: Bool) {
        self.contract = contract
        self.floater = floater
    }

    private enum CodingKeys: String, CodingKey {
        case contract
        case floater
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(contract, forKey: .contract)
        try container.encode(floater, forKey: .floater)
    }
}
