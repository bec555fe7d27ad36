// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Which cards are in the pack: all 52, or the higher ranks only, as many as the players need. */
@Serializable(with = NapPackSerializer::class)
public enum class NapPack(
    /** The value in JSON. */
    public val value: String,
) {
    FULL("full"),
    SHORT("short"),
    ;

    override fun toString(): String = value
}

internal object NapPackSerializer :
    ValueSerializer<NapPack>("NapPack", NapPack.entries, { it.value })
