// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** Why a showdown was won: by the kind, by the ranks among several of that kind, alone, or as one of equals. */
public enum ChorVoliWhy {
    /** {@code kind}. */
    KIND("kind"),
    /** {@code ranks}. */
    RANKS("ranks"),
    /** {@code alone}. */
    ALONE("alone"),
    /** {@code shown_first}. */
    SHOWN_FIRST("shown_first"),
    /** {@code shown_last}. */
    SHOWN_LAST("shown_last");

    private final String value;

    ChorVoliWhy(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
