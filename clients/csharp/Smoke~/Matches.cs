using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Croupier;

/// <summary>Whole matches with random actions; replayed, each comes to the same end.</summary>
internal sealed class Matches
{
    private const int Deals = 2;
    private const string Seed = "smoke-test";

    private readonly CroupierClient croupier;

    internal Matches(CroupierClient croupier)
    {
        this.croupier = croupier;
    }

    internal async Task PlayAsync()
    {
        await KrytAsync();
        await NapAsync(NapVariant.Floater);
        await NapAsync(NapVariant.Purchase);
        await ChorVoliAsync(ChorVoliVariant.ChorVoli);
        await ChorVoliAsync(ChorVoliVariant.Ramchi);
    }

    /// <summary>Plays to the end of a match, where nothing is legal any more, and notes the actions.</summary>
    private static async Task<TPosition> FinishAsync<TPosition, TAction>(
        TPosition position,
        Func<TPosition, IEnumerable<IReadOnlyList<TAction>>> legal,
        Func<TPosition, IReadOnlyList<TAction>, Task<TPosition>> play,
        ICollection<TAction> taken)
    {
        var chance = new Random(1);
        for (;;)
        {
            var actions = legal(position).SelectMany(each => each).ToList();
            if (actions.Count == 0)
            {
                return position;
            }

            var chosen = actions[chance.Next(actions.Count)];
            taken.Add(chosen);
            position = await play(position, new[] { chosen });
        }
    }

    private static void Finished(string match, int deal, bool over, string digest, string replayed, int actions)
    {
        SmokeTest.Check(deal == Deals - 1, match + " ends with deal " + deal);
        SmokeTest.Check(over, match + " is not over.");
        SmokeTest.Check(digest == replayed, match + " ends otherwise when replayed.");
        Console.WriteLine($"Played {match}: {Deals} deals, {actions} actions.");
    }

    private static void PaysOut(string match, IEnumerable<int> balances, int kitty, int pool)
    {
        var sum = balances.Sum() + kitty + pool;
        SmokeTest.Check(sum == 0, match + ": balances, kitty and pool make " + sum);
    }

    private async Task KrytAsync()
    {
        var game = croupier.KrytNavalivat;
        var options = new KrytOverrides(deals: Deals, actionLimit: 2000);
        var start = await game.StartAsync(3, seed: Seed, dealer: 2, options: options);
        var story = start.Events.Select(Told).ToList();
        var taken = new List<KrytAction>();
        var end = await FinishAsync(
            start,
            position => position.Legal.Select(entry => entry.Actions),
            async (position, actions) =>
            {
                var next = await game.PlayAsync(position.State, actions);
                story.AddRange(next.Events.Select(Told));
                return next;
            },
            taken);
        var replayed = await game.ReplayAsync(3, Seed, taken, dealer: 2, options: options);
        Finished(
            "Kryt'-navalivat'", end.State.Deal, end.State.Phase is KrytOver, end.Digest, replayed.Digest, taken.Count);
        SmokeTest.Check(end.Scoring.Losses.Any(losses => losses > 0), "Nobody lost.");
        var settled = story.Count(line => line.StartsWith("settled", StringComparison.Ordinal));
        SmokeTest.Check(settled == Deals, "Settled " + settled + " times.");
    }

    /// <summary>Tells what an event is about; the compiler sees that none is forgotten.</summary>
    private static string Told(KrytEvent told) => told.Match(
        dealt: dealt => $"deal {dealt.Deal} by {dealt.Dealer}, trumps {dealt.Trumps}",
        led: led => $"{led.Seat} led {led.Card}",
        beaten: beaten => $"{beaten.Seat} beat {beaten.Top} with {beaten.Card}",
        pickedUp: picked => $"{picked.Seat} picked up {picked.Count}",
        exchangedSix: exchanged => $"{exchanged.Seat} took {exchanged.Indicator}",
        drew: drew => $"{drew.Seat} drew {drew.Count}",
        wentOut: wentOut => $"{wentOut.Seat} went out",
        settled: settled => "settled, losses " + string.Join(" ", settled.Losses));

    private async Task NapAsync(NapVariant variant)
    {
        var game = croupier.Nap;
        var options = new NapOverrides(deals: Deals);
        var start = await game.StartAsync(4, variant, options, Seed);
        var taken = new List<NapAction>();
        var end = await FinishAsync(
            start,
            position => position.Legal.Select(entry => entry.Actions),
            (position, actions) => game.PlayAsync(position.State, actions),
            taken);
        var replayed = await game.ReplayAsync(4, Seed, taken, variant, options);
        var match = "Nap, " + variant.Value();
        Finished(match, end.State.Deal, end.State.Phase is NapOver, end.Digest, replayed.Digest, taken.Count);
        PaysOut(match, end.Scoring.Balances, end.Scoring.Kitty, end.Scoring.Pool);
    }

    private async Task ChorVoliAsync(ChorVoliVariant variant)
    {
        var game = croupier.ChorVoli;
        var options = new ChorVoliOverrides(deals: Deals);
        var start = await game.StartAsync(4, variant, options, Seed);
        var taken = new List<ChorVoliAction>();
        var end = await FinishAsync(
            start,
            position => position.Legal.Select(entry => entry.Actions),
            (position, actions) => game.PlayAsync(position.State, actions),
            taken);
        var replayed = await game.ReplayAsync(4, Seed, taken, variant, options);
        var match = "Chor Voli, " + variant.Value();
        Finished(match, end.State.Deal, end.State.Phase is ChorVoliOver, end.Digest, replayed.Digest, taken.Count);
        PaysOut(match, end.Scoring.Balances, end.Scoring.Kitty, end.Scoring.Pool);
    }
}
