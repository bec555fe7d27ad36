// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// All that was hidden in a match, for everybody to check.
public struct NapTableReveal: Codable, Hashable, Sendable {
    /// Id of the match.
    public var match: String
    /// What was agreed on.
    public var record: NapTableRecord
    /// The server's secret: 32 bytes in hexadecimal.
    public var secret: String
    /// What each seat put in; null where it took no part.
    public var openings: [String?]
    /// What the server was bound to.
    public var commitment: String
    /// Seed of the match.
    public var seed: String
    /// The deals so far, the first 1,000 of them.
    public var decks: [RevealedDeck]
    /// Where the match stands, with all that was never shown.
    public var state: NapState
    /// Number of the last move.
    public var move: Int64
    /// Its link.
    public var link: String

    public init(
        match: String,
        record: NapTableRecord,
        secret: String,
        openings: [String?],
        commitment: String,
        seed: String,
        decks: [RevealedDeck],
        state: NapState,
        move: Int64,
        link: String
    ) {
        self.match = match
        self.record = record
        self.secret = secret
        self.openings = openings
        self.commitment = commitment
        self.seed = seed
        self.decks = decks
        self.state = state
        self.move = move
        self.link = link
    }

    private enum CodingKeys: String, CodingKey {
        case match
        case record
        case secret
        case openings
        case commitment
        case seed
        case decks
        case state
        case move
        case link
    }
}
