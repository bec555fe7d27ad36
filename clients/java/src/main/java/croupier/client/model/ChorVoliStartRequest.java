// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot.
 *
 * @param players Number of players.
 * @param variant Named set of options; without it the game's first. Left out where null.
 * @param options Options that differ from the variant's. Left out where null.
 * @param seed Source of all chance; without it the server makes one from 32 random bytes. Left out where null.
 * @param deck Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10). Left out where
 *     null.
 * @param dealer First dealer; without it drawn by lot from the seed (S5). Left out where null.
 */
public record ChorVoliStartRequest(
        @JsonProperty(required = true) int players,
        @JsonProperty @LeftOutWhereNull @Nullable ChorVoliVariant variant,
        @JsonProperty @LeftOutWhereNull @Nullable ChorVoliOverrides options,
        @JsonProperty @LeftOutWhereNull @Nullable String seed,
        @JsonProperty @LeftOutWhereNull @Nullable List<Card> deck,
        @JsonProperty @LeftOutWhereNull @Nullable Integer dealer) {
    public ChorVoliStartRequest {
        deck = deck == null ? null : List.copyOf(deck);
    }

    /**
     * Takes what is required; the rest is left out.
     *
     * @param players Number of players.
     */
    @JsonCreator(mode = JsonCreator.Mode.DISABLED)
    public ChorVoliStartRequest(int players) {
        this(players, null, null, null, null, null);
    }

    /**
     * Returns a copy with another {@code variant}.
     *
     * @param variant Named set of options; without it the game's first.
     * @return the copy
     */
    public ChorVoliStartRequest withVariant(ChorVoliVariant variant) {
        return new ChorVoliStartRequest(players, variant, options, seed, deck, dealer);
    }

    /**
     * Returns a copy with another {@code options}.
     *
     * @param options Options that differ from the variant's.
     * @return the copy
     */
    public ChorVoliStartRequest withOptions(ChorVoliOverrides options) {
        return new ChorVoliStartRequest(players, variant, options, seed, deck, dealer);
    }

    /**
     * Returns a copy with another {@code seed}.
     *
     * @param seed Source of all chance; without it the server makes one from 32 random bytes.
     * @return the copy
     */
    public ChorVoliStartRequest withSeed(String seed) {
        return new ChorVoliStartRequest(players, variant, options, seed, deck, dealer);
    }

    /**
     * Returns a copy with another {@code deck}.
     *
     * @param deck Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10).
     * @return the copy
     */
    public ChorVoliStartRequest withDeck(List<Card> deck) {
        return new ChorVoliStartRequest(players, variant, options, seed, deck, dealer);
    }

    /**
     * Returns a copy with another {@code dealer}.
     *
     * @param dealer First dealer; without it drawn by lot from the seed (S5).
     * @return the copy
     */
    public ChorVoliStartRequest withDealer(int dealer) {
        return new ChorVoliStartRequest(players, variant, options, seed, deck, dealer);
    }
}
