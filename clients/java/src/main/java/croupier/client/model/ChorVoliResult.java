// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** How a deal ended. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ChorVoliFourOfAKind.class, name = "four_of_a_kind"),
    @JsonSubTypes.Type(value = ChorVoliShowdowns.class, name = "showdowns")
})
public sealed interface ChorVoliResult
        permits ChorVoliFourOfAKind,
                ChorVoliShowdowns {}
