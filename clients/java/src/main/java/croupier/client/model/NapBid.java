// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;

/**
 * Bid a contract (N5, N25).
 *
 * @param seat Seat that acts.
 * @param contract The contract.
 * @param floater With the floater; false where there is none.
 */
public record NapBid(
        @JsonProperty(required = true) int seat,
        @JsonProperty(required = true) NapContract contract,
        @JsonProperty(required = true) boolean floater)
        implements NapAction {
    public NapBid {
        Objects.requireNonNull(contract, "contract");
    }
}
