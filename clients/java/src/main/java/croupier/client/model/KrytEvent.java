// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** Something that has happened. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = KrytDealt.class, name = "dealt"),
    @JsonSubTypes.Type(value = KrytLed.class, name = "led"),
    @JsonSubTypes.Type(value = KrytBeaten.class, name = "beaten"),
    @JsonSubTypes.Type(value = KrytPickedUp.class, name = "picked_up"),
    @JsonSubTypes.Type(value = KrytExchangedSix.class, name = "exchanged_six"),
    @JsonSubTypes.Type(value = KrytDrew.class, name = "drew"),
    @JsonSubTypes.Type(value = KrytWentOut.class, name = "went_out"),
    @JsonSubTypes.Type(value = KrytSettled.class, name = "settled")
})
public sealed interface KrytEvent
        permits KrytDealt,
                KrytLed,
                KrytBeaten,
                KrytPickedUp,
                KrytExchangedSix,
                KrytDrew,
                KrytWentOut,
                KrytSettled {
    /** Index of the action in the request, from 0; for who does not learn of every action, of those that are known. */
    int action();
}
