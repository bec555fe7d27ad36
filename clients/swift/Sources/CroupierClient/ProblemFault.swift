// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// One fault of a request, and where it is.
public struct ProblemFault: Codable, Hashable, Sendable {
    /// JSON Pointer (RFC 6901) into the request body; empty for the body as a whole.
    public var pointer: String
    /// Code of the law that is broken; `schema` where the schema says no.
    public var reason: String
    /// Id of the rule that the law comes from; null where none does.
    public var rule: String?
    /// What is wrong, in a sentence.
    public var detail: String

    public init(pointer: String, reason: String, rule: String?, detail: String) {
        self.pointer = pointer
        self.reason = reason
        self.rule = rule
        self.detail = detail
    }

    private enum CodingKeys: String, CodingKey {
        case pointer
        case reason
        case rule
        case detail
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pointer, forKey: .pointer)
        try container.encode(reason, forKey: .reason)
        try container.encode(rule, forKey: .rule)
        try container.encode(detail, forKey: .detail)
    }
}
