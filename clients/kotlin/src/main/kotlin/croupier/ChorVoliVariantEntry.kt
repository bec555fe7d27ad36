// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A named set of options. */
@Serializable
public data class ChorVoliVariantEntry(
    /** Name of the variant. */
    val name: ChorVoliVariant,
    /** What it is. */
    val sentence: String,
    /** Where it comes from. */
    val source: String,
    /** Every choice of rules. */
    val options: ChorVoliOptions,
)
