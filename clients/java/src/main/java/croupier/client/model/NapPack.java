// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** Which cards are in the pack: all 52, or the higher ranks only, as many as the players need. */
public enum NapPack {
    /** {@code full}. */
    FULL("full"),
    /** {@code short}. */
    SHORT("short");

    private final String value;

    NapPack(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
