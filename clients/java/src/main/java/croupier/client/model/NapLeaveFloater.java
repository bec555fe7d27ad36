// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Leave the floater face down (N27).
 *
 * @param seat Seat that acts.
 */
public record NapLeaveFloater(
        @JsonProperty(required = true) int seat)
        implements NapAction {}
