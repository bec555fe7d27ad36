// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** What a declarer undertakes. */
public enum NapContract {
    /** {@code two}. */
    TWO("two"),
    /** {@code three}. */
    THREE("three"),
    /** {@code misere}. */
    MISERE("misere"),
    /** {@code four}. */
    FOUR("four"),
    /** {@code nap}. */
    NAP("nap"),
    /** {@code bonaparte}. */
    BONAPARTE("bonaparte"),
    /** {@code napoleon}. */
    NAPOLEON("napoleon"),
    /** {@code wellington}. */
    WELLINGTON("wellington"),
    /** {@code blucher}. */
    BLUCHER("blucher");

    private final String value;

    NapContract(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
