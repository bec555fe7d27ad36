// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client;

import croupier.client.model.FairnessAnswer;
import croupier.client.model.KrytAction;
import croupier.client.model.KrytBatchAnswer;
import croupier.client.model.KrytBatchItem;
import croupier.client.model.KrytBatchRequest;
import croupier.client.model.KrytCatalogue;
import croupier.client.model.KrytFairnessRequest;
import croupier.client.model.KrytPlayRequest;
import croupier.client.model.KrytPosition;
import croupier.client.model.KrytPositionRequest;
import croupier.client.model.KrytReplayPosition;
import croupier.client.model.KrytReplayRequest;
import croupier.client.model.KrytStartRequest;
import croupier.client.model.KrytState;
import croupier.client.model.KrytTable;
import croupier.client.model.KrytTableMove;
import croupier.client.model.KrytTablePlayRequest;
import croupier.client.model.KrytTablePrepareRequest;
import croupier.client.model.KrytTableRecord;
import croupier.client.model.KrytTableReveal;
import croupier.client.model.KrytTableStartRequest;
import croupier.client.model.KrytTableStarted;
import croupier.client.model.KrytViewAnswer;
import croupier.client.model.KrytViewRequest;
import croupier.client.model.TablePrepared;
import croupier.client.model.TableRequest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The game {@code kryt-navalivat}, played by these rules ({@code /rules/kryt-navalivat}). */
public final class KrytNavalivat {
    private final Transport transport;

    KrytNavalivat(Transport transport) {
        this.transport = transport;
    }

