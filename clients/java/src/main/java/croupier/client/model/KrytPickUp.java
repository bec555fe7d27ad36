// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Pick up one card, three or the whole pile, as its top card asks (K11).
 *
 * @param seat Seat that acts.
 */
public record KrytPickUp(
        @JsonProperty(required = true) int seat)
        implements KrytAction {}
