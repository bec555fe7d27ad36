// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The deal is over.
 *
 * @param pot What a four of a kind took from the pool; 0 after showdowns.
 */
public record ChorVoliOver(
        @JsonProperty(required = true) int pot)
        implements ChorVoliPhase {}
