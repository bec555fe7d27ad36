package croupier.client.tables;

import croupier.client.model.Card;
import croupier.client.model.RevealedDeck;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a reveal says in every game, with how its game deals. */
record Revealed(
        String match,
        String record,
        int players,
        @Nullable Integer dealer,
        List<@Nullable String> commitments,
        String secret,
        List<@Nullable String> openings,
        String commitment,
        String seed,
        List<RevealedDeck> decks,
        int deals,
        long move,
        String link,
        Game game) {
    /**
     * How a game deals with the options of a match.
     *
     * @param pack gives its cards in canonical order
     * @param isShuffled says of a deal whether its deck follows from the seed alone
     * @param layout says where a deck goes when a seat deals it
     */
    record Game(
            Supplier<List<Card>> pack, IntPredicate isShuffled, BiFunction<List<Card>, Integer, Layout> layout) {}
}
