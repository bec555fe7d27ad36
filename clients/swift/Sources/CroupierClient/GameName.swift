// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a game is called in a language.
public struct GameName: Codable, Hashable, Sendable {
    /// Language tag (BCP 47).
    public var language: String
    /// The name, in that language's script.
    public var name: String

    public init(language: String, name: String) {
        self.language = language
        self.name = name
    }

    private enum CodingKeys: String, CodingKey {
        case language
        case name
    }
}
