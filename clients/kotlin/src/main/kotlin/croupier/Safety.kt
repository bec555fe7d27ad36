// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** What this table promises; docs/sealed-tables says of each value what it prevents. */
@Serializable
public data class Safety(
    /** The server remembers how far the match has come, so nobody can go back. */
    val ledger: Boolean,
    /** Who made the key of each seat: the player's own device, or the server. */
    val seats: List<SeatKey>,
    /** Who had a part in the seed. */
    val fairness: Fairness,
    /** `memory` where cards are gathered and cut, so that a good memory knows of later deals. */
    val secrecy: Secrecy,
)
