// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Ramchi: three or four players, and every opponent pays.
 *
 * @param threesHigh Three threes beat three aces.
 * @param ties Which of equal combinations wins: shown first or last.
 * @param showdownLeader Who shows first in a showdown.
 * @param fourOfAKind Four of a kind ends a deal.
 * @param foursHigh Four fours beat four aces.
 * @param deals Deals after which the match is over.
 */
public record ChorVoliRamchi(
        @JsonProperty(value = "threes_high", required = true) boolean threesHigh,
        @JsonProperty(required = true) ChorVoliTies ties,
        @JsonProperty(value = "showdown_leader", required = true) ChorVoliShowdownLeader showdownLeader,
        @JsonProperty(value = "four_of_a_kind", required = true) boolean fourOfAKind,
        @JsonProperty(value = "fours_high", required = true) boolean foursHigh,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer deals)
        implements ChorVoliOptions {
    public ChorVoliRamchi {
        Objects.requireNonNull(ties, "ties");
        Objects.requireNonNull(showdownLeader, "showdownLeader");
    }
}
