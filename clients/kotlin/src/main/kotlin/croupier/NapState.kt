// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Required
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException

/** A match of Nap, hidden cards included. */
@Serializable
public data class NapState(
    /** Version of this layout; 1 is known. */
    val version: Int,
    /** Every choice of rules. */
    val options: NapOptions,
    /** Source of all chance in later deals. */
    val seed: String,
    /** Number of this deal, from 0. */
    val deal: Int,
    /** Seat that dealt; the one after it is the first. */
    val dealer: Int,
    /** Actions taken in this deal. */
    val actions: Int,
    /** Each seat's cards in the order gained, less what was played or discarded. */
    val hands: List<List<Card>>,
    /** Undealt cards, drawn from the first on. */
    val stock: List<Card>,
    /** The card in the middle; null where there is none, and once it is taken. */
    val floater: Card?,
    /** Cards discarded, in order: those purchased away, or the one laid aside for the floater. */
    val discards: List<Card>,
    /** Cards purchased, seat by seat from the first; 0 where the seat stood. */
    val purchases: List<Int>,
    /** Seats that have looked at the floater, in order. */
    val looked: List<Int>,
    /** Calls, seat by seat from the first. */
    val calls: List<NapCall>,
    /** Suit of trumps; null while there is none. */
    val trumps: Suit?,
    /** Complete tricks, each in the order its cards were played. */
    val tricks: List<List<Card>>,
    /** Units won, by seat. */
    val balances: List<Int>,
    /** Units in the kitty. */
    val kitty: Int,
    /** Units in the pool. */
    val pool: Int,
    /** What is due. */
    val phase: NapPhase,
) {
    /** Always `nap`. */
    @Required
    val game: String = "nap"

    init {
        if (game != "nap") throw SerializationException("NapState has no game \"$game\".")
    }
}
