// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A seat passed (N5).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that passed.
 */
public record NapPassed(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat)
        implements NapEvent {}
