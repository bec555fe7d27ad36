// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** When the cards are shuffled: after all five tricks were bid and made (and see N4), or before every deal. */
public enum NapShuffle {
    /** {@code after_five}. */
    AFTER_FIVE("after_five"),
    /** {@code always}. */
    ALWAYS("always");

    private final String value;

    NapShuffle(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
