// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Deal the next deal once one is over (N1).
 *
 * @param seat The next dealer.
 * @param deck Deck of this deal, exactly the pack, in place of shuffle, gathering and cut (S10). Left out
 *     where null.
 */
public record NapDeal(
        @JsonProperty(required = true) int seat,
        @JsonProperty @LeftOutWhereNull @Nullable List<Card> deck)
        implements NapAction {
    public NapDeal {
        deck = deck == null ? null : List.copyOf(deck);
    }

    /**
     * Takes what is required; the rest is left out.
     *
     * @param seat The next dealer.
     */
    @JsonCreator(mode = JsonCreator.Mode.DISABLED)
    public NapDeal(int seat) {
        this(seat, null);
    }

    /**
     * Returns a copy with another {@code deck}.
     *
     * @param deck Deck of this deal, exactly the pack, in place of shuffle, gathering and cut (S10).
     * @return the copy
     */
    public NapDeal withDeck(List<Card> deck) {
        return new NapDeal(seat, deck);
    }
}
