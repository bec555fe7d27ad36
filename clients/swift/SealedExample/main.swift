import CroupierClient
import Foundation

let address = ProcessInfo.processInfo.environment["CROUPIER_URL"] ?? "http://127.0.0.1:8000"
let game = Croupier(baseURL: URL(string: address)!).nap

// Each player makes these on their own device; locks and commitments go to whoever starts the match.
let secrets = [SeatSecret(), SeatSecret(), SeatSecret()]
let openings = [SeatOpening(), SeatOpening(), SeatOpening()]
let locks: [String?] = secrets.map { $0.lock }
let commitments: [String?] = openings.map { $0.commitment }
let opened: [String?] = openings.map { $0.opening }
let prepared = try await game.prepareTable(
    players: 3,
    options: NapOverrides(deals: 1),
    locks: locks,
    commitments: commitments
)
// Once all have stored the server's commitment, they open, and the match starts.
let started = try await game.startTable(token: prepared.token, openings: opened)
var tables: [SealedTable<Nap>] = []
for (secret, opening) in zip(secrets, openings) {
    let table = SealedTable(
        game: game,
        token: started.token,
        key: secret.key,
        commitment: prepared.commitment,
        opening: opening.opening
    )
    // Whoever looks at a deal can check it later.
    let seen = try await table.view()
    let hand = (seen.view.hand ?? []).map { $0.rawValue }
    print("A seat holds \(hand.joined(separator: " ")).")
    tables.append(table)
}

var token = started.token
var turn = started.toAct.first
while let seat = turn {
    let legal = try await tables[seat].receive(token: token).legal
    let seen = try await tables[seat].play(actions: [legal[legal.count - 1]])
    token = seen.token
    turn = seen.toAct.first
}
for table in tables {
    try await table.receive(token: token)
    token = try await table.close().token
}

var moves: [Int: NapTableMove] = [:]
for table in tables {
    let own = await table.state.moves
    moves.merge(own) { known, _ in known }
}
let last = tables[2]
let reveal = try await last.reveal()
let verdicts = try await last.verify(reveal: reveal, moves: moves)
print(verdicts)
