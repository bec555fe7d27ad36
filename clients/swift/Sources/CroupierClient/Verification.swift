/// What comes of checking a reveal; each is nil where there was nothing to check.
public struct Verdicts: Hashable, Sendable {
    /// The server's secret is the one that it was bound to, the seed follows from what all put in, and so do the decks.
    public var deck: Bool?
    /// The cards that were dealt to the seat, drawn by it and shown to it are those of the decks.
    public var seen: Bool?
    /// The moves give the links that were shown.
    public var links: Bool?

    public init(deck: Bool?, seen: Bool?, links: Bool?) {
        self.deck = deck
        self.seen = seen
        self.links = links
    }
}

/// What a table has seen, whatever its game.
struct Known {
    var commitment: String?
    var opening: String?
    var match: String?
    var links: [Int: String]
    var deals: [Int: SeenDeal]
}

/// A reveal, held against what a table has seen.
struct Verification {
    /// A reveal shows no more decks than these.
    private static let mostDecks = 1_000
    private static let matchDigits = 32
    private static let secretDigits = 64

    let known: Known
    let told: Revealed

    init(known: Known, told: Revealed) {
        self.known = known
        self.told = told
    }

    func verdicts(moves: [Int: String]) -> Verdicts {
        guard (2...7).contains(told.players), told.deals > 0 else {
            // There is no such match.
            return Verdicts(deck: false, seen: false, links: false)
        }
        return Verdicts(deck: orFalse(deck), seen: seen(), links: orFalse({ try links(moves) }))
    }

    /// What is not even hexadecimal was never true.
    private func orFalse(_ check: () throws -> Bool?) -> Bool? {
        do {
            return try check()
        } catch {
            return false
        }
    }

    private func deck() throws -> Bool? {
        guard try isThisMatch(), try opensWhatWasCommitted(), try secretGivesSeed(), seedGivesDecks() else {
            return false
        }
        guard let commitment = known.commitment else {
            return nil
        }
        return commitment == told.commitment
    }

    private func isThisMatch() throws -> Bool {
        guard told.match.count == Verification.matchDigits, told.secret.count == Verification.secretDigits else {
            return false
        }
        let commitment = try FairDeal.commitment(match: told.match, record: told.record, secret: told.secret)
        return (known.match ?? told.match) == told.match && commitment == told.commitment
    }

    private func opensWhatWasCommitted() throws -> Bool {
        var commitments: [String?] = []
        for opening in told.openings {
            if let opening {
                commitments.append(try SeatOpening(opening: opening).commitment)
            } else {
                commitments.append(nil)
            }
        }
        let isAmong = known.opening == nil || told.openings.contains(known.opening)
        return isAmong && commitments == told.commitments
    }

    private func secretGivesSeed() throws -> Bool {
        let seed = try FairDeal.seed(record: told.record, secret: told.secret, openings: told.openings)
        return seed == told.seed
    }

    private func seedGivesDecks() -> Bool {
        let count = min(told.deals, Verification.mostDecks)
        return told.decks == (0..<count).map { deal in revealed(deal) }
    }

    private func revealed(_ deal: Int) -> RevealedDeck {
        let pack = told.dealing.pack
        return RevealedDeck(
            deal: deal,
            deck: Chance.deck(pack: pack, seed: told.seed, deal: deal),
            cut: Chance.cut(size: pack.count, seed: told.seed, deal: deal)
        )
    }

    private func seen() -> Bool? {
        let deals = known.deals.filter { told.isShuffled($0.key) }
        if deals.isEmpty {
            return nil
        }
        let firstDealer = told.dealer ?? Chance.dealer(players: told.players, seed: told.seed)
        return deals.allSatisfy { deal, seen in
            (deal > 0 || seen.dealer == firstDealer)
                && told.dealing.holds(deck: revealed(deal).deck, players: told.players, seen: seen)
        }
    }

    private func links(_ moves: [Int: String]) throws -> Bool? {
        var inOrder: [String] = []
        while let move = moves[inOrder.count + 1] {
            inOrder.append(move)
        }
        let computed = try FairDeal.links(record: told.record, secret: told.secret, moves: inOrder)
        var shown = known.links
        if let link = shown[Int(told.last.move)], link != told.last.link {
            return false
        }
        shown[Int(told.last.move)] = told.last.link
        if shown.contains(where: { move, link in move < computed.count && computed[move] != link }) {
            return false
        }
        return shown.keys.allSatisfy { $0 < computed.count } ? true : nil
    }
}
