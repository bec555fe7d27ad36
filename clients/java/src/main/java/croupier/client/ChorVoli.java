// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client;

import croupier.client.model.Card;
import croupier.client.model.ChorVoliAction;
import croupier.client.model.ChorVoliBatchAnswer;
import croupier.client.model.ChorVoliBatchItem;
import croupier.client.model.ChorVoliBatchRequest;
import croupier.client.model.ChorVoliCatalogue;
import croupier.client.model.ChorVoliCombinationsAnswer;
import croupier.client.model.ChorVoliCombinationsRequest;
import croupier.client.model.ChorVoliFairnessRequest;
import croupier.client.model.ChorVoliPlayRequest;
import croupier.client.model.ChorVoliPosition;
import croupier.client.model.ChorVoliPositionRequest;
import croupier.client.model.ChorVoliReplayPosition;
import croupier.client.model.ChorVoliReplayRequest;
import croupier.client.model.ChorVoliStartRequest;
import croupier.client.model.ChorVoliState;
import croupier.client.model.ChorVoliTable;
import croupier.client.model.ChorVoliTableMove;
import croupier.client.model.ChorVoliTablePlayRequest;
import croupier.client.model.ChorVoliTablePrepareRequest;
import croupier.client.model.ChorVoliTableRecord;
import croupier.client.model.ChorVoliTableReveal;
import croupier.client.model.ChorVoliTableStartRequest;
import croupier.client.model.ChorVoliTableStarted;
import croupier.client.model.ChorVoliViewAnswer;
import croupier.client.model.ChorVoliViewRequest;
import croupier.client.model.FairnessAnswer;
import croupier.client.model.TablePrepared;
import croupier.client.model.TableRequest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The game {@code chor-voli}, played by these rules ({@code /rules/chor-voli}). */
public final class ChorVoli {
    private final Transport transport;

    ChorVoli(Transport transport) {
        this.transport = transport;
    }

