using System;
using System.Linq;
using System.Threading.Tasks;
using Croupier;

internal static class SealedExample
{
    private static void Main() => PlayAsync().GetAwaiter().GetResult();

    private static async Task PlayAsync()
    {
        var baseUrl = Environment.GetEnvironmentVariable("CROUPIER_URL") ?? "http://127.0.0.1:8000";
        using (var croupier = new CroupierClient(baseUrl))
        {
            var game = croupier.KrytNavalivat;
            var secrets = new[] { new SeatSecret(), new SeatSecret() }; // each on its player's own device
            var locks = secrets.Select(secret => secret.Lock).ToList();
            var started = await game.StartTableAsync(players: 2, dealer: 1, locks: locks);

            var mine = new KrytSealedTable(game, started.Token, secrets[0].Key);
            var yours = new KrytSealedTable(game, started.Token, secrets[1].Key);
            var table = await mine.ViewAsync();
            Console.WriteLine("My hand is " + string.Join(" ", table.View.Hand));
            await mine.PlayAsync(table.Legal.Take(1).ToList());
            var passed = await yours.ReceiveAsync(mine.Token);
            Console.WriteLine("You saw " + string.Join(", ", passed.Events));
            var agree = mine.Fingerprint == yours.Fingerprint;
            Console.WriteLine(agree ? "We agree." : "One of us is a move behind, or somebody cheats.");
        }
    }
}
