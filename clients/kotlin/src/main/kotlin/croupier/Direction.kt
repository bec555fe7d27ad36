// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Which way play goes round the table. */
@Serializable(with = DirectionSerializer::class)
public enum class Direction(
    /** The value in JSON. */
    public val value: String,
) {
    CLOCKWISE("clockwise"),
    COUNTERCLOCKWISE("counterclockwise"),
    ;

    override fun toString(): String = value
}

internal object DirectionSerializer :
    ValueSerializer<Direction>("Direction", Direction.entries, { it.value })