    /**
     * Tell the variants, options and rules of Kryt'-navalivat'.
     *
     * <p>Everything that a frontend can know before a match: named variants with all their options, each with its
     * bounds and its rule, and every rule that can be broken, with its sentence and source.
     *
     * @return All that can be known of a game before it starts.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytCatalogue catalogue() throws IOException, InterruptedException {
        return transport.get("/v1/games/kryt-navalivat", Map.of(), KrytCatalogue.class);
    }

    /**
     * Start a match of Kryt'-navalivat'.
     *
     * <p>Deal the first deal of a match.
     *
     * @param players Number of players.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytPosition start(int players) throws IOException, InterruptedException {
        return start(new KrytStartRequest(players));
    }

    /**
     * Start a match of Kryt'-navalivat'.
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
    public KrytPosition start(KrytStartRequest request) throws IOException, InterruptedException {
        return start(request, new Flags());
    }

    /**
     * Start a match of Kryt'-navalivat'.
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
    public KrytPosition start(KrytStartRequest request, Flags flags) throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/start", flags.query(), request, KrytPosition.class);
    }

    /**
     * Play actions of Kryt'-navalivat'.
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
    public KrytPosition play(KrytState state, List<KrytAction> actions) throws IOException, InterruptedException {
        return play(state, actions, new Flags());
    }

    /**
     * Play actions of Kryt'-navalivat'.
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
    public KrytPosition play(KrytState state, List<KrytAction> actions, Flags flags)
            throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/kryt-navalivat/play",
                flags.query(),
                new KrytPlayRequest(state, actions),
                KrytPosition.class);
    }

    /**
     * Look at a state of Kryt'-navalivat'.
     *
     * <p>Look at a state as it stands.
     *
     * @param state The state.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytPosition position(KrytState state) throws IOException, InterruptedException {
        return position(state, new Flags());
    }

    /**
     * Look at a state of Kryt'-navalivat'.
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
    public KrytPosition position(KrytState state, Flags flags) throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/kryt-navalivat/position",
                flags.query(),
                new KrytPositionRequest(state),
                KrytPosition.class);
    }

    /**
     * See a state of Kryt'-navalivat' as a seat or a spectator may.
     *
     * <p>Look at a state through the eyes of a seat or a spectator.
     *
     * @param state The state.
     * @return What a seat, or a spectator, may know; safe to hand to that player.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytViewAnswer view(KrytState state) throws IOException, InterruptedException {
        return view(new KrytViewRequest(state));
    }

    /**
     * See a state of Kryt'-navalivat' as a seat or a spectator may.
     *
     * <p>Look at a state through the eyes of a seat or a spectator.
     *
     * @param request A state, and who looks at it.
     * @return What a seat, or a spectator, may know; safe to hand to that player.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytViewAnswer view(KrytViewRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/view", Map.of(), request, KrytViewAnswer.class);
    }

    /**
     * Replay a match of Kryt'-navalivat' from its start.
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
    public KrytReplayPosition replay(int players, String seed, List<KrytAction> actions)
            throws IOException, InterruptedException {
        return replay(new KrytReplayRequest(players, seed, actions));
    }

    /**
     * Replay a match of Kryt'-navalivat' from its start.
     *
     * <p>Play a match from its start.
     *
     * @param request A match from its start: how it starts, and the actions that follow.
     * @return Where a replayed match stands at the end, and how it came there.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytReplayPosition replay(KrytReplayRequest request) throws IOException, InterruptedException {
        return replay(request, new ReplayFlags());
    }

    /**
     * Replay a match of Kryt'-navalivat' from its start.
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
    public KrytReplayPosition replay(KrytReplayRequest request, ReplayFlags flags)
            throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/replay", flags.query(), request, KrytReplayPosition.class);
    }

    /**
     * Play on many states of Kryt'-navalivat' at once.
     *
     * <p>Play on many states at once; a refused item does not hold up the others.
     *
     * @param items The states and their actions.
     * @return What became of each state, in the order of the request.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytBatchAnswer batch(List<KrytBatchItem> items) throws IOException, InterruptedException {
        return batch(items, new Flags());
    }

    /**
     * Play on many states of Kryt'-navalivat' at once.
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
    public KrytBatchAnswer batch(List<KrytBatchItem> items, Flags flags) throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/kryt-navalivat/batch",
                flags.query(),
                new KrytBatchRequest(items),
                KrytBatchAnswer.class);
    }

    /**
     * Prepare a sealed match of Kryt'-navalivat'.
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
        return prepareTable(new KrytTablePrepareRequest(players));
    }

    /**
     * Prepare a sealed match of Kryt'-navalivat'.
     *
     * <p>Agree on a match, and bind the server to its secret before anybody opens what the seats put in.
     *
     * @param request What is agreed on before a match, and what each seat commits to.
     * @return A match whose server has committed itself; store the commitment before you open anything.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public TablePrepared prepareTable(KrytTablePrepareRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/tables/prepare", Map.of(), request, TablePrepared.class);
    }

    /**
     * Start a sealed match of Kryt'-navalivat'.
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
    public KrytTableStarted startTable(KrytTableStartRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/tables/start", Map.of(), request, KrytTableStarted.class);
    }

    /**
     * Play a move on a sealed table of Kryt'-navalivat'.
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
    public KrytTable playTable(String token, List<KrytAction> actions, String key)
            throws IOException, InterruptedException {
        return playTable(new KrytTablePlayRequest(token, actions), key);
    }

    /**
     * Play a move on a sealed table of Kryt'-navalivat'.
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
    public KrytTable playTable(KrytTablePlayRequest request, String key) throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/tables/play", Map.of(), request, key, KrytTable.class);
    }

    /**
     * See a sealed table of Kryt'-navalivat'.
     *
     * <p>See a table as the seat whose key is sent, or without a key as spectators do.
     *
     * @param token The table as the last answer gave it.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytTable viewTable(String token) throws IOException, InterruptedException {
        return viewTable(new TableRequest(token));
    }

    /**
     * See a sealed table of Kryt'-navalivat'.
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
    public KrytTable viewTable(String token, String key) throws IOException, InterruptedException {
        return viewTable(new TableRequest(token), key);
    }

    /**
     * See a sealed table of Kryt'-navalivat'.
     *
     * <p>See a table as the seat whose key is sent, or without a key as spectators do.
     *
     * @param request A table, and what its client has seen of it.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytTable viewTable(TableRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/tables/view", Map.of(), request, KrytTable.class);
    }

    /**
     * See a sealed table of Kryt'-navalivat'.
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
    public KrytTable viewTable(TableRequest request, String key) throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/tables/view", Map.of(), request, key, KrytTable.class);
    }

    /**
     * Close a sealed match of Kryt'-navalivat'.
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
    public KrytTable closeTable(String token, String key) throws IOException, InterruptedException {
        return closeTable(new TableRequest(token), key);
    }

    /**
     * Close a sealed match of Kryt'-navalivat'.
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
    public KrytTable closeTable(TableRequest request, String key) throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/tables/close", Map.of(), request, key, KrytTable.class);
    }

    /**
     * Reveal a sealed match of Kryt'-navalivat'.
     *
     * <p>Show all that was hidden in a match that every seat has closed.
     *
     * @param token The table as the last answer gave it.
     * @return All that was hidden in a match, for everybody to check.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytTableReveal revealTable(String token) throws IOException, InterruptedException {
        return revealTable(new TableRequest(token));
    }

    /**
     * Reveal a sealed match of Kryt'-navalivat'.
     *
     * <p>Show all that was hidden in a match that every seat has closed.
     *
     * @param request A table, and what its client has seen of it.
     * @return All that was hidden in a match, for everybody to check.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public KrytTableReveal revealTable(TableRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/kryt-navalivat/tables/reveal", Map.of(), request, KrytTableReveal.class);
    }

    /**
     * Compute what follows from a reveal of Kryt'-navalivat'.
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
    public FairnessAnswer verifyFairness(String match, KrytTableRecord record, String secret, List<@Nullable String> openings, int deals, List<KrytTableMove> moves)
            throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/kryt-navalivat/fairness/verify",
                Map.of(),
                new KrytFairnessRequest(match, record, secret, openings, deals, moves),
                FairnessAnswer.class);
    }
}
