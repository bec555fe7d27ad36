using System;
using System.Threading.Tasks;
using Croupier;

/// <summary>A seat that acts out of turn is told which rule forbids it.</summary>
internal static class Refusals
{
    internal static async Task AreTypedAsync(CroupierClient croupier)
    {
        var game = croupier.KrytNavalivat;
        var start = await game.StartAsync(players: 2, seed: "smoke-test", dealer: 1);
        var problem = await RefusedAsync(game.PlayAsync(start.State, new[] { new KrytPickUp(1) }));
        SmokeTest.Check(problem.Code == ProblemCode.IllegalAction, "The code is " + problem.Code);
        SmokeTest.Check(problem.Status == 409, "The status is " + problem.Status);
        SmokeTest.Check(problem.Rule == "S8", "The rule is " + problem.Rule);
        SmokeTest.Check(problem.Index == 0, "The index is " + problem.Index);
        Console.WriteLine($"Refused by rule {problem.Rule}: {problem.Detail}");
    }

    private static async Task<Problem> RefusedAsync(Task<KrytPosition> call)
    {
        try
        {
            throw new InvalidOperationException("What is out of turn was played: " + await call);
        }
        catch (ProblemException refused)
        {
            return refused.Problem;
        }
    }
}
