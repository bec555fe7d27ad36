// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A named set of options.
 *
 * @param name Name of the variant.
 * @param sentence What it is.
 * @param source Where it comes from.
 * @param options Every choice of rules.
 */
public record NapVariantEntry(
        @JsonProperty(required = true) NapVariant name,
        @JsonProperty(required = true) String sentence,
        @JsonProperty(required = true) String source,
        @JsonProperty(required = true) NapOptions options) {
    public NapVariantEntry {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(sentence, "sentence");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(options, "options");
    }
}
