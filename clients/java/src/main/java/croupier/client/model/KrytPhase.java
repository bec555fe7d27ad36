// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What is due, and from whom. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = KrytLeading.class, name = "leading"),
    @JsonSubTypes.Type(value = KrytAnswering.class, name = "answering"),
    @JsonSubTypes.Type(value = KrytCovering.class, name = "covering"),
    @JsonSubTypes.Type(value = KrytFreeLeading.class, name = "free_leading"),
    @JsonSubTypes.Type(value = KrytOver.class, name = "over")
})
public sealed interface KrytPhase
        permits KrytLeading,
                KrytAnswering,
                KrytCovering,
                KrytFreeLeading,
                KrytOver {}
