// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A rule that can be broken.
 *
 * @param id Id on the rules page; several entries may share it.
 * @param code Code of this entry alone, as problems give it in {@code reason}.
 * @param sentence The sentence, with the names of its values in braces.
 * @param source Where the rule comes from.
 */
public record RuleEntry(
        @JsonProperty(required = true) String id,
        @JsonProperty(required = true) String code,
        @JsonProperty(required = true) String sentence,
        @JsonProperty(required = true) String source) {
    public RuleEntry {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(sentence, "sentence");
        Objects.requireNonNull(source, "source");
    }
}
