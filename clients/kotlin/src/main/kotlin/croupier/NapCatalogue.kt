// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** All that can be known of a game before it starts. */
@Serializable
public data class NapCatalogue(
    /** Id of the game, as it stands in paths. */
    val id: String,
    /** What it is called. */
    val names: List<GameName>,
    /** How many may play. */
    val players: PlayerRange,
    /** Which way play goes. */
    val direction: Direction,
    /** Its variants; the first is the default. */
    val variants: List<NapVariantEntry>,
    /** Its options, form by form. */
    val options: List<CatalogueOption>,
    /** Every rule that an action, options or a state can break. */
    val rulebook: List<RuleEntry>,
    /** State versions that are read; the last is written. */
    @SerialName("state_versions")
    val stateVersions: List<Int>,
)
