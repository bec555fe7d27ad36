import Foundation

extension KrytNavalivat: SealedGame {
    public typealias Action = KrytAction
    public typealias Table = KrytTable
    public typealias Reveal = KrytTableReveal
    public typealias Move = KrytTableMove

    public func move(seat: Int, actions: [KrytAction]) -> KrytTableMove {
        KrytTableMove(seat: seat, actions: actions)
    }

    public func canonical(_ move: KrytTableMove) throws -> String {
        try move.canonical()
    }

    public func told(_ table: KrytTable) -> Told {
        Told(
            token: table.token,
            match: table.match,
            lastSeen: LastSeen(move: table.move, link: table.link),
            seat: table.seat,
            deal: table.view.deal,
            dealt: table.dealt(),
            apart: nil,
            draws: table.draws()
        )
    }

    public func revealed(_ reveal: KrytTableReveal) throws -> Revealed {
        let record = reveal.record
        return Revealed(
            match: reveal.match,
            record: try record.canonical(),
            secret: reveal.secret,
            openings: reveal.openings,
            commitments: record.commitments,
            commitment: reveal.commitment,
            seed: reveal.seed,
            decks: reveal.decks,
            last: LastSeen(move: reveal.move, link: reveal.link),
            deals: reveal.state.deal + 1,
            players: record.players,
            dealer: record.dealer,
            dealing: record.dealing(),
            shufflesAlways: true
        )
    }
}

extension KrytTableRecord {
    /// Returns the record of a match as commitments and links are made from it.
    public func canonical() throws -> String {
        try CanonicalJSON.made(of: self).adding("game", .string("kryt-navalivat")).text
    }

    fileprivate func dealing() -> Dealing {
        // The pack begins with the sixes.
        Dealing(pack: packFrom(4), batches: [1, 1, 1], hasApart: hasIndicator)
    }

    private var hasIndicator: Bool {
        switch options {
        case .standard: return true
        case .diamondsAndSpades: return false
        }
    }
}

extension KrytTableMove {
    /// Returns a move as its link is made from it.
    public func canonical() throws -> String {
        if actions.isEmpty {
            return "{\"close\":\(seat)}"
        }
        return try CanonicalJSON.made(of: actions).text
    }
}

extension KrytTable {
    fileprivate func dealt() -> SeenDeal? {
        for event in events {
            if case .dealt(let dealt) = event, let own = dealt.hands.first(where: { $0.seat == seat }) {
                return SeenDeal(dealer: dealt.dealer, seat: own.seat, hand: own.cards ?? [], apart: dealt.indicator)
            }
        }
        return nil
    }

    fileprivate func draws() -> [SeenDraw] {
        // The indicator is the last card of the stock, and may have become the six of trumps.
        let left = view.stockCount - (view.indicator == nil ? 0 : 1)
        var draws: [SeenDraw] = []
        for event in events {
            if case .drew(let drew) = event, drew.seat == seat {
                let cards = (drew.cards ?? []).dropLast(drew.indicator == nil ? 0 : 1)
                draws.append(SeenDraw(cards: Array(cards), left: left))
            }
        }
        return draws
    }
}
