// Sends a vector's request typed, by the name that the document has for its call.

import CroupierClient

func call(_ vector: Vector, _ croupier: Croupier) async throws -> JSONValue {
    if vector.call.hasPrefix("krytNavalivat_") {
        return try await callKryt(vector, croupier.krytNavalivat)
    }
    if vector.call.hasPrefix("nap_") {
        return try await callNap(vector, croupier.nap)
    }
    if vector.call.hasPrefix("chorVoli_") {
        return try await callChorVoli(vector, croupier.chorVoli)
    }
    throw Failure(description: "No game has the call \(vector.call).")
}

extension Vector {
    var explain: Bool { query["explain"] ?? false }
    var views: Bool { query["views"] ?? false }
    var steps: Bool { query["steps"] ?? false }

    func legal(byDefault: Bool = true) -> Bool {
        query["legal"] ?? byDefault
    }
}

func callKryt(_ vector: Vector, _ game: KrytNavalivat) async throws -> JSONValue {
    switch vector.call {
    case "krytNavalivat_start":
        let request: KrytStartRequest = try typed(vector.request)
        let answer = try await game.start(
            players: request.players,
            variant: request.variant,
            options: request.options,
            seed: request.seed,
            deck: request.deck,
            dealer: request.dealer,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "krytNavalivat_play":
        let request: KrytPlayRequest = try typed(vector.request)
        let answer = try await game.play(
            state: request.state,
            actions: request.actions,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "krytNavalivat_position":
        let request: KrytPositionRequest = try typed(vector.request)
        let answer = try await game.position(
            state: request.state,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "krytNavalivat_view":
        let request: KrytViewRequest = try typed(vector.request)
        let answer = try await game.view(state: request.state, seat: request.seat)
        return try json(answer)
    case "krytNavalivat_replay":
        let request: KrytReplayRequest = try typed(vector.request)
        let answer = try await game.replay(
            players: request.players,
            seed: request.seed,
            actions: request.actions,
            variant: request.variant,
            options: request.options,
            deck: request.deck,
            dealer: request.dealer,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views,
            steps: vector.steps
        )
        return try json(answer)
    case "krytNavalivat_verifyFairness":
        let request: KrytFairnessRequest = try typed(vector.request)
        let answer = try await game.verifyFairness(
            match: request.match,
            record: request.record,
            secret: request.secret,
            openings: request.openings,
            deals: request.deals,
            moves: request.moves
        )
        return try json(answer)
    case "krytNavalivat_batch":
        let request: KrytBatchRequest = try typed(vector.request)
        let answer = try await game.batch(
            items: request.items,
            legal: vector.legal(byDefault: false),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    default:
        throw Failure(description: "The game does not have the call \(vector.call).")
    }
}

func callNap(_ vector: Vector, _ game: Nap) async throws -> JSONValue {
    switch vector.call {
    case "nap_start":
        let request: NapStartRequest = try typed(vector.request)
        let answer = try await game.start(
            players: request.players,
            variant: request.variant,
            options: request.options,
            seed: request.seed,
            deck: request.deck,
            dealer: request.dealer,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "nap_play":
        let request: NapPlayRequest = try typed(vector.request)
        let answer = try await game.play(
            state: request.state,
            actions: request.actions,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "nap_position":
        let request: NapPositionRequest = try typed(vector.request)
        let answer = try await game.position(
            state: request.state,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "nap_view":
        let request: NapViewRequest = try typed(vector.request)
        let answer = try await game.view(state: request.state, seat: request.seat)
        return try json(answer)
    case "nap_replay":
        let request: NapReplayRequest = try typed(vector.request)
        let answer = try await game.replay(
            players: request.players,
            seed: request.seed,
            actions: request.actions,
            variant: request.variant,
            options: request.options,
            deck: request.deck,
            dealer: request.dealer,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views,
            steps: vector.steps
        )
        return try json(answer)
    case "nap_verifyFairness":
        let request: NapFairnessRequest = try typed(vector.request)
        let answer = try await game.verifyFairness(
            match: request.match,
            record: request.record,
            secret: request.secret,
            openings: request.openings,
            deals: request.deals,
            moves: request.moves
        )
        return try json(answer)
    case "nap_batch":
        let request: NapBatchRequest = try typed(vector.request)
        let answer = try await game.batch(
            items: request.items,
            legal: vector.legal(byDefault: false),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    default:
        throw Failure(description: "The game does not have the call \(vector.call).")
    }
}

func callChorVoli(_ vector: Vector, _ game: ChorVoli) async throws -> JSONValue {
    switch vector.call {
    case "chorVoli_start":
        let request: ChorVoliStartRequest = try typed(vector.request)
        let answer = try await game.start(
            players: request.players,
            variant: request.variant,
            options: request.options,
            seed: request.seed,
            deck: request.deck,
            dealer: request.dealer,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "chorVoli_play":
        let request: ChorVoliPlayRequest = try typed(vector.request)
        let answer = try await game.play(
            state: request.state,
            actions: request.actions,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "chorVoli_position":
        let request: ChorVoliPositionRequest = try typed(vector.request)
        let answer = try await game.position(
            state: request.state,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "chorVoli_view":
        let request: ChorVoliViewRequest = try typed(vector.request)
        let answer = try await game.view(state: request.state, seat: request.seat)
        return try json(answer)
    case "chorVoli_replay":
        let request: ChorVoliReplayRequest = try typed(vector.request)
        let answer = try await game.replay(
            players: request.players,
            seed: request.seed,
            actions: request.actions,
            variant: request.variant,
            options: request.options,
            deck: request.deck,
            dealer: request.dealer,
            legal: vector.legal(),
            explain: vector.explain,
            views: vector.views,
            steps: vector.steps
        )
        return try json(answer)
    case "chorVoli_verifyFairness":
        let request: ChorVoliFairnessRequest = try typed(vector.request)
        let answer = try await game.verifyFairness(
            match: request.match,
            record: request.record,
            secret: request.secret,
            openings: request.openings,
            deals: request.deals,
            moves: request.moves
        )
        return try json(answer)
    case "chorVoli_batch":
        let request: ChorVoliBatchRequest = try typed(vector.request)
        let answer = try await game.batch(
            items: request.items,
            legal: vector.legal(byDefault: false),
            explain: vector.explain,
            views: vector.views
        )
        return try json(answer)
    case "chorVoli_combinations":
        let request: ChorVoliCombinationsRequest = try typed(vector.request)
        let answer = try await game.combinations(
            hand: request.hand,
            variant: request.variant,
            options: request.options
        )
        return try json(answer)
    default:
        throw Failure(description: "The game does not have the call \(vector.call).")
    }
}
