// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** All that was hidden in a match, for everybody to check. */
@Serializable
public data class KrytTableReveal(
    /** Id of the match. */
    val match: String,
    /** What was agreed on. */
    val record: KrytTableRecord,
    /** The server's secret: 32 bytes in hexadecimal. */
    val secret: String,
    /** What each seat put in; null where it took no part. */
    val openings: List<String?>,
    /** What the server was bound to. */
    val commitment: String,
    /** Seed of the match. */
    val seed: String,
    /** The deals so far, the first 1,000 of them. */
    val decks: List<RevealedDeck>,
    /** Where the match stands, with all that was never shown. */
    val state: KrytState,
    /** Number of the last move. */
    val move: Long,
    /** Its link. */
    val link: String,
)
