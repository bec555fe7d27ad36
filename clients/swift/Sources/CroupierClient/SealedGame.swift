/// A game whose sealed tables a ``SealedTable`` can sit at.
public protocol SealedGame: Sendable {
    associatedtype Action: Sendable
    associatedtype Table: Sendable
    associatedtype Reveal: Sendable
    associatedtype Move: Codable & Hashable & Sendable

    func playTable(token: String, actions: [Action], key: String, lastSeen: LastSeen?) async throws -> Table
    func viewTable(token: String, key: String?, lastSeen: LastSeen?) async throws -> Table
    func closeTable(token: String, key: String, lastSeen: LastSeen?) async throws -> Table
    func revealTable(token: String, lastSeen: LastSeen?) async throws -> Reveal

    /// Returns a move of a seat; without actions it is a close.
    func move(seat: Int, actions: [Action]) -> Move
    /// Returns a move as its link is made from it.
    func canonical(_ move: Move) throws -> String
    /// Returns what an answer tells a seat, in terms that all games share.
    func told(_ table: Table) -> Told
    /// Returns what a reveal says, in terms that all games share.
    func revealed(_ reveal: Reveal) throws -> Revealed
}

/// What an answer tells a seat, in terms that all games share.
public struct Told: Sendable {
    var token: String
    var match: String
    var lastSeen: LastSeen
    var seat: Int?
    var deal: Int
    var dealt: SeenDeal?
    var apart: Card?
    var draws: [SeenDraw]

    /// Returns what is known of all deals, with what this answer tells.
    func noted(_ deals: [Int: SeenDeal]) -> [Int: SeenDeal] {
        guard var seen = dealt ?? deals[deal] else {
            return deals
        }
        seen.apart = apart ?? seen.apart
        seen.draws += draws
        var noted = deals
        noted[deal] = seen
        return noted
    }
}

/// What a reveal says, in terms that all games share, and how its game deals.
public struct Revealed: Sendable {
    var match: String
    var record: String
    var secret: String
    var openings: [String?]
    var commitments: [String?]
    var commitment: String
    var seed: String
    var decks: [RevealedDeck]
    var last: LastSeen
    var deals: Int
    var players: Int
    var dealer: Int?
    var dealing: Dealing
    var shufflesAlways: Bool

    /// Returns whether a deal was shuffled for certain, and not gathered and cut.
    func isShuffled(_ deal: Int) -> Bool {
        deal == 0 || shufflesAlways
    }
}

/// How a game deals: the pack, how many cards a seat gets each time round, and whether one is put apart.
struct Dealing: Sendable {
    var pack: [Card]
    var batches: [Int]
    var hasApart: Bool

    /// Returns whether all that was seen of a deal is where its deck has it.
    func holds(deck: [Card], players: Int, seen: SeenDeal) -> Bool {
        guard (0..<players).contains(seen.seat), (0..<players).contains(seen.dealer) else {
            return false
        }
        let rest = Array(deck.dropFirst(batches.reduce(0, +) * players))
        let stock = hasApart ? Array(rest.dropFirst()) : rest
        if let apart = seen.apart, !hasApart || apart != rest.first {
            return false
        }
        guard hand(deck: deck, players: players, seen: seen) == seen.hand else {
            return false
        }
        return seen.draws.allSatisfy { draw in
            draw.left >= 0 && Array(stock.dropLast(draw.left).suffix(draw.cards.count)) == draw.cards
        }
    }

    private func hand(deck: [Card], players: Int, seen: SeenDeal) -> [Card] {
        let place = (seen.seat - seen.dealer - 1 + players) % players
        var cards: [Card] = []
        var start = 0
        for batch in batches {
            cards += deck.dropFirst(start + place * batch).prefix(batch)
            start += batch * players
        }
        return cards
    }
}

/// Returns the cards from a rank on, in canonical order; ranks are numbered from 0, the two.
func packFrom(_ lowest: Int) -> [Card] {
    let ranks = Rank.allCases.dropFirst(max(lowest, 0)).map { $0.rawValue }
    return Card.allCases.filter { ranks.contains(String($0.rawValue.prefix(1))) }
}
