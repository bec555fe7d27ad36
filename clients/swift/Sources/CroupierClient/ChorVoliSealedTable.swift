import Foundation

extension ChorVoli: SealedGame {
    public typealias Action = ChorVoliAction
    public typealias Table = ChorVoliTable
    public typealias Reveal = ChorVoliTableReveal
    public typealias Move = ChorVoliTableMove

    public func move(seat: Int, actions: [ChorVoliAction]) -> ChorVoliTableMove {
        ChorVoliTableMove(seat: seat, actions: actions)
    }

    public func canonical(_ move: ChorVoliTableMove) throws -> String {
        try move.canonical()
    }

    public func told(_ table: ChorVoliTable) -> Told {
        Told(
            token: table.token,
            match: table.match,
            lastSeen: LastSeen(move: table.move, link: table.link),
            seat: table.seat,
            deal: table.view.deal,
            dealt: table.dealt(),
            apart: nil,
            draws: []
        )
    }

    public func revealed(_ reveal: ChorVoliTableReveal) throws -> Revealed {
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

extension ChorVoliTableRecord {
    /// Returns the record of a match as commitments and links are made from it.
    public func canonical() throws -> String {
        try CanonicalJSON.made(of: self).adding("game", .string("chor-voli")).text
    }

    fileprivate func dealing() -> Dealing {
        let pack = packFrom(0)
        let seats = max(players, 1)
        let batches = Array(repeating: 1, count: pack.count / seats)
        return Dealing(pack: pack, batches: batches, hasApart: pack.count % seats == 1)
    }
}

extension ChorVoliTableMove {
    /// Returns a move as its link is made from it.
    public func canonical() throws -> String {
        if actions.isEmpty {
            return "{\"close\":\(seat)}"
        }
        return try CanonicalJSON.made(of: actions.map(inOneOrder)).text
    }
}

/// The order in which a combination names its cards does not count.
private func inOneOrder(_ action: ChorVoliAction) -> ChorVoliAction {
    guard case .combine(var combine) = action else {
        return action
    }
    combine.cards.sort { $0.rawValue < $1.rawValue }
    return .combine(combine)
}

extension ChorVoliTable {
    fileprivate func dealt() -> SeenDeal? {
        for event in events {
            if case .dealt(let dealt) = event, let own = dealt.hands.first(where: { $0.seat == seat }) {
                return SeenDeal(dealer: dealt.dealer, seat: own.seat, hand: own.cards ?? [], apart: dealt.tableCard)
            }
        }
        return nil
    }
}
