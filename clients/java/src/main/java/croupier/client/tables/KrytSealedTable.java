package croupier.client.tables;

import croupier.client.KrytNavalivat;
import croupier.client.model.Card;
import croupier.client.model.KrytAction;
import croupier.client.model.KrytDealt;
import croupier.client.model.KrytDrew;
import croupier.client.model.KrytEvent;
import croupier.client.model.KrytStandard;
import croupier.client.model.KrytTable;
import croupier.client.model.KrytTableMove;
import croupier.client.model.KrytTablePlayRequest;
import croupier.client.model.KrytTableRecord;
import croupier.client.model.KrytTableReveal;
import croupier.client.model.LastSeen;
import croupier.client.model.Rank;
import croupier.client.model.TableRequest;
import croupier.client.tables.TableMemory.Answer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A seat at a sealed table of Kryt'-navalivat'. */
public final class KrytSealedTable extends SealedTable<KrytAction, KrytTable, KrytTableReveal, KrytTableMove> {
    private static final int HAND = 3;

    private final KrytNavalivat game;

    /**
     * Sits down with a key.
     *
     * @param game the calls
     * @param token the newest token of the match
     * @param key the key of the seat
     */
    public KrytSealedTable(KrytNavalivat game, String token, String key) {
        this(game, token, key, null, null);
    }

    /**
     * Sits down with a key, and what the deals are to be checked by.
     *
     * @param game the calls
     * @param token the newest token of the match
     * @param key the key of the seat
     * @param commitment the server's commitment, as it was told before any opening was; or null
     * @param opening what this seat put in; or null
     */
    public KrytSealedTable(
            KrytNavalivat game, String token, String key, @Nullable String commitment, @Nullable SeatOpening opening) {
        this(game, memory(token, key, commitment, opening));
    }

    private KrytSealedTable(KrytNavalivat game, TableMemory memory) {
        super(memory);
        this.game = game;
    }

    /**
     * Sits down again with what was exported.
     *
     * @param game the calls
     * @param exported what {@link #export()} returned
     * @return the table
     * @throws IOException if it is something else
     */
    public static KrytSealedTable restored(KrytNavalivat game, String exported) throws IOException {
        return new KrytSealedTable(game, memory(exported));
    }

    @Override
    KrytTable played(String token, List<KrytAction> actions, @Nullable LastSeen seen, String key)
            throws IOException, InterruptedException {
        return game.playTable(new KrytTablePlayRequest(token, actions, seen), key);
    }

    @Override
    KrytTable closed(String token, @Nullable LastSeen seen, String key) throws IOException, InterruptedException {
        return game.closeTable(new TableRequest(token, seen), key);
    }

    @Override
    KrytTable viewed(String token, @Nullable LastSeen seen, String key) throws IOException, InterruptedException {
        return game.viewTable(new TableRequest(token, seen), key);
    }

    @Override
    KrytTableReveal revealed(String token, @Nullable LastSeen seen) throws IOException, InterruptedException {
        return game.revealTable(new TableRequest(token, seen));
    }

    @Override
    Answer answer(KrytTable table) {
        return new Answer(
                table.token(), table.match(), table.move(), table.link(), table.seat(), table.view().deal());
    }

    @Override
    KrytTableMove move(int seat, List<KrytAction> actions) {
        return new KrytTableMove(seat, actions);
    }

    @Override
    Class<KrytTableMove> moveType() {
        return KrytTableMove.class;
    }

    @Override
    void look(KrytTable table, Sights sights) {
        for (KrytEvent event : table.events()) {
            if (event instanceof KrytDealt dealt) {
                List<Card> hand = dealt.hands().get(table.seat()).cards();
                sights.dealt(dealt.deal(), dealt.dealer(), hand, dealt.indicator());
            } else if (event instanceof KrytDrew drew) {
                sights.drew(drew.cards());
            }
        }
    }
    @Override
    Revealed told(KrytTableReveal reveal) {
        KrytTableRecord record = reveal.record();
        return new Revealed(
                reveal.match(),
                FairDeal.canonicalRecord("kryt-navalivat", record),
                record.players(),
                record.dealer(),
                record.commitments(),
                reveal.secret(),
                reveal.openings(),
                reveal.commitment(),
                reveal.seed(),
                reveal.decks(),
                reveal.state().deal() + 1,
                reveal.move(),
                reveal.link(),
                game(record));
    }

    private static Revealed.Game game(KrytTableRecord record) {
        boolean turned = record.options() instanceof KrytStandard;
        return new Revealed.Game(
                () -> Chance.pack(Rank.SIX),
                deal -> true,
                (deck, dealer) -> layout(deck, record.players(), dealer, turned));
    }

    /** Deals; where an indicator is turned, it is drawn last, or the six of trumps that was exchanged for it (K14). */
    private static Layout layout(List<Card> deck, int players, int dealer, boolean turned) {
        List<List<Card>> hands = Layout.hands(deck, players, dealer, 1, 1, 1);
        List<Card> stock = new ArrayList<>(deck.subList(HAND * players, deck.size()));
        if (!turned) {
            return new Layout(hands, null, List.of(stock));
        }
        Card indicator = stock.remove(0);
        return new Layout(hands, indicator, List.of(ending(stock, indicator), ending(stock, six(indicator))));
    }

    private static List<Card> ending(List<Card> stock, Card last) {
        return Stream.concat(stock.stream(), Stream.of(last)).toList();
    }

    private static Card six(Card trump) {
        int ranks = Rank.values().length;
        return Card.values()[trump.ordinal() / ranks * ranks + Rank.SIX.ordinal()];
    }
}
