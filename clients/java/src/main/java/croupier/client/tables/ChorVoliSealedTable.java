package croupier.client.tables;

import croupier.client.ChorVoli;
import croupier.client.model.Card;
import croupier.client.model.ChorVoliAction;
import croupier.client.model.ChorVoliDealt;
import croupier.client.model.ChorVoliEvent;
import croupier.client.model.ChorVoliTable;
import croupier.client.model.ChorVoliTableMove;
import croupier.client.model.ChorVoliTablePlayRequest;
import croupier.client.model.ChorVoliTableRecord;
import croupier.client.model.ChorVoliTableReveal;
import croupier.client.model.LastSeen;
import croupier.client.model.Rank;
import croupier.client.model.TableRequest;
import croupier.client.tables.TableMemory.Answer;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A seat at a sealed table of Chor Voli or Ramchi. */
public final class ChorVoliSealedTable
        extends SealedTable<ChorVoliAction, ChorVoliTable, ChorVoliTableReveal, ChorVoliTableMove> {
    private final ChorVoli game;

    /**
     * Sits down with a key.
     *
     * @param game the calls
     * @param token the newest token of the match
     * @param key the key of the seat
     */
    public ChorVoliSealedTable(ChorVoli game, String token, String key) {
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
    public ChorVoliSealedTable(
            ChorVoli game, String token, String key, @Nullable String commitment, @Nullable SeatOpening opening) {
        this(game, memory(token, key, commitment, opening));
    }

    private ChorVoliSealedTable(ChorVoli game, TableMemory memory) {
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
    public static ChorVoliSealedTable restored(ChorVoli game, String exported) throws IOException {
        return new ChorVoliSealedTable(game, memory(exported));
    }

    @Override
    ChorVoliTable played(String token, List<ChorVoliAction> actions, @Nullable LastSeen seen, String key)
            throws IOException, InterruptedException {
        return game.playTable(new ChorVoliTablePlayRequest(token, actions, seen), key);
    }

    @Override
    ChorVoliTable closed(String token, @Nullable LastSeen seen, String key) throws IOException, InterruptedException {
        return game.closeTable(new TableRequest(token, seen), key);
    }

    @Override
    ChorVoliTable viewed(String token, @Nullable LastSeen seen, String key) throws IOException, InterruptedException {
        return game.viewTable(new TableRequest(token, seen), key);
    }

    @Override
    ChorVoliTableReveal revealed(String token, @Nullable LastSeen seen) throws IOException, InterruptedException {
        return game.revealTable(new TableRequest(token, seen));
    }

    @Override
    Answer answer(ChorVoliTable table) {
        return new Answer(
                table.token(), table.match(), table.move(), table.link(), table.seat(), table.view().deal());
    }

    @Override
    ChorVoliTableMove move(int seat, List<ChorVoliAction> actions) {
        return new ChorVoliTableMove(seat, actions);
    }

    @Override
    Class<ChorVoliTableMove> moveType() {
        return ChorVoliTableMove.class;
    }

    @Override
    void look(ChorVoliTable table, Sights sights) {
        for (ChorVoliEvent event : table.events()) {
            if (event instanceof ChorVoliDealt dealt) {
                List<Card> hand = dealt.hands().get(table.seat()).cards();
                sights.dealt(dealt.deal(), dealt.dealer(), hand, dealt.tableCard());
            }
        }
    }
    @Override
    Revealed told(ChorVoliTableReveal reveal) {
        ChorVoliTableRecord record = reveal.record();
        return new Revealed(
                reveal.match(),
                FairDeal.canonicalRecord("chor-voli", record),
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

    private static Revealed.Game game(ChorVoliTableRecord record) {
        return new Revealed.Game(
                () -> Chance.pack(Rank.TWO), deal -> true, (deck, dealer) -> layout(deck, record.players(), dealer));
    }

    /** Deals all cards one at a time; three get 17 each, and the last card lies on the table (C16). */
    private static Layout layout(List<Card> deck, int players, int dealer) {
        int[] batches = new int[deck.size() / players];
        Arrays.fill(batches, 1);
        List<List<Card>> hands = Layout.hands(deck, players, dealer, batches);
        Card left = deck.size() % players == 0 ? null : deck.get(deck.size() - 1);
        return new Layout(hands, left, List.of(List.of()));
    }
}
