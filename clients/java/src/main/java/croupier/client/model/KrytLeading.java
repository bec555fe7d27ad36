// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A card is to be led to the empty pile (K6).
 *
 * @param turn Seat to play.
 */
public record KrytLeading(
        @JsonProperty(required = true) int turn)
        implements KrytPhase {}
