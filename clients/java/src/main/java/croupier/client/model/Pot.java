// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** What lies in the middle, to be won. */
public enum Pot {
    /** {@code kitty}. */
    KITTY("kitty"),
    /** {@code pool}. */
    POOL("pool");

    private final String value;

    Pot(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
