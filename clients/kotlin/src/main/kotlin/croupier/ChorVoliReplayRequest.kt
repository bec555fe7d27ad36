// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** A match from its start: how it starts, and the actions that follow. */
@Serializable
public data class ChorVoliReplayRequest(
    /** Number of players. */
    val players: Int,
    /** Named set of options; without it the game's first. */
    val variant: ChorVoliVariant? = null,
    /** Options that differ from the variant's. */
    val options: ChorVoliOverrides? = null,
    /** Source of all chance. */
    val seed: String,
    /** Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10). */
    val deck: List<Card>? = null,
    /** First dealer; without it drawn by lot from the seed (S5). */
    val dealer: Int? = null,
    /** Actions in order; with `steps=true` at most 1,000. */
    val actions: List<ChorVoliAction>,
)
