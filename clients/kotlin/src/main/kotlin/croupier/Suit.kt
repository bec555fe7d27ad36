// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A suit, in the canonical order of a pack. */
@Serializable(with = SuitSerializer::class)
public enum class Suit(
    /** The value in JSON. */
    public val value: String,
) {
    CLUBS("C"),
    DIAMONDS("D"),
    HEARTS("H"),
    SPADES("S"),
    ;

    override fun toString(): String = value
}

internal object SuitSerializer :
    ValueSerializer<Suit>("Suit", Suit.entries, { it.value })
