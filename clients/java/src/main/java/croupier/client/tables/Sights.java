package croupier.client.tables;

import croupier.client.model.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat has seen of all deals, while the events of a move are added. */
final class Sights {
    private final List<SeenDeal> deals;
    private int deal;

    /** Goes on from earlier deals; the events are those of a deal, or begin it. */
    Sights(List<SeenDeal> deals, int deal) {
        this.deals = new ArrayList<>(deals);
        this.deal = deal;
    }

    List<SeenDeal> deals() {
        return deals;
    }

    void dealt(int number, int dealer, @Nullable List<Card> hand, @Nullable Card apart) {
        deal = number;
        if (hand != null) {
            deals.add(new SeenDeal(number, dealer, hand, List.of(), apart));
        }
    }

    void drew(@Nullable List<Card> cards) {
        if (cards != null && isKnown()) {
            deals.add(deals.remove(deals.size() - 1).withDrawn(cards));
        }
    }

    void apart(@Nullable Card card) {
        if (card != null && isKnown()) {
            deals.add(deals.remove(deals.size() - 1).withApart(card));
        }
    }

    /** Returns whether the beginning of this deal was seen: its move may have been missed. */
    private boolean isKnown() {
        return !deals.isEmpty() && deals.get(deals.size() - 1).deal() == deal;
    }
}
