// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A named set of options. */
@Serializable
public data class NapVariantEntry(
    /** Name of the variant. */
    val name: NapVariant,
    /** What it is. */
    val sentence: String,
    /** Where it comes from. */
    val source: String,
    /** Every choice of rules. */
    val options: NapOptions,
)
