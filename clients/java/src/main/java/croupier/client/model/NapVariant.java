// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** A named set of options. */
public enum NapVariant {
    /** {@code standard}. */
    STANDARD("standard"),
    /** {@code extended}. */
    EXTENDED("extended"),
    /** {@code purchase}. */
    PURCHASE("purchase"),
    /** {@code floater}. */
    FLOATER("floater"),
    /** {@code floater-teesside}. */
    FLOATER_TEESSIDE("floater-teesside"),
    /** {@code floater-aylesbury}. */
    FLOATER_AYLESBURY("floater-aylesbury"),
    /** {@code floater-dorset}. */
    FLOATER_DORSET("floater-dorset");

    private final String value;

    NapVariant(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
