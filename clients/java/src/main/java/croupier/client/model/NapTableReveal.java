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
 * All that was hidden in a match, for everybody to check.
 *
 * @param match Id of the match.
 * @param record What was agreed on.
 * @param secret The server's secret: 32 bytes in hexadecimal.
 * @param openings What each seat put in; null where it took no part.
 * @param commitment What the server was bound to.
 * @param seed Seed of the match.
 * @param decks The deals so far, the first 1,000 of them.
 * @param state Where the match stands, with all that was never shown.
 * @param move Number of the last move.
 * @param link Its link.
 */
public record NapTableReveal(
        @JsonProperty(required = true) String match,
        @JsonProperty(required = true) NapTableRecord record,
        @JsonProperty(required = true) String secret,
        @JsonProperty(required = true) @JsonSetter(contentNulls = Nulls.SET) List<@Nullable String> openings,
        @JsonProperty(required = true) String commitment,
        @JsonProperty(required = true) String seed,
        @JsonProperty(required = true) List<RevealedDeck> decks,
        @JsonProperty(required = true) NapState state,
        @JsonProperty(required = true) long move,
        @JsonProperty(required = true) String link) {
    public NapTableReveal {
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(record, "record");
        Objects.requireNonNull(secret, "secret");
        openings = Collections.unmodifiableList(new ArrayList<>(openings));
        Objects.requireNonNull(commitment, "commitment");
        Objects.requireNonNull(seed, "seed");
        decks = List.copyOf(decks);
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(link, "link");
    }
}
