// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** Something that has happened. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = NapDealt.class, name = "dealt"),
    @JsonSubTypes.Type(value = NapPaid.class, name = "paid"),
    @JsonSubTypes.Type(value = NapStood.class, name = "stood"),
    @JsonSubTypes.Type(value = NapPurchased.class, name = "purchased"),
    @JsonSubTypes.Type(value = NapPassed.class, name = "passed"),
    @JsonSubTypes.Type(value = NapCalled.class, name = "called"),
    @JsonSubTypes.Type(value = NapLooked.class, name = "looked"),
    @JsonSubTypes.Type(value = NapTookFloater.class, name = "took_floater"),
    @JsonSubTypes.Type(value = NapLeftFloater.class, name = "left_floater"),
    @JsonSubTypes.Type(value = NapDiscarded.class, name = "discarded"),
    @JsonSubTypes.Type(value = NapAnnounced.class, name = "announced"),
    @JsonSubTypes.Type(value = NapPlayed.class, name = "played"),
    @JsonSubTypes.Type(value = NapTookTrick.class, name = "took_trick"),
    @JsonSubTypes.Type(value = NapSettled.class, name = "settled")
})
public sealed interface NapEvent
        permits NapDealt,
                NapPaid,
                NapStood,
                NapPurchased,
                NapPassed,
                NapCalled,
                NapLooked,
                NapTookFloater,
                NapLeftFloater,
                NapDiscarded,
                NapAnnounced,
                NapPlayed,
                NapTookTrick,
                NapSettled {
    /** Index of the action in the request, from 0; for who does not learn of every action, of those that are known. */
    int action();
}
