// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a reveal showed, and what is to be checked against it.
 *
 * @param match Id of the match.
 * @param record What was agreed on.
 * @param secret The server's secret.
 * @param openings What each seat put in.
 * @param deals How many deals to compute.
 * @param moves Every move from the start; none if the links are not to be computed beyond the first.
 */
public record KrytFairnessRequest(
        @JsonProperty(required = true) String match,
        @JsonProperty(required = true) KrytTableRecord record,
        @JsonProperty(required = true) String secret,
        @JsonProperty(required = true) @JsonSetter(contentNulls = Nulls.SET) List<@Nullable String> openings,
        @JsonProperty(required = true) int deals,
        @JsonProperty(required = true) List<KrytTableMove> moves) {
    public KrytFairnessRequest {
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(record, "record");
        Objects.requireNonNull(secret, "secret");
        openings = Collections.unmodifiableList(new ArrayList<>(openings));
        moves = List.copyOf(moves);
    }
}
