using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Croupier;

/// <summary>The flags that a vector gives, with what holds without them.</summary>
internal sealed class Flags
{
    private readonly IDictionary<string, bool> given;

    internal Flags(IDictionary<string, bool> given)
    {
        this.given = given;
    }

    internal bool Explain => Given("explain", false);

    internal bool Legal => Given("legal", true);

    internal bool LegalOfBatch => Given("legal", false);

    internal bool Steps => Given("steps", false);

    internal bool Views => Given("views", false);

    private bool Given(string name, bool otherwise)
    {
        bool flag;
        return given.TryGetValue(name, out flag) ? flag : otherwise;
    }
}

/// <summary>The typed calls by the names that vectors give them.</summary>
internal sealed class Calls
{
    private readonly Dictionary<string, Func<string, Flags, Task<Message>>> calls =
        new Dictionary<string, Func<string, Flags, Task<Message>>>();

    internal Calls(CroupierClient croupier)
    {
        Kryt(croupier.KrytNavalivat, "krytNavalivat_");
        Nap(croupier.Nap, "nap_");
        ChorVoli(croupier.ChorVoli, "chorVoli_");
    }

    internal Task<Message> SendAsync(string name, string request, IDictionary<string, bool> flags)
    {
        SmokeTest.Check(calls.ContainsKey(name), "No call is named " + name);
        return calls[name](request, new Flags(flags));
    }

    private void Add<TRequest, TAnswer>(
        string name, Func<string, TRequest> parse, Func<TRequest, Flags, Task<TAnswer>> call) where TAnswer : Message
    {
        calls.Add(name, async (request, flags) => await call(parse(request), flags));
    }

    private void Kryt(KrytNavalivat game, string name)
    {
        Add(name + "start", KrytStartRequest.Parse, (it, flags) => game.StartAsync(
            it.Players, it.Variant, it.Options, it.Seed, it.Deck, it.Dealer, flags.Legal, flags.Explain, flags.Views));
        Add(name + "play", KrytPlayRequest.Parse, (it, flags) => game.PlayAsync(
            it.State, it.Actions, flags.Legal, flags.Explain, flags.Views));
        Add(name + "position", KrytPositionRequest.Parse, (it, flags) => game.PositionAsync(
            it.State, flags.Legal, flags.Explain, flags.Views));
        Add(name + "view", KrytViewRequest.Parse, (it, flags) => game.ViewAsync(it.State, it.Seat));
        Add(name + "replay", KrytReplayRequest.Parse, (it, flags) => game.ReplayAsync(
            it.Players, it.Seed, it.Actions, it.Variant, it.Options, it.Deck, it.Dealer, flags.Legal, flags.Explain,
            flags.Views, flags.Steps));
        Add(name + "batch", KrytBatchRequest.Parse, (it, flags) => game.BatchAsync(
            it.Items, flags.LegalOfBatch, flags.Explain, flags.Views));
        Add(name + "verifyFairness", KrytFairnessRequest.Parse, (it, flags) => game.VerifyFairnessAsync(
            it.Match, it.Record, it.Secret, it.Openings, it.Deals, it.Moves));
    }

    private void Nap(Nap game, string name)
    {
        Add(name + "start", NapStartRequest.Parse, (it, flags) => game.StartAsync(
            it.Players, it.Variant, it.Options, it.Seed, it.Deck, it.Dealer, flags.Legal, flags.Explain, flags.Views));
        Add(name + "play", NapPlayRequest.Parse, (it, flags) => game.PlayAsync(
            it.State, it.Actions, flags.Legal, flags.Explain, flags.Views));
        Add(name + "position", NapPositionRequest.Parse, (it, flags) => game.PositionAsync(
            it.State, flags.Legal, flags.Explain, flags.Views));
        Add(name + "view", NapViewRequest.Parse, (it, flags) => game.ViewAsync(it.State, it.Seat));
        Add(name + "replay", NapReplayRequest.Parse, (it, flags) => game.ReplayAsync(
            it.Players, it.Seed, it.Actions, it.Variant, it.Options, it.Deck, it.Dealer, flags.Legal, flags.Explain,
            flags.Views, flags.Steps));
        Add(name + "batch", NapBatchRequest.Parse, (it, flags) => game.BatchAsync(
            it.Items, flags.LegalOfBatch, flags.Explain, flags.Views));
        Add(name + "verifyFairness", NapFairnessRequest.Parse, (it, flags) => game.VerifyFairnessAsync(
            it.Match, it.Record, it.Secret, it.Openings, it.Deals, it.Moves));
    }

    private void ChorVoli(ChorVoli game, string name)
    {
        Add(name + "start", ChorVoliStartRequest.Parse, (it, flags) => game.StartAsync(
            it.Players, it.Variant, it.Options, it.Seed, it.Deck, it.Dealer, flags.Legal, flags.Explain, flags.Views));
        Add(name + "play", ChorVoliPlayRequest.Parse, (it, flags) => game.PlayAsync(
            it.State, it.Actions, flags.Legal, flags.Explain, flags.Views));
        Add(name + "position", ChorVoliPositionRequest.Parse, (it, flags) => game.PositionAsync(
            it.State, flags.Legal, flags.Explain, flags.Views));
        Add(name + "view", ChorVoliViewRequest.Parse, (it, flags) => game.ViewAsync(it.State, it.Seat));
        Add(name + "replay", ChorVoliReplayRequest.Parse, (it, flags) => game.ReplayAsync(
            it.Players, it.Seed, it.Actions, it.Variant, it.Options, it.Deck, it.Dealer, flags.Legal, flags.Explain,
            flags.Views, flags.Steps));
        Add(name + "batch", ChorVoliBatchRequest.Parse, (it, flags) => game.BatchAsync(
            it.Items, flags.LegalOfBatch, flags.Explain, flags.Views));
        Add(name + "verifyFairness", ChorVoliFairnessRequest.Parse, (it, flags) => game.VerifyFairnessAsync(
            it.Match, it.Record, it.Secret, it.Openings, it.Deals, it.Moves));
        Add(name + "combinations", ChorVoliCombinationsRequest.Parse, (it, flags) => game.CombinationsAsync(
            it.Hand, it.Variant, it.Options));
    }
}
