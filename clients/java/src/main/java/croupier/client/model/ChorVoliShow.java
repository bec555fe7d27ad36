// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Call the showdowns (C10a).
 *
 * @param seat Seat that acts.
 */
public record ChorVoliShow(
        @JsonProperty(required = true) int seat)
        implements ChorVoliAction {}
