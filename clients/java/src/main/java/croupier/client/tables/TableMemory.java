package croupier.client.tables;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.JsonNode;
import croupier.client.model.LastSeen;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** All that a seat keeps of a match: the newest token, what speaks for it, and what it has been told and shown. */
record TableMemory(
        @JsonProperty(required = true) String token,
        @JsonProperty(required = true) String key,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable String commitment,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable String opening,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable String match,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Integer seat,
        @JsonProperty(required = true) List<LastSeen> links,
        @JsonProperty(required = true) Map<Long, JsonNode> moves,
        @JsonProperty(required = true) List<SeenDeal> deals) {
    /** Leaves out what is secret: key, token, opening and cards. */
    @Override
    public String toString() {
        return "TableMemory[match=" + match + ", seat=" + seat + ", lastSeen=" + lastSeen() + "]";
    }

    /** The newest move that was seen, or null before the first answer. */
    @Nullable LastSeen lastSeen() {
        return links.isEmpty() ? null : links.get(links.size() - 1);
    }

    /** Returns what is known after an answer that is not older than the newest one. */
    TableMemory after(Answer answer, List<SeenDeal> seen) {
        LastSeen shown = new LastSeen(answer.move(), answer.link());
        List<LastSeen> all = new ArrayList<>(links);
        if (!shown.equals(lastSeen())) {
            all.add(shown);
        }
        return new TableMemory(
                answer.token(), key, commitment, opening, answer.match(), answer.seat(), all, moves, seen);
    }

    TableMemory withMove(long number, JsonNode move) {
        Map<Long, JsonNode> all = new TreeMap<>(moves);
        all.put(number, move);
        return new TableMemory(token, key, commitment, opening, match, seat, links, all, deals);
    }

    /** What an answer says of a match in every game. */
    record Answer(String token, String match, long move, String link, @Nullable Integer seat, int deal) {}
}
