// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A rule that can be broken.
public struct RuleEntry: Codable, Hashable, Sendable {
    /// Id on the rules page; several entries may share it.
    public var id: String
    /// Code of this entry alone, as problems give it in `reason`.
    public var code: String
    /// The sentence, with the names of its values in braces.
    public var sentence: String
    /// Where the rule comes from.
    public var source: String

    public init(id: String, code: String, sentence: String, source: String) {
        self.id = id
        self.code = code
        self.sentence = sentence
        self.source = source
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case code
        case sentence
        case source
    }
}
