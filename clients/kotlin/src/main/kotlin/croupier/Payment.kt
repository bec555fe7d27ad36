// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** Units that changed hands. */
@Serializable
public data class Payment(
    /** Id of the rule that asks for them. */
    val rule: String,
    /** What for. */
    val reason: String,
    /** How many. */
    val amount: Int,
    /** Seat that paid; null if they came out of the pot. */
    val payer: Int?,
    /** Seat that got them; null if they went into the pot. */
    val payee: Int?,
    /** The pot, where it paid or got them; else null. */
    val pot: Pot?,
)
