// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** One thing that one seat does. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = KrytLead.class, name = "lead"),
    @JsonSubTypes.Type(value = KrytBeat.class, name = "beat"),
    @JsonSubTypes.Type(value = KrytPickUp.class, name = "pick_up"),
    @JsonSubTypes.Type(value = KrytExchangeSix.class, name = "exchange_six"),
    @JsonSubTypes.Type(value = KrytDeal.class, name = "deal")
})
public sealed interface KrytAction
        permits KrytLead,
                KrytBeat,
                KrytPickUp,
                KrytExchangeSix,
                KrytDeal {
    /** Seat that acts. */
    int seat();
}
