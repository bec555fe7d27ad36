// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The seat before went out by beating; a card is to be led on top, with nothing to answer (K16).
 *
 * @param turn Seat to play.
 */
public record KrytFreeLeading(
        @JsonProperty(required = true) int turn)
        implements KrytPhase {}
