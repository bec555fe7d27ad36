// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Who shows first in a showdown. */
@Serializable(with = ChorVoliShowdownLeaderSerializer::class)
public enum class ChorVoliShowdownLeader(
    /** The value in JSON. */
    public val value: String,
) {
    FIRST_SEAT("first_seat"),
    PREVIOUS_WINNER("previous_winner"),
    ;

    override fun toString(): String = value
}

internal object ChorVoliShowdownLeaderSerializer :
    ValueSerializer<ChorVoliShowdownLeader>("ChorVoliShowdownLeader", ChorVoliShowdownLeader.entries, { it.value })
