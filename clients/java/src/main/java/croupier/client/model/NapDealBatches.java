// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** How five cards are dealt to each seat: three and then two, or two and then three. */
public enum NapDealBatches {
    /** {@code 3-2}. */
    THREE_TWO("3-2"),
    /** {@code 2-3}. */
    TWO_THREE("2-3");

    private final String value;

    NapDealBatches(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
