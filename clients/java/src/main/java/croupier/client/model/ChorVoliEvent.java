// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** Something that has happened. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ChorVoliDealt.class, name = "dealt"),
    @JsonSubTypes.Type(value = ChorVoliPaid.class, name = "paid"),
    @JsonSubTypes.Type(value = ChorVoliCombined.class, name = "combined"),
    @JsonSubTypes.Type(value = ChorVoliStoodUp.class, name = "stood"),
    @JsonSubTypes.Type(value = ChorVoliTookTableCard.class, name = "took_table_card"),
    @JsonSubTypes.Type(value = ChorVoliCalled.class, name = "called"),
    @JsonSubTypes.Type(value = ChorVoliShowdownHeld.class, name = "showdown"),
    @JsonSubTypes.Type(value = ChorVoliSettled.class, name = "settled")
})
public sealed interface ChorVoliEvent
        permits ChorVoliDealt,
                ChorVoliPaid,
                ChorVoliCombined,
                ChorVoliStoodUp,
                ChorVoliTookTableCard,
                ChorVoliCalled,
                ChorVoliShowdownHeld,
                ChorVoliSettled {
    /** Index of the action in the request, from 0; for who does not learn of every action, of those that are known. */
    int action();
}
