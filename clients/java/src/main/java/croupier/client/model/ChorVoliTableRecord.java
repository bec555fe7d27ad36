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
 * What was agreed on before a match.
 *
 * @param options Every choice of rules.
 * @param players Number of players.
 * @param dealer First dealer, if one was named.
 * @param locks Locks that players made, by seat; null where the server issued the key.
 * @param commitments What each seat committed to; null where it took no part.
 */
public record ChorVoliTableRecord(
        @JsonProperty(required = true) ChorVoliOptions options,
        @JsonProperty(required = true) int players,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer dealer,
        @JsonProperty(required = true) @JsonSetter(contentNulls = Nulls.SET) List<@Nullable String> locks,
        @JsonProperty(required = true) @JsonSetter(contentNulls = Nulls.SET) List<@Nullable String> commitments) {
    public ChorVoliTableRecord {
        Objects.requireNonNull(options, "options");
        locks = Collections.unmodifiableList(new ArrayList<>(locks));
        commitments = Collections.unmodifiableList(new ArrayList<>(commitments));
    }
}
