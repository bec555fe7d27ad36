// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** How a deal ended. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = NapAllPassed.class, name = "all_passed"),
    @JsonSubTypes.Type(value = NapPlayedOut.class, name = "played")
})
public sealed interface NapResult
        permits NapAllPassed,
                NapPlayedOut {}
