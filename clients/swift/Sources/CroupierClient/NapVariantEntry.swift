// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// A named set of options.
public struct NapVariantEntry: Codable, Hashable, Sendable {
    /// Name of the variant.
    public var name: NapVariant
    /// What it is.
    public var sentence: String
    /// Where it comes from.
    public var source: String
    /// Every choice of rules.
    public var options: NapOptions

    public init(name: NapVariant, sentence: String, source: String, options: NapOptions) {
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
