// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * A game in short.
 *
 * @param id Id of the game, as it stands in paths.
 * @param names What it is called.
 * @param players How many may play.
 * @param direction Which way play goes.
 * @param variants Names of its variants; the first is the default.
 */
public record GameSummary(
        @JsonProperty(required = true) String id,
        @JsonProperty(required = true) List<GameName> names,
        @JsonProperty(required = true) PlayerRange players,
        @JsonProperty(required = true) Direction direction,
        @JsonProperty(required = true) List<String> variants) {
    public GameSummary {
        Objects.requireNonNull(id, "id");
        names = List.copyOf(names);
        Objects.requireNonNull(players, "players");
        Objects.requireNonNull(direction, "direction");
        variants = List.copyOf(variants);
    }
}
