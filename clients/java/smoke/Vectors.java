import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import croupier.client.Json;
import croupier.client.ProblemException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The conformance vectors, sent by the typed calls; answers are written again and compared whole. */
final class Vectors {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** Files of another form, which are no calls. */
    private static final Set<String> COMPUTED = Set.of("chance", "sealed");

    private final Calls calls;

    Vectors(Calls calls) {
        this.calls = calls;
    }

    void check(Path pack) throws Exception {
        int passed = 0;
        int expected = 0;
        for (var file : JSON.readTree(pack.resolve("index.json").toFile()).get("files")) {
            if (COMPUTED.contains(file.get("kind").asText())) {
                continue;
            }
            expected += file.get("vectors").asInt();
            for (var vector : JSON.readTree(pack.resolve(file.get("path").asText()).toFile()).get("vectors")) {
                check(vector);
                passed++;
            }
        }
        SmokeTest.check(passed == expected && passed > 0, "The index tells of " + expected + " vectors, not " + passed);
        System.out.println("Vectors passed: " + passed + " of " + expected + ".");
    }

    private void check(JsonNode vector) throws Exception {
        var name = vector.get("name").asText();
        var query = JSON.convertValue(vector.get("query"), new TypeReference<Map<String, Boolean>>() {});
        int status = 200;
        String answer;
        try {
            answer = Json.write(calls.send(vector.get("call").asText(), vector.get("request").toString(), query));
        } catch (ProblemException refused) {
            status = refused.problem().status();
            answer = Json.write(refused.problem());
        } catch (IOException unreadable) {
            throw new AssertionError(name + ": " + unreadable.getMessage(), unreadable);
        }
        int expected = vector.get("status").asInt();
        SmokeTest.check(status == expected, name + ": the status is " + status + ", not " + expected + ": " + answer);
        compare(name, "", vector.get("answer"), JSON.readTree(answer));
    }

    /** Compares two values, and names the first place where they differ. */
    private static void compare(String name, String pointer, JsonNode expected, JsonNode actual) {
        if (expected.isContainerNode() && expected.getNodeType() == actual.getNodeType()) {
            var fields = new LinkedHashSet<String>();
            expected.fieldNames().forEachRemaining(fields::add);
            actual.fieldNames().forEachRemaining(fields::add);
            fields.forEach(each -> compare(name, pointer + "/" + each, expected.path(each), actual.path(each)));
            for (int index = 0; index < Math.max(expected.size(), actual.size()) && expected.isArray(); index++) {
                compare(name, pointer + "/" + index, expected.path(index), actual.path(index));
            }
        } else {
            SmokeTest.check(expected.equals(actual), name + ": " + pointer + " is " + actual + ", not " + expected);
        }
    }
}
