// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** How a deal ended. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface NapResult

/** Nobody bid; nothing was played. */
@Serializable
@SerialName("all_passed")
public data object NapAllPassed : NapResult

/** A contract was played. */
@Serializable
@SerialName("played")
public data class NapPlayedOut(
    /** Seat that played it. */
    val declarer: Int,
    /** The contract. */
    val contract: NapContract,
    /** Whether with the floater. */
    val floater: Boolean,
    /** Fewest tricks that make it; in misère 0, which are also the most. */
    val needed: Int,
    /** Tricks that the declarer won. */
    val won: Int,
    /** Whether it was made. */
    val made: Boolean,
) : NapResult
