// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;

/**
 * What a seat said in the bidding.
 *
 * @param contract Contract that was bid; null for a pass.
 * @param floater Whether with the floater.
 */
public record NapCall(
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable NapContract contract,
        @JsonProperty(required = true) boolean floater) {}
