// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** What an arrangement is best by; both have as many combinations as the hand allows. */
public enum ChorVoliMeasure {
    /** {@code best_from_last}. */
    BEST_FROM_LAST("best_from_last"),
    /** {@code greatest_total}. */
    GREATEST_TOTAL("greatest_total");

    private final String value;

    ChorVoliMeasure(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
