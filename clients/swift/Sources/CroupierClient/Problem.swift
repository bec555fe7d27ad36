// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Why a request was refused (RFC 9457). Nothing has changed; what does not apply is null.
public struct Problem: Codable, Hashable, Sendable {
    /// Address of the page about this code, on this server.
    public var type: String
    /// The code in words.
    public var title: String
    /// The HTTP status.
    public var status: Int
    /// What is wrong with this request, in a sentence.
    public var detail: String
    /// What kind of problem this is; the list is closed.
    public var code: ProblemCode
    /// Id of the rule that forbids the action.
    public var rule: String?
    /// Code of the rule that forbids the action.
    public var reason: String?
    /// What the rule's sentence mentions by name (card, seat, suit), for translation.
    public var values: [String: String]?
    /// Place of the forbidden action in the request's list, from 0.
    public var index: Int?
    /// The faults of the request, up to 100.
    public var errors: [ProblemFault]?
    /// How many faults there are beyond these.
    public var more: Int?

    public init(
        type: String,
        title: String,
        status: Int,
        detail: String,
        code: ProblemCode,
        rule: String?,
        reason: String?,
        values: [String: String]?,
        index: Int?,
        errors: [ProblemFault]?,
        more: Int?
    ) {
        self.type = type
        self.title = title
        self.status = status
        self.detail = detail
        self.code = code
        self.rule = rule
        self.reason = reason
        self.values = values
        self.index = index
        self.errors = errors
        self.more = more
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case title
        case status
        case detail
        case code
        case rule
        case reason
        case values
        case index
        case errors
        case more
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(title, forKey: .title)
        try container.encode(status, forKey: .status)
        try container.encode(detail, forKey: .detail)
        try container.encode(code, forKey: .code)
        try container.encode(rule, forKey: .rule)
        try container.encode(reason, forKey: .reason)
        try container.encode(values, forKey: .values)
        try container.encode(index, forKey: .index)
        try container.encode(errors, forKey: .errors)
        try container.encode(more, forKey: .more)
    }
}
