// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The showdowns were called (C10a).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that called them.
 */
public record ChorVoliCalled(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat)
        implements ChorVoliEvent {}
