// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Units that changed hands.
 *
 * @param rule Id of the rule that asks for them.
 * @param reason What for.
 * @param amount How many.
 * @param payer Seat that paid; null if they came out of the pot.
 * @param payee Seat that got them; null if they went into the pot.
 * @param pot The pot, where it paid or got them; else null.
 */
public record Payment(
        @JsonProperty(required = true) String rule,
        @JsonProperty(required = true) String reason,
        @JsonProperty(required = true) int amount,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer payer,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer payee,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Pot pot) {
    public Payment {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(reason, "reason");
    }
}
