// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client;

import croupier.client.model.FairnessAnswer;
import croupier.client.model.NapAction;
import croupier.client.model.NapBatchAnswer;
import croupier.client.model.NapBatchItem;
import croupier.client.model.NapBatchRequest;
import croupier.client.model.NapCatalogue;
import croupier.client.model.NapFairnessRequest;
import croupier.client.model.NapPlayRequest;
import croupier.client.model.NapPosition;
import croupier.client.model.NapPositionRequest;
import croupier.client.model.NapReplayPosition;
import croupier.client.model.NapReplayRequest;
import croupier.client.model.NapStartRequest;
import croupier.client.model.NapState;
import croupier.client.model.NapTable;
import croupier.client.model.NapTableMove;
import croupier.client.model.NapTablePlayRequest;
import croupier.client.model.NapTablePrepareRequest;
import croupier.client.model.NapTableRecord;
import croupier.client.model.NapTableReveal;
import croupier.client.model.NapTableStartRequest;
import croupier.client.model.NapTableStarted;
import croupier.client.model.NapViewAnswer;
import croupier.client.model.NapViewRequest;
import croupier.client.model.TablePrepared;
import croupier.client.model.TableRequest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The game {@code nap}, played by these rules ({@code /rules/nap}). */
public final class Nap {
    private final Transport transport;

    Nap(Transport transport) {
        this.transport = transport;
    }

