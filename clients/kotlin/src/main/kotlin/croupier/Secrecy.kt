// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What a good memory knows of later deals. */
@Serializable(with = SecrecySerializer::class)
public enum class Secrecy(
    /** The value in JSON. */
    public val value: String,
) {
    FULL("full"),
    MEMORY("memory"),
    ;

    override fun toString(): String = value
}

internal object SecrecySerializer :
    ValueSerializer<Secrecy>("Secrecy", Secrecy.entries, { it.value })
