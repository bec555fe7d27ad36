// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** Which of equal combinations wins. */
public enum ChorVoliTies {
    /** {@code first}. */
    FIRST("first"),
    /** {@code last}. */
    LAST("last");

    private final String value;

    ChorVoliTies(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
