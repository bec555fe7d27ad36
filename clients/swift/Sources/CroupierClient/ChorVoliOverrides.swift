// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// Options that differ from the variant's; one that its form does not have is refused.
public struct ChorVoliOverrides: Codable, Hashable, Sendable {
    /// Three threes beat three aces.
    public var threesHigh: Bool?
    /// Four fours beat four aces.
    public var foursHigh: Bool?
    /// Which of equal combinations wins: shown first or last.
    public var ties: ChorVoliTies?
    /// Who shows first in a showdown.
    public var showdownLeader: ChorVoliShowdownLeader?
    /// Four of a kind ends a deal.
    public var fourOfAKind: Bool?
    /// Deals after which the match is over.
    public var deals: Int?

    public init(
        threesHigh: Bool? = nil,
        foursHigh: Bool? = nil,
        ties: ChorVoliTies? = nil,
        showdownLeader: ChorVoliShowdownLeader? = nil,
        fourOfAKind: Bool? = nil,
        deals: Int? = nil
    ) {
        self.threesHigh = threesHigh
        self.foursHigh = foursHigh
        self.ties = ties
        self.showdownLeader = showdownLeader
        self.fourOfAKind = fourOfAKind
        self.deals = deals
    }

    private enum CodingKeys: String, CodingKey {
        case threesHigh = "threes_high"
        case foursHigh = "fours_high"
        case ties
        case showdownLeader = "showdown_leader"
        case fourOfAKind = "four_of_a_kind"
        case deals
    }
}
