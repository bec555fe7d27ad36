using System;
using System.Linq;
using System.Threading.Tasks;
using Croupier;

internal static class Example
{
    private static void Main() => PlayAsync().GetAwaiter().GetResult();

    private static async Task PlayAsync()
    {
        var baseUrl = Environment.GetEnvironmentVariable("CROUPIER_URL") ?? "http://127.0.0.1:8000";
        using (var croupier = new CroupierClient(baseUrl))
        {
            var game = croupier.KrytNavalivat;
            var position = await game.StartAsync(players: 3, seed: "an-example");
            var turn = position.ToAct[0];
            var actions = position.Legal.First(entry => entry.Seat == turn).Actions;
            foreach (var action in actions)
            {
                Console.WriteLine($"Seat {turn} may " + (action is KrytLead lead ? $"lead {lead.Card}" : $"{action}"));
            }

            var played = await game.PlayAsync(position.State, actions.Take(1).ToList(), views: true);
            foreach (var entry in played.Views)
            {
                var who = entry.Seat == null ? "Everybody" : $"Seat {entry.Seat}";
                Console.WriteLine($"{who} sees {string.Join(" ", entry.View.PileTop)} on the pile.");
            }

            try
            {
                await game.PlayAsync(played.State, actions.Take(1).ToList());
            }
            catch (ProblemException refused) when (refused.Problem.Code == ProblemCode.IllegalAction)
            {
                Console.WriteLine($"Rule {refused.Problem.Rule}: {refused.Problem.Detail}");
            }
        }
    }
}
