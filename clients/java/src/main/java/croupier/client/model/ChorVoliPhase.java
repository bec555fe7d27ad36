// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What is due. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ChorVoliArranging.class, name = "arranging"),
    @JsonSubTypes.Type(value = ChorVoliCalling.class, name = "calling"),
    @JsonSubTypes.Type(value = ChorVoliOver.class, name = "over")
})
public sealed interface ChorVoliPhase
        permits ChorVoliArranging,
                ChorVoliCalling,
                ChorVoliOver {}
