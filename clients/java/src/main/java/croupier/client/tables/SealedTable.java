package croupier.client.tables;

import com.fasterxml.jackson.databind.JsonNode;
import croupier.client.Json;
import croupier.client.ProblemException;
import croupier.client.model.LastSeen;
import croupier.client.tables.TableMemory.Answer;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A seat at a sealed table. It keeps the newest token, and tells the server in every call what it has seen last, so
 * that no older token is passed off on it. A call that is refused or fails changes nothing. Several threads may use it
 * at once.
 *
 * @param <A> the actions of the game
 * @param <T> what the server answers
 * @param <R> what it reveals in the end
 * @param <M> moves, which players may tell each other when the match is over
 */
public abstract sealed class SealedTable<A, T, R, M> permits ChorVoliSealedTable, KrytSealedTable, NapSealedTable {
    private TableMemory memory;

    SealedTable(TableMemory memory) {
        this.memory = memory;
    }

    static TableMemory memory(String token, String key, @Nullable String commitment, @Nullable SeatOpening opening) {
        String opened = opening == null ? null : opening.opening();
        return new TableMemory(token, key, commitment, opened, null, null, List.of(), Map.of(), List.of());
    }

    static TableMemory memory(String exported) throws IOException {
        return Json.read(exported, TableMemory.class);
    }

    /**
     * Plays one move.
     *
     * @param actions the move: actions of this seat in order; all are played, or none
     * @return the table after it
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public T play(List<A> actions) throws IOException, InterruptedException {
        TableMemory before = memory();
        return moved(played(before.token(), actions, before.lastSeen(), before.key()), actions);
    }

    /**
     * Closes the match for this seat, once a deal is over.
     *
     * @return the table after it
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public T close() throws IOException, InterruptedException {
        TableMemory before = memory();
        return moved(closed(before.token(), before.lastSeen(), before.key()), List.of());
    }

    /**
     * Looks at the table as it stands.
     *
     * @return the table
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public T view() throws IOException, InterruptedException {
        return receive(memory().token());
    }

    /**
     * Takes a token that came from another player, and looks at the table.
     *
     * @param token the token
     * @return the table
     * @throws ProblemException if the server refuses, with the code {@code not-descendant} where moves were taken back
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public T receive(String token) throws IOException, InterruptedException {
        TableMemory before = memory();
        T table = viewed(token, before.lastSeen(), before.key());
        keep(table);
        return table;
    }

    /**
     * Asks for all that was hidden, once every seat has closed the match.
     *
     * @return the reveal
     * @throws ProblemException if the server refuses
     * @throws IOException if the server cannot be reached, or its answer not be read
     * @throws InterruptedException if the thread is interrupted
     */
    public R reveal() throws IOException, InterruptedException {
        TableMemory before = memory();
        return revealed(before.token(), before.lastSeen());
    }

    /**
     * Checks a reveal without any server, but not its links.
     *
     * @param reveal the reveal
     * @return what holds
     */
    public Verdict verify(R reveal) {
        return new Check(memory(), told(reveal)).verdict(null);
    }

    /**
     * Checks a reveal without any server.
     *
     * @param reveal the reveal
     * @param others moves of the others by number, as their {@link #moves()} tell them; those of this seat are known
     * @return what holds
     */
    public Verdict verify(R reveal, Map<Long, M> others) {
        TableMemory stored = memory();
        Map<Long, String> moves = new TreeMap<>();
        others.forEach((number, move) -> moves.put(number, FairDeal.canonicalMove(move)));
        stored.moves().forEach((number, move) -> moves.put(number, FairDeal.canonicalMove(move)));
        return new Check(stored, told(reveal)).verdict(moves);
    }

    /** {@return the newest token, to be passed to the others after a move} */
    public String token() {
        return memory().token();
    }

    /** {@return the moves of this seat by number, to be told to the others only when the match is over} */
    public Map<Long, M> moves() {
        Map<Long, M> moves = new TreeMap<>();
        memory().moves().forEach((number, move) -> moves.put(number, read(move)));
        return moves;
    }

    /**
     * Returns what players can read to each other to see that they have seen the same.
     *
     * @return the beginning of the match's id, the number of the newest move, and its link
     * @throws IllegalStateException if nothing has been seen yet
     */
    public String fingerprint() {
        TableMemory stored = memory();
        LastSeen seen = stored.lastSeen();
        String match = stored.match();
        if (seen == null || match == null) {
            throw new IllegalStateException("Nothing has been seen of this match yet.");
        }
        return match.substring(0, 8) + "-" + seen.move() + "-" + seen.link();
    }

    /** {@return all that this seat knows, its key included, as JSON to be stored where only its player reads it} */
    public String export() {
        return Json.write(memory());
    }

    abstract T played(String token, List<A> actions, @Nullable LastSeen seen, String key)
            throws IOException, InterruptedException;

    abstract T closed(String token, @Nullable LastSeen seen, String key) throws IOException, InterruptedException;

    abstract T viewed(String token, @Nullable LastSeen seen, String key) throws IOException, InterruptedException;

    abstract R revealed(String token, @Nullable LastSeen seen) throws IOException, InterruptedException;

    abstract Answer answer(T table);

    abstract void look(T table, Sights sights);

    abstract M move(int seat, List<A> actions);

    abstract Class<M> moveType();

    abstract Revealed told(R reveal);

    private synchronized TableMemory memory() {
        return memory;
    }

    private synchronized T moved(T table, List<A> actions) {
        Answer answer = answer(table);
        Integer seat = answer.seat();
        keep(table);
        if (seat != null) {
            memory = memory.withMove(answer.move(), FairDeal.tree(Json.write(move(seat, actions))));
        }
        return table;
    }

    /** Remembers what an answer says, unless another thread has seen a newer one; events are noted once. */
    private synchronized void keep(T table) {
        Answer answer = answer(table);
        LastSeen before = memory.lastSeen();
        if (before != null && answer.move() < before.move()) {
            return;
        }
        Sights sights = new Sights(memory.deals(), answer.deal());
        if (before == null || answer.move() > before.move()) {
            look(table, sights);
        }
        memory = memory.after(answer, sights.deals());
    }

    private M read(JsonNode move) {
        try {
            return Json.read(move.toString(), moveType());
        } catch (IOException impossible) {
            throw new IllegalStateException("What was stored is no move.", impossible);
        }
    }
}
