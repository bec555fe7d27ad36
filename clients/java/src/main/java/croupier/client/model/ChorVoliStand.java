// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Discard what is left, and finish arranging (C10).
 *
 * @param seat Seat that acts.
 */
public record ChorVoliStand(
        @JsonProperty(required = true) int seat)
        implements ChorVoliAction {}
