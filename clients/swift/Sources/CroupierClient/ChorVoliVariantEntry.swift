// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A named set of options.
public struct ChorVoliVariantEntry: Codable, Hashable, Sendable {
    /// Name of the variant.
    public var name: ChorVoliVariant
    /// What it is.
    public var sentence: String
    /// Where it comes from.
    public var source: String
    /// Every choice of rules.
    public var options: ChorVoliOptions

    public init(name: ChorVoliVariant, sentence: String, source: String, options: ChorVoliOptions) {
        self.name = name
        self.sentence = sentence
        self.source = source
        self.options = options
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case sentence
        case source
        case options
    }
}
