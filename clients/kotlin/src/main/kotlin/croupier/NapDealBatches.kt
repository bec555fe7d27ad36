// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** How five cards are dealt to each seat: three and then two, or two and then three. */
@Serializable(with = NapDealBatchesSerializer::class)
public enum class NapDealBatches(
    /** The value in JSON. */
    public val value: String,
) {
    THREE_TWO("3-2"),
    TWO_THREE("2-3"),
    ;

    override fun toString(): String = value
}

internal object NapDealBatchesSerializer :
    ValueSerializer<NapDealBatches>("NapDealBatches", NapDealBatches.entries, { it.value })
