// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.jspecify.annotations.Nullable;

/** Every choice of rules, by form. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "form")
@JsonSubTypes({
    @JsonSubTypes.Type(value = NapStandard.class, name = "standard"),
    @JsonSubTypes.Type(value = NapFloater.class, name = "floater"),
    @JsonSubTypes.Type(value = NapFloaterTeesside.class, name = "floater-teesside"),
    @JsonSubTypes.Type(value = NapFloaterAylesbury.class, name = "floater-aylesbury"),
    @JsonSubTypes.Type(value = NapFloaterDorset.class, name = "floater-dorset")
})
public sealed interface NapOptions
        permits NapStandard,
                NapFloater,
                NapFloaterTeesside,
                NapFloaterAylesbury,
                NapFloaterDorset {
    /** How five cards are dealt to each seat. */
    NapDealBatches batches();

    /** When the cards are shuffled rather than gathered and cut. */
    NapShuffle shuffle();

    /** The deal ends with the trick that decides the contract. */
    boolean stopWhenDecided();

    /** Deals after which the match is over. */
    @Nullable Integer deals();
}
