// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A match from its start: how it starts, and the actions that follow.
 *
 * @param players Number of players.
 * @param variant Named set of options; without it the game's first. Left out where null.
 * @param options Options that differ from the variant's. Left out where null.
 * @param seed Source of all chance.
 * @param deck Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10). Left out where
 *     null.
 * @param dealer First dealer; without it drawn by lot from the seed (S5). Left out where null.
 * @param actions Actions in order; with {@code steps=true} at most 1,000.
 */
public record ChorVoliReplayRequest(
        @JsonProperty(required = true) int players,
        @JsonProperty @LeftOutWhereNull @Nullable ChorVoliVariant variant,
        @JsonProperty @LeftOutWhereNull @Nullable ChorVoliOverrides options,
        @JsonProperty(required = true) String seed,
        @JsonProperty @LeftOutWhereNull @Nullable List<Card> deck,
        @JsonProperty @LeftOutWhereNull @Nullable Integer dealer,
        @JsonProperty(required = true) List<ChorVoliAction> actions) {
    public ChorVoliReplayRequest {
        Objects.requireNonNull(seed, "seed");
        deck = deck == null ? null : List.copyOf(deck);
        actions = List.copyOf(actions);
    }

    /**
     * Takes what is required; the rest is left out.
     *
     * @param players Number of players.
     * @param seed Source of all chance.
     * @param actions Actions in order; with {@code steps=true} at most 1,000.
     */
    public ChorVoliReplayRequest(int players, String seed, List<ChorVoliAction> actions) {
        this(players, null, null, seed, null, null, actions);
    }

    /**
     * Returns a copy with another {@code variant}.
     *
     * @param variant Named set of options; without it the game's first.
     * @return the copy
     */
    public ChorVoliReplayRequest withVariant(ChorVoliVariant variant) {
        return new ChorVoliReplayRequest(players, variant, options, seed, deck, dealer, actions);
    }

    /**
     * Returns a copy with another {@code options}.
     *
     * @param options Options that differ from the variant's.
     * @return the copy
     */
    public ChorVoliReplayRequest withOptions(ChorVoliOverrides options) {
        return new ChorVoliReplayRequest(players, variant, options, seed, deck, dealer, actions);
    }

    /**
     * Returns a copy with another {@code deck}.
     *
     * @param deck Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     * @return the copy
     */
    public ChorVoliReplayRequest withDeck(List<Card> deck) {
        return new ChorVoliReplayRequest(players, variant, options, seed, deck, dealer, actions);
    }

    /**
     * Returns a copy with another {@code dealer}.
     *
     * @param dealer First dealer; without it drawn by lot from the seed (S5).
     * @return the copy
     */
    public ChorVoliReplayRequest withDealer(int dealer) {
        return new ChorVoliReplayRequest(players, variant, options, seed, deck, dealer, actions);
    }
}
