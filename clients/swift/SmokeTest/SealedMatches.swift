// Plays a sealed match of each game, each seat with its own key; then reveals it and checks it offline.

import CroupierClient
import Foundation

/// What the players of a match have made on their own devices.
struct Players {
    var secrets: [SeatSecret] = []
    var openings: [SeatOpening] = []

    init(count: Int) throws {
        for _ in 0..<count {
            secrets.append(try SeatSecret(key: SeatSecret().key))
            openings.append(try SeatOpening(opening: SeatOpening().opening))
        }
    }

    var locks: [String?] {
        secrets.map { $0.lock }
    }

    var commitments: [String?] {
        openings.map { $0.commitment }
    }

    var opened: [String?] {
        openings.map { $0.opening }
    }

    func tables<Game: SealedGame>(_ game: Game, token: String, commitment: String) -> [SealedTable<Game>] {
        secrets.indices.map { seat in
            SealedTable(
                game: game,
                token: token,
                key: secrets[seat].key,
                commitment: commitment,
                opening: openings[seat].opening
            )
        }
    }
}

/// A match that is to be played: the seats, how they choose, and what the smoke test asks of answers.
struct SealedMatch<Game: SealedGame> {
    var name: String
    var game: Game
    var tables: [SealedTable<Game>]
    var toAct: KeyPath<Game.Table, [Int]>
    var decks: WritableKeyPath<Game.Reveal, [RevealedDeck]>
    var secret: WritableKeyPath<Game.Reveal, String>
    var choose: (Game.Table, inout Dice) -> [Game.Action]
}

func playSealedKryt(_ game: KrytNavalivat) async throws {
    for variant in KrytVariant.allCases {
        let players = try Players(count: 3)
        let prepared = try await game.prepareTable(
            players: 3,
            variant: variant,
            options: KrytOverrides(actionLimit: 200, deals: deals),
            locks: players.locks,
            commitments: players.commitments
        )
        let token = try await game.startTable(token: prepared.token, openings: players.opened).token
        let match: SealedMatch<KrytNavalivat> = SealedMatch(
            name: "Kryt'-navalivat', \(variant.rawValue)",
            game: game,
            tables: players.tables(game, token: token, commitment: prepared.commitment),
            toAct: \.toAct,
            decks: \.decks,
            secret: \.secret,
            choose: { table, dice in [table.legal.randomElement(using: &dice)].compactMap { $0 } }
        )
        try await play(match)
    }
}

func playSealedNap(_ game: Nap) async throws {
    let short = NapOverrides(pack: .short, batches: .twoThree, deals: deals)
    let gathered = NapOverrides(shuffle: .afterFive, deals: deals)
    let always = NapOverrides(deals: deals)
    let forms: [(NapVariant, NapOverrides)] = [
        (.standard, short), (.purchase, always), (.floaterTeesside, always), (.floater, gathered),
    ]
    for (variant, options) in forms {
        let players = try Players(count: 4)
        let prepared = try await game.prepareTable(
            players: 4,
            variant: variant,
            options: options,
            locks: players.locks,
            commitments: players.commitments
        )
        let token = try await game.startTable(token: prepared.token, openings: players.opened).token
        let match: SealedMatch<Nap> = SealedMatch(
            name: "Nap, \(variant.rawValue)",
            game: game,
            tables: players.tables(game, token: token, commitment: prepared.commitment),
            toAct: \.toAct,
            decks: \.decks,
            secret: \.secret,
            choose: { table, dice in [table.legal.randomElement(using: &dice)].compactMap { $0 } }
        )
        try await play(match)
    }
}

func playSealedChorVoli(_ game: ChorVoli) async throws {
    let forms: [(ChorVoliVariant, Int)] = [(.chorVoli, 4), (.ramchi, 3)]
    for (variant, count) in forms {
        let players = try Players(count: count)
        let prepared = try await game.prepareTable(
            players: count,
            variant: variant,
            options: ChorVoliOverrides(deals: deals),
            locks: players.locks,
            commitments: players.commitments
        )
        let token = try await game.startTable(token: prepared.token, openings: players.opened).token
        let match: SealedMatch<ChorVoli> = SealedMatch(
            name: "Chor Voli, \(variant.rawValue)",
            game: game,
            tables: players.tables(game, token: token, commitment: prepared.commitment),
            toAct: \.toAct,
            decks: \.decks,
            secret: \.secret,
            choose: { table, dice in arranged(table.legal, &dice) }
        )
        try await play(match)
    }
}

/// Returns a whole arrangement where a seat arranges, and another action otherwise.
func arranged(_ legal: [ChorVoliAction], _ dice: inout Dice) -> [ChorVoliAction] {
    var used: Set<Card> = []
    var laid: [ChorVoliAction] = []
    for action in legal {
        switch action {
        case .combine(var combine):
            if used.isDisjoint(with: combine.cards) {
                used.formUnion(combine.cards)
                combine.cards.shuffle(using: &dice)
                laid.append(.combine(combine))
            }
        case .stand:
            return laid + [action]
        case .takeTableCard, .show, .deal:
            continue
        }
    }
    return [legal.randomElement(using: &dice)].compactMap { $0 }
}

