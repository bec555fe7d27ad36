// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * An action that a player might have asked for, and why the rules refuse it.
 *
 * @param action The refused action.
 * @param rule Id of the rule that refuses it.
 * @param reason Code of that rule; the rulebook of the catalogue has its sentence.
 */
public record NapBarredAction(
        @JsonProperty(required = true) NapAction action,
        @JsonProperty(required = true) String rule,
        @JsonProperty(required = true) String reason) {
    public NapBarredAction {
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(reason, "reason");
    }
}
