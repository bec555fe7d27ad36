// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The Aylesbury form: napoleon on top, and no wellington.
 *
 * @param batches How five cards are dealt to each seat.
 * @param shuffle When the cards are shuffled rather than gathered and cut.
 * @param stopWhenDecided The deal ends with the trick that decides the contract.
 * @param deals Deals after which the match is over.
 */
public record NapFloaterAylesbury(
        @JsonProperty(required = true) NapDealBatches batches,
        @JsonProperty(required = true) NapShuffle shuffle,
        @JsonProperty(value = "stop_when_decided", required = true) boolean stopWhenDecided,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer deals)
        implements NapOptions {
    public NapFloaterAylesbury {
        Objects.requireNonNull(batches, "batches");
        Objects.requireNonNull(shuffle, "shuffle");
    }
}
