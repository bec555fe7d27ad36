// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** When the cards are shuffled: after all five tricks were bid and made (and see N4), or before every deal. */
@Serializable(with = NapShuffleSerializer::class)
public enum class NapShuffle(
    /** The value in JSON. */
    public val value: String,
) {
    AFTER_FIVE("after_five"),
    ALWAYS("always"),
    ;

    override fun toString(): String = value
}

internal object NapShuffleSerializer :
    ValueSerializer<NapShuffle>("NapShuffle", NapShuffle.entries, { it.value })
