// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** The kind of a problem, to decide by; every kind has a page of its own. */
public enum ProblemCode {
    /** {@code not-found}. */
    NOT_FOUND("not-found"),
    /** {@code method-not-allowed}. */
    METHOD_NOT_ALLOWED("method-not-allowed"),
    /** {@code body-too-large}. */
    BODY_TOO_LARGE("body-too-large"),
    /** {@code unsupported-media-type}. */
    UNSUPPORTED_MEDIA_TYPE("unsupported-media-type"),
    /** {@code not-acceptable}. */
    NOT_ACCEPTABLE("not-acceptable"),
    /** {@code malformed}. */
    MALFORMED("malformed"),
    /** {@code unsound-options}. */
    UNSOUND_OPTIONS("unsound-options"),
    /** {@code unsound-deck}. */
    UNSOUND_DECK("unsound-deck"),
    /** {@code unsound-state}. */
    UNSOUND_STATE("unsound-state"),
    /** {@code unsound-seat}. */
    UNSOUND_SEAT("unsound-seat"),
    /** {@code unsound-hand}. */
    UNSOUND_HAND("unsound-hand"),
    /** {@code unknown-version}. */
    UNKNOWN_VERSION("unknown-version"),
    /** {@code too-much}. */
    TOO_MUCH("too-much"),
    /** {@code illegal-action}. */
    ILLEGAL_ACTION("illegal-action"),
    /** {@code no-key}. */
    NO_KEY("no-key"),
    /** {@code not-your-seat}. */
    NOT_YOUR_SEAT("not-your-seat"),
    /** {@code cannot-open}. */
    CANNOT_OPEN("cannot-open"),
    /** {@code unsound-table}. */
    UNSOUND_TABLE("unsound-table"),
    /** {@code key-retired}. */
    KEY_RETIRED("key-retired"),
    /** {@code table-expired}. */
    TABLE_EXPIRED("table-expired"),
    /** {@code stale-table}. */
    STALE_TABLE("stale-table"),
    /** {@code not-descendant}. */
    NOT_DESCENDANT("not-descendant"),
    /** {@code not-last}. */
    NOT_LAST("not-last"),
    /** {@code incomplete}. */
    INCOMPLETE("incomplete"),
    /** {@code not-over}. */
    NOT_OVER("not-over"),
    /** {@code closed}. */
    CLOSED("closed"),
    /** {@code no-keyring}. */
    NO_KEYRING("no-keyring"),
    /** {@code ledger-down}. */
    LEDGER_DOWN("ledger-down"),
    /** {@code internal}. */
    INTERNAL("internal");

    private final String value;

    ProblemCode(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
