// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// What this table promises; docs/sealed-tables says of each value what it prevents.
public struct Safety: Codable, Hashable, Sendable {
    /// The server remembers how far the match has come, so nobody can go back.
    public var ledger: Bool
    /// Who made the key of each seat: the player's own device, or the server.
    public var seats: [SeatKey]
    /// Who had a part in the seed.
    public var fairness: Fairness
    /// `memory` where cards are gathered and cut, so that a good memory knows of later deals.
    public var secrecy: Secrecy

    public init(ledger: Bool, seats: [SeatKey], fairness: Fairness, secrecy: Secrecy) {
        self.ledger = ledger
        self.seats = seats
        self.fairness = fairness
        self.secrecy = secrecy
    }

    private enum CodingKeys: String, CodingKey {
        case ledger
        case seats
        case fairness
        case secrecy
    }
}
