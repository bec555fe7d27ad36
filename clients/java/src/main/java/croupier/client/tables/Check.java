package croupier.client.tables;

import croupier.client.model.Card;
import croupier.client.model.LastSeen;
import croupier.client.model.RevealedDeck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Holds a reveal against what a seat has stored. */
final class Check {
    private static final int MOST_DECKS = 1000;
    private static final int MATCH_DIGITS = 32;
    private static final int SECRET_DIGITS = 64;

    private final TableMemory memory;
    private final Revealed told;

    Check(TableMemory memory, Revealed told) {
        this.memory = memory;
        this.told = told;
    }

    Verdict verdict(@Nullable Map<Long, String> moves) {
        return new Verdict(deck(), seen(), moves == null ? null : links(moves));
    }

    private @Nullable Boolean deck() {
        boolean follows = holds(() -> isBound() && isOpened() && isDealt());
        return follows && memory.commitment() == null ? null : Boolean.valueOf(follows);
    }

    private boolean isBound() {
        String commitment = FairDeal.commitment(told.match(), told.record(), told.secret());
        return told.match().length() == MATCH_DIGITS
                && told.secret().length() == SECRET_DIGITS
                && commitment.equals(told.commitment())
                && commitment.equals(Objects.requireNonNullElse(memory.commitment(), commitment))
                && told.match().equals(Objects.requireNonNullElse(memory.match(), told.match()));
    }

    private boolean isOpened() {
        boolean all = told.openings().size() == told.players() && told.commitments().size() == told.players();
        for (int seat = 0; seat < told.players() && all; seat++) {
            String opening = told.openings().get(seat);
            String kept = opening == null ? null : SeatOpening.of(opening).commitment();
            all = Objects.equals(kept, told.commitments().get(seat));
        }
        return all && (memory.opening() == null || isMine());
    }

    private boolean isMine() {
        Integer seat = memory.seat();
        return seat == null
                ? told.openings().contains(memory.opening())
                : Objects.equals(memory.opening(), told.openings().get(seat));
    }

    private boolean isDealt() {
        List<Card> pack = told.game().pack().get();
        List<RevealedDeck> decks = new ArrayList<>();
        for (int deal = 0; deal < Math.min(told.deals(), MOST_DECKS); deal++) {
            int cut = Chance.cut(pack.size(), told.seed(), deal);
            decks.add(new RevealedDeck(deal, Chance.shuffled(pack, told.seed(), deal), cut));
        }
        return FairDeal.seed(told.record(), told.secret(), told.openings()).equals(told.seed())
                && decks.equals(told.decks());
    }

    private @Nullable Boolean seen() {
        Integer seat = memory.seat();
        List<SeenDeal> deals =
                memory.deals().stream().filter(deal -> told.game().isShuffled().test(deal.deal())).toList();
        return seat == null || deals.isEmpty()
                ? null
                : Boolean.valueOf(holds(() -> deals.stream().allMatch(deal -> isSeen(seat, deal))));
    }

    private boolean isSeen(int seat, SeenDeal deal) {
        Integer named = told.dealer();
        int first = named == null ? Chance.dealer(told.players(), told.seed()) : named;
        List<Card> deck = Chance.shuffled(told.game().pack().get(), told.seed(), deal.deal());
        return (deal.deal() > 0 || deal.dealer() == first)
                && told.game().layout().apply(deck, deal.dealer()).shows(seat, deal);
    }

    private @Nullable Boolean links(Map<Long, String> moves) {
        Map<Long, String> links = new TreeMap<>();
        List<LastSeen> shown = new ArrayList<>(memory.links());
        shown.add(new LastSeen(told.move(), told.link()));
        boolean follow = holds(() -> {
            links.putAll(FairDeal.links(told.record(), told.secret(), moves));
            return shown.stream().allMatch(each -> each.link().equals(links.getOrDefault(each.move(), each.link())));
        });
        boolean complete = shown.stream().allMatch(each -> links.containsKey(each.move()));
        return follow && !complete ? null : Boolean.valueOf(follow);
    }

    private static boolean holds(BooleanSupplier claim) {
        try {
            return claim.getAsBoolean();
        } catch (RuntimeException impossible) {
            // From what is no hexadecimal, or no number of players, nothing can follow.
            return false;
        }
    }
}
