// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

/// The game `kryt-navalivat`, played by [these rules](/rules/kryt-navalivat).
public struct KrytNavalivat: Sendable {
    let transport: Transport

    /// Tell the variants, options and rules of Kryt'-navalivat'.
    ///
    /// Everything that a frontend can know before a match: named variants with all their options, each with its bounds
    /// and its rule, and every rule that can be broken, with its sentence and source.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func catalogue() async throws -> KrytCatalogue {
        return try await transport.get("v1/games/kryt-navalivat")
    }

    /// Start a match of Kryt'-navalivat'.
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
        variant: KrytVariant? = nil,
        options: KrytOverrides? = nil,
        seed: String? = nil,
        deck: [Card]? = nil,
        dealer: Int? = nil,
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> KrytPosition {
        let body = KrytStartRequest(
            players: players,
            variant: variant,
            options: options,
            seed: seed,
            deck: deck,
            dealer: dealer
        )
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/kryt-navalivat/start", body: body, flags: flags)
    }

    /// Play actions of Kryt'-navalivat'.
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
        state: KrytState,
        actions: [KrytAction],
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> KrytPosition {
        let body = KrytPlayRequest(state: state, actions: actions)
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/kryt-navalivat/play", body: body, flags: flags)
    }

    /// Look at a state of Kryt'-navalivat'.
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
        state: KrytState,
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> KrytPosition {
        let body = KrytPositionRequest(state: state)
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/kryt-navalivat/position", body: body, flags: flags)
    }

    /// See a state of Kryt'-navalivat' as a seat or a spectator may.
    ///
    /// Look at a state through the eyes of a seat or a spectator.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - seat: The seat that looks; without it a spectator.
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func view(state: KrytState, seat: Int? = nil) async throws -> KrytViewAnswer {
        let body = KrytViewRequest(state: state, seat: seat)
        return try await transport.post("v1/games/kryt-navalivat/view", body: body)
    }

    /// Replay a match of Kryt'-navalivat' from its start.
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
        actions: [KrytAction],
        variant: KrytVariant? = nil,
        options: KrytOverrides? = nil,
        deck: [Card]? = nil,
        dealer: Int? = nil,
        legal: Bool = true,
        explain: Bool = false,
        views: Bool = false,
        steps: Bool = false
    ) async throws -> KrytReplayPosition {
        let body = KrytReplayRequest(
            players: players,
            variant: variant,
            options: options,
            seed: seed,
            deck: deck,
            dealer: dealer,
            actions: actions
        )
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views, "steps": steps]
        return try await transport.post("v1/games/kryt-navalivat/replay", body: body, flags: flags)
    }

    /// Play on many states of Kryt'-navalivat' at once.
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
        items: [KrytBatchItem],
        legal: Bool = false,
        explain: Bool = false,
        views: Bool = false
    ) async throws -> KrytBatchAnswer {
        let body = KrytBatchRequest(items: items)
        let flags: KeyValuePairs = ["legal": legal, "explain": explain, "views": views]
        return try await transport.post("v1/games/kryt-navalivat/batch", body: body, flags: flags)
    }
}
