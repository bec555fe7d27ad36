// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Take the table card for the two of diamonds (C16).
 *
 * @param seat Seat that acts.
 */
public record ChorVoliTakeTableCard(
        @JsonProperty(required = true) int seat)
        implements ChorVoliAction {}
