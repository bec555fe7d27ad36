using System;
using System.Collections.Generic;
using Croupier;
using Newtonsoft.Json;

/// <summary>What is no message of the API is refused by name.</summary>
internal static class Strictness
{
    internal static void RefusesWhatIsNoMessage()
    {
        var play = new NapPlay(1, Card.AceOfSpades);
        const string text = "{\"type\":\"play\",\"seat\":1,\"card\":\"AS\"}";
        SmokeTest.Check(play.ToJson() == text, "Written as " + play);
        SmokeTest.Check(NapAction.Parse(text).Equals(play), "Read as another action.");
        SmokeTest.Check(!NapAction.Parse(text).Equals(new NapPlay(2, Card.AceOfSpades)), "Other seats are equal.");
        SmokeTest.Check(new NapStartRequest(3).ToJson() == "{\"players\":3}", "What is left out is written.");
        var kept = JsonConvert.SerializeObject(new Dictionary<string, NapAction> { { "last", play } });
        SmokeTest.Check(kept == "{\"last\":" + text + "}", "Json.NET writes " + kept);
        var back = JsonConvert.DeserializeObject<Dictionary<string, NapAction>>(kept);
        SmokeTest.Check(play.Equals(back["last"]), "Json.NET reads " + back["last"]);
        var dated = new NapStartRequest(3, seed: "2026-01-01T00:00:00Z");
        SmokeTest.Check(NapStartRequest.Parse(dated.ToJson()).Equals(dated), "A seed became a date.");
        var start = JsonConvert.DeserializeObject<NapStartRequest>(JsonConvert.SerializeObject(dated));
        SmokeTest.Check(dated.Equals(start), "A seed became a date in Json.NET.");

        // A newer server may tell more.
        var more = NapAction.Parse("{\"type\":\"pass\",\"seat\":1,\"why\":{\"type\":\"shout\"}}");
        SmokeTest.Check(more.Equals(new NapPass(1)), "What is new is not ignored: " + more);
        Refuses("{\"type\":\"shout\",\"seat\":1}", NapAction.Parse, "\"shout\" at 'type' is not a known type");
        Refuses("{\"seat\":1}", NapAction.Parse, "is not NapAction: it has no 'type'");
        Refuses("{\"type\":\"play\",\"seat\":1,\"card\":\"1S\"}", NapAction.Parse, "\"1S\" at 'card' is not a Card");
        Refuses("{\"type\":\"play\",\"seat\":1,\"card\":0}", NapAction.Parse, "0 at 'card' is not a Card");
        Refuses("{\"type\":\"play\",\"seat\":1}", NapAction.Parse, "NapPlay: it has no 'card'");
        Refuses("{\"type\":\"play\",\"seat\":1,\"card\":null}", NapAction.Parse, "null at 'card' is not a Card");
        Refuses("{\"type\":\"play\",\"seat\":\"1\",\"card\":\"AS\"}", NapAction.Parse, "\"1\" at 'seat' is not an");
        Refuses("{\"type\":\"play\",\"seat\":1.5,\"card\":\"AS\"}", NapAction.Parse, "1.5 at 'seat' is not an integer");
        Refuses("{\"type\":\"play\",\"seat\":3000000000,\"card\":\"AS\"}", NapAction.Parse, "is not of 32 bits");
        Refuses("{\"type\":\"pass\",\"pot\":1}", NapOver.Parse, "\"pass\" at 'type'");
        Refuses("{\"leader\":0,\"cards\":[null],\"winner\":1}", NapTrick.Parse, "null at 'cards[0]' is not a Card");
        Refuses("{\"players\":3,\"seed\":null}", NapStartRequest.Parse, "null at 'seed' is not a string");
        Refuses("3", NapStartRequest.Parse, "NapStartRequest");
        Refuses(text + text, NapAction.Parse, "Additional text");
    }

    private static void Refuses(string text, Func<string, Message> parse, string named)
    {
        Message read;
        try
        {
            read = parse(text);
        }
        catch (JsonException refused)
        {
            SmokeTest.Check(refused.Message.Contains(named), "No " + named + " in: " + refused.Message);
            return;
        }

        SmokeTest.Check(false, text + " was read as " + read);
    }
}
