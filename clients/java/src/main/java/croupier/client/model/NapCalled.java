// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * A seat bid a contract (N5).
 *
 * @param action Index of the action in the request, from 0; for who does not learn of every action, of those
 *     that are known.
 * @param seat Seat that bid.
 * @param contract The contract.
 * @param floater With the floater.
 */
public record NapCalled(
        @JsonProperty(required = true) int action,
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) NapContract contract,
        @JsonProperty(required = true) boolean floater)
        implements NapEvent {
    public NapCalled {
        Objects.requireNonNull(contract, "contract");
    }
}
