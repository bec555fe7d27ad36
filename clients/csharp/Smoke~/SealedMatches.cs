using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Croupier;
using Newtonsoft.Json.Linq;

/// <summary>Sealed matches of each game, in which every seat has a key of its own and a part in the seed.</summary>
internal sealed class SealedMatches
{
    private const int Deals = 2;

    private readonly CroupierClient croupier;

    internal SealedMatches(CroupierClient croupier)
    {
        this.croupier = croupier;
    }

    internal async Task PlayAsync()
    {
        await KrytAsync(KrytVariant.Standard);
        await KrytAsync(KrytVariant.DiamondsAndSpades);
        await NapAsync(NapVariant.Standard, NapShuffle.Always);
        await NapAsync(NapVariant.Purchase, NapShuffle.Always);
        await NapAsync(NapVariant.FloaterTeesside, NapShuffle.Always);
        await NapAsync(NapVariant.FloaterAylesbury, NapShuffle.AfterFive);
        await ChorVoliAsync(ChorVoliVariant.ChorVoli, 4);
        await ChorVoliAsync(ChorVoliVariant.Ramchi, 3);
    }

    private async Task KrytAsync(KrytVariant variant)
    {
        var game = croupier.KrytNavalivat;
        var players = new Players(3);
        var options = new KrytOverrides(deals: Deals, actionLimit: 200);
        var prepared = await game.PrepareTableAsync(
            3, variant, options, locks: players.Locks, commitments: players.Commitments);
        var started = await game.StartTableAsync(token: prepared.Token, openings: players.Opened);
        var tables = players.Seats.Select(seat => new KrytSealedTable(
            game, started.Token, seat.Secret.Key, prepared.Commitment, seat.Opening)).ToList();
        var match = new SealedMatch<KrytAction, KrytTable, KrytTableReveal, KrytTableMove>(
            "Kryt'-navalivat', " + variant.Value(),
            tables,
            text => KrytSealedTable.Restored(game, text),
            KrytTableReveal.Parse);
        await match.PlayAsync(table => table.ToAct, table => table.Legal);
        Remembers(tables.Select(table => table.Export()), "deals[0].drawn[0]");
        if (variant == KrytVariant.Standard)
        {
            var reveal = await tables[0].RevealAsync();
            DrawsTheIndicatorLast(game, tables[0], reveal);
            OpensWhatWasCommitted(tables[0], reveal);
        }
    }

    /// <summary>
    /// The last card of a stock is its indicator, or the six of trumps that was exchanged for it (K14).
    /// </summary>
    private static void DrawsTheIndicatorLast(KrytNavalivat game, KrytSealedTable table, KrytTableReveal reveal)
    {
        var deck = reveal.Decks[0].Deck;
        var indicator = deck[9];
        var last = deck[deck.Count - 1];
        var six = Chance.Pack(Rank.Six).First(card => card.Value()[1] == indicator.Value()[1]);
        Action<bool, Card[]> draws = (expected, cards) =>
        {
            var memory = Vectors.Read(table.Export());
            memory["deals"][0]["drawn"] = new JArray(cards.Select(card => card.Value()).ToArray());
            var seen = KrytSealedTable.Restored(game, memory.ToString()).Verify(reveal).Seen;
            SmokeTest.Check(seen == expected, "To have drawn " + string.Join(" ", cards) + " is " + seen);
        };
        draws(true, new[] { last, indicator });
        draws(true, new[] { last, six });
        draws(false, new[] { indicator, last });
        draws(false, new[] { last, six, six });
    }

