using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Croupier;
using Newtonsoft.Json.Linq;

/// <summary>A match of any game between tables that pass the token around, and check the deals at the end.</summary>
internal sealed class SealedMatch<TAction, TTable, TReveal, TMove>
    where TReveal : Message
    where TMove : Message
{
    private readonly string name;
    private readonly IReadOnlyList<SealedTable<TAction, TTable, TReveal, TMove>> tables;
    private readonly Func<string, SealedTable<TAction, TTable, TReveal, TMove>> restored;
    private readonly Func<string, TReveal> parse;

    internal SealedMatch(
        string name,
        IEnumerable<SealedTable<TAction, TTable, TReveal, TMove>> tables,
        Func<string, SealedTable<TAction, TTable, TReveal, TMove>> restored,
        Func<string, TReveal> parse)
    {
        this.name = name;
        this.tables = tables.ToList();
        this.restored = restored;
        this.parse = parse;
    }

    internal async Task PlayAsync(Func<TTable, IReadOnlyList<int>> toAct, Func<TTable, IReadOnlyList<TAction>> legal)
    {
        var chance = new Random(1);
        var older = new List<string>();
        var views = await PassedAsync(tables[0].Token);
        while (toAct(views[0]).Count > 0)
        {
            var due = toAct(views[0]);
            var seat = due[chance.Next(due.Count)];
            older.Add(tables[seat].Token);
            await tables[seat].PlayAsync(Move(legal(views[seat]), chance));
            views = await PassedAsync(tables[seat].Token);
        }

        await RefusesWhatIsOlderAsync(older.Last());
        foreach (var table in tables)
        {
            await table.CloseAsync();
            await PassedAsync(table.Token);
        }

        var fingerprints = tables.Select(table => table.Fingerprint).Distinct().ToList();
        SmokeTest.Check(fingerprints.Count == 1, name + ": players saw " + string.Join(" and ", fingerprints));
        await VerifyAsync();
        Console.WriteLine($"Sealed {name}: {older.Count} moves, {fingerprints[0]}, fair.");
    }

    private async Task<List<TTable>> PassedAsync(string token)
    {
        var views = new List<TTable>();
        foreach (var table in tables)
        {
            views.Add(await table.ReceiveAsync(token));
        }

        return views;
    }

    private async Task RefusesWhatIsOlderAsync(string token)
    {
        foreach (var table in tables)
        {
            var before = table.Export();
            try
            {
                await table.ReceiveAsync(token);
                throw new InvalidOperationException(name + ": a move was taken back.");
            }
            catch (ProblemException refused)
            {
                SmokeTest.Check(refused.Problem.Code == ProblemCode.NotDescendant, refused.Problem.ToString());
            }

            SmokeTest.Check(table.Export() == before, name + ": a refused call changed something.");
        }
    }

    private async Task VerifyAsync()
    {
        var moves = tables.SelectMany(table => table.Moves).ToDictionary(move => move.Key, move => move.Value);
        foreach (var table in tables)
        {
            var reveal = await table.RevealAsync();
            Expect(true, true, true, table.Verify(reveal, moves));
            Expect(true, true, true, restored(table.Export()).Verify(reveal, moves));
            Expect(true, true, null, table.Verify(reveal));
            Expect(true, true, null, table.Verify(reveal, new Dictionary<long, TMove>()));

            // With another secret the links are others too.
            Expect(false, true, false, table.Verify(Altered(reveal, "secret", "seed"), moves));
            Expect(false, true, true, table.Verify(Altered(reveal, "decks[0].deck[0]", "decks[0].deck[1]"), moves));
            Expect(false, true, true, table.Verify(Altered(reveal, "decks[1]", "decks[0]"), moves));
            Expect(false, true, true, table.Verify(Altered(reveal, "commitment", "seed"), moves));
            Expect(false, true, true, table.Verify(Altered(reveal, "match", "seed"), moves));
            Expect(false, true, false, table.Verify(Altered(reveal, "secret", "match"), moves));
            Expect(false, false, false, table.Verify(Altered(reveal, "record.dealer", "record.players"), moves));
            Expect(false, false, true, table.Verify(DealtOtherwise(reveal), moves));
            Expect(false, true, true, Remembering(table, "match", "commitment").Verify(reveal, moves));
            Expect(false, true, true, Remembering(table, "commitment", "opening").Verify(reveal, moves));
            Expect(false, true, true, Remembering(table, "opening", "commitment").Verify(reveal, moves));
            Expect(true, true, false, Remembering(table, "links[3].link", "links[4].link").Verify(reveal, moves));
            Expect(true, true, false, table.Verify(reveal, Misremembered(moves, table.Moves)));
            foreach (var place in Places(table))
            {
                Expect(true, false, true, Remembering(table, place, "deals[0].hand[1]").Verify(reveal, moves));
            }
        }
    }

    private void Expect(bool? deck, bool? seen, bool? links, Verdict found)
    {
        var expected = found.Deck == deck && found.Seen == seen && found.Links == links;
        SmokeTest.Check(expected, $"{name}: {found}; not {deck}, {seen}, {links}");
    }

    /// <summary>Returns moves with one that others made replaced by another.</summary>
    private static Dictionary<long, TMove> Misremembered(
        Dictionary<long, TMove> moves, IReadOnlyDictionary<long, TMove> own)
    {
        var number = moves.Keys.Where(each => !own.ContainsKey(each)).Min();
        var changed = moves.ToDictionary(move => move.Key, move => move.Value);
        changed[number] = moves.Values.First(move => !move.Equals(moves[number]));
        return changed;
    }

    /// <summary>Gives the places of cards that a table remembers of the first deal.</summary>
    private static IEnumerable<string> Places(SealedTable<TAction, TTable, TReveal, TMove> table)
    {
        var memory = Vectors.Read(table.Export());
        return new[] { "deals[0].hand[0]", "deals[0].drawn[0]", "deals[0].apart" }.Where(
            place => memory.SelectToken(place) != null && memory.SelectToken(place).Type != JTokenType.Null);
    }

    /// <summary>Returns the table with one of the things that it remembers replaced by another.</summary>
    private SealedTable<TAction, TTable, TReveal, TMove> Remembering(
        SealedTable<TAction, TTable, TReveal, TMove> table, string place, string other) =>
        restored(Replaced(table.Export(), place, other));

    /// <summary>Returns a reveal whose decks follow from its seed, but its seed not from the secret.</summary>
    private TReveal DealtOtherwise(TReveal reveal)
    {
        var tree = Vectors.Read(reveal.ToJson());
        var seed = (string)tree["secret"];
        tree["seed"] = seed;
        foreach (var told in tree["decks"])
        {
            var cards = told["deck"].Select(card => (string)card).ToList();
            var pack = Chance.Pack(Rank.Two).Where(card => cards.Contains(card.Value())).ToList();
            var deck = Chance.Shuffled(pack, seed, (int)told["deal"]);
            told["deck"] = new JArray(deck.Select(card => card.Value()).ToArray());
            told["cut"] = Chance.Cut(deck.Count, seed, (int)told["deal"]);
        }

        return parse(tree.ToString());
    }

    /// <summary>Returns a reveal with one thing in it replaced by another.</summary>
    private TReveal Altered(TReveal reveal, string place, string other) =>
        parse(Replaced(reveal.ToJson(), place, other));

    private static string Replaced(string json, string place, string other)
    {
        var tree = Vectors.Read(json);
        tree.SelectToken(place).Replace(tree.SelectToken(other).DeepClone());
        return tree.ToString();
    }

    /// <summary>Returns an action, or a whole arrangement of combinations that have no card in common.</summary>
    private static List<TAction> Move(IReadOnlyList<TAction> actions, Random chance)
    {
        // What random matches have too seldom comes first.
        var rare = actions.Where(action => (object)action is KrytExchangeSix || (object)action is NapLook);
        var first = rare.DefaultIfEmpty(actions[chance.Next(actions.Count)]).First();
        if (!((object)first is ChorVoliCombine || (object)first is ChorVoliStand))
        {
            return new List<TAction> { first };
        }

        var move = new List<TAction>();
        var used = new List<Card>();
        foreach (var action in actions)
        {
            var cards = ((object)action as ChorVoliCombine)?.Cards;
            if (cards != null && !cards.Intersect(used).Any())
            {
                used.AddRange(cards);
                move.Add(action);
            }
        }

        move.AddRange(actions.Where(action => (object)action is ChorVoliStand));
        return move;
    }
}
