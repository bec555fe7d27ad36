// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot. */
@Serializable
public data class KrytStartRequest(
    /** Number of players. */
    val players: Int,
    /** Named set of options; without it the game's first. */
    val variant: KrytVariant? = null,
    /** Options that differ from the variant's. */
    val options: KrytOverrides? = null,
    /** Source of all chance; without it the server makes one from 32 random bytes. */
    val seed: String? = null,
    /** Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10). */
    val deck: List<Card>? = null,
    /** First dealer; without it drawn by lot from the seed (S5). */
    val dealer: Int? = null,
)
