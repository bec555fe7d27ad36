// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Who made the key of a seat. */
@Serializable(with = SeatKeySerializer::class)
public enum class SeatKey(
    /** The value in JSON. */
    public val value: String,
) {
    OWN("own"),
    ISSUED("issued"),
    ;

    override fun toString(): String = value
}

internal object SeatKeySerializer :
    ValueSerializer<SeatKey>("SeatKey", SeatKey.entries, { it.value })
