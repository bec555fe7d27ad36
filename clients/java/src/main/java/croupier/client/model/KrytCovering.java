// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The top card has just been beaten by the same seat, which now leads on top of it (K8).
 *
 * @param turn Seat to play.
 */
public record KrytCovering(
        @JsonProperty(required = true) int turn)
        implements KrytPhase {}
