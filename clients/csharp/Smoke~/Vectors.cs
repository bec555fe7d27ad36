using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Croupier;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

/// <summary>The conformance vectors, sent by the typed calls; answers are written again and compared whole.</summary>
internal sealed class Vectors
{
    /// <summary>Kinds of vectors of another form, which are no calls.</summary>
    private static readonly string[] Computed = { "chance", "sealed" };

    private static readonly JsonSerializerSettings Plain =
        new JsonSerializerSettings { DateParseHandling = DateParseHandling.None };

    private readonly Calls calls;

    internal Vectors(Calls calls)
    {
        this.calls = calls;
    }

    internal async Task CheckAsync(string pack)
    {
        var passed = 0;
        var expected = 0;
        foreach (var file in Load(Path.Combine(pack, "index.json"))["files"])
        {
            if (Computed.Contains((string)file["kind"]))
            {
                continue;
            }

            expected += (int)file["vectors"];
            foreach (var vector in Load(Path.Combine(pack, (string)file["path"]))["vectors"])
            {
                await CheckAsync(vector);
                passed++;
            }
        }

        SmokeTest.Check(passed == expected && passed > 0, $"The index tells of {expected} vectors, not {passed}.");
        Console.WriteLine($"Vectors passed: {passed} of {expected}.");
    }

    private async Task CheckAsync(JToken vector)
    {
        var name = (string)vector["name"];
        var status = 200;
        Message answer;
        try
        {
            var flags = vector["query"].ToObject<Dictionary<string, bool>>();
            answer = await calls.SendAsync((string)vector["call"], vector["request"].ToString(), flags);
        }
        catch (ProblemException refused)
        {
            status = refused.Problem.Status;
            answer = refused.Problem;
        }
        catch (JsonException unreadable)
        {
            throw new InvalidOperationException(name + ": " + unreadable.Message, unreadable);
        }

        SmokeTest.Check(status == (int)vector["status"], $"{name}: the status is {status}: {answer}");
        Compare(name, "", vector["answer"], Read(answer.ToJson()));
    }

    internal static JToken Load(string path) => Read(File.ReadAllText(path));

    internal static JToken Read(string text) => JsonConvert.DeserializeObject<JToken>(text, Plain);

    /// <summary>Compares two values, and names the first place where they differ.</summary>
    private static void Compare(string name, string pointer, JToken expected, JToken actual)
    {
        if (expected is JObject && actual is JObject)
        {
            var fields = ((JObject)expected).Properties().Concat(((JObject)actual).Properties());
            foreach (var field in fields.Select(each => each.Name).Distinct())
            {
                Compare(name, pointer + "/" + field, expected[field], actual[field]);
            }
        }
        else if (expected is JArray && actual is JArray && expected.Count() == actual.Count())
        {
            for (var index = 0; index < expected.Count(); index++)
            {
                Compare(name, pointer + "/" + index, expected[index], actual[index]);
            }
        }
        else
        {
            var equal = JToken.DeepEquals(expected, actual);
            SmokeTest.Check(equal, $"{name}: {pointer} is {actual ?? "missing"}, not {expected ?? "there"}.");
        }
    }
}
