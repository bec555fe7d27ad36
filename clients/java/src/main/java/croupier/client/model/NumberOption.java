// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An option that is a whole number.
 *
 * @param name Name of the option.
 * @param form Form that it belongs to.
 * @param rule Id of its rule.
 * @param sentence What it does.
 * @param defaultValue Value in the form's first variant; null for none.
 * @param minimum Least value.
 * @param maximum Greatest value.
 */
public record NumberOption(
        @JsonProperty(required = true) String name,
        @JsonProperty(required = true) String form,
        @JsonProperty(required = true) String rule,
        @JsonProperty(required = true) String sentence,
        @JsonProperty(value = "default", required = true)
        @JsonSetter(nulls = Nulls.SET)
        @Nullable Integer defaultValue,
        @JsonProperty(required = true) int minimum,
        @JsonProperty(required = true) int maximum)
        implements CatalogueOption {
    public NumberOption {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(form, "form");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(sentence, "sentence");
    }
}
