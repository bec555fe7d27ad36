// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** One thing that one seat does. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ChorVoliCombine.class, name = "combine"),
    @JsonSubTypes.Type(value = ChorVoliStand.class, name = "stand"),
    @JsonSubTypes.Type(value = ChorVoliTakeTableCard.class, name = "take_table_card"),
    @JsonSubTypes.Type(value = ChorVoliShow.class, name = "show"),
    @JsonSubTypes.Type(value = ChorVoliDeal.class, name = "deal")
})
public sealed interface ChorVoliAction
        permits ChorVoliCombine,
                ChorVoliStand,
                ChorVoliTakeTableCard,
                ChorVoliShow,
                ChorVoliDeal {
    /** Seat that acts. */
    int seat();
}
