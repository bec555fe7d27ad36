// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** What three cards make together, the strongest kind first. */
public enum ChorVoliKind {
    /** {@code three_of_a_kind}. */
    THREE_OF_A_KIND("three_of_a_kind"),
    /** {@code straight_flush}. */
    STRAIGHT_FLUSH("straight_flush"),
    /** {@code straight}. */
    STRAIGHT("straight"),
    /** {@code flush}. */
    FLUSH("flush"),
    /** {@code unrelated}. */
    UNRELATED("unrelated");

    private final String value;

    ChorVoliKind(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
