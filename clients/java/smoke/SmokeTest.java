import croupier.client.Croupier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Plays on the server at CROUPIER_URL: a match of each game, refusals, and all vectors.
 *
 * <p>Usage: java SmokeTest VECTORS, the folder of tests/conformance
 */
final class SmokeTest {
    public static void main(String[] arguments) throws Exception {
        var croupier = new Croupier(System.getenv("CROUPIER_URL"));
        showsTheExample();
        Strictness.refusesWhatIsNoMessage();
        new Matches(croupier).play();
        Refusals.areTyped(croupier);
        new Vectors(new Calls(croupier)).check(Path.of(arguments[0]));
    }

    private static void showsTheExample() throws IOException {
        var example = Files.readString(Path.of("example/Example.java"));
        var shown = Files.readString(Path.of("README.md")).contains("```java\n" + example + "```");
        check(shown, "The README does not show example/Example.java.");
    }

    static void check(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}
