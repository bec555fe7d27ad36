// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A contract was played.
 *
 * @param declarer Seat that played it.
 * @param contract The contract.
 * @param floater Whether with the floater.
 * @param needed Fewest tricks that make it; in misère 0, which are also the most.
 * @param won Tricks that the declarer won.
 * @param made Whether it was made.
 */
public record NapPlayedOut(
        @JsonProperty(required = true) int declarer,
        @JsonProperty(required = true) NapContract contract,
        @JsonProperty(required = true) boolean floater,
        @JsonProperty(required = true) int needed,
        @JsonProperty(required = true) int won,
        @JsonProperty(required = true) boolean made)
        implements NapResult {
    public NapPlayedOut {
        Objects.requireNonNull(contract, "contract");
    }
}