func play<Game: SealedGame>(_ match: SealedMatch<Game>) async throws {
    var dice = Dice()
    var tables = match.tables
    for table in tables.dropFirst() {
        // Whoever looks at a deal can check it later.
        try await table.view()
    }
    var toAct = try await tables[0].view()[keyPath: match.toAct]
    var token = await tables[0].token
    let older = token
    while let turn = toAct.randomElement(using: &dice) {
        // An app that is started anew goes on from what it has stored.
        let held = await tables[turn].state
        let state = try JSONDecoder().decode(SealedTableState<Game.Move>.self, from: JSONEncoder().encode(held))
        tables[turn] = SealedTable(game: match.game, state: state)
        let seen = try await tables[turn].receive(token: token)
        let actions = match.choose(seen, &dice)
        toAct = try await tables[turn].play(actions: actions)[keyPath: match.toAct]
        token = try await passedOn(from: tables[turn], to: tables)
    }
    try await refuseOlder(tables[0], older)
    for table in tables {
        try await table.close()
        token = try await passedOn(from: table, to: tables)
    }
    var fingerprints: Set<String> = []
    for table in tables {
        let fingerprint = await table.fingerprint
        fingerprints.insert(fingerprint ?? "none")
    }
    try expect(fingerprints.count == 1, "Seats of one match show different fingerprints.")
    try await verify(match, tables)
}

/// Passes a table's token on to all, and returns it.
func passedOn<Game: SealedGame>(from source: SealedTable<Game>, to tables: [SealedTable<Game>]) async throws -> String {
    let token = await source.token
    for table in tables {
        try await table.receive(token: token)
    }
    return token
}

func refuseOlder<Game: SealedGame>(_ table: SealedTable<Game>, _ older: String) async throws {
    let before = await table.state
    do {
        try await table.receive(token: older)
    } catch let refused as ProblemError {
        try expect(refused.problem.code == .notDescendant, "An older token was refused as \(refused.problem.code).")
        let after = await table.state
        try expect(after == before, "A refused token changed what was seen.")
        return
    }
    throw Failure(description: "An older token was taken.")
}

func verify<Game: SealedGame>(_ match: SealedMatch<Game>, _ tables: [SealedTable<Game>]) async throws {
    let last = tables[tables.count - 1]
    let reveal = try await last.reveal()
    var moves: [Int: Game.Move] = [:]
    for table in tables {
        let own = await table.state.moves
        moves.merge(own) { known, _ in known }
    }
    for table in tables {
        let whole = try await table.verify(reveal: reveal, moves: moves)
        try expect(whole == Verdicts(deck: true, seen: true, links: true), "The verdicts are \(whole).")
        let alone = try await table.verify(reveal: reveal)
        try expect(alone == Verdicts(deck: true, seen: true, links: nil), "Without moves they are \(alone).")
    }
    let state = await last.state
    try expect(state.deals.count == deals && state.links.count == moves.count + 1, "A deal or a link was missed.")

    let check = Tampering(match: match, state: state, reveal: reveal, moves: moves)
    try await check.changedReveals()
    try await check.changedMemories()
    print("\(match.name): sealed, \(moves.count) moves; \(state.fingerprint ?? "none").")
}

/// Changes one thing at a time, and sees the one verdict turn that it belongs to.
struct Tampering<Game: SealedGame> {
    var match: SealedMatch<Game>
    var state: SealedTableState<Game.Move>
    var reveal: Game.Reveal
    var moves: [Int: Game.Move]

    func changedReveals() async throws {
        var swapped = reveal
        swapped[keyPath: match.decks][0].deck.swapAt(0, 1)
        try await expectVerdicts(state, swapped, Verdicts(deck: false, seen: true, links: true))
        var other = reveal
        other[keyPath: match.secret] = String(repeating: "0", count: 64)
        try await expectVerdicts(state, other, Verdicts(deck: false, seen: true, links: false))
        for secret in ["?", "", String(repeating: "0", count: 62)] {
            other[keyPath: match.secret] = secret
            try await expectVerdicts(state, other, Verdicts(deck: false, seen: true, links: false))
        }
        var fewer = reveal
        fewer[keyPath: match.decks].removeFirst()
        try await expectVerdicts(state, fewer, Verdicts(deck: false, seen: true, links: true))
    }

    func changedMemories() async throws {
        let unseen = Verdicts(deck: true, seen: false, links: true)
        for (number, deal) in state.deals where number == 0 {
            var changed = state
            changed.deals[number]?.hand.reverse()
            try await expectVerdicts(changed, reveal, unseen)
            changed = state
            changed.deals[number]?.apart = deal.hand[0]
            try await expectVerdicts(changed, reveal, unseen)
        }
        for (number, deal) in state.deals {
            if let place = deal.draws.firstIndex(where: { !$0.cards.isEmpty }) {
                var changed = state
                changed.deals[number]?.draws[place].left += 1
                try await expectVerdicts(changed, reveal, unseen)
            }
        }
        var linked = state
        linked.links[1] = String(repeating: "0", count: 16)
        try await expectVerdicts(linked, reveal, Verdicts(deck: true, seen: true, links: false))
        var bound = state
        bound.commitment = String(repeating: "0", count: 64)
        try await expectVerdicts(bound, reveal, Verdicts(deck: false, seen: true, links: true))
        let fresh = SealedTableState<Game.Move>(token: state.token, key: state.key)
        try await expectVerdicts(fresh, reveal, Verdicts(deck: nil, seen: nil, links: true))
    }

    private func expectVerdicts(
        _ state: SealedTableState<Game.Move>,
        _ reveal: Game.Reveal,
        _ expected: Verdicts
    ) async throws {
        let table = SealedTable(game: match.game, state: state)
        let found = try await table.verify(reveal: reveal, moves: moves)
        try expect(found == expected, "The verdicts are \(found), not \(expected).")
    }
}
