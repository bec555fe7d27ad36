using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Croupier
{
    /// <summary>
    /// All that a seat keeps of a match: the newest token, what speaks for it, and what it has been told and shown.
    /// </summary>
    internal sealed class TableMemory<TMove> : Message where TMove : Message
    {
        internal TableMemory(string token, string key, string commitment, string opening)
        {
            Token = token;
            Key = key;
            Commitment = commitment;
            Opening = opening;
            Links = new LastSeen[0];
            Moves = new Dictionary<long, TMove>();
            Deals = new SeenDeal[0];
        }

        internal string Token { get; private set; }

        internal string Key { get; }

        /// <summary>The server's commitment, or null.</summary>
        internal string Commitment { get; }

        /// <summary>What this seat put in, or null.</summary>
        internal string Opening { get; }

        /// <summary>The id of the match; null before the first answer.</summary>
        internal string Match { get; private set; }

        /// <summary>The seat of the key; null before the first answer.</summary>
        internal int? Seat { get; private set; }

        /// <summary>Every move that was shown.</summary>
        internal IReadOnlyList<LastSeen> Links { get; private set; }

        /// <summary>The moves of this seat by number.</summary>
        internal IReadOnlyDictionary<long, TMove> Moves { get; private set; }

        internal IReadOnlyList<SeenDeal> Deals { get; private set; }

        /// <summary>The newest move that was seen; null before the first answer.</summary>
        internal LastSeen LastSeen => Links.LastOrDefault();

        internal static TableMemory<TMove> Read(JToken json, Reader<TMove> readMove)
        {
            var fields = new Fields(json, "SealedTable");
            return new TableMemory<TMove>(
                fields.Get("token", Json.Text),
                fields.Get("key", Json.Text),
                fields.NullableObject("commitment", Json.Text),
                fields.NullableObject("opening", Json.Text))
            {
                Match = fields.NullableObject("match", Json.Text),
                Seat = fields.NullableValue("seat", Json.Int32),
                Links = fields.Get("links", Json.List(LastSeen.Read)),
                Moves = fields.Get("moves", Json.Map(readMove)).ToDictionary(
                    entry => long.Parse(entry.Key, CultureInfo.InvariantCulture), entry => entry.Value),
                Deals = fields.Get("deals", Json.List(SeenDeal.Read)),
            };
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "token", Token);
            Json.Put(json, "key", Key);
            Json.Put(json, "commitment", Commitment);
            Json.Put(json, "opening", Opening);
            Json.Put(json, "match", Match);
            Json.Put(json, "seat", Seat);
            Json.Put(json, "links", Links);
            Json.Put(json, "moves", Moves.ToDictionary(
                entry => entry.Key.ToString(CultureInfo.InvariantCulture), entry => entry.Value));
            Json.Put(json, "deals", Deals);
            json.WriteEndObject();
        }

        /// <summary>Returns what is known after an answer that is not older than the newest one.</summary>
        internal TableMemory<TMove> After(TableAnswer answer, IReadOnlyList<SeenDeal> deals)
        {
            var shown = new LastSeen(answer.Move, answer.Link);
            return new TableMemory<TMove>(answer.Token, Key, Commitment, Opening)
            {
                Match = answer.Match,
                Seat = answer.Seat,
                Links = shown.Equals(LastSeen) ? Links : Links.Concat(new[] { shown }).ToList(),
                Moves = Moves,
                Deals = deals,
            };
        }

        internal TableMemory<TMove> WithMove(long number, TMove move)
        {
            var moves = Moves.ToDictionary(entry => entry.Key, entry => entry.Value);
            moves[number] = move;
            return new TableMemory<TMove>(Token, Key, Commitment, Opening)
            {
                Match = Match,
                Seat = Seat,
                Links = Links,
                Moves = moves,
                Deals = Deals,
            };
        }
    }

    /// <summary>What an answer says of a match in every game.</summary>
    internal sealed class TableAnswer
    {
        internal string Token { get; set; }

        internal string Match { get; set; }

        internal long Move { get; set; }

        internal string Link { get; set; }

        internal int? Seat { get; set; }

        internal int Deal { get; set; }
    }
}
