// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Why a showdown was won: by the kind, by the ranks among several of that kind, alone, or as one of equals. */
@Serializable(with = ChorVoliWhySerializer::class)
public enum class ChorVoliWhy(
    /** The value in JSON. */
    public val value: String,
) {
    KIND("kind"),
    RANKS("ranks"),
    ALONE("alone"),
    SHOWN_FIRST("shown_first"),
    SHOWN_LAST("shown_last"),
    ;

    override fun toString(): String = value
}

internal object ChorVoliWhySerializer :
    ValueSerializer<ChorVoliWhy>("ChorVoliWhy", ChorVoliWhy.entries, { it.value })
