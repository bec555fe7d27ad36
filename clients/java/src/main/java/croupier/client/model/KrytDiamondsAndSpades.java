// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;

/**
 * The game in which diamonds are always trumps and no trump beats a spade (K20, K21).
 *
 * @param actionLimit Actions after which a deal is broken off.
 * @param deals Deals after which the match is over.
 */
public record KrytDiamondsAndSpades(
        @JsonProperty(value = "action_limit", required = true)
        @JsonSetter(nulls = Nulls.SET)
        @Nullable Integer actionLimit,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer deals)
        implements KrytOptions {}