    /**
     * Tell the variants, options and rules of Nap.
     *
     * <p>Everything that a frontend can know before a match: named variants with all their options, each with its
     * bounds and its rule, and every rule that can be broken, with its sentence and source.
     *
     * @return All that can be known of a game before it starts.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapCatalogue catalogue() throws IOException, InterruptedException {
        return transport.get("/v1/games/nap", Map.of(), NapCatalogue.class);
    }

    /**
     * Start a match of Nap.
     *
     * <p>Deal the first deal of a match.
     *
     * @param players Number of players.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapPosition start(int players) throws IOException, InterruptedException {
        return start(new NapStartRequest(players));
    }

    /**
     * Start a match of Nap.
     *
     * <p>Deal the first deal of a match.
     *
     * @param request How a match starts; what is left out is the first variant, a seed made by the server, a
     *     shuffle and a lot.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapPosition start(NapStartRequest request) throws IOException, InterruptedException {
        return start(request, new Flags());
    }

    /**
     * Start a match of Nap.
     *
     * <p>Deal the first deal of a match.
     *
     * @param request How a match starts; what is left out is the first variant, a seed made by the server, a
     *     shuffle and a lot.
     * @param flags What the answer is to tell.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapPosition start(NapStartRequest request, Flags flags) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/start", flags.query(), request, NapPosition.class);
    }

    /**
     * Play actions of Nap.
     *
     * <p>Play actions in order, all or none.
     *
     * @param state The state as the last answer gave it.
     * @param actions Actions in order: all are played, or none.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapPosition play(NapState state, List<NapAction> actions) throws IOException, InterruptedException {
        return play(state, actions, new Flags());
    }

    /**
     * Play actions of Nap.
     *
     * <p>Play actions in order, all or none.
     *
     * @param state The state as the last answer gave it.
     * @param actions Actions in order: all are played, or none.
     * @param flags What the answer is to tell.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapPosition play(NapState state, List<NapAction> actions, Flags flags)
            throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/nap/play",
                flags.query(),
                new NapPlayRequest(state, actions),
                NapPosition.class);
    }

    /**
     * Look at a state of Nap.
     *
     * <p>Look at a state as it stands.
     *
     * @param state The state.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapPosition position(NapState state) throws IOException, InterruptedException {
        return position(state, new Flags());
    }

    /**
     * Look at a state of Nap.
     *
     * <p>Look at a state as it stands.
     *
     * @param state The state.
     * @param flags What the answer is to tell.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapPosition position(NapState state, Flags flags) throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/nap/position",
                flags.query(),
                new NapPositionRequest(state),
                NapPosition.class);
    }

    /**
     * See a state of Nap as a seat or a spectator may.
     *
     * <p>Look at a state through the eyes of a seat or a spectator.
     *
     * @param state The state.
     * @return What a seat, or a spectator, may know; safe to hand to that player.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapViewAnswer view(NapState state) throws IOException, InterruptedException {
        return view(new NapViewRequest(state));
    }

    /**
     * See a state of Nap as a seat or a spectator may.
     *
     * <p>Look at a state through the eyes of a seat or a spectator.
     *
     * @param request A state, and who looks at it.
     * @return What a seat, or a spectator, may know; safe to hand to that player.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapViewAnswer view(NapViewRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/view", Map.of(), request, NapViewAnswer.class);
    }

    /**
     * Replay a match of Nap from its start.
     *
     * <p>Play a match from its start.
     *
     * @param players Number of players.
     * @param seed Source of all chance.
     * @param actions Actions in order; with {@code steps=true} at most 1,000.
     * @return Where a replayed match stands at the end, and how it came there.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapReplayPosition replay(int players, String seed, List<NapAction> actions)
            throws IOException, InterruptedException {
        return replay(new NapReplayRequest(players, seed, actions));
    }

    /**
     * Replay a match of Nap from its start.
     *
     * <p>Play a match from its start.
     *
     * @param request A match from its start: how it starts, and the actions that follow.
     * @return Where a replayed match stands at the end, and how it came there.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapReplayPosition replay(NapReplayRequest request) throws IOException, InterruptedException {
        return replay(request, new ReplayFlags());
    }

    /**
     * Replay a match of Nap from its start.
     *
     * <p>Play a match from its start.
     *
     * @param request A match from its start: how it starts, and the actions that follow.
     * @param flags What the answer is to tell.
     * @return Where a replayed match stands at the end, and how it came there.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapReplayPosition replay(NapReplayRequest request, ReplayFlags flags)
            throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/replay", flags.query(), request, NapReplayPosition.class);
    }

    /**
     * Play on many states of Nap at once.
     *
     * <p>Play on many states at once; a refused item does not hold up the others.
     *
     * @param items The states and their actions.
     * @return What became of each state, in the order of the request.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapBatchAnswer batch(List<NapBatchItem> items) throws IOException, InterruptedException {
        return batch(items, new Flags());
    }

    /**
     * Play on many states of Nap at once.
     *
     * <p>Play on many states at once; a refused item does not hold up the others.
     *
     * @param items The states and their actions.
     * @param flags What the answer is to tell.
     * @return What became of each state, in the order of the request.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapBatchAnswer batch(List<NapBatchItem> items, Flags flags) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/batch", flags.query(), new NapBatchRequest(items), NapBatchAnswer.class);
    }

    /**
     * Prepare a sealed match of Nap.
     *
     * <p>Agree on a match, and bind the server to its secret before anybody opens what the seats put in.
     *
     * @param players Number of players.
     * @return A match whose server has committed itself; store the commitment before you open anything.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public TablePrepared prepareTable(int players) throws IOException, InterruptedException {
        return prepareTable(new NapTablePrepareRequest(players));
    }

    /**
     * Prepare a sealed match of Nap.
     *
     * <p>Agree on a match, and bind the server to its secret before anybody opens what the seats put in.
     *
     * @param request What is agreed on before a match, and what each seat commits to.
     * @return A match whose server has committed itself; store the commitment before you open anything.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public TablePrepared prepareTable(NapTablePrepareRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/tables/prepare", Map.of(), request, TablePrepared.class);
    }

    /**
     * Start a sealed match of Nap.
     *
     * <p>Deal the first deal of a sealed match, and issue the keys of seats that made none.
     *
     * @param request How a sealed match starts: from choices, or from a prepared match and its openings, not from
     *     both.
     * @return A sealed match that has just started, as spectators see it, with the keys of the seats that made
     *     none.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTableStarted startTable(NapTableStartRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/tables/start", Map.of(), request, NapTableStarted.class);
    }

    /**
     * Play a move on a sealed table of Nap.
     *
     * <p>Play one move of the seat whose key is sent: all of its actions, or none.
     *
     * @param token The table as the last answer gave it.
     * @param actions The move: actions of one seat, in order; all are played, or none. A {@code deal} has no deck
     *     here.
     * @param key The key of the seat that asks.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTable playTable(String token, List<NapAction> actions, String key)
            throws IOException, InterruptedException {
        return playTable(new NapTablePlayRequest(token, actions), key);
    }

    /**
     * Play a move on a sealed table of Nap.
     *
     * <p>Play one move of the seat whose key is sent: all of its actions, or none.
     *
     * @param request One move by the seat whose key is sent.
     * @param key The key of the seat that asks.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTable playTable(NapTablePlayRequest request, String key) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/tables/play", Map.of(), request, key, NapTable.class);
    }

    /**
     * See a sealed table of Nap.
     *
     * <p>See a table as the seat whose key is sent, or without a key as spectators do.
     *
     * @param token The table as the last answer gave it.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTable viewTable(String token) throws IOException, InterruptedException {
        return viewTable(new TableRequest(token));
    }

    /**
     * See a sealed table of Nap.
     *
     * <p>See a table as the seat whose key is sent, or without a key as spectators do.
     *
     * @param token The table as the last answer gave it.
     * @param key The key of the seat that asks.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTable viewTable(String token, String key) throws IOException, InterruptedException {
        return viewTable(new TableRequest(token), key);
    }

    /**
     * See a sealed table of Nap.
     *
     * <p>See a table as the seat whose key is sent, or without a key as spectators do.
     *
     * @param request A table, and what its client has seen of it.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTable viewTable(TableRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/tables/view", Map.of(), request, NapTable.class);
    }

    /**
     * See a sealed table of Nap.
     *
     * <p>See a table as the seat whose key is sent, or without a key as spectators do.
     *
     * @param request A table, and what its client has seen of it.
     * @param key The key of the seat that asks.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTable viewTable(TableRequest request, String key) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/tables/view", Map.of(), request, key, NapTable.class);
    }

    /**
     * Close a sealed match of Nap.
     *
     * <p>Close the match for the seat whose key is sent; once all have, it is over and can be revealed.
     *
     * @param token The table as the last answer gave it.
     * @param key The key of the seat that asks.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTable closeTable(String token, String key) throws IOException, InterruptedException {
        return closeTable(new TableRequest(token), key);
    }

    /**
     * Close a sealed match of Nap.
     *
     * <p>Close the match for the seat whose key is sent; once all have, it is over and can be revealed.
     *
     * @param request A table, and what its client has seen of it.
     * @param key The key of the seat that asks.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTable closeTable(TableRequest request, String key) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/tables/close", Map.of(), request, key, NapTable.class);
    }

    /**
     * Reveal a sealed match of Nap.
     *
     * <p>Show all that was hidden in a match that every seat has closed.
     *
     * @param token The table as the last answer gave it.
     * @return All that was hidden in a match, for everybody to check.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTableReveal revealTable(String token) throws IOException, InterruptedException {
        return revealTable(new TableRequest(token));
    }

    /**
     * Reveal a sealed match of Nap.
     *
     * <p>Show all that was hidden in a match that every seat has closed.
     *
     * @param request A table, and what its client has seen of it.
     * @return All that was hidden in a match, for everybody to check.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public NapTableReveal revealTable(TableRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/nap/tables/reveal", Map.of(), request, NapTableReveal.class);
    }

    /**
     * Compute what follows from a reveal of Nap.
     *
     * <p>Compute what follows from a reveal, to be compared with what was told while the match was played.
     *
     * @param match Id of the match.
     * @param record What was agreed on.
     * @param secret The server's secret.
     * @param openings What each seat put in.
     * @param deals How many deals to compute.
     * @param moves Every move from the start; none if the links are not to be computed beyond the first.
     * @return What follows from a reveal; compare it with what was told and seen while the match was played.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public FairnessAnswer verifyFairness(String match, NapTableRecord record, String secret, List<@Nullable String> openings, int deals, List<NapTableMove> moves)
            throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/nap/fairness/verify",
                Map.of(),
                new NapFairnessRequest(match, record, secret, openings, deals, moves),
                FairnessAnswer.class);
    }
}
