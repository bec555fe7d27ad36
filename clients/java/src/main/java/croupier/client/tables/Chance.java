package croupier.client.tables;

import croupier.client.model.Card;
import croupier.client.model.Rank;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Chance {@code croupier/1}: from a seed to decks, cuts and the first dealer, as the server makes them. */
public final class Chance {
    private static final String NAME = "croupier/1";

    private Chance() {}

    /**
     * Returns a pack in canonical order.
     *
     * @param lowest the lowest rank in it
     * @return the cards
     */
    public static List<Card> pack(Rank lowest) {
        int ranks = Rank.values().length;
        return Arrays.stream(Card.values()).filter(card -> card.ordinal() % ranks >= lowest.ordinal()).toList();
    }

    /**
     * Returns the deck of a deal.
     *
     * @param pack the pack in canonical order
     * @param seed the seed of the match
     * @param deal the number of the deal, from 0
     * @return the cards; the first leaves the dealer's hand first
     */
    public static List<Card> shuffled(List<Card> pack, String seed, int deal) {
        Words words = new Words(keyOf(seed, deal), "deck");
        List<Card> deck = new ArrayList<>(pack);
        for (int i = deck.size() - 1; i > 0; i--) {
            Collections.swap(deck, i, words.indexBelow(i + 1));
        }
        return List.copyOf(deck);
    }

    /**
     * Returns where the cards of a deal are cut if they are gathered.
     *
     * @param size how many cards there are, 2 or more
     * @param seed the seed of the match
     * @param deal the number of the deal, from 0
     * @return how many cards the cut takes off the top
     */
    public static int cut(int size, String seed, int deal) {
        return 1 + new Words(keyOf(seed, deal), "cut").indexBelow(size - 1);
    }

    /**
     * Returns the first dealer of a match, drawn by lot.
     *
     * @param players how many play
     * @param seed the seed of the match
     * @return the seat
     */
    public static int dealer(int players, String seed) {
        return new Words(Digests.bytes(seed), NAME + "/lot").indexBelow(players);
    }

    private static byte[] keyOf(String seed, int deal) {
        return Digests.hmac(Digests.bytes(seed), Digests.bytes(NAME + "/deal/" + deal));
    }

    /** An endless row of numbers of 32 bits. */
    private static final class Words {
        private static final long ALL = 1L << 32;

        private final byte[] key;
        private final String purpose;
        private ByteBuffer block = ByteBuffer.allocate(0);
        private int blocks = 0;

        Words(byte[] key, String purpose) {
            this.key = key;
            this.purpose = purpose;
        }

        int indexBelow(int n) {
            // Words above the last whole multiple of n would favour small remainders.
            long bound = ALL - ALL % n;
            long word = next();
            while (word >= bound) {
                word = next();
            }
            return (int) (word % n);
        }

        private long next() {
            if (!block.hasRemaining()) {
                block = ByteBuffer.wrap(Digests.hmac(key, Digests.bytes(purpose + "/" + blocks++)));
            }
            return Integer.toUnsignedLong(block.getInt());
        }
    }
}
