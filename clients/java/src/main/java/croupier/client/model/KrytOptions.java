// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.jspecify.annotations.Nullable;

/** Every choice of rules, by form. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "form")
@JsonSubTypes({
    @JsonSubTypes.Type(value = KrytStandard.class, name = "standard"),
    @JsonSubTypes.Type(value = KrytDiamondsAndSpades.class, name = "diamonds-and-spades")
})
public sealed interface KrytOptions
        permits KrytStandard,
                KrytDiamondsAndSpades {
    /** Actions after which a deal is broken off. */
    @Nullable Integer actionLimit();

    /** Deals after which the match is over. */
    @Nullable Integer deals();
}
