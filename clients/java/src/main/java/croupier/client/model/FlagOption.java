// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * An option that is on or off.
 *
 * @param name Name of the option.
 * @param form Form that it belongs to.
 * @param rule Id of its rule.
 * @param sentence What it does.
 * @param defaultValue Value in the form's first variant.
 */
public record FlagOption(
        @JsonProperty(required = true) String name,
        @JsonProperty(required = true) String form,
        @JsonProperty(required = true) String rule,
        @JsonProperty(required = true) String sentence,
        @JsonProperty(value = "default", required = true) boolean defaultValue)
        implements CatalogueOption {
    public FlagOption {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(form, "form");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(sentence, "sentence");
    }
}
