// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The game `chor-voli`, played by [these rules](/rules/chor-voli).
public struct ChorVoli: Sendable {
    let transport: Transport

    /// Tell the variants, options and rules of Chor Voli.
    ///
    /// Everything that a frontend can know before a match: named variants with all their options, each with its bounds
    /// and its rule, and every rule that can be broken, with its sentence and source.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func catalogue() async throws -> ChorVoliCatalogue {
        return try await transport.get("v1/games/chor-voli")
    }

    /// Start a match of Chor Voli.
    ///
    /// Deal the first deal of a match.
    ///
    /// - Parameters:
    ///   - players: Number of players.
    ///   - variant: Named set of options; without it the game's first.
    ///   - options: Options that differ from the variant's.
    ///   - seed: Source of all chance; without it the server makes one from 32 random bytes.
    ///   - deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    ///   - dealer: First dealer; without it drawn by lot from the seed (S5).
    ///   - legal: List the legal actions.
    ///   - explain: List the refused candidates too, each with the rule that refuses it.
    ///   - views: Give what each seat and the spectators may know.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func start(
        players: Int,
        variant: ChorVoliVariant? = nil,
        options: ChorVoliOverrides? = nil,
        seed: String? = nil,
        deck: [Card]? = nil,
        dealer: Int? = nil,
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> ChorVoliPosition {
        let body = ChorVoliStartRequest(
            players: players,
            variant: variant,
            options: options,
            seed: seed,
            deck: deck,
            dealer: dealer
        )
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/chor-voli/start", body: body, flags: flags)
    }

    /// Play actions of Chor Voli.
    ///
    /// Play actions in order, all or none.
    ///
    /// - Parameters:
    ///   - state: The state as the last answer gave it.
    ///   - actions: Actions in order: all are played, or none.
    ///   - legal: List the legal actions.
    ///   - explain: List the refused candidates too, each with the rule that refuses it.
    ///   - views: Give what each seat and the spectators may know.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func play(
        state: ChorVoliState,
        actions: [ChorVoliAction],
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> ChorVoliPosition {
        let body = ChorVoliPlayRequest(state: state, actions: actions)
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/chor-voli/play", body: body, flags: flags)
    }

    /// Look at a state of Chor Voli.
    ///
    /// Look at a state as it stands.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - legal: List the legal actions.
    ///   - explain: List the refused candidates too, each with the rule that refuses it.
    ///   - views: Give what each seat and the spectators may know.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func position(
        state: ChorVoliState,
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> ChorVoliPosition {
        let body = ChorVoliPositionRequest(state: state)
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/chor-voli/position", body: body, flags: flags)
    }

    /// See a state of Chor Voli as a seat or a spectator may.
    ///
    /// Look at a state through the eyes of a seat or a spectator.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - seat: The seat that looks; without it a spectator.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func view(state: ChorVoliState, seat: Int? = nil) async throws -> ChorVoliViewAnswer {
        let body = ChorVoliViewRequest(state: state, seat: seat)
        return try await transport.post("v1/games/chor-voli/view", body: body)
    }

    /// Replay a match of Chor Voli from its start.
    ///
    /// Play a match from its start.
    ///
    /// - Parameters:
    ///   - players: Number of players.
    ///   - seed: Source of all chance.
    ///   - actions: Actions in order; with `steps=true` at most 1,000.
    ///   - variant: Named set of options; without it the game's first.
    ///   - options: Options that differ from the variant's.
    ///   - deck: Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
    ///   - dealer: First dealer; without it drawn by lot from the seed (S5).
    ///   - legal: List the legal actions.
    ///   - explain: List the refused candidates too, each with the rule that refuses it.
    ///   - views: Give what each seat and the spectators may know.
    ///   - steps: Give every action with its events and the digest after it; for at most 1,000 actions.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func replay(
        players: Int,
        seed: String,
        actions: [ChorVoliAction],
        variant: ChorVoliVariant? = nil,
        options: ChorVoliOverrides? = nil,
        deck: [Card]? = nil,
        dealer: Int? = nil,
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false,
        steps: Bool = false
    ) async throws -> ChorVoliReplayPosition {
        let body = ChorVoliReplayRequest(
            players: players,
            variant: variant,
            options: options,
            seed: seed,
            deck: deck,
            dealer: dealer,
            actions: actions
        )
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views, "steps": steps]
        return try await transport.post("v1/games/chor-voli/replay", body: body, flags: flags)
    }

    /// Play on many states of Chor Voli at once.
    ///
    /// Play on many states at once; a refused item does not hold up the others.
    ///
    /// - Parameters:
    ///   - items: The states and their actions.
    ///   - legal: List the legal actions.
    ///   - explain: List the refused candidates too, each with the rule that refuses it.
    ///   - views: Give what each seat and the spectators may know.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func batch(
        items: [ChorVoliBatchItem],
        legal: Bool = false,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> ChorVoliBatchAnswer {
        let body = ChorVoliBatchRequest(items: items)
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/chor-voli/batch", body: body, flags: flags)
    }

    /// Find the combinations and the best arrangements of a hand.
    ///
    /// Rank out all combinations of a hand, and find its best arrangements.
    ///
    /// `best_from_last` is best at the last showdown, then at the one before, up to the first. `greatest_total` is best
    /// at all showdowns together: each combination counts by how many strengths of the form are weaker, and the sum is
    /// the greatest; of several the best from the last on. Both are exact.
    ///
    /// - Parameters:
    ///   - hand: Three to 17 different cards.
    ///   - variant: Named set of options; without it the game's first.
    ///   - options: Options that differ from the variant's.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func combinations(
        hand: [Card],
        variant: ChorVoliVariant? = nil,
        options: ChorVoliOverrides? = nil
    ) async throws -> ChorVoliCombinationsAnswer {
        let body = ChorVoliCombinationsRequest(hand: hand, variant: variant, options: options)
        return try await transport.post("v1/games/chor-voli/combinations", body: body)
    }

    /// Prepare a sealed match of Chor Voli.
    ///
    /// Agree on a match, and bind the server to its secret before anybody opens what the seats put in.
    ///
    /// - Parameters:
    ///   - players: Number of players.
    ///   - variant: Named set of options; without it the game's first.
    ///   - options: Options that differ from the variant's.
    ///   - dealer: First dealer; without it drawn by lot (S5).
    ///   - locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
    ///   - commitments: For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no
    ///     part.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func prepareTable(
        players: Int,
        variant: ChorVoliVariant? = nil,
        options: ChorVoliOverrides? = nil,
        dealer: Int? = nil,
        locks: [String?]? = nil,
        commitments: [String?]? = nil
    ) async throws -> TablePrepared {
        let body = ChorVoliTablePrepareRequest(
            players: players,
            variant: variant,
            options: options,
            dealer: dealer,
            locks: locks,
            commitments: commitments
        )
        return try await transport.post("v1/games/chor-voli/tables/prepare", body: body)
    }

    /// Start a sealed match of Chor Voli.
    ///
    /// Deal the first deal of a sealed match, and issue the keys of seats that made none.
    ///
    /// - Parameters:
    ///   - players: Number of players; needed unless the match is prepared.
    ///   - variant: Named set of options; without it the game's first.
    ///   - options: Options that differ from the variant's.
    ///   - dealer: First dealer; without it drawn by lot (S5).
    ///   - locks: For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server.
    ///   - token: The prepared match.
    ///   - openings: For each seat of a prepared match what it committed to, or null if it took no part.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func startTable(
        players: Int? = nil,
        variant: ChorVoliVariant? = nil,
        options: ChorVoliOverrides? = nil,
        dealer: Int? = nil,
        locks: [String?]? = nil,
        token: String? = nil,
        openings: [String?]? = nil
    ) async throws -> ChorVoliTableStarted {
        let body = ChorVoliTableStartRequest(
            players: players,
            variant: variant,
            options: options,
            dealer: dealer,
            locks: locks,
            token: token,
            openings: openings
        )
        return try await transport.post("v1/games/chor-voli/tables/start", body: body)
    }

    /// Play a move on a sealed table of Chor Voli.
    ///
    /// Play one move of the seat whose key is sent: all of its actions, or none.
    ///
    /// - Parameters:
    ///   - token: The table as the last answer gave it.
    ///   - actions: The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here.
    ///   - key: Key of the seat.
    ///   - lastSeen: The newest move that this client has seen; the token must descend from it.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func playTable(
        token: String,
        actions: [ChorVoliAction],
        key: String,
        lastSeen: LastSeen? = nil
    ) async throws -> ChorVoliTable {
        let body = ChorVoliTablePlayRequest(token: token, actions: actions, lastSeen: lastSeen)
        return try await transport.post("v1/games/chor-voli/tables/play", body: body, key: key)
    }

    /// See a sealed table of Chor Voli.
    ///
    /// See a table as the seat whose key is sent, or without a key as spectators do.
    ///
    /// - Parameters:
    ///   - token: The table as the last answer gave it.
    ///   - key: Key of the seat; without it spectators' eyes.
    ///   - lastSeen: The newest move that this client has seen; the token must descend from it.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func viewTable(token: String, key: String? = nil, lastSeen: LastSeen? = nil) async throws -> ChorVoliTable {
        let body = TableRequest(token: token, lastSeen: lastSeen)
        return try await transport.post("v1/games/chor-voli/tables/view", body: body, key: key)
    }

    /// Close a sealed match of Chor Voli.
    ///
    /// Close the match for the seat whose key is sent; once all have, it is over and can be revealed.
    ///
    /// - Parameters:
    ///   - token: The table as the last answer gave it.
    ///   - key: Key of the seat.
    ///   - lastSeen: The newest move that this client has seen; the token must descend from it.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func closeTable(token: String, key: String, lastSeen: LastSeen? = nil) async throws -> ChorVoliTable {
        let body = TableRequest(token: token, lastSeen: lastSeen)
        return try await transport.post("v1/games/chor-voli/tables/close", body: body, key: key)
    }

    /// Reveal a sealed match of Chor Voli.
    ///
    /// Show all that was hidden in a match that every seat has closed.
    ///
    /// - Parameters:
    ///   - token: The table as the last answer gave it.
    ///   - lastSeen: The newest move that this client has seen; the token must descend from it.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func revealTable(token: String, lastSeen: LastSeen? = nil) async throws -> ChorVoliTableReveal {
        let body = TableRequest(token: token, lastSeen: lastSeen)
        return try await transport.post("v1/games/chor-voli/tables/reveal", body: body)
    }

    /// Compute what follows from a reveal of Chor Voli.
    ///
    /// Compute what follows from a reveal, to be compared with what was told while the match was played.
    ///
    /// - Parameters:
    ///   - match: Id of the match.
    ///   - record: What was agreed on.
    ///   - secret: The server's secret.
    ///   - openings: What each seat put in.
    ///   - deals: How many deals to compute.
    ///   - moves: Every move from the start; none if the links are not to be computed beyond the first.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func verifyFairness(
        match: String,
        record: ChorVoliTableRecord,
        secret: String,
        openings: [String?],
        deals: Int,
        moves: [ChorVoliTableMove]
    ) async throws -> FairnessAnswer {
        let body = ChorVoliFairnessRequest(
            match: match,
            record: record,
            secret: secret,
            openings: openings,
            deals: deals,
            moves: moves
        )
        return try await transport.post("v1/games/chor-voli/fairness/verify", body: body)
    }
}
