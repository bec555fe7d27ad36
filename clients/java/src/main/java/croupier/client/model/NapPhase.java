// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What is due. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = NapPurchasing.class, name = "purchasing"),
    @JsonSubTypes.Type(value = NapBidding.class, name = "bidding"),
    @JsonSubTypes.Type(value = NapTakingFloater.class, name = "taking_floater"),
    @JsonSubTypes.Type(value = NapDiscarding.class, name = "discarding"),
    @JsonSubTypes.Type(value = NapAnnouncing.class, name = "announcing"),
    @JsonSubTypes.Type(value = NapPlaying.class, name = "playing"),
    @JsonSubTypes.Type(value = NapOver.class, name = "over")
})
public sealed interface NapPhase
        permits NapPurchasing,
                NapBidding,
                NapTakingFloater,
                NapDiscarding,
                NapAnnouncing,
                NapPlaying,
                NapOver {}
