import CroupierClient
import Foundation

let address = ProcessInfo.processInfo.environment["CROUPIER_URL"] ?? "http://127.0.0.1:8000"
let game = Croupier(baseURL: URL(string: address)!).krytNavalivat

let position = try await game.start(players: 3, seed: "an-example")
let turn = position.toAct[0]
let actions = position.legal?.first { $0.seat == turn }?.actions ?? []
for action in actions {
    if case .lead(let lead) = action {
        print("Seat \(turn) may lead \(lead.card.rawValue).")
    }
}

let played = try await game.play(state: position.state, actions: [actions[0]], views: true)
for perspective in played.views ?? [] {
    let who = perspective.seat.map { "Seat \($0)" } ?? "Everybody"
    let top = perspective.view.pileTop.map(\.rawValue).joined(separator: " ")
    print("\(who) sees \(top) on the pile.")
}

do {
    _ = try await game.play(state: played.state, actions: [actions[0]])
} catch let refused as ProblemError where refused.problem.code == .illegalAction {
    print("Rule \(refused.problem.rule ?? ""): \(refused.problem.detail)")
}
