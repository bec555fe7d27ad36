// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A named set of options. */
@Serializable(with = ChorVoliVariantSerializer::class)
public enum class ChorVoliVariant(
    /** The value in JSON. */
    public val value: String,
) {
    CHOR_VOLI("chor-voli"),
    RAMCHI("ramchi"),
    ;

    override fun toString(): String = value
}

internal object ChorVoliVariantSerializer :
    ValueSerializer<ChorVoliVariant>("ChorVoliVariant", ChorVoliVariant.entries, { it.value })
