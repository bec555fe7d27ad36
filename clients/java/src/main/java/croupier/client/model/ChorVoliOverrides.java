// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Options that differ from the variant's; one that its form does not have is refused.
 *
 * @param threesHigh Three threes beat three aces. Left out where null.
 * @param foursHigh Four fours beat four aces. Left out where null.
 * @param ties Which of equal combinations wins: shown first or last. Left out where null.
 * @param showdownLeader Who shows first in a showdown. Left out where null.
 * @param fourOfAKind Four of a kind ends a deal. Left out where null.
 * @param deals Deals after which the match is over. Left out where null.
 */
public record ChorVoliOverrides(
        @JsonProperty(value = "threes_high") @LeftOutWhereNull @Nullable Boolean threesHigh,
        @JsonProperty(value = "fours_high") @LeftOutWhereNull @Nullable Boolean foursHigh,
        @JsonProperty @LeftOutWhereNull @Nullable ChorVoliTies ties,
        @JsonProperty(value = "showdown_leader") @LeftOutWhereNull @Nullable ChorVoliShowdownLeader showdownLeader,
        @JsonProperty(value = "four_of_a_kind") @LeftOutWhereNull @Nullable Boolean fourOfAKind,
        @JsonProperty @LeftOutWhereNull @Nullable Integer deals) {
    /** Takes what is required; the rest is left out. */
    public ChorVoliOverrides() {
        this(null, null, null, null, null, null);
    }

    /**
     * Returns a copy with another {@code threesHigh}.
     *
     * @param threesHigh Three threes beat three aces.
     * @return the copy
     */
    public ChorVoliOverrides withThreesHigh(boolean threesHigh) {
        return new ChorVoliOverrides(threesHigh, foursHigh, ties, showdownLeader, fourOfAKind, deals);
    }

    /**
     * Returns a copy with another {@code foursHigh}.
     *
     * @param foursHigh Four fours beat four aces.
     * @return the copy
     */
    public ChorVoliOverrides withFoursHigh(boolean foursHigh) {
        return new ChorVoliOverrides(threesHigh, foursHigh, ties, showdownLeader, fourOfAKind, deals);
    }

    /**
     * Returns a copy with another {@code ties}.
     *
     * @param ties Which of equal combinations wins: shown first or last.
     * @return the copy
     */
    public ChorVoliOverrides withTies(ChorVoliTies ties) {
        return new ChorVoliOverrides(threesHigh, foursHigh, ties, showdownLeader, fourOfAKind, deals);
    }

    /**
     * Returns a copy with another {@code showdownLeader}.
     *
     * @param showdownLeader Who shows first in a showdown.
     * @return the copy
     */
    public ChorVoliOverrides withShowdownLeader(ChorVoliShowdownLeader showdownLeader) {
        return new ChorVoliOverrides(threesHigh, foursHigh, ties, showdownLeader, fourOfAKind, deals);
    }

    /**
     * Returns a copy with another {@code fourOfAKind}.
     *
     * @param fourOfAKind Four of a kind ends a deal.
     * @return the copy
     */
    public ChorVoliOverrides withFourOfAKind(boolean fourOfAKind) {
        return new ChorVoliOverrides(threesHigh, foursHigh, ties, showdownLeader, fourOfAKind, deals);
    }

    /**
     * Returns a copy with another {@code deals}.
     *
     * @param deals Deals after which the match is over.
     * @return the copy
     */
    public ChorVoliOverrides withDeals(int deals) {
        return new ChorVoliOverrides(threesHigh, foursHigh, ties, showdownLeader, fourOfAKind, deals);
    }
}
