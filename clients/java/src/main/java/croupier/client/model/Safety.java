// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/**
 * What this table promises; docs/sealed-tables says of each value what it prevents.
 *
 * @param ledger The server remembers how far the match has come, so nobody can go back.
 * @param seats Who made the key of each seat: the player's own device, or the server.
 * @param fairness Who had a part in the seed.
 * @param secrecy {@code memory} where cards are gathered and cut, so that a good memory knows of later deals.
 */
public record Safety(
        @JsonProperty(required = true) boolean ledger,
        @JsonProperty(required = true) List<SeatKey> seats,
        @JsonProperty(required = true) Fairness fairness,
        @JsonProperty(required = true) Secrecy secrecy) {
    public Safety {
        seats = List.copyOf(seats);
        Objects.requireNonNull(fairness, "fairness");
        Objects.requireNonNull(secrecy, "secrecy");
    }
}
