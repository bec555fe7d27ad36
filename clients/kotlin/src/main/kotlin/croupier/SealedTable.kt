package croupier

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.update

/**
 * A sealed table as one seat has it: the newest token that it has seen, and what its player remembers.
 *
 * Every call sends the newest move that was seen, so a token that does not descend from it is refused. A refused or
 * failed call changes nothing. Calls may be made from several threads.
 */
public class SealedTable<Action, Table, Reveal, Move> internal constructor(
    private val game: SealedGame<Action, Table, Reveal, Move>,
    state: SealedTableState<Move>,
) {
    private val held = MutableStateFlow(state)

    /** What the table holds now, to be stored; the game's `sealedTable` goes on from it. */
    public val state: SealedTableState<Move> get() = held.value

    /** The newest token, for the other players. */
    public val token: String get() = state.token

    /** What players can read to each other; null before the first answer. */
    public val fingerprint: String? get() = state.fingerprint

    /**
     * Plays one move: actions of this seat, in order, all or none.
     *
     * @throws ProblemException The call was refused.
     */
    public suspend fun play(actions: List<Action>): Table = kept(game.play(state, actions)) { game.move(it, actions) }

    /**
     * Sees the table as this seat may.
     *
     * @throws ProblemException The call was refused.
     */
    public suspend fun view(): Table = receive(token)

    /**
     * Closes the match for this seat; once all have, it can be revealed.
     *
     * @throws ProblemException The call was refused.
     */
    public suspend fun close(): Table = kept(game.close(state)) { game.move(it, emptyList()) }

    /**
     * Sees the table of a token that came from another player, and goes on from there.
     *
     * @throws ProblemException The token was refused, because it does not descend from what was seen or for another
     * reason; the newest token stays as it was.
     */
    public suspend fun receive(token: String): Table = kept(game.view(state, token))

    /**
     * Shows all that was hidden in a match that every seat has closed.
     *
     * @throws ProblemException The call was refused.
     */
    public suspend fun reveal(): Reveal = game.reveal(state)

    /**
     * Checks without the server what a reveal says against what this table has seen.
     *
     * @param moves All moves by their numbers, for the links: those of every player's [state] in one map.
     */
    public fun verify(
        reveal: Reveal,
        moves: Map<Long, Move> = state.moves,
    ): Verdicts = Verification(state, game.revealed(reveal)).verdicts(moves.mapValues { game.canonical(it.value) })

    private fun kept(
        answer: Table,
        move: (seat: Int) -> Move? = { null },
    ): Table {
        val told = game.told(answer)
        held.update { it.with(told, told.seat?.let(move)) }
        return answer
    }
}

private fun <Move> SealedTableState<Move>.with(
    told: Told,
    played: Move?,
): SealedTableState<Move> {
    val move = told.lastSeen.move
    val isNewest = move >= (lastSeen?.move ?: move)
    // What is seen again has the same events, which have been noted.
    val isNew = move !in links
    return copy(
        token = if (isNewest) told.token else token,
        match = match ?: told.match,
        lastSeen = if (isNewest) told.lastSeen else lastSeen,
        links = if (isNew) links + (move to told.lastSeen.link) else links,
        deals = if (isNew) told.noted(deals) else deals,
        moves = if (played == null) moves else moves + (move to played),
    )
}
