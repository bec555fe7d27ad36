// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What a declarer undertakes. */
@Serializable(with = NapContractSerializer::class)
public enum class NapContract(
    /** The value in JSON. */
    public val value: String,
) {
    TWO("two"),
    THREE("three"),
    MISERE("misere"),
    FOUR("four"),
    NAP("nap"),
    BONAPARTE("bonaparte"),
    NAPOLEON("napoleon"),
    WELLINGTON("wellington"),
    BLUCHER("blucher"),
    ;

    override fun toString(): String = value
}

internal object NapContractSerializer :
    ValueSerializer<NapContract>("NapContract", NapContract.entries, { it.value })
