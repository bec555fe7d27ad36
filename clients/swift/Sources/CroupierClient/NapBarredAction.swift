// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// An action that a player might have asked for, and why the rules refuse it.
public struct NapBarredAction: Codable, Hashable, Sendable {
    /// The refused action.
    public var action: NapAction
    /// Id of the rule that refuses it.
    public var rule: String
    /// Code of that rule; the rulebook of the catalogue has its sentence.
    public var reason: String

    public init(action: NapAction, rule: String, reason: String) {
        self.action = action
        self.rule = rule
        self.reason = reason
    }

    private enum CodingKeys: String, CodingKey {
        case action
        case rule
        case reason
    }
}
