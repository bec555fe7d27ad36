// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A named set of options. */
@Serializable(with = NapVariantSerializer::class)
public enum class NapVariant(
    /** The value in JSON. */
    public val value: String,
) {
    STANDARD("standard"),
    EXTENDED("extended"),
    PURCHASE("purchase"),
    FLOATER("floater"),
    FLOATER_TEESSIDE("floater-teesside"),
    FLOATER_AYLESBURY("floater-aylesbury"),
    FLOATER_DORSET("floater-dorset"),
    ;

    override fun toString(): String = value
}

internal object NapVariantSerializer :
    ValueSerializer<NapVariant>("NapVariant", NapVariant.entries, { it.value })
