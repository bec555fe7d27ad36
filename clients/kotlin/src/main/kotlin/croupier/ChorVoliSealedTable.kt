package croupier

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.encodeToJsonElement

/** A seat at a sealed table of Chor Voli or Ramchi. */
public typealias ChorVoliSealedTable =
    SealedTable<ChorVoliAction, ChorVoliTable, ChorVoliTableReveal, ChorVoliTableMove>

/**
 * Returns a seat at a sealed table; the first call tells what it sees.
 *
 * @param token The table as somebody has passed it on.
 * @param key Key of the seat.
 * @param commitment What the server was bound to, as it told whoever prepared or started the match.
 * @param opening What the seat has put into the seed, if anything.
 */
public fun ChorVoli.sealedTable(
    token: String,
    key: String,
    commitment: String? = null,
    opening: String? = null,
): ChorVoliSealedTable = sealedTable(SealedTableState(token, key, commitment, opening))

/** Returns a seat at a sealed table as it was stored. */
public fun ChorVoli.sealedTable(state: SealedTableState<ChorVoliTableMove>): ChorVoliSealedTable =
    SealedTable(ChorVoliSealedGame(this), state)

/** Returns the record of a match as commitments and links are made from it. */
public fun ChorVoliTableRecord.canonical(): String {
    val members = Json.encodeToJsonElement(this) as JsonObject
    return canonical(JsonObject(members + ("game" to JsonPrimitive("chor-voli"))))
}

/** Returns a move as its link is made from it. */
public fun ChorVoliTableMove.canonical(): String =
    if (actions.isEmpty()) "{\"close\":$seat}" else canonical(Json.encodeToJsonElement(actions.map(::sorted)))

/** The order in which a combination names its cards does not count. */
private fun sorted(action: ChorVoliAction): ChorVoliAction =
    if (action is ChorVoliCombine) action.copy(cards = action.cards.sortedBy(Card::value)) else action

private class ChorVoliSealedGame(
    private val game: ChorVoli,
) : SealedGame<ChorVoliAction, ChorVoliTable, ChorVoliTableReveal, ChorVoliTableMove> {
    override suspend fun play(
        from: SealedTableState<ChorVoliTableMove>,
        actions: List<ChorVoliAction>,
    ): ChorVoliTable = game.playTable(from.token, actions, from.key, from.lastSeen)

    override suspend fun view(
        from: SealedTableState<ChorVoliTableMove>,
        token: String,
    ): ChorVoliTable = game.viewTable(token, from.key, from.lastSeen)

    override suspend fun close(from: SealedTableState<ChorVoliTableMove>): ChorVoliTable =
        game.closeTable(from.token, from.key, from.lastSeen)

    override suspend fun reveal(from: SealedTableState<ChorVoliTableMove>): ChorVoliTableReveal =
        game.revealTable(from.token, from.lastSeen)

    override fun move(
        seat: Int,
        actions: List<ChorVoliAction>,
    ): ChorVoliTableMove = ChorVoliTableMove(seat, actions)

    override fun canonical(move: ChorVoliTableMove): String = move.canonical()

    override fun told(answer: ChorVoliTable): Told =
        Told(
            token = answer.token,
            match = answer.match,
            lastSeen = LastSeen(answer.move, answer.link),
            seat = answer.seat,
            deal = answer.view.deal,
            dealt = answer.dealt(),
        )

    override fun revealed(reveal: ChorVoliTableReveal): Revealed =
        Revealed(
            match = reveal.match,
            record = reveal.record.canonical(),
            secret = reveal.secret,
            openings = reveal.openings,
            commitments = reveal.record.commitments,
            commitment = reveal.commitment,
            seed = reveal.seed,
            decks = reveal.decks,
            last = LastSeen(reveal.move, reveal.link),
            deals = reveal.state.deal + 1,
            players = reveal.record.players,
            dealer = reveal.record.dealer,
            deal = dealing(reveal.record.players),
        )
}

private fun ChorVoliTable.dealt(): SeenDeal? {
    val dealt = events.firstNotNullOfOrNull { it as? ChorVoliDealt } ?: return null
    val own = dealt.hands.firstOrNull { it.seat == seat } ?: return null
    return SeenDeal(dealt.dealer, own.seat, own.cards.orEmpty(), apart = dealt.tableCard)
}

private fun dealing(players: Int): Dealing {
    val pack = packFrom(lowest = 0)
    val seats = players.coerceAtLeast(1)
    return Dealing(pack, List(pack.size / seats) { 1 }, hasApart = pack.size % seats == 1)
}
