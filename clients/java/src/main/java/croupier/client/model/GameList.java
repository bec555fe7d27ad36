// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * The games on offer.
 *
 * @param games The games.
 */
public record GameList(
        @JsonProperty(required = true) List<GameSummary> games) {
    public GameList {
        games = List.copyOf(games);
    }
}