    /**
     * Tell the variants, options and rules of Chor Voli.
     *
     * <p>Everything that a frontend can know before a match: named variants with all their options, each with its
     * bounds and its rule, and every rule that can be broken, with its sentence and source.
     *
     * @return All that can be known of a game before it starts.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliCatalogue catalogue() throws IOException, InterruptedException {
        return transport.get("/v1/games/chor-voli", Map.of(), ChorVoliCatalogue.class);
    }

    /**
     * Start a match of Chor Voli.
     *
     * <p>Deal the first deal of a match.
     *
     * @param players Number of players.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliPosition start(int players) throws IOException, InterruptedException {
        return start(new ChorVoliStartRequest(players));
    }

    /**
     * Start a match of Chor Voli.
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
    public ChorVoliPosition start(ChorVoliStartRequest request) throws IOException, InterruptedException {
        return start(request, new Flags());
    }

    /**
     * Start a match of Chor Voli.
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
    public ChorVoliPosition start(ChorVoliStartRequest request, Flags flags) throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/start", flags.query(), request, ChorVoliPosition.class);
    }

    /**
     * Play actions of Chor Voli.
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
    public ChorVoliPosition play(ChorVoliState state, List<ChorVoliAction> actions)
            throws IOException, InterruptedException {
        return play(state, actions, new Flags());
    }

    /**
     * Play actions of Chor Voli.
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
    public ChorVoliPosition play(ChorVoliState state, List<ChorVoliAction> actions, Flags flags)
            throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/chor-voli/play",
                flags.query(),
                new ChorVoliPlayRequest(state, actions),
                ChorVoliPosition.class);
    }

    /**
     * Look at a state of Chor Voli.
     *
     * <p>Look at a state as it stands.
     *
     * @param state The state.
     * @return Where a match stands, hidden cards included: for trusted callers.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliPosition position(ChorVoliState state) throws IOException, InterruptedException {
        return position(state, new Flags());
    }

    /**
     * Look at a state of Chor Voli.
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
    public ChorVoliPosition position(ChorVoliState state, Flags flags) throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/chor-voli/position",
                flags.query(),
                new ChorVoliPositionRequest(state),
                ChorVoliPosition.class);
    }

    /**
     * See a state of Chor Voli as a seat or a spectator may.
     *
     * <p>Look at a state through the eyes of a seat or a spectator.
     *
     * @param state The state.
     * @return What a seat, or a spectator, may know; safe to hand to that player.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliViewAnswer view(ChorVoliState state) throws IOException, InterruptedException {
        return view(new ChorVoliViewRequest(state));
    }

    /**
     * See a state of Chor Voli as a seat or a spectator may.
     *
     * <p>Look at a state through the eyes of a seat or a spectator.
     *
     * @param request A state, and who looks at it.
     * @return What a seat, or a spectator, may know; safe to hand to that player.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliViewAnswer view(ChorVoliViewRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/view", Map.of(), request, ChorVoliViewAnswer.class);
    }

    /**
     * Replay a match of Chor Voli from its start.
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
    public ChorVoliReplayPosition replay(int players, String seed, List<ChorVoliAction> actions)
            throws IOException, InterruptedException {
        return replay(new ChorVoliReplayRequest(players, seed, actions));
    }

    /**
     * Replay a match of Chor Voli from its start.
     *
     * <p>Play a match from its start.
     *
     * @param request A match from its start: how it starts, and the actions that follow.
     * @return Where a replayed match stands at the end, and how it came there.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliReplayPosition replay(ChorVoliReplayRequest request) throws IOException, InterruptedException {
        return replay(request, new ReplayFlags());
    }

    /**
     * Replay a match of Chor Voli from its start.
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
    public ChorVoliReplayPosition replay(ChorVoliReplayRequest request, ReplayFlags flags)
            throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/replay", flags.query(), request, ChorVoliReplayPosition.class);
    }

    /**
     * Play on many states of Chor Voli at once.
     *
     * <p>Play on many states at once; a refused item does not hold up the others.
     *
     * @param items The states and their actions.
     * @return What became of each state, in the order of the request.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliBatchAnswer batch(List<ChorVoliBatchItem> items) throws IOException, InterruptedException {
        return batch(items, new Flags());
    }

    /**
     * Play on many states of Chor Voli at once.
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
    public ChorVoliBatchAnswer batch(List<ChorVoliBatchItem> items, Flags flags)
            throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/chor-voli/batch",
                flags.query(),
                new ChorVoliBatchRequest(items),
                ChorVoliBatchAnswer.class);
    }

    /**
     * Find the combinations and the best arrangements of a hand.
     *
     * <p>Rank out all combinations of a hand, and find its best arrangements.
     *
     * <p>{@code best_from_last} is best at the last showdown, then at the one before, up to the first. {@code
     * greatest_total} is best at all showdowns together: each combination counts by how many strengths of the form
     * are weaker, and the sum is the greatest; of several the best from the last on. Both are exact.
     *
     * @param hand Three to 17 different cards.
     * @return What a hand can be divided into.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliCombinationsAnswer combinations(List<Card> hand) throws IOException, InterruptedException {
        return combinations(new ChorVoliCombinationsRequest(hand));
    }

    /**
     * Find the combinations and the best arrangements of a hand.
     *
     * <p>Rank out all combinations of a hand, and find its best arrangements.
     *
     * <p>{@code best_from_last} is best at the last showdown, then at the one before, up to the first. {@code
     * greatest_total} is best at all showdowns together: each combination counts by how many strengths of the form
     * are weaker, and the sum is the greatest; of several the best from the last on. Both are exact.
     *
     * @param request A hand to be divided.
     * @return What a hand can be divided into.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliCombinationsAnswer combinations(ChorVoliCombinationsRequest request)
            throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/combinations", Map.of(), request, ChorVoliCombinationsAnswer.class);
    }

    /**
     * Prepare a sealed match of Chor Voli.
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
        return prepareTable(new ChorVoliTablePrepareRequest(players));
    }

    /**
     * Prepare a sealed match of Chor Voli.
     *
     * <p>Agree on a match, and bind the server to its secret before anybody opens what the seats put in.
     *
     * @param request What is agreed on before a match, and what each seat commits to.
     * @return A match whose server has committed itself; store the commitment before you open anything.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public TablePrepared prepareTable(ChorVoliTablePrepareRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/tables/prepare", Map.of(), request, TablePrepared.class);
    }

    /**
     * Start a sealed match of Chor Voli.
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
    public ChorVoliTableStarted startTable(ChorVoliTableStartRequest request)
            throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/tables/start", Map.of(), request, ChorVoliTableStarted.class);
    }

    /**
     * Play a move on a sealed table of Chor Voli.
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
    public ChorVoliTable playTable(String token, List<ChorVoliAction> actions, String key)
            throws IOException, InterruptedException {
        return playTable(new ChorVoliTablePlayRequest(token, actions), key);
    }

    /**
     * Play a move on a sealed table of Chor Voli.
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
    public ChorVoliTable playTable(ChorVoliTablePlayRequest request, String key)
            throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/tables/play", Map.of(), request, key, ChorVoliTable.class);
    }

    /**
     * See a sealed table of Chor Voli.
     *
     * <p>See a table as the seat whose key is sent, or without a key as spectators do.
     *
     * @param token The table as the last answer gave it.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliTable viewTable(String token) throws IOException, InterruptedException {
        return viewTable(new TableRequest(token));
    }

    /**
     * See a sealed table of Chor Voli.
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
    public ChorVoliTable viewTable(String token, String key) throws IOException, InterruptedException {
        return viewTable(new TableRequest(token), key);
    }

    /**
     * See a sealed table of Chor Voli.
     *
     * <p>See a table as the seat whose key is sent, or without a key as spectators do.
     *
     * @param request A table, and what its client has seen of it.
     * @return A table as one seat, or a spectator, may know it.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliTable viewTable(TableRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/tables/view", Map.of(), request, ChorVoliTable.class);
    }

    /**
     * See a sealed table of Chor Voli.
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
    public ChorVoliTable viewTable(TableRequest request, String key) throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/tables/view", Map.of(), request, key, ChorVoliTable.class);
    }

    /**
     * Close a sealed match of Chor Voli.
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
    public ChorVoliTable closeTable(String token, String key) throws IOException, InterruptedException {
        return closeTable(new TableRequest(token), key);
    }

    /**
     * Close a sealed match of Chor Voli.
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
    public ChorVoliTable closeTable(TableRequest request, String key) throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/tables/close", Map.of(), request, key, ChorVoliTable.class);
    }

    /**
     * Reveal a sealed match of Chor Voli.
     *
     * <p>Show all that was hidden in a match that every seat has closed.
     *
     * @param token The table as the last answer gave it.
     * @return All that was hidden in a match, for everybody to check.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliTableReveal revealTable(String token) throws IOException, InterruptedException {
        return revealTable(new TableRequest(token));
    }

    /**
     * Reveal a sealed match of Chor Voli.
     *
     * <p>Show all that was hidden in a match that every seat has closed.
     *
     * @param request A table, and what its client has seen of it.
     * @return All that was hidden in a match, for everybody to check.
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public ChorVoliTableReveal revealTable(TableRequest request) throws IOException, InterruptedException {
        return transport.post("/v1/games/chor-voli/tables/reveal", Map.of(), request, ChorVoliTableReveal.class);
    }

    /**
     * Compute what follows from a reveal of Chor Voli.
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
    public FairnessAnswer verifyFairness(String match, ChorVoliTableRecord record, String secret, List<@Nullable String> openings, int deals, List<ChorVoliTableMove> moves)
            throws IOException, InterruptedException {
        return transport.post(
                "/v1/games/chor-voli/fairness/verify",
                Map.of(),
                new ChorVoliFairnessRequest(match, record, secret, openings, deals, moves),
                FairnessAnswer.class);
    }
}
