// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * The versions of a game's states that the service reads; it writes the newest.
 *
 * @param game Id of the game.
 * @param versions State versions.
 */
public record GameVersions(
        @JsonProperty(required = true) String game,
        @JsonProperty(required = true) List<Integer> versions) {
    public GameVersions {
        Objects.requireNonNull(game, "game");
        versions = List.copyOf(versions);
    }
}
