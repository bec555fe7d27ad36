package croupier

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.encodeToJsonElement

/** A seat at a sealed table of Kryt'-navalivat'. */
public typealias KrytSealedTable = SealedTable<KrytAction, KrytTable, KrytTableReveal, KrytTableMove>

/**
 * Returns a seat at a sealed table; the first call tells what it sees.
 *
 * @param token The table as somebody has passed it on.
 * @param key Key of the seat.
 * @param commitment What the server was bound to, as it told whoever prepared or started the match.
 * @param opening What the seat has put into the seed, if anything.
 */
public fun KrytNavalivat.sealedTable(
    token: String,
    key: String,
    commitment: String? = null,
    opening: String? = null,
): KrytSealedTable = sealedTable(SealedTableState(token, key, commitment, opening))

/** Returns a seat at a sealed table as it was stored. */
public fun KrytNavalivat.sealedTable(state: SealedTableState<KrytTableMove>): KrytSealedTable =
    SealedTable(KrytSealedGame(this), state)

/** Returns the record of a match as commitments and links are made from it. */
public fun KrytTableRecord.canonical(): String {
    val members = Json.encodeToJsonElement(this) as JsonObject
    return canonical(JsonObject(members + ("game" to JsonPrimitive("kryt-navalivat"))))
}

/** Returns a move as its link is made from it. */
public fun KrytTableMove.canonical(): String =
    if (actions.isEmpty()) "{\"close\":$seat}" else canonical(Json.encodeToJsonElement(actions))

private class KrytSealedGame(
    private val game: KrytNavalivat,
) : SealedGame<KrytAction, KrytTable, KrytTableReveal, KrytTableMove> {
    override suspend fun play(
        from: SealedTableState<KrytTableMove>,
        actions: List<KrytAction>,
    ): KrytTable = game.playTable(from.token, actions, from.key, from.lastSeen)

    override suspend fun view(
        from: SealedTableState<KrytTableMove>,
        token: String,
    ): KrytTable = game.viewTable(token, from.key, from.lastSeen)

    override suspend fun close(from: SealedTableState<KrytTableMove>): KrytTable =
        game.closeTable(from.token, from.key, from.lastSeen)

    override suspend fun reveal(from: SealedTableState<KrytTableMove>): KrytTableReveal =
        game.revealTable(from.token, from.lastSeen)

    override fun move(
        seat: Int,
        actions: List<KrytAction>,
    ): KrytTableMove = KrytTableMove(seat, actions)

    override fun canonical(move: KrytTableMove): String = move.canonical()

    override fun told(answer: KrytTable): Told =
        Told(
            token = answer.token,
            match = answer.match,
            lastSeen = LastSeen(answer.move, answer.link),
            seat = answer.seat,
            deal = answer.view.deal,
            dealt = answer.dealt(),
            draws = answer.draws(),
        )

    override fun revealed(reveal: KrytTableReveal): Revealed =
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
            deal = dealing(reveal.record.options),
        )
}

private fun KrytTable.dealt(): SeenDeal? {
    val dealt = events.firstNotNullOfOrNull { it as? KrytDealt } ?: return null
    val own = dealt.hands.firstOrNull { it.seat == seat } ?: return null
    return SeenDeal(dealt.dealer, own.seat, own.cards.orEmpty(), apart = dealt.indicator)
}

private fun KrytTable.draws(): List<SeenDraw> {
    // The indicator is the last card of the stock, and may have become the six of trumps.
    val left = view.stockCount - (if (view.indicator == null) 0 else 1)
    return events.filterIsInstance<KrytDrew>().filter { it.seat == seat }.map { drew ->
        SeenDraw(drew.cards.orEmpty().dropLast(if (drew.indicator == null) 0 else 1), left)
    }
}

private fun dealing(options: KrytOptions) =
    Dealing(packFrom(Rank.SIX.ordinal), listOf(1, 1, 1), hasApart = options is KrytStandard)
