// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** A named set of options. */
public enum ChorVoliVariant {
    /** {@code chor-voli}. */
    CHOR_VOLI("chor-voli"),
    /** {@code ramchi}. */
    RAMCHI("ramchi");

    private final String value;

    ChorVoliVariant(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
