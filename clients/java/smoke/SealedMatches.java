import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import croupier.client.Croupier;
import croupier.client.Json;
import croupier.client.KrytNavalivat;
import croupier.client.model.Card;
import croupier.client.model.ChorVoliOverrides;
import croupier.client.model.ChorVoliTable;
import croupier.client.model.ChorVoliTablePrepareRequest;
import croupier.client.model.ChorVoliTableReveal;
import croupier.client.model.ChorVoliTableStartRequest;
import croupier.client.model.ChorVoliVariant;
import croupier.client.model.KrytOverrides;
import croupier.client.model.KrytTable;
import croupier.client.model.KrytTablePrepareRequest;
import croupier.client.model.KrytTableReveal;
import croupier.client.model.KrytTableStartRequest;
import croupier.client.model.KrytVariant;
import croupier.client.model.NapOverrides;
import croupier.client.model.NapShuffle;
import croupier.client.model.NapTable;
import croupier.client.model.NapTablePrepareRequest;
import croupier.client.model.NapTableReveal;
import croupier.client.model.NapTableStartRequest;
import croupier.client.model.NapVariant;
import croupier.client.model.Rank;
import croupier.client.model.RevealedDeck;
import croupier.client.tables.Chance;
import croupier.client.tables.ChorVoliSealedTable;
import croupier.client.tables.FairDeal;
import croupier.client.tables.KrytSealedTable;
import croupier.client.tables.NapSealedTable;
import croupier.client.tables.SealedTable;
import croupier.client.tables.SeatOpening;
import croupier.client.tables.SeatSecret;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;

/** Sealed matches, in which every seat has a key of its own and a part in the seed, and checks the deals at the end. */
final class SealedMatches {
    private static final int DEALS = 2;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Croupier croupier;

    SealedMatches(Croupier croupier) {
        this.croupier = croupier;
    }

    void play() throws Exception {
        for (var variant : KrytVariant.values()) {
            kryt(variant);
        }
        for (var variant : EnumSet.of(NapVariant.STANDARD, NapVariant.PURCHASE, NapVariant.FLOATER_TEESSIDE)) {
            nap(variant, NapShuffle.ALWAYS);
        }
        nap(NapVariant.FLOATER_AYLESBURY, NapShuffle.AFTER_FIVE);
        chorVoli(ChorVoliVariant.CHOR_VOLI, 4);
        chorVoli(ChorVoliVariant.RAMCHI, 3);
    }

    /** What the players of a match have of their own before it starts. */
    private record Players(List<SeatSecret> secrets, List<SeatOpening> openings) {
        Players(int number) {
            this(IntStream.range(0, number).mapToObj(seat -> new SeatSecret()).toList(),
                    IntStream.range(0, number).mapToObj(seat -> new SeatOpening()).toList());
        }

        List<String> locks() {
            return secrets.stream().map(SeatSecret::lock).toList();
        }

        List<String> commitments() {
            return openings.stream().map(SeatOpening::commitment).toList();
        }

        List<String> opened() {
            return openings.stream().map(SeatOpening::opening).toList();
        }
    }

    private void kryt(KrytVariant variant) throws Exception {
        var game = croupier.krytNavalivat();
        var players = new Players(3);
        var options = new KrytOverrides().withDeals(DEALS).withActionLimit(200);
        var prepared = game.prepareTable(new KrytTablePrepareRequest(3).withVariant(variant).withOptions(options)
                .withLocks(players.locks()).withCommitments(players.commitments()));
        var started = game.startTable(
                new KrytTableStartRequest().withToken(prepared.token()).withOpenings(players.opened()));
        var tables = new ArrayList<KrytSealedTable>();
        for (int seat = 0; seat < 3; seat++) {
            tables.add(new KrytSealedTable(game, started.token(), players.secrets().get(seat).key(),
                    prepared.commitment(), players.openings().get(seat)));
        }
        new SealedMatch<>("Kryt'-navalivat', " + variant.value(), tables, KrytTable::toAct, KrytTable::legal,
                KrytTableReveal.class, text -> KrytSealedTable.restored(game, text)).play();
        remembers(tables, "/deals/0/drawn/0");
        if (variant == KrytVariant.STANDARD) {
            drawsTheIndicatorLast(game, tables.get(0));
            opensWhatWasCommitted(tables.get(0));
        }
    }

    /** Sees to it that a card is remembered at all, since what is not is not checked. */
    private static void remembers(List<? extends SealedTable<?, ?, ?, ?>> tables, String place) throws Exception {
        for (var table : tables) {
            if (JSON.readTree(table.export()).at(place).isTextual()) {
                return;
            }
        }
        throw new AssertionError("No seat remembers " + place);
    }

