// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Who had a part in the seed of the deals. */
@Serializable(with = FairnessSerializer::class)
public enum class Fairness(
    /** The value in JSON. */
    public val value: String,
) {
    ALL_SEATS("all-seats"),
    SOME_SEATS("some-seats"),
    SERVER_ONLY("server-only"),
    ;

    override fun toString(): String = value
}

internal object FairnessSerializer :
    ValueSerializer<Fairness>("Fairness", Fairness.entries, { it.value })
