// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The top card is to be beaten, or cards picked up (K7).
 *
 * @param turn Seat to play.
 */
public record KrytAnswering(
        @JsonProperty(required = true) int turn)
        implements KrytPhase {}
