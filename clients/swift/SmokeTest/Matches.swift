import CroupierClient

let deals = 2
let seed = "smoke-test"

/// What a smoke test finds wrong.
struct Failure: Error, CustomStringConvertible {
    let description: String
}

func expect(_ holds: Bool, _ complaint: String) throws {
    if !holds {
        throw Failure(description: complaint)
    }
}

/// A source of chance that is the same in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
    var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

func playKryt(_ game: KrytNavalivat) async throws {
    var dice = Dice()
    let options = KrytOverrides(actionLimit: 2000, deals: deals)
    var position = try await game.start(players: 3, options: options, seed: seed, dealer: 2)
    var taken: [KrytAction] = []
    while !position.toAct.isEmpty {
        let choices = (position.legal ?? []).flatMap { $0.actions }
        guard let action = choices.randomElement(using: &dice) else {
            throw Failure(description: "Somebody is to act and may do nothing.")
        }
        taken.append(action)
        position = try await game.play(state: position.state, actions: [action])
    }
    guard case .over = position.state.phase else {
        throw Failure(description: "The match is not over.")
    }
    try expect(position.state.deal == deals - 1, "There were \(position.state.deal + 1) deals.")
    try expect(position.scoring.losses.reduce(0, +) > 0, "Nobody lost a deal.")
    let replayed = try await game.replay(players: 3, seed: seed, actions: taken, options: options, dealer: 2)
    try expect(replayed.digest == position.digest, "A replay ends otherwise.")
    print("Kryt'-navalivat': \(deals) deals with \(taken.count) actions.")
}

func playNap(_ game: Nap) async throws {
    for variant in [NapVariant.floater, NapVariant.purchase] {
        try await playNap(game, variant)
    }
}

func playNap(_ game: Nap, _ variant: NapVariant) async throws {
    var dice = Dice()
    let options = NapOverrides(deals: deals)
    var position = try await game.start(players: 3, variant: variant, options: options, seed: seed, dealer: 2)
    var taken: [NapAction] = []
    var story = position.events.map(told)
    while !position.toAct.isEmpty {
        let choices = (position.legal ?? []).flatMap { $0.actions }
        guard let action = choices.randomElement(using: &dice) else {
            throw Failure(description: "Somebody is to act and may do nothing.")
        }
        taken.append(action)
        position = try await game.play(state: position.state, actions: [action])
        story += position.events.map(told)
    }
    let state = position.state
    guard case .over = state.phase else {
        throw Failure(description: "The match is not over.")
    }
    try expect(state.deal == deals - 1, "There were \(state.deal + 1) deals.")
    try expect(state.balances.reduce(0, +) + state.kitty + state.pool == 0, "Money was made or lost.")
    try expect(story.filter { $0.hasPrefix("settled") }.count == deals, "Not every deal was settled.")
    let replayed = try await game.replay(
        players: 3,
        seed: seed,
        actions: taken,
        variant: variant,
        options: options,
        dealer: 2
    )
    try expect(replayed.digest == position.digest, "A replay ends otherwise.")
    print("Nap, \(variant.rawValue): \(deals) deals with \(taken.count) actions.")
}

func playChorVoli(_ game: ChorVoli) async throws {
    for variant in ChorVoliVariant.allCases {
        try await playChorVoli(game, variant)
    }
}

func playChorVoli(_ game: ChorVoli, _ variant: ChorVoliVariant) async throws {
    var dice = Dice()
    let options = ChorVoliOverrides(deals: deals)
    var position = try await game.start(players: 4, variant: variant, options: options, seed: seed, dealer: 2)
    var taken: [ChorVoliAction] = []
    while !position.toAct.isEmpty {
        let choices = (position.legal ?? []).flatMap { $0.actions }
        guard let action = choices.randomElement(using: &dice) else {
            throw Failure(description: "Somebody is to act and may do nothing.")
        }
        taken.append(action)
        position = try await game.play(state: position.state, actions: [action])
    }
    let state = position.state
    guard case .over = state.phase else {
        throw Failure(description: "The match is not over.")
    }
    try expect(state.deal == deals - 1, "There were \(state.deal + 1) deals.")
    try expect(state.balances.reduce(0, +) + state.pool == 0, "Money was made or lost.")
    let replayed = try await game.replay(
        players: 4,
        seed: seed,
        actions: taken,
        variant: variant,
        options: options,
        dealer: 2
    )
    try expect(replayed.digest == position.digest, "A replay ends otherwise.")
    print("Chor Voli, \(variant.rawValue): \(deals) deals with \(taken.count) actions.")
}

func beRefused(_ game: KrytNavalivat) async throws {
    let state = try await game.start(players: 2, seed: seed, dealer: 1).state
    do {
        _ = try await game.play(state: state, actions: [.pickUp(KrytPickUp(seat: 1))])
    } catch let refused as ProblemError {
        let problem = refused.problem
        try expect(problem.status == 409 && problem.code == .illegalAction, "Refused as \(problem.code).")
        try expect(problem.rule == "S8" && problem.index == 0, "Refused by rule \(problem.rule ?? "none").")
        print("Refused by rule S8: \(problem.detail)")
        return
    }
    throw Failure(description: "What is out of turn was played.")
}

/// Tells what an event is about; the compiler sees that no event is forgotten.
func told(_ event: NapEvent) -> String {
    switch event {
    case .dealt(let event): return "deal \(event.deal) by \(event.dealer)"
    case .paid(let event): return "\(event.payment.amount) paid"
    case .stood(let event): return "\(event.seat) stood"
    case .purchased(let event): return "\(event.seat) purchased \(event.count)"
    case .passed(let event): return "\(event.seat) passed"
    case .called(let event): return "\(event.seat) called \(event.contract.rawValue)"
    case .looked(let event): return "\(event.seat) looked at the floater"
    case .tookFloater(let event): return "\(event.seat) took the floater"
    case .leftFloater(let event): return "\(event.seat) left the floater"
    case .discarded(let event): return "\(event.seat) discarded"
    case .announced(let event): return "\(event.seat) announced \(event.trumps.rawValue)"
    case .played(let event): return "\(event.seat) played \(event.card.rawValue)"
    case .tookTrick(let event): return "\(event.seat) took a trick of \(event.cards.count)"
    case .settled(let event): return "settled, balances \(event.balances)"
    }
}
