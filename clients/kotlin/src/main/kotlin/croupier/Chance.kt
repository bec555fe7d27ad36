package croupier

import java.nio.ByteBuffer

/** All chance of a match, computed from its seed as the page on chance (`croupier/1`) says. */
public object Chance {
    /** Returns the deck of a deal: the pack, given in canonical order, shuffled. */
    public fun deck(
        pack: List<Card>,
        seed: String,
        deal: Int,
    ): List<Card> {
        val deck = pack.toMutableList()
        val words = Words(keyOf(seed, deal), "deck")
        for (last in deck.lastIndex downTo 1) {
            val other = words.indexBelow(last + 1)
            deck[last] = deck[other].also { deck[other] = deck[last] }
        }
        return deck
    }

    /** Returns how many cards the cut of a deal takes off the top of a deck. */
    public fun cut(
        size: Int,
        seed: String,
        deal: Int,
    ): Int = 1 + Words(keyOf(seed, deal), "cut").indexBelow(size - 1)

    /** Returns the first dealer of a match, drawn by lot. */
    public fun dealer(
        players: Int,
        seed: String,
    ): Int = Words(seed.encodeToByteArray(), "croupier/1/lot").indexBelow(players)

    private fun keyOf(
        seed: String,
        deal: Int,
    ) = hmac(seed.encodeToByteArray(), "croupier/1/deal/$deal".encodeToByteArray())
}

/** The endless row of whole numbers below 2^32 that belongs to a key and a purpose. */
private class Words(
    private val key: ByteArray,
    private val purpose: String,
) {
    private var blocks = 0
    private var block = ByteBuffer.allocate(0)

    fun indexBelow(count: Int): Int {
        // Words from the last whole multiple on would favour small remainders.
        val bound = RANGE - RANGE % count
        return (generateSequence(::next).first { it < bound } % count).toInt()
    }

    private fun next(): Long {
        if (!block.hasRemaining()) block = ByteBuffer.wrap(hmac(key, "$purpose/${blocks++}".encodeToByteArray()))
        return block.getInt().toUInt().toLong()
    }

    private companion object {
        const val RANGE = 1L shl 32
    }
}
