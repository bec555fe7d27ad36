import croupier.client.Croupier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Plays on the server at CROUPIER_URL: matches of each game, open and sealed, refusals, and all vectors.
 *
 * <p>Usage: java SmokeTest VECTORS, the folder of tests/conformance
 */
final class SmokeTest {
    public static void main(String[] arguments) throws Exception {
        var croupier = new Croupier(System.getenv("CROUPIER_URL"));
        showsTheExamples();
        Strictness.refusesWhatIsNoMessage();
        new Matches(croupier).play();
        Refusals.areTyped(croupier);
        new SealedMatches(croupier).play();
        SealedVectors.check(Path.of(arguments[0]));
        new Vectors(new Calls(croupier)).check(Path.of(arguments[0]));
    }

    private static void showsTheExamples() throws IOException {
        for (var name : List.of("Example", "SealedExample")) {
            var example = Files.readString(Path.of("example/" + name + ".java"));
            var shown = Files.readString(Path.of("README.md")).contains("```java\n" + example + "```");
            check(shown, "The README does not show example/" + name + ".java.");
        }
    }

    static void check(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}
