// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What an arrangement is best by; both have as many combinations as the hand allows. */
@Serializable(with = ChorVoliMeasureSerializer::class)
public enum class ChorVoliMeasure(
    /** The value in JSON. */
    public val value: String,
) {
    BEST_FROM_LAST("best_from_last"),
    GREATEST_TOTAL("greatest_total"),
    ;

    override fun toString(): String = value
}

internal object ChorVoliMeasureSerializer :
    ValueSerializer<ChorVoliMeasure>("ChorVoliMeasure", ChorVoliMeasure.entries, { it.value })
