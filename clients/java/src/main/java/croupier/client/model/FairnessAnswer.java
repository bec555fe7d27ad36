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
 * What follows from a reveal; compare it with what was told and seen while the match was played.
 *
 * @param commitment The server's commitment.
 * @param openings Whether each seat's opening is what it committed to; null where it took no part.
 * @param seed Seed of the match.
 * @param dealer First dealer.
 * @param decks What the seed makes of each deal.
 * @param links The link of the start and of every move.
 */
public record FairnessAnswer(
        @JsonProperty(required = true) String commitment,
        @JsonProperty(required = true) @JsonSetter(contentNulls = Nulls.SET) List<@Nullable Boolean> openings,
        @JsonProperty(required = true) String seed,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) List<RevealedDeck> decks,
        @JsonProperty(required = true) List<String> links) {
    public FairnessAnswer {
        Objects.requireNonNull(commitment, "commitment");
        openings = Collections.unmodifiableList(new ArrayList<>(openings));
        Objects.requireNonNull(seed, "seed");
        decks = List.copyOf(decks);
        links = List.copyOf(links);
    }
}
