// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Why a request was refused (RFC 9457). Nothing has changed; what does not apply is null.
 *
 * @param type Address of the page about this code, on this server.
 * @param title The code in words.
 * @param status The HTTP status.
 * @param detail What is wrong with this request, in a sentence.
 * @param code What kind of problem this is; the list is closed.
 * @param rule Id of the rule that forbids the action.
 * @param reason Code of the rule that forbids the action.
 * @param values What the rule's sentence mentions by name (card, seat, suit), for translation.
 * @param index Place of the forbidden action in the request's list, from 0.
 * @param errors The faults of the request, up to 100.
 * @param more How many faults there are beyond these.
 */
public record Problem(
        @JsonProperty(required = true) String type,
        @JsonProperty(required = true) String title,
        @JsonProperty(required = true) int status,
        @JsonProperty(required = true) String detail,
        @JsonProperty(required = true) ProblemCode code,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable String rule,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable String reason,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Map<String, String> values,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer index,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable List<ProblemFault> errors,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer more) {
    public Problem {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(detail, "detail");
        Objects.requireNonNull(code, "code");
        values = values == null ? null : Collections.unmodifiableMap(new LinkedHashMap<>(values));
        errors = errors == null ? null : List.copyOf(errors);
    }
}
