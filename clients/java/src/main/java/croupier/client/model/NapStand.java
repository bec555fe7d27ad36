// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Keep the cards as dealt (N20).
 *
 * @param seat Seat that acts.
 */
public record NapStand(
        @JsonProperty(required = true) int seat)
        implements NapAction {}
