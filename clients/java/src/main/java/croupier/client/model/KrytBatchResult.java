// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;

/**
 * What became of one state: a position or a problem, the other is null.
 *
 * @param position The position after the actions.
 * @param problem Why the actions were refused; this item is unchanged, the others are not affected.
 */
public record KrytBatchResult(
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable KrytPosition position,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Problem problem) {}
