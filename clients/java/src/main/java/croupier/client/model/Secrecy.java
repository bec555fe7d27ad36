// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** What a good memory knows of later deals. */
public enum Secrecy {
    /** {@code full}. */
    FULL("full"),
    /** {@code memory}. */
    MEMORY("memory");

    private final String value;

    Secrecy(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
