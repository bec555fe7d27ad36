// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** Who made the key of a seat. */
public enum SeatKey {
    /** {@code own}. */
    OWN("own"),
    /** {@code issued}. */
    ISSUED("issued");

    private final String value;

    SeatKey(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
