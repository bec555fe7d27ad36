// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * How many may play; both ends belong.
 *
 * @param fewest Fewest players.
 * @param most Most players.
 */
public record PlayerRange(
        @JsonProperty(required = true) int fewest,
        @JsonProperty(required = true) int most) {}
