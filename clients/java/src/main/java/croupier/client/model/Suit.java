// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** A suit, in the canonical order of a pack. */
public enum Suit {
    /** {@code C}. */
    CLUBS("C"),
    /** {@code D}. */
    DIAMONDS("D"),
    /** {@code H}. */
    HEARTS("H"),
    /** {@code S}. */
    SPADES("S");

    private final String value;

    Suit(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
