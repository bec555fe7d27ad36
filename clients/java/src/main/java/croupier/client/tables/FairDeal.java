package croupier.client.tables;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import croupier.client.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What binds a server to its deals, and a match to its moves, computed from what a reveal shows. */
public final class FairDeal {
    private static final int SHOWN = 8;
    private static final ObjectMapper SORTED =
            JsonMapper.builder().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build();

    private FairDeal() {}

    /**
     * Returns what was agreed on before a match, as the text that commitments and links are made from.
     *
     * @param game the id of the game, as in {@code nap}
     * @param record the record of a reveal
     * @return RFC 8785 JSON
     */
    public static String canonicalRecord(String game, Object record) {
        ObjectNode named = (ObjectNode) tree(Json.write(record));
        return canonical(named.put("game", game));
    }

    /**
     * Returns a move as the text that its link is made from.
     *
     * @param move a move of any game; one without actions is a close
     * @return RFC 8785 JSON, with the cards of a combination sorted
     */
    public static String canonicalMove(Object move) {
        return canonicalMove(tree(Json.write(move)));
    }

    static String canonicalMove(JsonNode move) {
        JsonNode actions = move.get("actions").deepCopy();
        if (actions.isEmpty()) {
            return canonical(SORTED.createObjectNode().set("close", move.get("seat")));
        }
        for (JsonNode action : actions) {
            if (action.get("type").asText().equals("combine")) {
                List<String> cards = SORTED.convertValue(action.get("cards"), SORTED.constructType(List.class));
                ((ObjectNode) action).set("cards", SORTED.valueToTree(cards.stream().sorted().toList()));
            }
        }
        return canonical(actions);
    }

    /**
     * Returns what a server was bound to before it knew any opening.
     *
     * @param match the id of the match
     * @param record what was agreed on, canonical
     * @param secret the server's secret
     * @return the commitment
     */
    public static String commitment(String match, String record, String secret) {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        for (byte[] part : List.of(Digests.unhex(match), Digests.bytes(record), Digests.unhex(secret))) {
            told.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array());
            told.writeBytes(part);
        }
        return Digests.hex(Digests.sha256(Digests.bytes("croupier/commit/1"), told.toByteArray()));
    }

    /**
     * Returns the seed of a match.
     *
     * @param record what was agreed on, canonical
     * @param secret the server's secret
     * @param openings what each seat put in; null where it took no part
     * @return the seed
     */
    public static String seed(String record, String secret, List<@Nullable String> openings) {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        told.writeBytes(Digests.sha256(Digests.bytes(record)));
        for (String opening : openings) {
            byte[] opened = Digests.unhex(opening == null ? "" : opening);
            told.write(opened.length);
            told.writeBytes(opened);
        }
        return Digests.hex(
                Digests.hmac(Digests.unhex(secret), Digests.bytes("croupier/seed/1"), told.toByteArray()));
    }

    /**
     * Returns the links of a match: of its start, and of each move for as long as moves are known.
     *
     * @param record what was agreed on, canonical
     * @param secret the server's secret
     * @param moves canonical moves by number, from 1
     * @return the links by number, as they are shown
     */
    public static Map<Long, String> links(String record, String secret, Map<Long, String> moves) {
        byte[] key = Digests.hmac(Digests.unhex(secret), Digests.bytes("croupier/links/1"));
        byte[] link = Digests.hmac(key, Digests.bytes(record));
        Map<Long, String> links = new TreeMap<>();
        links.put(0L, shown(link));
        for (long number = 1; moves.containsKey(number); number++) {
            link = Digests.hmac(key, link, Digests.bytes(moves.get(number)));
            links.put(number, shown(link));
        }
        return links;
    }

    private static String shown(byte[] link) {
        return Digests.hex(link).substring(0, 2 * SHOWN);
    }

    /** Returns JSON with its fields sorted, which for ASCII texts and whole numbers is canonical. */
    private static String canonical(JsonNode json) {
        try {
            return SORTED.writeValueAsString(SORTED.treeToValue(json, Object.class));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    static JsonNode tree(String json) {
        try {
            return SORTED.readTree(json);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
