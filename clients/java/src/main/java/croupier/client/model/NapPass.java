// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Call nothing (N5).
 *
 * @param seat Seat that acts.
 */
public record NapPass(
        @JsonProperty(required = true) int seat)
        implements NapAction {}
