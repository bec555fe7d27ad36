package croupier

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.encodeToJsonElement

/** A seat at a sealed table of Nap. */
public typealias NapSealedTable = SealedTable<NapAction, NapTable, NapTableReveal, NapTableMove>

/**
 * Returns a seat at a sealed table; the first call tells what it sees.
 *
 * @param token The table as somebody has passed it on.
 * @param key Key of the seat.
 * @param commitment What the server was bound to, as it told whoever prepared or started the match.
 * @param opening What the seat has put into the seed, if anything.
 */
public fun Nap.sealedTable(
    token: String,
    key: String,
    commitment: String? = null,
    opening: String? = null,
): NapSealedTable = sealedTable(SealedTableState(token, key, commitment, opening))

/** Returns a seat at a sealed table as it was stored. */
public fun Nap.sealedTable(state: SealedTableState<NapTableMove>): NapSealedTable =
    SealedTable(NapSealedGame(this), state)

/** Returns the record of a match as commitments and links are made from it. */
public fun NapTableRecord.canonical(): String {
    val members = Json.encodeToJsonElement(this) as JsonObject
    return canonical(JsonObject(members + ("game" to JsonPrimitive("nap"))))
}

/** Returns a move as its link is made from it. */
public fun NapTableMove.canonical(): String =
    if (actions.isEmpty()) "{\"close\":$seat}" else canonical(Json.encodeToJsonElement(actions))

private class NapSealedGame(
    private val game: Nap,
) : SealedGame<NapAction, NapTable, NapTableReveal, NapTableMove> {
    override suspend fun play(
        from: SealedTableState<NapTableMove>,
        actions: List<NapAction>,
    ): NapTable = game.playTable(from.token, actions, from.key, from.lastSeen)

    override suspend fun view(
        from: SealedTableState<NapTableMove>,
        token: String,
    ): NapTable = game.viewTable(token, from.key, from.lastSeen)

    override suspend fun close(from: SealedTableState<NapTableMove>): NapTable =
        game.closeTable(from.token, from.key, from.lastSeen)

    override suspend fun reveal(from: SealedTableState<NapTableMove>): NapTableReveal =
        game.revealTable(from.token, from.lastSeen)

    override fun move(
        seat: Int,
        actions: List<NapAction>,
    ): NapTableMove = NapTableMove(seat, actions)

    override fun canonical(move: NapTableMove): String = move.canonical()

    override fun told(answer: NapTable): Told =
        Told(
            token = answer.token,
            match = answer.match,
            lastSeen = LastSeen(answer.move, answer.link),
            seat = answer.seat,
            deal = answer.view.deal,
            dealt = answer.dealt(),
            apart = answer.floater(),
            draws = answer.draws(),
        )

    override fun revealed(reveal: NapTableReveal): Revealed =
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
            deal = dealing(reveal.record.options, reveal.record.players),
            isShuffled = { it == 0 || reveal.record.options.shuffle == NapShuffle.ALWAYS },
        )
}

private fun NapTable.dealt(): SeenDeal? {
    val dealt = events.firstNotNullOfOrNull { it as? NapDealt } ?: return null
    val own = dealt.hands.firstOrNull { it.seat == seat } ?: return null
    return SeenDeal(dealt.dealer, own.seat, own.cards.orEmpty())
}

private fun NapTable.floater(): Card? =
    events.firstNotNullOfOrNull { event ->
        when (event) {
            is NapLooked -> event.card
            is NapTookFloater -> event.card
            else -> null
        }
    }

private fun NapTable.draws(): List<SeenDraw> =
    events
        .filterIsInstance<NapPurchased>()
        .filter { it.seat == seat }
        .map { SeenDraw(it.drawn.orEmpty(), view.stockCount) }

private fun dealing(
    options: NapOptions,
    players: Int,
): Dealing {
    val batches = if (options.batches == NapDealBatches.THREE_TWO) listOf(3, 2) else listOf(2, 3)
    return Dealing(pack(options, players), batches, hasApart = options !is NapStandard)
}

private fun pack(
    options: NapOptions,
    players: Int,
): List<Card> {
    // A short pack of three is nine to ace, or with a floater ten to ace; each further player has one rank more.
    if (options !is NapStandard) return packFrom(Rank.TEN.ordinal + 3 - players)
    val lowest = if (options.pack == NapPack.SHORT) Rank.NINE.ordinal + 3 - players else 0
    return packFrom(options.lowestRank?.ordinal ?: lowest)
}
