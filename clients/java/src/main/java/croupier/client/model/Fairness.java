// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** Who had a part in the seed of the deals. */
public enum Fairness {
    /** {@code all-seats}. */
    ALL_SEATS("all-seats"),
    /** {@code some-seats}. */
    SOME_SEATS("some-seats"),
    /** {@code server-only}. */
    SERVER_ONLY("server-only");

    private final String value;

    Fairness(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