    /// <summary>
    /// What another seat has opened must be what it had committed to, even if the decks follow from it.
    /// </summary>
    private static void OpensWhatWasCommitted(KrytSealedTable table, KrytTableReveal reveal)
    {
        var openings = new[] { reveal.Openings[0], reveal.Openings[2], reveal.Openings[1] };
        var seed = FairDeal.Seed(
            FairDeal.CanonicalRecord("kryt-navalivat", reveal.Record), reveal.Secret, openings);
        var pack = Chance.Pack(Rank.Six);
        var decks = Enumerable.Range(0, reveal.Decks.Count).Select(deal => new RevealedDeck(
            deal, Chance.Shuffled(pack, seed, deal), Chance.Cut(pack.Count, seed, deal))).ToList();
        var forged = new KrytTableReveal(
            reveal.Match, reveal.Record, reveal.Secret, openings, reveal.Commitment, seed, decks, reveal.State,
            reveal.Move, reveal.Link);
        SmokeTest.Check(table.Verify(forged).Deck == false, "Another opening was taken.");
    }

    private async Task NapAsync(NapVariant variant, NapShuffle shuffle)
    {
        var game = croupier.Nap;
        var players = new Players(4);
        var options = new NapOverrides(deals: Deals, shuffle: shuffle);
        var prepared = await game.PrepareTableAsync(
            4, variant, options, locks: players.Locks, commitments: players.Commitments);
        var started = await game.StartTableAsync(token: prepared.Token, openings: players.Opened);
        var tables = players.Seats.Select(seat => new NapSealedTable(
            game, started.Token, seat.Secret.Key, prepared.Commitment, seat.Opening)).ToList();
        var match = new SealedMatch<NapAction, NapTable, NapTableReveal, NapTableMove>(
            "Nap, " + variant.Value(), tables, text => NapSealedTable.Restored(game, text), NapTableReveal.Parse);
        await match.PlayAsync(table => table.ToAct, table => table.Legal);
        if (variant != NapVariant.Standard)
        {
            var place = variant == NapVariant.Purchase ? "deals[0].drawn[0]" : "deals[0].apart";
            Remembers(tables.Select(table => table.Export()), place);
        }
    }

    /// <summary>Sees to it that a card is remembered at all, since what is not is not checked.</summary>
    private static void Remembers(IEnumerable<string> exported, string place)
    {
        var found = exported.Select(each => Vectors.Read(each).SelectToken(place)?.Type);
        SmokeTest.Check(found.Contains(JTokenType.String), "No seat remembers " + place);
    }

    private async Task ChorVoliAsync(ChorVoliVariant variant, int number)
    {
        var game = croupier.ChorVoli;
        var players = new Players(number);
        var options = new ChorVoliOverrides(deals: Deals);
        var prepared = await game.PrepareTableAsync(
            number, variant, options, locks: players.Locks, commitments: players.Commitments);
        var started = await game.StartTableAsync(token: prepared.Token, openings: players.Opened);
        var tables = players.Seats.Select(seat => new ChorVoliSealedTable(
            game, started.Token, seat.Secret.Key, prepared.Commitment, seat.Opening));
        var match = new SealedMatch<ChorVoliAction, ChorVoliTable, ChorVoliTableReveal, ChorVoliTableMove>(
            "Chor Voli, " + variant.Value(),
            tables,
            text => ChorVoliSealedTable.Restored(game, text),
            ChorVoliTableReveal.Parse);
        await match.PlayAsync(table => table.ToAct, table => table.Legal);
    }

    /// <summary>What the players of a match have of their own before it starts.</summary>
    private sealed class Players
    {
        internal Players(int number)
        {
            Seats = Enumerable.Range(0, number).Select(_ => new Player()).ToList();
        }

        internal IReadOnlyList<Player> Seats { get; }

        internal IReadOnlyList<string> Locks => Seats.Select(seat => seat.Secret.Lock).ToList();

        internal IReadOnlyList<string> Commitments => Seats.Select(seat => seat.Opening.Commitment).ToList();

        internal IReadOnlyList<string> Opened => Seats.Select(seat => seat.Opening.Opening).ToList();
    }

    private sealed class Player
    {
        internal SeatSecret Secret { get; } = new SeatSecret();

        internal SeatOpening Opening { get; } = new SeatOpening();
    }
}
