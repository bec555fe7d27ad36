// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The game `nap`, played by [these rules](/rules/nap).
public struct Nap: Sendable {
    let transport: Transport

    /// Tell the variants, options and rules of Nap.
    ///
    /// Everything that a frontend can know before a match: named variants with all their options, each with its bounds
    /// and its rule, and every rule that can be broken, with its sentence and source.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func catalogue() async throws -> NapCatalogue {
        return try await transport.get("v1/games/nap")
    }

    /// Start a match of Nap.
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
        variant: NapVariant? = nil,
        options: NapOverrides? = nil,
        seed: String? = nil,
        deck: [Card]? = nil,
        dealer: Int? = nil,
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> NapPosition {
        let body = NapStartRequest(
            players: players,
            variant: variant,
            options: options,
            seed: seed,
            deck: deck,
            dealer: dealer
        )
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/nap/start", body: body, flags: flags)
    }

    /// Play actions of Nap.
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
        state: NapState,
        actions: [NapAction],
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> NapPosition {
        let body = NapPlayRequest(state: state, actions: actions)
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/nap/play", body: body, flags: flags)
    }

    /// Look at a state of Nap.
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
        state: NapState,
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> NapPosition {
        let body = NapPositionRequest(state: state)
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/nap/position", body: body, flags: flags)
    }

    /// See a state of Nap as a seat or a spectator may.
    ///
    /// Look at a state through the eyes of a seat or a spectator.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - seat: The seat that looks; without it a spectator.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func view(state: NapState, seat: Int? = nil) async throws -> NapViewAnswer {
        let body = NapViewRequest(state: state, seat: seat)
        return try await transport.post("v1/games/nap/view", body: body)
    }

    /// Replay a match of Nap from its start.
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
        actions: [NapAction],
        variant: NapVariant? = nil,
        options: NapOverrides? = nil,
        deck: [Card]? = nil,
        dealer: Int? = nil,
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false,
        steps: Bool = false
    ) async throws -> NapReplayPosition {
        let body = NapReplayRequest(
            players: players,
            variant: variant,
            options: options,
            seed: seed,
            deck: deck,
            dealer: dealer,
            actions: actions
        )
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views, "steps": steps]
        return try await transport.post("v1/games/nap/replay", body: body, flags: flags)
    }

    /// Play on many states of Nap at once.
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
        items: [NapBatchItem],
        legal: Bool = false,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> NapBatchAnswer {
        let body = NapBatchRequest(items: items)
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/nap/batch", body: body, flags: flags)
    }

    /// Prepare a sealed match of Nap.
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
        variant: NapVariant? = nil,
        options: NapOverrides? = nil,
        dealer: Int? = nil,
        locks: [String?]? = nil,
        commitments: [String?]? = nil
    ) async throws -> TablePrepared {
        let body = NapTablePrepareRequest(
            players: players,
            variant: variant,
            options: options,
            dealer: dealer,
            locks: locks,
            commitments: commitments
        )
        return try await transport.post("v1/games/nap/tables/prepare", body: body)
    }

    /// Start a sealed match of Nap.
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
        variant: NapVariant? = nil,
        options: NapOverrides? = nil,
        dealer: Int? = nil,
        locks: [String?]? = nil,
        token: String? = nil,
        openings: [String?]? = nil
    ) async throws -> NapTableStarted {
        let body = NapTableStartRequest(
            players: players,
            variant: variant,
            options: options,
            dealer: dealer,
            locks: locks,
            token: token,
            openings: openings
        )
        return try await transport.post("v1/games/nap/tables/start", body: body)
    }

    /// Play a move on a sealed table of Nap.
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
        actions: [NapAction],
        key: String,
        lastSeen: LastSeen? = nil
    ) async throws -> NapTable {
        let body = NapTablePlayRequest(token: token, actions: actions, lastSeen: lastSeen)
        return try await transport.post("v1/games/nap/tables/play", body: body, key: key)
    }

    /// See a sealed table of Nap.
    ///
    /// See a table as the seat whose key is sent, or without a key as spectators do.
    ///
    /// - Parameters:
    ///   - token: The table as the last answer gave it.
    ///   - key: Key of the seat; without it spectators' eyes.
    ///   - lastSeen: The newest move that this client has seen; the token must descend from it.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func viewTable(token: String, key: String? = nil, lastSeen: LastSeen? = nil) async throws -> NapTable {
        let body = TableRequest(token: token, lastSeen: lastSeen)
        return try await transport.post("v1/games/nap/tables/view", body: body, key: key)
    }

    /// Close a sealed match of Nap.
    ///
    /// Close the match for the seat whose key is sent; once all have, it is over and can be revealed.
    ///
    /// - Parameters:
    ///   - token: The table as the last answer gave it.
    ///   - key: Key of the seat.
    ///   - lastSeen: The newest move that this client has seen; the token must descend from it.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func closeTable(token: String, key: String, lastSeen: LastSeen? = nil) async throws -> NapTable {
        let body = TableRequest(token: token, lastSeen: lastSeen)
        return try await transport.post("v1/games/nap/tables/close", body: body, key: key)
    }

    /// Reveal a sealed match of Nap.
    ///
    /// Show all that was hidden in a match that every seat has closed.
    ///
    /// - Parameters:
    ///   - token: The table as the last answer gave it.
    ///   - lastSeen: The newest move that this client has seen; the token must descend from it.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func revealTable(token: String, lastSeen: LastSeen? = nil) async throws -> NapTableReveal {
        let body = TableRequest(token: token, lastSeen: lastSeen)
        return try await transport.post("v1/games/nap/tables/reveal", body: body)
    }

    /// Compute what follows from a reveal of Nap.
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
        record: NapTableRecord,
        secret: String,
        openings: [String?],
        deals: Int,
        moves: [NapTableMove]
    ) async throws -> FairnessAnswer {
        let body = NapFairnessRequest(
            match: match,
            record: record,
            secret: secret,
            openings: openings,
            deals: deals,
            moves: moves
        )
        return try await transport.post("v1/games/nap/fairness/verify", body: body)
    }
}
