// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * What the service is.
 *
 * @param service Always croupier.
 * @param version Version of the service.
 * @param chance Id of the published algorithm from seed to deck.
 * @param stateVersions State versions by game.
 * @param games Ids of the games.
 */
public record ServiceInfo(
        @JsonProperty(required = true) String service,
        @JsonProperty(required = true) String version,
        @JsonProperty(required = true) String chance,
        @JsonProperty(value = "state_versions", required = true) List<GameVersions> stateVersions,
        @JsonProperty(required = true) List<String> games) {
    public ServiceInfo {
        Objects.requireNonNull(service, "service");
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(chance, "chance");
        stateVersions = List.copyOf(stateVersions);
        games = List.copyOf(games);
    }
}
