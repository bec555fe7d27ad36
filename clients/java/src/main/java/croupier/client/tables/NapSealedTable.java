package croupier.client.tables;

import croupier.client.Nap;
import croupier.client.model.Card;
import croupier.client.model.LastSeen;
import croupier.client.model.NapAction;
import croupier.client.model.NapDealBatches;
import croupier.client.model.NapDealt;
import croupier.client.model.NapEvent;
import croupier.client.model.NapLooked;
import croupier.client.model.NapOptions;
import croupier.client.model.NapPack;
import croupier.client.model.NapPurchased;
import croupier.client.model.NapShuffle;
import croupier.client.model.NapStandard;
import croupier.client.model.NapTable;
import croupier.client.model.NapTableMove;
import croupier.client.model.NapTablePlayRequest;
import croupier.client.model.NapTableRecord;
import croupier.client.model.NapTableReveal;
import croupier.client.model.NapTookFloater;
import croupier.client.model.Rank;
import croupier.client.model.TableRequest;
import croupier.client.tables.TableMemory.Answer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A seat at a sealed table of Nap. */
public final class NapSealedTable extends SealedTable<NapAction, NapTable, NapTableReveal, NapTableMove> {
    private static final int HAND = 5;

    private final Nap game;

    /**
     * Sits down with a key.
     *
     * @param game the calls
     * @param token the newest token of the match
     * @param key the key of the seat
     */
    public NapSealedTable(Nap game, String token, String key) {
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
    public NapSealedTable(
            Nap game, String token, String key, @Nullable String commitment, @Nullable SeatOpening opening) {
        this(game, memory(token, key, commitment, opening));
    }

    private NapSealedTable(Nap game, TableMemory memory) {
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
    public static NapSealedTable restored(Nap game, String exported) throws IOException {
        return new NapSealedTable(game, memory(exported));
    }

    @Override
    NapTable played(String token, List<NapAction> actions, @Nullable LastSeen seen, String key)
            throws IOException, InterruptedException {
        return game.playTable(new NapTablePlayRequest(token, actions, seen), key);
    }

    @Override
    NapTable closed(String token, @Nullable LastSeen seen, String key) throws IOException, InterruptedException {
        return game.closeTable(new TableRequest(token, seen), key);
    }

    @Override
    NapTable viewed(String token, @Nullable LastSeen seen, String key) throws IOException, InterruptedException {
        return game.viewTable(new TableRequest(token, seen), key);
    }

    @Override
    NapTableReveal revealed(String token, @Nullable LastSeen seen) throws IOException, InterruptedException {
        return game.revealTable(new TableRequest(token, seen));
    }

    @Override
    Answer answer(NapTable table) {
        return new Answer(
                table.token(), table.match(), table.move(), table.link(), table.seat(), table.view().deal());
    }

    @Override
    NapTableMove move(int seat, List<NapAction> actions) {
        return new NapTableMove(seat, actions);
    }

    @Override
    Class<NapTableMove> moveType() {
        return NapTableMove.class;
    }

    @Override
    void look(NapTable table, Sights sights) {
        for (NapEvent event : table.events()) {
            if (event instanceof NapDealt dealt) {
                sights.dealt(dealt.deal(), dealt.dealer(), dealt.hands().get(table.seat()).cards(), null);
            } else if (event instanceof NapPurchased purchased) {
                sights.drew(purchased.drawn());
            } else if (event instanceof NapLooked looked) {
                sights.apart(looked.card());
            } else if (event instanceof NapTookFloater took) {
                sights.apart(took.card());
            }
        }
    }
    @Override
    Revealed told(NapTableReveal reveal) {
        NapTableRecord record = reveal.record();
        return new Revealed(
                reveal.match(),
                FairDeal.canonicalRecord("nap", record),
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

    private static Revealed.Game game(NapTableRecord record) {
        NapOptions options = record.options();
        // Else the cards may have been gathered and cut, which does not follow from the seed alone (N4).
        boolean always = options.shuffle() == NapShuffle.ALWAYS;
        return new Revealed.Game(
                () -> pack(options, record.players()),
                deal -> deal == 0 || always,
                (deck, dealer) -> layout(deck, record.players(), dealer, options));
    }

    /** Returns the pack; one rank more for each further player, where it is short or there is a floater (N11, N21). */
    private static List<Card> pack(NapOptions options, int players) {
        if (!(options instanceof NapStandard standard)) {
            return Chance.pack(Rank.values()[Rank.ACE.ordinal() - 1 - players]);
        }
        Rank lowest = standard.lowestRank();
        if (lowest == null) {
            lowest = standard.pack() == NapPack.FULL ? Rank.TWO : Rank.values()[Rank.ACE.ordinal() - 2 - players];
        }
        return Chance.pack(lowest);
    }

    private static Layout layout(List<Card> deck, int players, int dealer, NapOptions options) {
        int first = options.batches() == NapDealBatches.THREE_TWO ? 3 : 2;
        List<List<Card>> hands = Layout.hands(deck, players, dealer, first, HAND - first);
        List<Card> stock = new ArrayList<>(deck.subList(HAND * players, deck.size()));
        Card floater = options instanceof NapStandard ? null : stock.remove(0);
        return new Layout(hands, floater, List.of(stock));
    }
}
