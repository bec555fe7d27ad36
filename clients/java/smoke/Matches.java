import croupier.client.Croupier;
import croupier.client.model.ChorVoliAction;
import croupier.client.model.ChorVoliOver;
import croupier.client.model.ChorVoliOverrides;
import croupier.client.model.ChorVoliPosition;
import croupier.client.model.ChorVoliReplayRequest;
import croupier.client.model.ChorVoliStartRequest;
import croupier.client.model.ChorVoliVariant;
import croupier.client.model.KrytAction;
import croupier.client.model.KrytBeaten;
import croupier.client.model.KrytDealt;
import croupier.client.model.KrytDrew;
import croupier.client.model.KrytEvent;
import croupier.client.model.KrytExchangedSix;
import croupier.client.model.KrytLed;
import croupier.client.model.KrytOver;
import croupier.client.model.KrytOverrides;
import croupier.client.model.KrytPickedUp;
import croupier.client.model.KrytPosition;
import croupier.client.model.KrytReplayRequest;
import croupier.client.model.KrytSettled;
import croupier.client.model.KrytStartRequest;
import croupier.client.model.KrytWentOut;
import croupier.client.model.NapAction;
import croupier.client.model.NapOver;
import croupier.client.model.NapOverrides;
import croupier.client.model.NapPosition;
import croupier.client.model.NapReplayRequest;
import croupier.client.model.NapStartRequest;
import croupier.client.model.NapVariant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** Whole matches with random actions; replayed, each comes to the same end. */
final class Matches {
    private static final int DEALS = 2;
    private static final String SEED = "smoke-test";

    private final Croupier croupier;

    Matches(Croupier croupier) {
        this.croupier = croupier;
    }

    void play() throws Exception {
        kryt();
        nap(NapVariant.FLOATER);
        nap(NapVariant.PURCHASE);
        chorVoli(ChorVoliVariant.CHOR_VOLI);
        chorVoli(ChorVoliVariant.RAMCHI);
    }

    /** Plays on from a position. */
    private interface Turn<P, A> {
        P play(P position, List<A> actions) throws Exception;
    }

    /** Plays to the end of a match, where nothing is legal any more, and notes the actions. */
    private static <P, A> P finish(P start, Function<P, List<A>> legal, Turn<P, A> turn, List<A> taken)
            throws Exception {
        var chance = new Random(1);
        var position = start;
        for (var actions = legal.apply(position); !actions.isEmpty(); actions = legal.apply(position)) {
            var chosen = actions.get(chance.nextInt(actions.size()));
            taken.add(chosen);
            position = turn.play(position, List.of(chosen));
        }
        return position;
    }

    private static void finished(String match, int deal, boolean over, String digest, String replayed, int actions) {
        SmokeTest.check(deal == DEALS - 1, match + " ends with deal " + deal);
        SmokeTest.check(over, match + " is not over.");
        SmokeTest.check(digest.equals(replayed), match + " ends otherwise when replayed.");
        System.out.println("Played " + match + ": " + DEALS + " deals, " + actions + " actions.");
    }

    private static void paysOut(String match, List<Integer> balances, int kitty, int pool) {
        var sum = balances.stream().mapToInt(Integer::intValue).sum() + kitty + pool;
        SmokeTest.check(sum == 0, match + ": " + balances + ", " + kitty + " and " + pool + " make " + sum);
    }

    private void kryt() throws Exception {
        var game = croupier.krytNavalivat();
        var options = new KrytOverrides().withDeals(DEALS).withActionLimit(2000);
        var start = game.start(new KrytStartRequest(3).withSeed(SEED).withDealer(2).withOptions(options));
        var story = new ArrayList<String>();
        start.events().forEach(event -> story.add(told(event)));
        var taken = new ArrayList<KrytAction>();
        Function<KrytPosition, List<KrytAction>> legal =
                position -> position.legal().stream().flatMap(entry -> entry.actions().stream()).toList();
        var end = finish(start, legal, (position, actions) -> {
            var next = game.play(position.state(), actions);
            next.events().forEach(event -> story.add(told(event)));
            return next;
        }, taken);
        var replay = new KrytReplayRequest(3, SEED, taken).withDealer(2).withOptions(options);
        finished("Kryt'-navalivat'", end.state().deal(), end.state().phase() instanceof KrytOver, end.digest(),
                game.replay(replay).digest(), taken.size());
        SmokeTest.check(end.scoring().losses().stream().anyMatch(losses -> losses > 0), "Nobody lost.");
        SmokeTest.check(story.stream().filter(line -> line.startsWith("settled")).count() == DEALS, "Told: " + story);
    }

    /** Tells what an event is about; the compiler sees that none is forgotten. */
    private static String told(KrytEvent event) {
        return switch (event) {
            case KrytDealt dealt -> "deal " + dealt.deal() + " by " + dealt.dealer() + ", trumps " + dealt.trumps();
            case KrytLed led -> led.seat() + " led " + led.card();
            case KrytBeaten beaten -> beaten.seat() + " beat " + beaten.top() + " with " + beaten.card();
            case KrytPickedUp picked -> picked.seat() + " picked up " + picked.count();
            case KrytExchangedSix exchanged -> exchanged.seat() + " took " + exchanged.indicator();
            case KrytDrew drew -> drew.seat() + " drew " + drew.count();
            case KrytWentOut out -> out.seat() + " went out";
            case KrytSettled settled -> "settled, losses " + settled.losses();
        };
    }

    private void nap(NapVariant variant) throws Exception {
        var game = croupier.nap();
        var options = new NapOverrides().withDeals(DEALS);
        var start = game.start(new NapStartRequest(4).withVariant(variant).withSeed(SEED).withOptions(options));
        var taken = new ArrayList<NapAction>();
        Function<NapPosition, List<NapAction>> legal =
                position -> position.legal().stream().flatMap(entry -> entry.actions().stream()).toList();
        var end = finish(start, legal, (position, actions) -> game.play(position.state(), actions), taken);
        var replay = new NapReplayRequest(4, SEED, taken).withVariant(variant).withOptions(options);
        var match = "Nap, " + variant.value();
        finished(match, end.state().deal(), end.state().phase() instanceof NapOver, end.digest(),
                game.replay(replay).digest(), taken.size());
        paysOut(match, end.scoring().balances(), end.scoring().kitty(), end.scoring().pool());
    }

    private void chorVoli(ChorVoliVariant variant) throws Exception {
        var game = croupier.chorVoli();
        var options = new ChorVoliOverrides().withDeals(DEALS);
        var start = game.start(new ChorVoliStartRequest(4).withVariant(variant).withSeed(SEED).withOptions(options));
        var taken = new ArrayList<ChorVoliAction>();
        Function<ChorVoliPosition, List<ChorVoliAction>> legal =
                position -> position.legal().stream().flatMap(entry -> entry.actions().stream()).toList();
        var end = finish(start, legal, (position, actions) -> game.play(position.state(), actions), taken);
        var replay = new ChorVoliReplayRequest(4, SEED, taken).withVariant(variant).withOptions(options);
        var match = "Chor Voli, " + variant.value();
        finished(match, end.state().deal(), end.state().phase() instanceof ChorVoliOver, end.digest(),
                game.replay(replay).digest(), taken.size());
        paysOut(match, end.scoring().balances(), end.scoring().kitty(), end.scoring().pool());
    }
}
