// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What the service is. */
@Serializable
public data class ServiceInfo(
    /** Always croupier. */
    val service: String,
    /** Version of the service. */
    val version: String,
    /** Id of the published algorithm from seed to deck. */
    val chance: String,
    /** State versions by game. */
    @SerialName("state_versions")
    val stateVersions: List<GameVersions>,
    /** Ids of the games. */
    val games: List<String>,
)
