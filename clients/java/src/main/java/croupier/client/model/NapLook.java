// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Pay one unit to look at the floater before calling (N24).
 *
 * @param seat Seat that acts.
 */
public record NapLook(
        @JsonProperty(required = true) int seat)
        implements NapAction {}
