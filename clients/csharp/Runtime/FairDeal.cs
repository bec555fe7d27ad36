using System;
using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Croupier
{
    /// <summary>
    /// What binds a server to its deals, and a match to its moves, computed from what a reveal shows.
    /// </summary>
    public static class FairDeal
    {
        private const int ShownDigits = 16;

        /// <summary>
        /// Returns what was agreed on before a match, as the text that commitments and links are made from.
        /// </summary>
        /// <param name="game">The id of the game, as in <c>nap</c>.</param>
        /// <param name="record">The record of a reveal.</param>
        /// <returns>RFC 8785 JSON.</returns>
        public static string CanonicalRecord(string game, Message record)
        {
            var json = (JObject)Json.Parse(record.ToJson(), read => read);
            json["game"] = game;
            return Canonical(json);
        }

        /// <summary>Returns a move as the text that its link is made from.</summary>
        /// <param name="move">A move of any game; one without actions is a close.</param>
        /// <returns>RFC 8785 JSON, with the cards of a combination sorted.</returns>
        public static string CanonicalMove(Message move)
        {
            var json = Json.Parse(move.ToJson(), read => read);
            var actions = (JArray)json["actions"];
            if (actions.Count == 0)
            {
                return Canonical(new JObject(new JProperty("close", json["seat"])));
            }

            foreach (var action in actions.Where(each => (string)each["type"] == "combine"))
            {
                var cards = action["cards"].Select(card => (string)card).OrderBy(card => card, StringComparer.Ordinal);
                action["cards"] = new JArray(cards.ToArray());
            }

            return Canonical(actions);
        }

        /// <summary>Returns what a server was bound to before it knew any opening.</summary>
        /// <param name="match">The id of the match.</param>
        /// <param name="record">What was agreed on, canonical.</param>
        /// <param name="secret">The server's secret.</param>
        public static string Commitment(string match, string record, string secret)
        {
            var parts = new[] { Digests.Unhex(match), Digests.Bytes(record), Digests.Unhex(secret) };
            var told = parts.SelectMany(part => new[] { Digests.Number(part.Length), part });
            return Digests.Hex(Digests.Sha256(Digests.Bytes("croupier/commit/1"), Digests.Joined(told.ToArray())));
        }

        /// <summary>Returns the seed of a match.</summary>
        /// <param name="record">What was agreed on, canonical.</param>
        /// <param name="secret">The server's secret.</param>
        /// <param name="openings">What each seat put in; null where it took no part.</param>
        public static string Seed(string record, string secret, IReadOnlyList<string> openings)
        {
            var opened = openings.Select(opening => Digests.Unhex(opening ?? ""));
            var marked = opened.SelectMany(opening => new[] { new[] { (byte)opening.Length }, opening });
            var told = Digests.Joined(Digests.Sha256(Digests.Bytes(record)), Digests.Joined(marked.ToArray()));
            return Digests.Hex(Digests.Hmac(Digests.Unhex(secret), Digests.Bytes("croupier/seed/1"), told));
        }

        /// <summary>
        /// Returns the links of a match by number: of its start, and of each move as long as moves are known.
        /// </summary>
        /// <param name="record">What was agreed on, canonical.</param>
        /// <param name="secret">The server's secret.</param>
        /// <param name="moves">Canonical moves by number, from 1.</param>
        public static IReadOnlyDictionary<long, string> Links(
            string record, string secret, IReadOnlyDictionary<long, string> moves)
        {
            var key = Digests.Hmac(Digests.Unhex(secret), Digests.Bytes("croupier/links/1"));
            var link = Digests.Hmac(key, Digests.Bytes(record));
            var links = new Dictionary<long, string> { { 0, Shown(link) } };
            for (var number = 1L; moves.ContainsKey(number); number++)
            {
                link = Digests.Hmac(key, link, Digests.Bytes(moves[number]));
                links.Add(number, Shown(link));
            }

            return links;
        }

        private static string Shown(byte[] link) => Digests.Hex(link).Substring(0, ShownDigits);

        /// <summary>
        /// Returns JSON with its fields sorted, which for ASCII texts and whole numbers is canonical.
        /// </summary>
        private static string Canonical(JToken json) => Sorted(json).ToString(Formatting.None);

        private static JToken Sorted(JToken json)
        {
            if (json is JObject fields)
            {
                var sorted = fields.Properties().OrderBy(field => field.Name, StringComparer.Ordinal);
                return new JObject(sorted.Select(each => new JProperty(each.Name, Sorted(each.Value))).ToArray());
            }

            return json is JArray items ? new JArray(items.Select(Sorted).ToArray()) : json;
        }
    }
}
