import com.fasterxml.jackson.core.JsonProcessingException;
import croupier.client.Json;
import croupier.client.model.Card;
import croupier.client.model.NapAction;
import croupier.client.model.NapOver;
import croupier.client.model.NapPass;
import croupier.client.model.NapPlay;
import croupier.client.model.NapStartRequest;
import croupier.client.model.NapTrick;
import java.io.IOException;

/** What is no message of the API is refused by name. */
final class Strictness {
    static void refusesWhatIsNoMessage() throws IOException {
        var play = new NapPlay(1, Card.ACE_OF_SPADES);
        var text = "{\"type\":\"play\",\"seat\":1,\"card\":\"AS\"}";
        SmokeTest.check(Json.write(play).equals(text), "Written as " + Json.write(play));
        SmokeTest.check(Json.read(text, NapAction.class).equals(play), "Read as another action.");
        SmokeTest.check(Json.write(new NapStartRequest(3)).equals("{\"players\":3}"), "What is left out is written.");
        refuses("{\"type\":\"shout\",\"seat\":1}", NapAction.class, "'shout'", "NapAction");
        refuses("{\"seat\":1}", NapAction.class, "'type'", "NapAction");
        refuses("{\"type\":\"play\",\"seat\":1,\"card\":\"1S\"}", NapAction.class, "\"1S\"", "model.Card`");
        refuses("{\"type\":\"play\",\"seat\":1,\"card\":0}", NapAction.class, "Card");
        refuses("{\"type\":\"play\",\"seat\":1}", NapAction.class, "'card'");
        refuses("{\"type\":\"play\",\"seat\":1,\"card\":null}", NapAction.class, "\"card\"");
        refuses("{\"type\":\"play\",\"seat\":\"1\",\"card\":\"AS\"}", NapAction.class, "int");
        refuses("{\"type\":\"play\",\"seat\":1.5,\"card\":\"AS\"}", NapAction.class, "int");
        refuses("{\"type\":\"play\",\"seat\":null,\"card\":\"AS\"}", NapAction.class, "\"seat\"");
        // A newer server may tell more.
        var more = "{\"type\":\"pass\",\"seat\":1,\"why\":{\"type\":\"shout\"}}";
        SmokeTest.check(Json.read(more, NapAction.class).equals(new NapPass(1)), "What is new is not ignored.");
        refuses("{\"type\":\"pass\",\"pot\":1}", NapOver.class, "'pass'");
        refuses("{\"leader\":0,\"cards\":[null],\"winner\":1}", NapTrick.class, "\"cards\"");
        refuses("3", NapStartRequest.class, "NapStartRequest");
    }

    private static void refuses(String text, Class<?> type, String... named) throws IOException {
        try {
            throw new AssertionError(text + " was read as " + Json.read(text, type));
        } catch (JsonProcessingException refused) {
            for (var name : named) {
                SmokeTest.check(refused.getMessage().contains(name), "No " + name + " in: " + refused.getMessage());
            }
        }
    }
}
