/// A sealed table as one seat has it: the newest token that it has seen, and what its player remembers.
///
/// Every call sends the newest move that was seen, so a token that does not descend from it is refused. A refused or
/// failed call changes nothing.
public actor SealedTable<Game: SealedGame> {
    private let game: Game

    /// What the table holds now, to be stored; a new table goes on from it.
    public private(set) var state: SealedTableState<Game.Move>

    /// Sits down at a table; the first call tells what the seat sees.
    ///
    /// - Parameters:
    ///   - game: The game, as a member of ``Croupier``.
    ///   - token: The table as somebody has passed it on.
    ///   - key: Key of the seat.
    ///   - commitment: What the server was bound to, as it told whoever prepared or started the match.
    ///   - opening: What the seat has put into the seed, if anything.
    public init(game: Game, token: String, key: String, commitment: String? = nil, opening: String? = nil) {
        self.game = game
        state = SealedTableState(token: token, key: key, commitment: commitment, opening: opening)
    }

    /// Goes on from what was stored.
    public init(game: Game, state: SealedTableState<Game.Move>) {
        self.game = game
        self.state = state
    }

    /// The newest token, for the other players.
    public var token: String {
        state.token
    }

    /// What players can read to each other; nil before the first answer.
    public var fingerprint: String? {
        state.fingerprint
    }

    /// Plays one move: actions of this seat, in order, all or none.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    @discardableResult
    public func play(actions: [Game.Action]) async throws -> Game.Table {
        let table = try await game.playTable(
            token: state.token,
            actions: actions,
            key: state.key,
            lastSeen: state.lastSeen
        )
        return kept(table, played: actions)
    }

    /// Sees the table as this seat may.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    @discardableResult
    public func view() async throws -> Game.Table {
        try await receive(token: state.token)
    }

    /// Closes the match for this seat; once all have, it can be revealed.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    @discardableResult
    public func close() async throws -> Game.Table {
        let table = try await game.closeTable(token: state.token, key: state.key, lastSeen: state.lastSeen)
        return kept(table, played: [])
    }

    /// Sees the table of a token that came from another player, and goes on from there.
    ///
    /// - Throws: ``ProblemError`` if the token is refused, because it does not descend from what was seen or for
    ///   another reason, and the newest token stays as it was; `URLError` if no answer comes.
    @discardableResult
    public func receive(token: String) async throws -> Game.Table {
        let table = try await game.viewTable(token: token, key: state.key, lastSeen: state.lastSeen)
        return kept(table, played: nil)
    }

    /// Shows all that was hidden in a match that every seat has closed.
    ///
    /// - Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.
    public func reveal() async throws -> Game.Reveal {
        try await game.revealTable(token: state.token, lastSeen: state.lastSeen)
    }

    /// Checks without the server what a reveal says against what this table has seen.
    ///
    /// - Parameters:
    ///   - reveal: What the server has shown.
    ///   - moves: All moves by their numbers, for the links: those of every player's ``state`` in one dictionary.
    ///     Without them the own ones.
    public func verify(reveal: Game.Reveal, moves: [Int: Game.Move]? = nil) throws -> Verdicts {
        let told = try (moves ?? state.moves).mapValues { move in try game.canonical(move) }
        let known = Known(
            commitment: state.commitment,
            opening: state.opening,
            match: state.match,
            links: state.links,
            deals: state.deals
        )
        return Verification(known: known, told: try game.revealed(reveal)).verdicts(moves: told)
    }

    private func kept(_ table: Game.Table, played: [Game.Action]?) -> Game.Table {
        let told = game.told(table)
        var move: Game.Move?
        if let actions = played, let seat = told.seat {
            move = game.move(seat: seat, actions: actions)
        }
        state.note(told, move)
        return table
    }
}
