// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A rank, lowest first; the first character of a card. */
@Serializable(with = RankSerializer::class)
public enum class Rank(
    /** The value in JSON. */
    public val value: String,
) {
    TWO("2"),
    THREE("3"),
    FOUR("4"),
    FIVE("5"),
    SIX("6"),
    SEVEN("7"),
    EIGHT("8"),
    NINE("9"),
    TEN("T"),
    JACK("J"),
    QUEEN("Q"),
    KING("K"),
    ACE("A"),
    ;

    override fun toString(): String = value
}

internal object RankSerializer :
    ValueSerializer<Rank>("Rank", Rank.entries, { it.value })
