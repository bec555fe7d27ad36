// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What lies in the middle, to be won. */
@Serializable(with = PotSerializer::class)
public enum class Pot(
    /** The value in JSON. */
    public val value: String,
) {
    KITTY("kitty"),
    POOL("pool"),
    ;

    override fun toString(): String = value
}

internal object PotSerializer :
    ValueSerializer<Pot>("Pot", Pot.entries, { it.value })
