// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** What contracts of all five tricks are worth: their value, twice that when made, or twice that both ways. */
public enum NapStakes {
    /** {@code single}. */
    SINGLE("single"),
    /** {@code double_when_made}. */
    DOUBLE_WHEN_MADE("double_when_made"),
    /** {@code double}. */
    DOUBLE("double");

    private final String value;

    NapStakes(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
