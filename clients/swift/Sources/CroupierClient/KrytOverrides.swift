// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Options that differ from the variant's.
public struct KrytOverrides: Codable, Hashable, Sendable {
    /// Actions after which a deal is broken off.
    public var actionLimit: Int?
    /// Deals after which the match is over.
    public var deals: Int?

    public init(actionLimit: Int? = nil, deals: Int? = nil) {
        self.actionLimit = actionLimit
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case actionLimit = "action_limit"
        case deals
    }
}
