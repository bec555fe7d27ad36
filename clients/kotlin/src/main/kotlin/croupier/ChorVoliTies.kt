// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Which of equal combinations wins. */
@Serializable(with = ChorVoliTiesSerializer::class)
public enum class ChorVoliTies(
    /** The value in JSON. */
    public val value: String,
) {
    FIRST("first"),
    LAST("last"),
    ;

    override fun toString(): String = value
}

internal object ChorVoliTiesSerializer :
    ValueSerializer<ChorVoliTies>("ChorVoliTies", ChorVoliTies.entries, { it.value })
