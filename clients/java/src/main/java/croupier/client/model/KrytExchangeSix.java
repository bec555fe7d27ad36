// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Exchange the six of trumps for the indicator, also out of turn (K14).
 *
 * @param seat Seat that acts.
 */
public record KrytExchangeSix(
        @JsonProperty(required = true) int seat)
        implements KrytAction {}
