// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.Serializable

/** The kind of a problem, to decide by; every kind has a page of its own. */
@Serializable(with = ProblemCodeSerializer::class)
public enum class ProblemCode(
    /** The value in JSON. */
    public val value: String,
) {
    NOT_FOUND("not-found"),
    METHOD_NOT_ALLOWED("method-not-allowed"),
    BODY_TOO_LARGE("body-too-large"),
    UNSUPPORTED_MEDIA_TYPE("unsupported-media-type"),
    NOT_ACCEPTABLE("not-acceptable"),
    MALFORMED("malformed"),
    UNSOUND_OPTIONS("unsound-options"),
    UNSOUND_DECK("unsound-deck"),
    UNSOUND_STATE("unsound-state"),
    UNSOUND_SEAT("unsound-seat"),
    UNSOUND_HAND("unsound-hand"),
    UNKNOWN_VERSION("unknown-version"),
    TOO_MUCH("too-much"),
    ILLEGAL_ACTION("illegal-action"),
    NO_KEY("no-key"),
    NOT_YOUR_SEAT("not-your-seat"),
    CANNOT_OPEN("cannot-open"),
    UNSOUND_TABLE("unsound-table"),
    KEY_RETIRED("key-retired"),
    TABLE_EXPIRED("table-expired"),
    STALE_TABLE("stale-table"),
    NOT_DESCENDANT("not-descendant"),
    NOT_LAST("not-last"),
    INCOMPLETE("incomplete"),
    NOT_OVER("not-over"),
    CLOSED("closed"),
    NO_KEYRING("no-keyring"),
    LEDGER_DOWN("ledger-down"),
    INTERNAL("internal"),
    ;

    override fun toString(): String = value
}

internal object ProblemCodeSerializer :
    ValueSerializer<ProblemCode>("ProblemCode", ProblemCode.entries, { it.value })
