// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Chor Voli: four players, a pool, one chip a showdown.
 *
 * @param threesHigh Three threes beat three aces.
 * @param foursHigh Four fours beat four aces.
 * @param ties Which of equal combinations wins: shown first or last.
 * @param showdownLeader Who shows first in a showdown.
 * @param deals Deals after which the match is over.
 */
public record ChorVoliPlain(
        @JsonProperty(value = "threes_high", required = true) boolean threesHigh,
        @JsonProperty(value = "fours_high", required = true) boolean foursHigh,
        @JsonProperty(required = true) ChorVoliTies ties,
        @JsonProperty(value = "showdown_leader", required = true) ChorVoliShowdownLeader showdownLeader,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer deals)
        implements ChorVoliOptions {
    public ChorVoliPlain {
        Objects.requireNonNull(ties, "ties");
        Objects.requireNonNull(showdownLeader, "showdownLeader");
    }
}
