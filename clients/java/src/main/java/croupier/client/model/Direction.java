// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** Which way play goes round the table. */
public enum Direction {
    /** {@code clockwise}. */
    CLOCKWISE("clockwise"),
    /** {@code counterclockwise}. */
    COUNTERCLOCKWISE("counterclockwise");

    private final String value;

    Direction(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
