// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** Who shows first in a showdown. */
public enum ChorVoliShowdownLeader {
    /** {@code first_seat}. */
    FIRST_SEAT("first_seat"),
    /** {@code previous_winner}. */
    PREVIOUS_WINNER("previous_winner");

    private final String value;

    ChorVoliShowdownLeader(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
