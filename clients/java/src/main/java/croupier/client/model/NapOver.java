// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The deal is over.
 *
 * @param pot What the declarer took from the kitty or the pool.
 */
public record NapOver(
        @JsonProperty(required = true) int pot)
        implements NapPhase {}
