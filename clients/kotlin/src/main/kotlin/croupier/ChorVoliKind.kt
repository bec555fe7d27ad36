// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What three cards make together, the strongest kind first. */
@Serializable(with = ChorVoliKindSerializer::class)
public enum class ChorVoliKind(
    /** The value in JSON. */
    public val value: String,
) {
    THREE_OF_A_KIND("three_of_a_kind"),
    STRAIGHT_FLUSH("straight_flush"),
    STRAIGHT("straight"),
    FLUSH("flush"),
    UNRELATED("unrelated"),
    ;

    override fun toString(): String = value
}

internal object ChorVoliKindSerializer :
    ValueSerializer<ChorVoliKind>("ChorVoliKind", ChorVoliKind.entries, { it.value })
