// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What contracts of all five tricks are worth: their value, twice that when made, or twice that both ways. */
@Serializable(with = NapStakesSerializer::class)
public enum class NapStakes(
    /** The value in JSON. */
    public val value: String,
) {
    SINGLE("single"),
    DOUBLE_WHEN_MADE("double_when_made"),
    DOUBLE("double"),
    ;

    override fun toString(): String = value
}

internal object NapStakesSerializer :
    ValueSerializer<NapStakes>("NapStakes", NapStakes.entries, { it.value })