    /** The last card of a stock is its indicator, or the six of trumps that was exchanged for it (K14). */
    private static void drawsTheIndicatorLast(KrytNavalivat game, KrytSealedTable table) throws Exception {
        var reveal = table.reveal();
        var deck = reveal.decks().get(0).deck();
        var indicator = deck.get(9);
        var last = deck.get(deck.size() - 1);
        var six = Json.read("\"6" + indicator.value().charAt(1) + "\"", Card.class);
        draws(true, List.of(last, indicator), game, table, reveal);
        draws(true, List.of(last, six), game, table, reveal);
        draws(false, List.of(indicator, last), game, table, reveal);
        draws(false, List.of(last, six, six), game, table, reveal);
    }

    /** What another seat has opened must be what it had committed to, even if the decks follow from it. */
    private static void opensWhatWasCommitted(KrytSealedTable table) throws Exception {
        var reveal = table.reveal();
        var openings = new ArrayList<>(reveal.openings());
        Collections.swap(openings, 1, 2);
        var record = FairDeal.canonicalRecord("kryt-navalivat", reveal.record());
        var seed = FairDeal.seed(record, reveal.secret(), openings);
        var decks = new ArrayList<RevealedDeck>();
        for (int deal = 0; deal < reveal.decks().size(); deal++) {
            var deck = Chance.shuffled(Chance.pack(Rank.SIX), seed, deal);
            decks.add(new RevealedDeck(deal, deck, Chance.cut(deck.size(), seed, deal)));
        }
        var forged = new KrytTableReveal(reveal.match(), reveal.record(), reveal.secret(), openings,
                reveal.commitment(), seed, decks, reveal.state(), reveal.move(), reveal.link());
        SmokeTest.check(Boolean.FALSE.equals(table.verify(forged).deck()), "Another opening was taken.");
    }

    private static void draws(
            boolean expected, List<Card> cards, KrytNavalivat game, KrytSealedTable table, KrytTableReveal reveal)
            throws Exception {
        var memory = JSON.readTree(table.export());
        ((ObjectNode) memory.at("/deals/0")).set("drawn", JSON.valueToTree(cards));
        var seen = KrytSealedTable.restored(game, memory.toString()).verify(reveal).seen();
        SmokeTest.check(Boolean.valueOf(expected).equals(seen), "To have drawn " + cards + " is " + seen);
    }

    private void nap(NapVariant variant, NapShuffle shuffle) throws Exception {
        var game = croupier.nap();
        var players = new Players(4);
        var options = new NapOverrides().withDeals(DEALS).withShuffle(shuffle);
        var prepared = game.prepareTable(new NapTablePrepareRequest(4).withVariant(variant).withOptions(options)
                .withLocks(players.locks()).withCommitments(players.commitments()));
        var started = game.startTable(
                new NapTableStartRequest().withToken(prepared.token()).withOpenings(players.opened()));
        var tables = new ArrayList<NapSealedTable>();
        for (int seat = 0; seat < 4; seat++) {
            tables.add(new NapSealedTable(game, started.token(), players.secrets().get(seat).key(),
                    prepared.commitment(), players.openings().get(seat)));
        }
        new SealedMatch<>("Nap, " + variant.value(), tables, NapTable::toAct, NapTable::legal,
                NapTableReveal.class, text -> NapSealedTable.restored(game, text)).play();
        if (variant != NapVariant.STANDARD) {
            remembers(tables, variant == NapVariant.PURCHASE ? "/deals/0/drawn/0" : "/deals/0/apart");
        }
    }

    private void chorVoli(ChorVoliVariant variant, int number) throws Exception {
        var game = croupier.chorVoli();
        var players = new Players(number);
        var options = new ChorVoliOverrides().withDeals(DEALS);
        var prepared = game.prepareTable(new ChorVoliTablePrepareRequest(number).withVariant(variant)
                .withOptions(options).withLocks(players.locks()).withCommitments(players.commitments()));
        var started = game.startTable(
                new ChorVoliTableStartRequest().withToken(prepared.token()).withOpenings(players.opened()));
        var tables = new ArrayList<ChorVoliSealedTable>();
        for (int seat = 0; seat < number; seat++) {
            tables.add(new ChorVoliSealedTable(game, started.token(), players.secrets().get(seat).key(),
                    prepared.commitment(), players.openings().get(seat)));
        }
        new SealedMatch<>("Chor Voli, " + variant.value(), tables, ChorVoliTable::toAct, ChorVoliTable::legal,
                ChorVoliTableReveal.class, text -> ChorVoliSealedTable.restored(game, text)).play();
    }
}
