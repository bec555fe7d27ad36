// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What a reveal showed, and what is to be checked against it.
public struct ChorVoliFairnessRequest: Codable, Hashable, Sendable {
    /// Id of the match.
    public var match: String
    /// What was agreed on.
    public var record: ChorVoliTableRecord
    /// The server's secret.
    public var secret: String
    /// What each seat put in.
    public var openings: [String?]
    /// How many deals to compute.
    public var deals: Int
    /// Every move from the start; none if the links are not to be computed beyond the first.
    public var moves: [ChorVoliTableMove]

    public init(
        match: String,
        record: ChorVoliTableRecord,
        secret: String,
        openings: [String?],
        deals: Int,
        moves: [ChorVoliTableMove]
    ) {
        self.match = match
        self.record = record
        self.secret = secret
        self.openings = openings
        self.deals = deals
        self.moves = moves
    }

    private enum CodingKeys: String, CodingKey {
        case match
        case record
        case secret
        case openings
        case deals
        case moves
    }
}
