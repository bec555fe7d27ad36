// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Take the floater into the hand (N27).
 *
 * @param seat Seat that acts.
 */
public record NapTakeFloater(
        @JsonProperty(required = true) int seat)
        implements NapAction {}
