// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;

/**
 * How a deal ended: with a loser (K17), drawn (K18) or broken off (K23).
 *
 * @param loser Seat that lost; null in a draw and when broken off.
 * @param draw The last player could beat the last card led.
 * @param brokenOff The deal reached its limit of actions.
 * @param honour Of two players one covered and led the ace of trumps as the last card (K24).
 */
public record KrytResult(
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer loser,
        @JsonProperty(required = true) boolean draw,
        @JsonProperty(value = "broken_off", required = true) boolean brokenOff,
        @JsonProperty(required = true) boolean honour) {}
