// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A named set of options. */
@Serializable(with = KrytVariantSerializer::class)
public enum class KrytVariant(
    /** The value in JSON. */
    public val value: String,
) {
    STANDARD("standard"),
    DIAMONDS_AND_SPADES("diamonds-and-spades"),
    ;

    override fun toString(): String = value
}

internal object KrytVariantSerializer :
    ValueSerializer<KrytVariant>("KrytVariant", KrytVariant.entries, { it.value })
