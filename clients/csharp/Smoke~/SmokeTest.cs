using System;
using System.IO;
using System.Threading.Tasks;
using Croupier;

/// <summary>
/// Plays on the server at CROUPIER_URL: matches of each game, open and sealed, refusals, and all vectors.
/// Usage: mono SmokeTest.exe VECTORS, the folder of tests/conformance
/// </summary>
internal static class SmokeTest
{
    private static void Main(string[] arguments) => TestAsync(arguments[0]).GetAwaiter().GetResult();

    private static async Task TestAsync(string vectors)
    {
        ShowsTheExamples();
        Strictness.RefusesWhatIsNoMessage();
        using (var croupier = new CroupierClient(Environment.GetEnvironmentVariable("CROUPIER_URL")))
        {
            await new Matches(croupier).PlayAsync();
            await Refusals.AreTypedAsync(croupier);
            await new SealedMatches(croupier).PlayAsync();
            SealedVectors.Check(vectors);
            await new Vectors(new Calls(croupier)).CheckAsync(vectors);
        }
    }

    internal static void Check(bool holds, string what)
    {
        if (!holds)
        {
            throw new InvalidOperationException(what);
        }
    }

    private static void ShowsTheExamples()
    {
        foreach (var name in new[] { "Example.cs", "SealedExample.cs" })
        {
            var example = "```csharp\n" + File.ReadAllText("Samples~/" + name) + "```";
            Check(File.ReadAllText("README.md").Contains(example), "The README does not show Samples~/" + name);
        }
    }
}
