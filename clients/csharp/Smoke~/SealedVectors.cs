using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using Croupier;
using Newtonsoft.Json.Linq;

/// <summary>The vectors of chance and of sealed tables, which the client computes without a server.</summary>
internal static class SealedVectors
{
    private static readonly Dictionary<string, Func<string, Message>> Records =
        new Dictionary<string, Func<string, Message>>
    {
        { "chor-voli", ChorVoliTableRecord.Parse },
        { "kryt-navalivat", KrytTableRecord.Parse },
        { "nap", NapTableRecord.Parse },
    };

    private static readonly Dictionary<string, Func<string, Message>> Moves =
        new Dictionary<string, Func<string, Message>>
    {
        { "chor-voli", ChorVoliTableMove.Parse },
        { "kryt-navalivat", KrytTableMove.Parse },
        { "nap", NapTableMove.Parse },
    };

    internal static void Check(string pack)
    {
        var chance = Vectors.Load(Path.Combine(pack, "chance.json"))["vectors"].ToList();
        chance.ForEach(CheckChance);

        // What is inside a token, only a server can tell.
        var tables = Vectors.Load(Path.Combine(pack, "sealed.json"))["vectors"];
        var computed = tables.Where(vector => (string)vector["what"] != "token").ToList();
        foreach (var vector in computed)
        {
            var found = Computed(vector);
            SmokeTest.Check(JToken.DeepEquals(found, vector["gives"]), vector["name"] + " gives " + found);
        }

        SmokeTest.Check(chance.Count > 0 && computed.Count > 0, "There are no vectors.");
        Console.WriteLine($"Computed without a server: {chance.Count} vectors of chance, {computed.Count} of tables.");
    }

    private static void CheckChance(JToken vector)
    {
        var seed = (string)vector["seed"];
        var deal = (int)vector["deal"];
        var pack = vector["pack"].Select(CardOf).ToList();
        var deck = Chance.Shuffled(pack, seed, deal);
        SmokeTest.Check(deck.SequenceEqual(vector["deck"].Select(CardOf)), vector["name"] + ": another deck");
        var cut = Chance.Cut(pack.Count, seed, deal);
        SmokeTest.Check(cut == (int)vector["cut"], vector["name"] + ": the cut is " + cut);
        var dealer = Chance.Dealer((int)vector["players"], seed);
        SmokeTest.Check(dealer == (int)vector["dealer"], vector["name"] + ": the dealer is " + dealer);
    }

    private static Card CardOf(JToken value) => Chance.Pack(Rank.Two).Single(card => card.Value() == (string)value);

    private static JObject Computed(JToken vector)
    {
        var given = vector["given"];
        var game = (string)given["game"];
        var record = game == null || given["record"] == null
            ? null
            : FairDeal.CanonicalRecord(game, Records[game](given["record"].ToString()));
        var secret = (string)given["secret"];
        switch ((string)vector["what"])
        {
            case "seat-key":
                var own = new SeatSecret(Bytes(secret));
                RefusesOtherKeys(own.Key);
                return new JObject { { "key", SeatSecret.OfKey(own.Key).Key }, { "lock", own.Lock } };
            case "seat-opening":
                return new JObject { { "commitment", new SeatOpening((string)given["opening"]).Commitment } };
            case "record":
                return new JObject { { "canonical", record }, { "sha256", Sha256(record) } };
            case "commitment":
                return new JObject { { "commitment", FairDeal.Commitment((string)given["match"], record, secret) } };
            case "seed":
                var openings = given["openings"].Select(opening => (string)opening).ToList();
                return new JObject { { "seed", FairDeal.Seed(record, secret, openings) } };
            case "links":
                var moves = given["moves"].Select(move => FairDeal.CanonicalMove(Moves[game](move.ToString())));
                var numbered = moves.Select((move, place) => new { Number = place + 1L, Move = move })
                    .ToDictionary(each => each.Number, each => each.Move);
                var links = FairDeal.Links(record, secret, numbered).OrderBy(link => link.Key);
                return new JObject { { "links", new JArray(links.Select(link => link.Value).ToArray()) } };
            default:
                throw new InvalidOperationException("Nobody knows what " + vector["name"] + " is.");
        }
    }

    private static void RefusesOtherKeys(string key)
    {
        foreach (var other in new[] { key.Substring(1), key + "A", key.Substring(0, key.Length - 1) + "B", "" })
        {
            string taken;
            try
            {
                taken = SeatSecret.OfKey(other).Key;
            }
            catch (FormatException)
            {
                continue;
            }

            SmokeTest.Check(false, other + " was taken for " + taken);
        }
    }

    private static byte[] Bytes(string hex) =>
        Enumerable.Range(0, hex.Length / 2).Select(place => Convert.ToByte(hex.Substring(2 * place, 2), 16)).ToArray();

    private static string Sha256(string text)
    {
        using (var digest = SHA256.Create())
        {
            return string.Concat(digest.ComputeHash(Encoding.ASCII.GetBytes(text)).Select(each => each.ToString("x2")));
        }
    }
}
