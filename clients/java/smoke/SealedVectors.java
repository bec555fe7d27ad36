import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import croupier.client.Json;
import croupier.client.model.Card;
import croupier.client.model.ChorVoliTableMove;
import croupier.client.model.ChorVoliTableRecord;
import croupier.client.model.KrytTableMove;
import croupier.client.model.KrytTableRecord;
import croupier.client.model.NapTableMove;
import croupier.client.model.NapTableRecord;
import croupier.client.tables.Chance;
import croupier.client.tables.FairDeal;
import croupier.client.tables.SeatOpening;
import croupier.client.tables.SeatSecret;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The vectors of chance and of sealed tables, which the client computes without a server. */
final class SealedVectors {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Map<String, Class<?>> RECORDS = Map.of(
            "chor-voli", ChorVoliTableRecord.class,
            "kryt-navalivat", KrytTableRecord.class,
            "nap", NapTableRecord.class);
    private static final Map<String, Class<?>> MOVES = Map.of(
            "chor-voli", ChorVoliTableMove.class,
            "kryt-navalivat", KrytTableMove.class,
            "nap", NapTableMove.class);

    static void check(Path pack) throws IOException, GeneralSecurityException {
        int chance = 0;
        for (var vector : JSON.readTree(pack.resolve("chance.json").toFile()).get("vectors")) {
            checkChance(vector);
            chance++;
        }
        int sealed = 0;
        for (var vector : JSON.readTree(pack.resolve("sealed.json").toFile()).get("vectors")) {
            // What is inside a token, only a server can tell.
            if (!vector.get("what").asText().equals("token")) {
                var computed = JSON.readTree(JSON.writeValueAsString(computed(vector)));
                var name = vector.get("name").asText();
                SmokeTest.check(computed.equals(vector.get("gives")), name + " gives " + computed);
                sealed++;
            }
        }
        SmokeTest.check(chance > 0 && sealed > 0, "There are no vectors.");
        System.out.println("Computed without a server: " + chance + " vectors of chance, " + sealed + " of tables.");
    }

    private static void checkChance(JsonNode vector) throws IOException {
        var name = vector.get("name").asText();
        var seed = vector.get("seed").asText();
        int deal = vector.get("deal").asInt();
        var pack = cards(vector.get("pack"));
        var deck = Chance.shuffled(pack, seed, deal);
        SmokeTest.check(deck.equals(cards(vector.get("deck"))), name + ": the deck is " + deck);
        int cut = Chance.cut(pack.size(), seed, deal);
        SmokeTest.check(cut == vector.get("cut").asInt(), name + ": the cut is " + cut);
        int dealer = Chance.dealer(vector.get("players").asInt(), seed);
        SmokeTest.check(dealer == vector.get("dealer").asInt(), name + ": the dealer is " + dealer);
    }

    private static List<Card> cards(JsonNode json) throws IOException {
        return List.of(Json.read(json.toString(), Card[].class));
    }

    private static Object computed(JsonNode vector) throws IOException, GeneralSecurityException {
        var given = vector.get("given");
        return switch (vector.get("what").asText()) {
            case "seat-key" -> {
                var secret = SeatSecret.ofBytes(HexFormat.of().parseHex(text(given, "secret")));
                refusesOtherKeys(secret.key());
                yield Map.of("key", SeatSecret.ofKey(secret.key()).key(), "lock", secret.lock());
            }
            case "seat-opening" -> Map.of("commitment", SeatOpening.of(text(given, "opening")).commitment());
            case "record" -> Map.of("canonical", record(given), "sha256", sha256(record(given)));
            case "commitment" -> Map.of(
                    "commitment", FairDeal.commitment(text(given, "match"), record(given), text(given, "secret")));
            case "seed" -> {
                var openings = JSON.convertValue(given.get("openings"), new TypeReference<List<String>>() {});
                yield Map.of("seed", FairDeal.seed(record(given), text(given, "secret"), openings));
            }
            case "links" -> Map.of("links", links(given));
            default -> throw new AssertionError("Nobody knows what " + vector.get("name") + " is.");
        };
    }

    private static void refusesOtherKeys(String key) {
        for (var other : List.of(key.substring(1), key + "A", key.substring(0, key.length() - 1) + "B", "")) {
            try {
                throw new AssertionError(other + " was taken for " + SeatSecret.ofKey(other).key());
            } catch (IllegalArgumentException refused) {
                SmokeTest.check(refused.getMessage() != null, "Nothing is said of " + other);
            }
        }
    }

    private static String sha256(String text) throws GeneralSecurityException {
        var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
        return HexFormat.of().formatHex(digest);
    }

    private static String text(JsonNode given, String name) {
        return given.get(name).asText();
    }

    private static String record(JsonNode given) throws IOException {
        var game = text(given, "game");
        return FairDeal.canonicalRecord(game, Json.read(given.get("record").toString(), RECORDS.get(game)));
    }

    private static List<String> links(JsonNode given) throws IOException {
        var moves = new TreeMap<Long, String>();
        for (var move : given.get("moves")) {
            var typed = Json.read(move.toString(), MOVES.get(text(given, "game")));
            moves.put(moves.size() + 1L, FairDeal.canonicalMove(typed));
        }
        return List.copyOf(FairDeal.links(record(given), text(given, "secret"), moves).values());
    }
}
