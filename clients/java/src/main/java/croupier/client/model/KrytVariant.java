// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** A named set of options. */
public enum KrytVariant {
    /** {@code standard}. */
    STANDARD("standard"),
    /** {@code diamonds-and-spades}. */
    DIAMONDS_AND_SPADES("diamonds-and-spades");

    private final String value;

    KrytVariant(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
