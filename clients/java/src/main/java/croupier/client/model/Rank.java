// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** A rank, lowest first; the first character of a card. */
public enum Rank {
    /** {@code 2}. */
    TWO("2"),
    /** {@code 3}. */
    THREE("3"),
    /** {@code 4}. */
    FOUR("4"),
    /** {@code 5}. */
    FIVE("5"),
    /** {@code 6}. */
    SIX("6"),
    /** {@code 7}. */
    SEVEN("7"),
    /** {@code 8}. */
    EIGHT("8"),
    /** {@code 9}. */
    NINE("9"),
    /** {@code T}. */
    TEN("T"),
    /** {@code J}. */
    JACK("J"),
    /** {@code Q}. */
    QUEEN("Q"),
    /** {@code K}. */
    KING("K"),
    /** {@code A}. */
    ACE("A");

    private final String value;

    Rank(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
