import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import croupier.client.Json;
import croupier.client.ProblemException;
import croupier.client.model.Card;
import croupier.client.model.ChorVoliCombine;
import croupier.client.model.ChorVoliStand;
import croupier.client.model.KrytExchangeSix;
import croupier.client.model.NapLook;
import croupier.client.model.ProblemCode;
import croupier.client.tables.Chance;
import croupier.client.tables.SealedTable;
import croupier.client.tables.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;

/** A match of any game between tables that pass the token around, and check the deals at the end. */
record SealedMatch<A, T, R, M>(
        String name,
        List<? extends SealedTable<A, T, R, M>> tables,
        Function<T, List<Integer>> toAct,
        Function<T, List<A>> legal,
        Class<R> revealed,
        Restoring<A, T, R, M> restoring) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Sits down again with what was exported. */
    interface Restoring<A, T, R, M> {
        SealedTable<A, T, R, M> table(String exported) throws Exception;
    }

    void play() throws Exception {
        var chance = new Random(1);
        var tokens = new ArrayList<String>();
        var views = passed(tables.get(0).token());
        for (var due = toAct.apply(views.get(0)); !due.isEmpty(); due = toAct.apply(views.get(0))) {
            int seat = due.get(chance.nextInt(due.size()));
            tokens.add(tables.get(seat).token());
            tables.get(seat).play(move(legal.apply(views.get(seat)), chance));
            views = passed(tables.get(seat).token());
        }
        refusesWhatIsOlder(tokens.get(tokens.size() - 1));
        for (var table : tables) {
            table.close();
            passed(table.token());
        }
        var fingerprints = tables.stream().map(SealedTable::fingerprint).distinct().toList();
        SmokeTest.check(fingerprints.size() == 1, name + ": players saw " + fingerprints);
        verify();
        System.out.println("Sealed " + name + ": " + tokens.size() + " moves, " + fingerprints.get(0) + ", fair.");
    }

    private List<T> passed(String token) throws Exception {
        var views = new ArrayList<T>();
        for (var table : tables) {
            views.add(table.receive(token));
        }
        return views;
    }

    private void refusesWhatIsOlder(String token) throws Exception {
        for (var table : tables) {
            var before = table.export();
            try {
                throw new AssertionError(name + ": a move was taken back: " + table.receive(token));
            } catch (ProblemException refused) {
                SmokeTest.check(refused.problem().code() == ProblemCode.NOT_DESCENDANT, "" + refused.problem());
            }
            SmokeTest.check(table.export().equals(before), name + ": a refused call changed something.");
        }
    }

    private void verify() throws Exception {
        var moves = new TreeMap<Long, M>();
        tables.forEach(table -> moves.putAll(table.moves()));
        for (var table : tables) {
            var reveal = table.reveal();
            expect(true, true, true, table.verify(reveal, moves));
            expect(true, true, true, restoring.table(table.export()).verify(reveal, moves));
            expect(true, true, null, table.verify(reveal));
            expect(true, true, null, table.verify(reveal, Map.of()));
            // With another secret the links are others too.
            expect(false, true, false, table.verify(altered(reveal, "/secret", "/seed"), moves));
            expect(false, true, true, table.verify(altered(reveal, "/decks/0/deck/0", "/decks/0/deck/1"), moves));
            expect(false, true, true, table.verify(altered(reveal, "/decks/1", "/decks/0"), moves));
            expect(false, true, true, table.verify(altered(reveal, "/commitment", "/seed"), moves));
            expect(false, true, true, table.verify(altered(reveal, "/match", "/seed"), moves));
            expect(false, true, false, table.verify(altered(reveal, "/secret", "/match"), moves));
            expect(false, false, false, table.verify(altered(reveal, "/record/dealer", "/record/players"), moves));
            expect(false, false, true, table.verify(dealtOtherwise(reveal), moves));
            expect(false, true, true, remembering(table, "/match", "/commitment").verify(reveal, moves));
            expect(false, true, true, remembering(table, "/commitment", "/opening").verify(reveal, moves));
            expect(false, true, true, remembering(table, "/opening", "/commitment").verify(reveal, moves));
            expect(true, true, false, remembering(table, "/links/3/link", "/links/4/link").verify(reveal, moves));
            expect(true, true, false, table.verify(reveal, misremembered(moves, table.moves())));
            for (var place : places(table)) {
                expect(true, false, true, remembering(table, place, "/deals/0/hand/1").verify(reveal, moves));
            }
        }
    }

    private void expect(Boolean deck, Boolean seen, Boolean links, Verdict found) {
        var expected = new Verdict(deck, seen, links);
        SmokeTest.check(expected.equals(found), name + ": " + found + ", not " + expected);
    }

    /** Returns moves with one that others made replaced by another. */
    private static <M> Map<Long, M> misremembered(Map<Long, M> moves, Map<Long, M> own) {
        long number = moves.keySet().stream().filter(each -> !own.containsKey(each)).findFirst().orElseThrow();
        var changed = new TreeMap<>(moves);
        changed.values().removeIf(moves.get(number)::equals);
        var other = changed.firstEntry().getValue();
        changed.putAll(moves);
        changed.put(number, other);
        return changed;
    }

    /** Gives the places of cards that a table remembers of the first deal. */
    private List<String> places(SealedTable<A, T, R, M> table) throws Exception {
        var deal = JSON.readTree(table.export()).at("/deals/0");
        var places = new ArrayList<>(List.of("/deals/0/hand/0"));
        if (!deal.get("drawn").isEmpty()) {
            places.add("/deals/0/drawn/0");
        }
        if (!deal.get("apart").isNull()) {
            places.add("/deals/0/apart");
        }
        return places;
    }

    /** Returns the table with one of the things that it remembers replaced by another. */
    private SealedTable<A, T, R, M> remembering(SealedTable<A, T, R, M> table, String place, String other)
            throws Exception {
        return restoring.table(replaced(table.export(), place, other));
    }

    /** Returns a reveal whose decks follow from its seed, but its seed not from the secret. */
    private R dealtOtherwise(R reveal) throws Exception {
        var tree = JSON.readTree(Json.write(reveal));
        var seed = tree.get("secret").asText();
        ((ObjectNode) tree).put("seed", seed);
        for (var told : tree.get("decks")) {
            var cards = List.of(Json.read(told.get("deck").toString(), Card[].class));
            int deal = told.get("deal").asInt();
            var deck = Chance.shuffled(cards.stream().sorted().toList(), seed, deal);
            ((ObjectNode) told).set("deck", JSON.valueToTree(deck));
            ((ObjectNode) told).put("cut", Chance.cut(deck.size(), seed, deal));
        }
        return Json.read(tree.toString(), revealed);
    }

    /** Returns a reveal with one thing in it replaced by another. */
    private R altered(R reveal, String place, String other) throws Exception {
        return Json.read(replaced(Json.write(reveal), place, other), revealed);
    }

    private static String replaced(String json, String place, String other) throws Exception {
        var tree = JSON.readTree(json);
        var parent = tree.at(place.substring(0, place.lastIndexOf('/')));
        var name = place.substring(place.lastIndexOf('/') + 1);
        if (parent instanceof ObjectNode object) {
            object.set(name, tree.at(other));
        } else {
            ((ArrayNode) parent).set(Integer.parseInt(name), tree.at(other));
        }
        return tree.toString();
    }

    /** Returns an action, or a whole arrangement of combinations that have no card in common. */
    private List<A> move(List<A> actions, Random chance) {
        // What random matches have too seldom comes first.
        var rare = actions.stream().filter(it -> it instanceof KrytExchangeSix || it instanceof NapLook).findAny();
        var first = rare.orElse(actions.get(chance.nextInt(actions.size())));
        if (!(first instanceof ChorVoliCombine || first instanceof ChorVoliStand)) {
            return List.of(first);
        }
        var move = new ArrayList<A>();
        var used = new ArrayList<>();
        for (var action : actions) {
            if (action instanceof ChorVoliCombine combine && Collections.disjoint(used, combine.cards())) {
                used.addAll(combine.cards());
                move.add(action);
            }
        }
        actions.stream().filter(ChorVoliStand.class::isInstance).forEach(move::add);
        return move;
    }
}
