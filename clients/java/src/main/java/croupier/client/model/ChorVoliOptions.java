// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.jspecify.annotations.Nullable;

/** Every choice of rules, by form. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "form")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ChorVoliPlain.class, name = "chor-voli"),
    @JsonSubTypes.Type(value = ChorVoliRamchi.class, name = "ramchi")
})
public sealed interface ChorVoliOptions
        permits ChorVoliPlain,
                ChorVoliRamchi {
    /** Three threes beat three aces. */
    boolean threesHigh();

    /** Four fours beat four aces. */
    boolean foursHigh();

    /** Which of equal combinations wins: shown first or last. */
    ChorVoliTies ties();

    /** Who shows first in a showdown. */
    ChorVoliShowdownLeader showdownLeader();

    /** Deals after which the match is over. */
    @Nullable Integer deals();
}
