import croupier.client.Croupier;
import croupier.client.Flags;
import croupier.client.Json;
import croupier.client.ReplayFlags;
import croupier.client.model.ChorVoliBatchRequest;
import croupier.client.model.ChorVoliCombinationsRequest;
import croupier.client.model.ChorVoliFairnessRequest;
import croupier.client.model.ChorVoliPlayRequest;
import croupier.client.model.ChorVoliPositionRequest;
import croupier.client.model.ChorVoliReplayRequest;
import croupier.client.model.ChorVoliStartRequest;
import croupier.client.model.ChorVoliViewRequest;
import croupier.client.model.KrytBatchRequest;
import croupier.client.model.KrytFairnessRequest;
import croupier.client.model.KrytPlayRequest;
import croupier.client.model.KrytPositionRequest;
import croupier.client.model.KrytReplayRequest;
import croupier.client.model.KrytStartRequest;
import croupier.client.model.KrytViewRequest;
import croupier.client.model.NapBatchRequest;
import croupier.client.model.NapFairnessRequest;
import croupier.client.model.NapPlayRequest;
import croupier.client.model.NapPositionRequest;
import croupier.client.model.NapReplayRequest;
import croupier.client.model.NapStartRequest;
import croupier.client.model.NapViewRequest;
import java.util.HashMap;
import java.util.Map;

/** The typed calls by the names that vectors give them. */
final class Calls {
    /** Sends a request that is JSON, with flags, and gives the typed answer. */
    private interface Call {
        Object send(String request, Map<String, Boolean> flags) throws Exception;
    }

    /** Sends a typed request. */
    private interface Typed<R> {
        Object send(R request, Map<String, Boolean> flags) throws Exception;
    }

    private final Map<String, Call> calls = new HashMap<>();

    Calls(Croupier croupier) {
        kryt(croupier);
        nap(croupier);
        chorVoli(croupier);
    }

    Object send(String name, String request, Map<String, Boolean> flags) throws Exception {
        var call = calls.get(name);
        SmokeTest.check(call != null, "No call is named " + name);
        return call.send(request, flags);
    }

    private <R> void add(String name, Class<R> type, Typed<R> call) {
        calls.put(name, (request, flags) -> call.send(Json.read(request, type), flags));
    }

    private static Flags flags(Map<String, Boolean> given) {
        return new Flags(given.get("legal"), given.get("explain"), given.get("views"));
    }

    private static ReplayFlags replayFlags(Map<String, Boolean> given) {
        return new ReplayFlags(given.get("legal"), given.get("explain"), given.get("views"), given.get("steps"));
    }

    private void kryt(Croupier croupier) {
        var game = croupier.krytNavalivat();
        var name = "krytNavalivat_";
        add(name + "start", KrytStartRequest.class, (it, flags) -> game.start(it, flags(flags)));
        add(name + "play", KrytPlayRequest.class, (it, flags) -> game.play(it.state(), it.actions(), flags(flags)));
        add(name + "position", KrytPositionRequest.class, (it, flags) -> game.position(it.state(), flags(flags)));
        add(name + "view", KrytViewRequest.class, (it, flags) -> game.view(it));
        add(name + "replay", KrytReplayRequest.class, (it, flags) -> game.replay(it, replayFlags(flags)));
        add(name + "batch", KrytBatchRequest.class, (it, flags) -> game.batch(it.items(), flags(flags)));
        add(name + "verifyFairness", KrytFairnessRequest.class, (it, flags) -> game.verifyFairness(
                it.match(), it.record(), it.secret(), it.openings(), it.deals(), it.moves()));
    }

    private void nap(Croupier croupier) {
        var game = croupier.nap();
        var name = "nap_";
        add(name + "start", NapStartRequest.class, (it, flags) -> game.start(it, flags(flags)));
        add(name + "play", NapPlayRequest.class, (it, flags) -> game.play(it.state(), it.actions(), flags(flags)));
        add(name + "position", NapPositionRequest.class, (it, flags) -> game.position(it.state(), flags(flags)));
        add(name + "view", NapViewRequest.class, (it, flags) -> game.view(it));
        add(name + "replay", NapReplayRequest.class, (it, flags) -> game.replay(it, replayFlags(flags)));
        add(name + "batch", NapBatchRequest.class, (it, flags) -> game.batch(it.items(), flags(flags)));
        add(name + "verifyFairness", NapFairnessRequest.class, (it, flags) -> game.verifyFairness(
                it.match(), it.record(), it.secret(), it.openings(), it.deals(), it.moves()));
    }

    private void chorVoli(Croupier croupier) {
        var game = croupier.chorVoli();
        var name = "chorVoli_";
        add(name + "start", ChorVoliStartRequest.class, (it, flags) -> game.start(it, flags(flags)));
        add(name + "play", ChorVoliPlayRequest.class, (it, flags) -> game.play(it.state(), it.actions(), flags(flags)));
        add(name + "position", ChorVoliPositionRequest.class, (it, flags) -> game.position(it.state(), flags(flags)));
        add(name + "view", ChorVoliViewRequest.class, (it, flags) -> game.view(it));
        add(name + "replay", ChorVoliReplayRequest.class, (it, flags) -> game.replay(it, replayFlags(flags)));
        add(name + "batch", ChorVoliBatchRequest.class, (it, flags) -> game.batch(it.items(), flags(flags)));
        add(name + "verifyFairness", ChorVoliFairnessRequest.class, (it, flags) -> game.verifyFairness(
                it.match(), it.record(), it.secret(), it.openings(), it.deals(), it.moves()));
        add(name + "combinations", ChorVoliCombinationsRequest.class, (it, flags) -> game.combinations(it));
    }
}
