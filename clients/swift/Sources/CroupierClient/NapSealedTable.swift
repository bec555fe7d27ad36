import Foundation

extension Nap: SealedGame {
    public typealias Action = NapAction
    public typealias Table = NapTable
    public typealias Reveal = NapTableReveal
    public typealias Move = NapTableMove

    public func move(seat: Int, actions: [NapAction]) -> NapTableMove {
        NapTableMove(seat: seat, actions: actions)
    }

    public func canonical(_ move: NapTableMove) throws -> String {
        try move.canonical()
    }

    public func told(_ table: NapTable) -> Told {
        Told(
            token: table.token,
            match: table.match,
            lastSeen: LastSeen(move: table.move, link: table.link),
            seat: table.seat,
            deal: table.view.deal,
            dealt: table.dealt(),
            apart: table.floater(),
            draws: table.draws()
        )
    }

    public func revealed(_ reveal: NapTableReveal) throws -> Revealed {
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
            shufflesAlways: record.options.shuffle == .always
        )
    }
}

extension NapTableRecord {
    /// Returns the record of a match as commitments and links are made from it.
    public func canonical() throws -> String {
        try CanonicalJSON.made(of: self).adding("game", .string("nap")).text
    }

    fileprivate func dealing() -> Dealing {
        let batches = options.batches == .threeTwo ? [3, 2] : [2, 3]
        switch options {
        case .standard(let standard):
            return Dealing(pack: pack(standard), batches: batches, hasApart: false)
        case .floater, .floaterTeesside, .floaterAylesbury, .floaterDorset:
            // Of three the lowest card is the ten; each further player has one rank more.
            return Dealing(pack: packFrom(11 - players), batches: batches, hasApart: true)
        }
    }

    private func pack(_ standard: NapStandard) -> [Card] {
        if let lowest = standard.lowestRank {
            return packFrom(Rank.allCases.firstIndex(of: lowest) ?? 0)
        }
        // Of three the lowest card of a short pack is the nine; each further player has one rank more.
        return packFrom(standard.pack == .short ? 10 - players : 0)
    }
}

extension NapTableMove {
    /// Returns a move as its link is made from it.
    public func canonical() throws -> String {
        if actions.isEmpty {
            return "{\"close\":\(seat)}"
        }
        return try CanonicalJSON.made(of: actions).text
    }
}

extension NapTable {
    fileprivate func dealt() -> SeenDeal? {
        for event in events {
            if case .dealt(let dealt) = event, let own = dealt.hands.first(where: { $0.seat == seat }) {
                return SeenDeal(dealer: dealt.dealer, seat: own.seat, hand: own.cards ?? [])
            }
        }
        return nil
    }

    fileprivate func floater() -> Card? {
        for event in events {
            if case .looked(let looked) = event, let card = looked.card {
                return card
            }
            if case .tookFloater(let took) = event, let card = took.card {
                return card
            }
        }
        return nil
    }

    fileprivate func draws() -> [SeenDraw] {
        var draws: [SeenDraw] = []
        for event in events {
            if case .purchased(let purchased) = event, purchased.seat == seat {
                draws.append(SeenDraw(cards: purchased.drawn ?? [], left: view.stockCount))
            }
        }
        return draws
    }
}
