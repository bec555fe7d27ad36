// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One fault of a request, and where it is.
 *
 * @param pointer JSON Pointer (RFC 6901) into the request body; empty for the body as a whole.
 * @param reason Code of the law that is broken; {@code schema} where the schema says no.
 * @param rule Id of the rule that the law comes from; null where none does.
 * @param detail What is wrong, in a sentence.
 */
public record ProblemFault(
        @JsonProperty(required = true) String pointer,
        @JsonProperty(required = true) String reason,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable String rule,
        @JsonProperty(required = true) String detail) {
    public ProblemFault {
        Objects.requireNonNull(pointer, "pointer");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(detail, "detail");
    }
}
