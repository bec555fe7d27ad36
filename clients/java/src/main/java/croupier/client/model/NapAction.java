// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** One thing that one seat does. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = NapPass.class, name = "pass"),
    @JsonSubTypes.Type(value = NapBid.class, name = "bid"),
    @JsonSubTypes.Type(value = NapLook.class, name = "look"),
    @JsonSubTypes.Type(value = NapPurchase.class, name = "purchase"),
    @JsonSubTypes.Type(value = NapStand.class, name = "stand"),
    @JsonSubTypes.Type(value = NapTakeFloater.class, name = "take_floater"),
    @JsonSubTypes.Type(value = NapLeaveFloater.class, name = "leave_floater"),
    @JsonSubTypes.Type(value = NapDiscard.class, name = "discard"),
    @JsonSubTypes.Type(value = NapAnnounce.class, name = "announce"),
    @JsonSubTypes.Type(value = NapPlay.class, name = "play"),
    @JsonSubTypes.Type(value = NapDeal.class, name = "deal")
})
public sealed interface NapAction
        permits NapPass,
                NapBid,
                NapLook,
                NapPurchase,
                NapStand,
                NapTakeFloater,
                NapLeaveFloater,
                NapDiscard,
                NapAnnounce,
                NapPlay,
                NapDeal {
    /** Seat that acts. */
    int seat();
}
