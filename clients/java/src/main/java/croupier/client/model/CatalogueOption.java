// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** An option of a game. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = FlagOption.class, name = "flag"),
    @JsonSubTypes.Type(value = NumberOption.class, name = "number"),
    @JsonSubTypes.Type(value = ChoiceOption.class, name = "choice")
})
public sealed interface CatalogueOption
        permits FlagOption,
                NumberOption,
                ChoiceOption {
    /** Name of the option. */
    String name();

    /** Form that it belongs to. */
    String form();

    /** Id of its rule. */
    String rule();

    /** What it does. */
    String sentence();
}
