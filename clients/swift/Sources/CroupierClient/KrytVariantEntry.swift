// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A named set of options.
public struct KrytVariantEntry: Codable, Hashable, Sendable {
    /// Name of the variant.
    public var name: KrytVariant
    /// What it is.
    public var sentence: String
    /// Where it comes from.
    public var source: String
    /// Every choice of rules.
    public var options: KrytOptions

    public init(name: KrytVariant, sentence: String, source: String, options: KrytOptions) {
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
