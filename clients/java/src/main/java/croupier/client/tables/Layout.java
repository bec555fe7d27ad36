package croupier.client.tables;

import croupier.client.model.Card;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a deck went: the hands, the card that lay apart, and what was left to draw, in one order or another. */
record Layout(List<List<Card>> hands, @Nullable Card apart, List<List<Card>> rests) {
    /** Deals batches in turn, each to every seat from the one after the dealer. */
    static List<List<Card>> hands(List<Card> deck, int players, int dealer, int... batches) {
        Iterator<Card> next = deck.iterator();
        List<List<Card>> hands = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            hands.add(new ArrayList<>());
        }
        for (int batch : batches) {
            for (int place = 1; place <= players; place++) {
                List<Card> hand = hands.get((dealer + place) % players);
                for (int card = 0; card < batch; card++) {
                    hand.add(next.next());
                }
            }
        }
        return hands;
    }

    /** Returns whether what a seat has seen of a deal is here. */
    boolean shows(int seat, SeenDeal seen) {
        return seen.hand().equals(hands.get(seat))
                && (seen.apart() == null || seen.apart() == apart)
                && rests.stream().anyMatch(rest -> isInOrder(seen.drawn(), rest));
    }

    private static boolean isInOrder(List<Card> drawn, List<Card> rest) {
        int place = 0;
        for (Card card : rest) {
            if (place < drawn.size() && drawn.get(place) == card) {
                place++;
            }
        }
        return place == drawn.size();
    }
}
