// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Croupier
{
    /// <summary>A card: its rank (23456789TJQKA), then its suit (CDHS); in canonical order.</summary>
    public enum Card
    {
        /// <summary><c>2C</c>.</summary>
        TwoOfClubs,

        /// <summary><c>3C</c>.</summary>
        ThreeOfClubs,

        /// <summary><c>4C</c>.</summary>
        FourOfClubs,

        /// <summary><c>5C</c>.</summary>
        FiveOfClubs,

        /// <summary><c>6C</c>.</summary>
        SixOfClubs,

        /// <summary><c>7C</c>.</summary>
        SevenOfClubs,

        /// <summary><c>8C</c>.</summary>
        EightOfClubs,

        /// <summary><c>9C</c>.</summary>
        NineOfClubs,

        /// <summary><c>TC</c>.</summary>
        TenOfClubs,

        /// <summary><c>JC</c>.</summary>
        JackOfClubs,

        /// <summary><c>QC</c>.</summary>
        QueenOfClubs,

        /// <summary><c>KC</c>.</summary>
        KingOfClubs,

        /// <summary><c>AC</c>.</summary>
        AceOfClubs,

        /// <summary><c>2D</c>.</summary>
        TwoOfDiamonds,

        /// <summary><c>3D</c>.</summary>
        ThreeOfDiamonds,

        /// <summary><c>4D</c>.</summary>
        FourOfDiamonds,

        /// <summary><c>5D</c>.</summary>
        FiveOfDiamonds,

        /// <summary><c>6D</c>.</summary>
        SixOfDiamonds,

        /// <summary><c>7D</c>.</summary>
        SevenOfDiamonds,

        /// <summary><c>8D</c>.</summary>
        EightOfDiamonds,

        /// <summary><c>9D</c>.</summary>
        NineOfDiamonds,

        /// <summary><c>TD</c>.</summary>
        TenOfDiamonds,

        /// <summary><c>JD</c>.</summary>
        JackOfDiamonds,

        /// <summary><c>QD</c>.</summary>
        QueenOfDiamonds,

        /// <summary><c>KD</c>.</summary>
        KingOfDiamonds,

        /// <summary><c>AD</c>.</summary>
        AceOfDiamonds,

        /// <summary><c>2H</c>.</summary>
        TwoOfHearts,

        /// <summary><c>3H</c>.</summary>
        ThreeOfHearts,

        /// <summary><c>4H</c>.</summary>
        FourOfHearts,

        /// <summary><c>5H</c>.</summary>
        FiveOfHearts,

        /// <summary><c>6H</c>.</summary>
        SixOfHearts,

        /// <summary><c>7H</c>.</summary>
        SevenOfHearts,

        /// <summary><c>8H</c>.</summary>
        EightOfHearts,

        /// <summary><c>9H</c>.</summary>
        NineOfHearts,

        /// <summary><c>TH</c>.</summary>
        TenOfHearts,

        /// <summary><c>JH</c>.</summary>
        JackOfHearts,

        /// <summary><c>QH</c>.</summary>
        QueenOfHearts,

        /// <summary><c>KH</c>.</summary>
        KingOfHearts,

        /// <summary><c>AH</c>.</summary>
        AceOfHearts,

        /// <summary><c>2S</c>.</summary>
        TwoOfSpades,

        /// <summary><c>3S</c>.</summary>
        ThreeOfSpades,

        /// <summary><c>4S</c>.</summary>
        FourOfSpades,

        /// <summary><c>5S</c>.</summary>
        FiveOfSpades,

        /// <summary><c>6S</c>.</summary>
        SixOfSpades,

        /// <summary><c>7S</c>.</summary>
        SevenOfSpades,

        /// <summary><c>8S</c>.</summary>
        EightOfSpades,

        /// <summary><c>9S</c>.</summary>
        NineOfSpades,

        /// <summary><c>TS</c>.</summary>
        TenOfSpades,

        /// <summary><c>JS</c>.</summary>
        JackOfSpades,

        /// <summary><c>QS</c>.</summary>
        QueenOfSpades,

        /// <summary><c>KS</c>.</summary>
        KingOfSpades,

        /// <summary><c>AS</c>.</summary>
        AceOfSpades
    }

    /// <summary>What the members of <see cref="Card"/> are in JSON.</summary>
    public static class CardExtensions
    {
        private static readonly string[] Values =
        {
            "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC", "2D", "3D", "4D", "5D",
            "6D", "7D", "8D", "9D", "TD", "JD", "QD", "KD", "AD", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H",
            "TH", "JH", "QH", "KH", "AH", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS",
            "AS"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this Card member) => Values[(int)member];

        internal static Card Read(JToken json) =>
            (Card)Json.Member(json, nameof(Card), Values);
    }

    /// <summary>An option of a game.</summary>
    public abstract class CatalogueOption : Message
    {
        internal CatalogueOption()
        {
        }

        /// <summary>Name of the option.</summary>
        public abstract string Name { get; }

        /// <summary>Form that it belongs to.</summary>
        public abstract string Form { get; }

        /// <summary>Id of its rule.</summary>
        public abstract string Rule { get; }

        /// <summary>What it does.</summary>
        public abstract string Sentence { get; }

        /// <summary>Returns what the function for the case at hand makes of it; no case can be forgotten.</summary>
        public abstract T Match<T>(
            Func<FlagOption, T> flag,
            Func<NumberOption, T> number,
            Func<ChoiceOption, T> choice);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static CatalogueOption Parse(string json) => Json.Parse(json, Read);

        internal static CatalogueOption Read(JToken json)
        {
            switch (Json.Tag(json, nameof(CatalogueOption), "type"))
            {
                case "flag": return FlagOption.Read(json);
                case "number": return NumberOption.Read(json);
                case "choice": return ChoiceOption.Read(json);
                default: throw Json.Unknown(json, nameof(CatalogueOption), "type");
            }
        }
    }

    /// <summary>An option that is one of several texts.</summary>
    public sealed class ChoiceOption : CatalogueOption
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="name">Name of the option.</param>
        /// <param name="form">Form that it belongs to.</param>
        /// <param name="rule">Id of its rule.</param>
        /// <param name="sentence">What it does.</param>
        /// <param name="default">Value in the form's first variant; null for none.</param>
        /// <param name="choices">Possible values.</param>
        public ChoiceOption(
            string name,
            string form,
            string rule,
            string sentence,
            string @default,
            IReadOnlyList<string> choices)
        {
            Name = Json.Given(name, nameof(name));
            Form = Json.Given(form, nameof(form));
            Rule = Json.Given(rule, nameof(rule));
            Sentence = Json.Given(sentence, nameof(sentence));
            Default = @default;
            Choices = Json.Given(Json.Copy(choices), nameof(choices));
        }

        /// <summary>Name of the option.</summary>
        public override string Name { get; }

        /// <summary>Form that it belongs to.</summary>
        public override string Form { get; }

        /// <summary>Id of its rule.</summary>
        public override string Rule { get; }

        /// <summary>What it does.</summary>
        public override string Sentence { get; }

        /// <summary>Value in the form's first variant; null for none.</summary>
        public string Default { get; }

        /// <summary>Possible values.</summary>
        public IReadOnlyList<string> Choices { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<FlagOption, T> flag,
            Func<NumberOption, T> number,
            Func<ChoiceOption, T> choice) => choice(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static ChoiceOption Parse(string json) => Json.Parse(json, Read);

        internal static new ChoiceOption Read(JToken json)
        {
            var fields = new Fields(json, nameof(ChoiceOption));
            fields.Tag("type", "choice");
            return new ChoiceOption(
                fields.Get("name", Json.Text),
                fields.Get("form", Json.Text),
                fields.Get("rule", Json.Text),
                fields.Get("sentence", Json.Text),
                fields.NullableObject("default", Json.Text),
                fields.Get("choices", Json.List(Json.Text)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "choice");
            Json.Put(json, "name", Name);
            Json.Put(json, "form", Form);
            Json.Put(json, "rule", Rule);
            Json.Put(json, "sentence", Sentence);
            Json.Put(json, "default", Default);
            Json.Put(json, "choices", Choices);
            json.WriteEndObject();
        }
    }

    /// <summary>Which way play goes round the table.</summary>
    public enum Direction
    {
        /// <summary><c>clockwise</c>.</summary>
        Clockwise,

        /// <summary><c>counterclockwise</c>.</summary>
        Counterclockwise
    }

    /// <summary>What the members of <see cref="Direction"/> are in JSON.</summary>
    public static class DirectionExtensions
    {
        private static readonly string[] Values =
        {
            "clockwise", "counterclockwise"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this Direction member) => Values[(int)member];

        internal static Direction Read(JToken json) =>
            (Direction)Json.Member(json, nameof(Direction), Values);
    }

    /// <summary>Who had a part in the seed of the deals.</summary>
    public enum Fairness
    {
        /// <summary><c>all-seats</c>.</summary>
        AllSeats,

        /// <summary><c>some-seats</c>.</summary>
        SomeSeats,

        /// <summary><c>server-only</c>.</summary>
        ServerOnly
    }

    /// <summary>What the members of <see cref="Fairness"/> are in JSON.</summary>
    public static class FairnessExtensions
    {
        private static readonly string[] Values =
        {
            "all-seats", "some-seats", "server-only"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this Fairness member) => Values[(int)member];

        internal static Fairness Read(JToken json) =>
            (Fairness)Json.Member(json, nameof(Fairness), Values);
    }

    /// <summary>What follows from a reveal; compare it with what was told and seen while the match was
    /// played.</summary>
    public sealed class FairnessAnswer : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="commitment">The server's commitment.</param>
        /// <param name="openings">Whether each seat's opening is what it committed to; null where it took no
        /// part.</param>
        /// <param name="seed">Seed of the match.</param>
        /// <param name="dealer">First dealer.</param>
        /// <param name="decks">What the seed makes of each deal.</param>
        /// <param name="links">The link of the start and of every move.</param>
        public FairnessAnswer(
            string commitment,
            IReadOnlyList<bool?> openings,
            string seed,
            int dealer,
            IReadOnlyList<RevealedDeck> decks,
            IReadOnlyList<string> links)
        {
            Commitment = Json.Given(commitment, nameof(commitment));
            Openings = Json.Given(Json.Copy(openings), nameof(openings));
            Seed = Json.Given(seed, nameof(seed));
            Dealer = dealer;
            Decks = Json.Given(Json.Copy(decks), nameof(decks));
            Links = Json.Given(Json.Copy(links), nameof(links));
        }

        /// <summary>The server's commitment.</summary>
        public string Commitment { get; }

        /// <summary>Whether each seat's opening is what it committed to; null where it took no part.</summary>
        public IReadOnlyList<bool?> Openings { get; }

        /// <summary>Seed of the match.</summary>
        public string Seed { get; }

        /// <summary>First dealer.</summary>
        public int Dealer { get; }

        /// <summary>What the seed makes of each deal.</summary>
        public IReadOnlyList<RevealedDeck> Decks { get; }

        /// <summary>The link of the start and of every move.</summary>
        public IReadOnlyList<string> Links { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static FairnessAnswer Parse(string json) => Json.Parse(json, Read);

        internal static FairnessAnswer Read(JToken json)
        {
            var fields = new Fields(json, nameof(FairnessAnswer));
            return new FairnessAnswer(
                fields.Get("commitment", Json.Text),
                fields.Get("openings", Json.ListOfNullableValues(Json.Boolean)),
                fields.Get("seed", Json.Text),
                fields.Get("dealer", Json.Int32),
                fields.Get("decks", Json.List(RevealedDeck.Read)),
                fields.Get("links", Json.List(Json.Text)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "commitment", Commitment);
            Json.Put(json, "openings", Openings);
            Json.Put(json, "seed", Seed);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "decks", Decks);
            Json.Put(json, "links", Links);
            json.WriteEndObject();
        }
    }

    /// <summary>An option that is on or off.</summary>
    public sealed class FlagOption : CatalogueOption
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="name">Name of the option.</param>
        /// <param name="form">Form that it belongs to.</param>
        /// <param name="rule">Id of its rule.</param>
        /// <param name="sentence">What it does.</param>
        /// <param name="default">Value in the form's first variant.</param>
        public FlagOption(string name, string form, string rule, string sentence, bool @default)
        {
            Name = Json.Given(name, nameof(name));
            Form = Json.Given(form, nameof(form));
            Rule = Json.Given(rule, nameof(rule));
            Sentence = Json.Given(sentence, nameof(sentence));
            Default = @default;
        }

        /// <summary>Name of the option.</summary>
        public override string Name { get; }

        /// <summary>Form that it belongs to.</summary>
        public override string Form { get; }

        /// <summary>Id of its rule.</summary>
        public override string Rule { get; }

        /// <summary>What it does.</summary>
        public override string Sentence { get; }

        /// <summary>Value in the form's first variant.</summary>
        public bool Default { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<FlagOption, T> flag,
            Func<NumberOption, T> number,
            Func<ChoiceOption, T> choice) => flag(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static FlagOption Parse(string json) => Json.Parse(json, Read);

        internal static new FlagOption Read(JToken json)
        {
            var fields = new Fields(json, nameof(FlagOption));
            fields.Tag("type", "flag");
            return new FlagOption(
                fields.Get("name", Json.Text),
                fields.Get("form", Json.Text),
                fields.Get("rule", Json.Text),
                fields.Get("sentence", Json.Text),
                fields.Get("default", Json.Boolean));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "flag");
            Json.Put(json, "name", Name);
            Json.Put(json, "form", Form);
            Json.Put(json, "rule", Rule);
            Json.Put(json, "sentence", Sentence);
            Json.Put(json, "default", Default);
            json.WriteEndObject();
        }
    }

    /// <summary>The games on offer.</summary>
    public sealed class GameList : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="games">The games.</param>
        public GameList(IReadOnlyList<GameSummary> games)
        {
            Games = Json.Given(Json.Copy(games), nameof(games));
        }

        /// <summary>The games.</summary>
        public IReadOnlyList<GameSummary> Games { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static GameList Parse(string json) => Json.Parse(json, Read);

        internal static GameList Read(JToken json)
        {
            var fields = new Fields(json, nameof(GameList));
            return new GameList(fields.Get("games", Json.List(GameSummary.Read)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "games", Games);
            json.WriteEndObject();
        }
    }

    /// <summary>What a game is called in a language.</summary>
    public sealed class GameName : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="language">Language tag (BCP 47).</param>
        /// <param name="name">The name, in that language's script.</param>
        public GameName(string language, string name)
        {
            Language = Json.Given(language, nameof(language));
            Name = Json.Given(name, nameof(name));
        }

        /// <summary>Language tag (BCP 47).</summary>
        public string Language { get; }

        /// <summary>The name, in that language's script.</summary>
        public string Name { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static GameName Parse(string json) => Json.Parse(json, Read);

        internal static GameName Read(JToken json)
        {
            var fields = new Fields(json, nameof(GameName));
            return new GameName(fields.Get("language", Json.Text), fields.Get("name", Json.Text));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "language", Language);
            Json.Put(json, "name", Name);
            json.WriteEndObject();
        }
    }

    /// <summary>A game in short.</summary>
    public sealed class GameSummary : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="id">Id of the game, as it stands in paths.</param>
        /// <param name="names">What it is called.</param>
        /// <param name="players">How many may play.</param>
        /// <param name="direction">Which way play goes.</param>
        /// <param name="variants">Names of its variants; the first is the default.</param>
        public GameSummary(
            string id,
            IReadOnlyList<GameName> names,
            PlayerRange players,
            Direction direction,
            IReadOnlyList<string> variants)
        {
            Id = Json.Given(id, nameof(id));
            Names = Json.Given(Json.Copy(names), nameof(names));
            Players = Json.Given(players, nameof(players));
            Direction = direction;
            Variants = Json.Given(Json.Copy(variants), nameof(variants));
        }

        /// <summary>Id of the game, as it stands in paths.</summary>
        public string Id { get; }

        /// <summary>What it is called.</summary>
        public IReadOnlyList<GameName> Names { get; }

        /// <summary>How many may play.</summary>
        public PlayerRange Players { get; }

        /// <summary>Which way play goes.</summary>
        public Direction Direction { get; }

        /// <summary>Names of its variants; the first is the default.</summary>
        public IReadOnlyList<string> Variants { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static GameSummary Parse(string json) => Json.Parse(json, Read);

        internal static GameSummary Read(JToken json)
        {
            var fields = new Fields(json, nameof(GameSummary));
            return new GameSummary(
                fields.Get("id", Json.Text),
                fields.Get("names", Json.List(GameName.Read)),
                fields.Get("players", PlayerRange.Read),
                fields.Get("direction", DirectionExtensions.Read),
                fields.Get("variants", Json.List(Json.Text)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "id", Id);
            Json.Put(json, "names", Names);
            Json.Put(json, "players", Players);
            Json.Put(json, "direction", Direction.Value());
            Json.Put(json, "variants", Variants);
            json.WriteEndObject();
        }
    }

    /// <summary>The versions of a game's states that the service reads; it writes the newest.</summary>
    public sealed class GameVersions : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="game">Id of the game.</param>
        /// <param name="versions">State versions.</param>
        public GameVersions(string game, IReadOnlyList<int> versions)
        {
            Game = Json.Given(game, nameof(game));
            Versions = Json.Given(Json.Copy(versions), nameof(versions));
        }

        /// <summary>Id of the game.</summary>
        public string Game { get; }

        /// <summary>State versions.</summary>
        public IReadOnlyList<int> Versions { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static GameVersions Parse(string json) => Json.Parse(json, Read);

        internal static GameVersions Read(JToken json)
        {
            var fields = new Fields(json, nameof(GameVersions));
            return new GameVersions(fields.Get("game", Json.Text), fields.Get("versions", Json.List(Json.Int32)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "game", Game);
            Json.Put(json, "versions", Versions);
            json.WriteEndObject();
        }
    }

    /// <summary>The service answers; it has nothing else that could fail.</summary>
    public sealed class Health : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="status">Always ok.</param>
        public Health(HealthStatus status)
        {
            Status = status;
        }

        /// <summary>Always ok.</summary>
        public HealthStatus Status { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static Health Parse(string json) => Json.Parse(json, Read);

        internal static Health Read(JToken json)
        {
            var fields = new Fields(json, nameof(Health));
            return new Health(fields.Get("status", HealthStatusExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "status", Status.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>How the service is.</summary>
    public enum HealthStatus
    {
        /// <summary><c>ok</c>.</summary>
        Ok
    }

    /// <summary>What the members of <see cref="HealthStatus"/> are in JSON.</summary>
    public static class HealthStatusExtensions
    {
        private static readonly string[] Values =
        {
            "ok"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this HealthStatus member) => Values[(int)member];

        internal static HealthStatus Read(JToken json) =>
            (HealthStatus)Json.Member(json, nameof(HealthStatus), Values);
    }

    /// <summary>The newest move that a client has seen of a match.</summary>
    public sealed class LastSeen : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="move">Its number.</param>
        /// <param name="link">Its link.</param>
        public LastSeen(long move, string link)
        {
            Move = move;
            Link = Json.Given(link, nameof(link));
        }

        /// <summary>Its number.</summary>
        public long Move { get; }

        /// <summary>Its link.</summary>
        public string Link { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static LastSeen Parse(string json) => Json.Parse(json, Read);

        internal static LastSeen Read(JToken json)
        {
            var fields = new Fields(json, nameof(LastSeen));
            return new LastSeen(fields.Get("move", Json.Int64), fields.Get("link", Json.Text));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "move", Move);
            Json.Put(json, "link", Link);
            json.WriteEndObject();
        }
    }

    /// <summary>An option that is a whole number.</summary>
    public sealed class NumberOption : CatalogueOption
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="name">Name of the option.</param>
        /// <param name="form">Form that it belongs to.</param>
        /// <param name="rule">Id of its rule.</param>
        /// <param name="sentence">What it does.</param>
        /// <param name="default">Value in the form's first variant; null for none.</param>
        /// <param name="minimum">Least value.</param>
        /// <param name="maximum">Greatest value.</param>
        public NumberOption(
            string name,
            string form,
            string rule,
            string sentence,
            int? @default,
            int minimum,
            int maximum)
        {
            Name = Json.Given(name, nameof(name));
            Form = Json.Given(form, nameof(form));
            Rule = Json.Given(rule, nameof(rule));
            Sentence = Json.Given(sentence, nameof(sentence));
            Default = @default;
            Minimum = minimum;
            Maximum = maximum;
        }

        /// <summary>Name of the option.</summary>
        public override string Name { get; }

        /// <summary>Form that it belongs to.</summary>
        public override string Form { get; }

        /// <summary>Id of its rule.</summary>
        public override string Rule { get; }

        /// <summary>What it does.</summary>
        public override string Sentence { get; }

        /// <summary>Value in the form's first variant; null for none.</summary>
        public int? Default { get; }

        /// <summary>Least value.</summary>
        public int Minimum { get; }

        /// <summary>Greatest value.</summary>
        public int Maximum { get; }

        /// <summary>Calls the function for this case.</summary>
        public override T Match<T>(
            Func<FlagOption, T> flag,
            Func<NumberOption, T> number,
            Func<ChoiceOption, T> choice) => number(this);

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public new static NumberOption Parse(string json) => Json.Parse(json, Read);

        internal static new NumberOption Read(JToken json)
        {
            var fields = new Fields(json, nameof(NumberOption));
            fields.Tag("type", "number");
            return new NumberOption(
                fields.Get("name", Json.Text),
                fields.Get("form", Json.Text),
                fields.Get("rule", Json.Text),
                fields.Get("sentence", Json.Text),
                fields.NullableValue("default", Json.Int32),
                fields.Get("minimum", Json.Int32),
                fields.Get("maximum", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", "number");
            Json.Put(json, "name", Name);
            Json.Put(json, "form", Form);
            Json.Put(json, "rule", Rule);
            Json.Put(json, "sentence", Sentence);
            Json.Put(json, "default", Default);
            Json.Put(json, "minimum", Minimum);
            Json.Put(json, "maximum", Maximum);
            json.WriteEndObject();
        }
    }

    /// <summary>Units that changed hands.</summary>
    public sealed class Payment : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="rule">Id of the rule that asks for them.</param>
        /// <param name="reason">What for.</param>
        /// <param name="amount">How many.</param>
        /// <param name="payer">Seat that paid; null if they came out of the pot.</param>
        /// <param name="payee">Seat that got them; null if they went into the pot.</param>
        /// <param name="pot">The pot, where it paid or got them; else null.</param>
        public Payment(string rule, string reason, int amount, int? payer, int? payee, Pot? pot)
        {
            Rule = Json.Given(rule, nameof(rule));
            Reason = Json.Given(reason, nameof(reason));
            Amount = amount;
            Payer = payer;
            Payee = payee;
            Pot = pot;
        }

        /// <summary>Id of the rule that asks for them.</summary>
        public string Rule { get; }

        /// <summary>What for.</summary>
        public string Reason { get; }

        /// <summary>How many.</summary>
        public int Amount { get; }

        /// <summary>Seat that paid; null if they came out of the pot.</summary>
        public int? Payer { get; }

        /// <summary>Seat that got them; null if they went into the pot.</summary>
        public int? Payee { get; }

        /// <summary>The pot, where it paid or got them; else null.</summary>
        public Pot? Pot { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static Payment Parse(string json) => Json.Parse(json, Read);

        internal static Payment Read(JToken json)
        {
            var fields = new Fields(json, nameof(Payment));
            return new Payment(
                fields.Get("rule", Json.Text),
                fields.Get("reason", Json.Text),
                fields.Get("amount", Json.Int32),
                fields.NullableValue("payer", Json.Int32),
                fields.NullableValue("payee", Json.Int32),
                fields.NullableValue("pot", PotExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "rule", Rule);
            Json.Put(json, "reason", Reason);
            Json.Put(json, "amount", Amount);
            Json.Put(json, "payer", Payer);
            Json.Put(json, "payee", Payee);
            Json.Put(json, "pot", Pot?.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>How many may play; both ends belong.</summary>
    public sealed class PlayerRange : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="fewest">Fewest players.</param>
        /// <param name="most">Most players.</param>
        public PlayerRange(int fewest, int most)
        {
            Fewest = fewest;
            Most = most;
        }

        /// <summary>Fewest players.</summary>
        public int Fewest { get; }

        /// <summary>Most players.</summary>
        public int Most { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static PlayerRange Parse(string json) => Json.Parse(json, Read);

        internal static PlayerRange Read(JToken json)
        {
            var fields = new Fields(json, nameof(PlayerRange));
            return new PlayerRange(fields.Get("fewest", Json.Int32), fields.Get("most", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "fewest", Fewest);
            Json.Put(json, "most", Most);
            json.WriteEndObject();
        }
    }

    /// <summary>What lies in the middle, to be won.</summary>
    public enum Pot
    {
        /// <summary><c>kitty</c>.</summary>
        Kitty,

        /// <summary><c>pool</c>.</summary>
        Pool
    }

    /// <summary>What the members of <see cref="Pot"/> are in JSON.</summary>
    public static class PotExtensions
    {
        private static readonly string[] Values =
        {
            "kitty", "pool"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this Pot member) => Values[(int)member];

        internal static Pot Read(JToken json) =>
            (Pot)Json.Member(json, nameof(Pot), Values);
    }

    /// <summary>Why a request was refused (RFC 9457). Nothing has changed; what does not apply is null.</summary>
    public sealed class Problem : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="type">Address of the page about this code, on this server.</param>
        /// <param name="title">The code in words.</param>
        /// <param name="status">The HTTP status.</param>
        /// <param name="detail">What is wrong with this request, in a sentence.</param>
        /// <param name="code">What kind of problem this is; the list is closed.</param>
        /// <param name="rule">Id of the rule that forbids the action.</param>
        /// <param name="reason">Code of the rule that forbids the action.</param>
        /// <param name="values">What the rule's sentence mentions by name (card, seat, suit), for translation.</param>
        /// <param name="index">Place of the forbidden action in the request's list, from 0.</param>
        /// <param name="errors">The faults of the request, up to 100.</param>
        /// <param name="more">How many faults there are beyond these.</param>
        public Problem(
            string type,
            string title,
            int status,
            string detail,
            ProblemCode code,
            string rule,
            string reason,
            IReadOnlyDictionary<string, string> values,
            int? index,
            IReadOnlyList<ProblemFault> errors,
            int? more)
        {
            Type = Json.Given(type, nameof(type));
            Title = Json.Given(title, nameof(title));
            Status = status;
            Detail = Json.Given(detail, nameof(detail));
            Code = code;
            Rule = rule;
            Reason = reason;
            Values = Json.Copy(values);
            Index = index;
            Errors = Json.Copy(errors);
            More = more;
        }

        /// <summary>Address of the page about this code, on this server.</summary>
        public string Type { get; }

        /// <summary>The code in words.</summary>
        public string Title { get; }

        /// <summary>The HTTP status.</summary>
        public int Status { get; }

        /// <summary>What is wrong with this request, in a sentence.</summary>
        public string Detail { get; }

        /// <summary>What kind of problem this is; the list is closed.</summary>
        public ProblemCode Code { get; }

        /// <summary>Id of the rule that forbids the action.</summary>
        public string Rule { get; }

        /// <summary>Code of the rule that forbids the action.</summary>
        public string Reason { get; }

        /// <summary>What the rule's sentence mentions by name (card, seat, suit), for translation.</summary>
        public IReadOnlyDictionary<string, string> Values { get; }

        /// <summary>Place of the forbidden action in the request's list, from 0.</summary>
        public int? Index { get; }

        /// <summary>The faults of the request, up to 100.</summary>
        public IReadOnlyList<ProblemFault> Errors { get; }

        /// <summary>How many faults there are beyond these.</summary>
        public int? More { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static Problem Parse(string json) => Json.Parse(json, Read);

        internal static Problem Read(JToken json)
        {
            var fields = new Fields(json, nameof(Problem));
            return new Problem(
                fields.Get("type", Json.Text),
                fields.Get("title", Json.Text),
                fields.Get("status", Json.Int32),
                fields.Get("detail", Json.Text),
                fields.Get("code", ProblemCodeExtensions.Read),
                fields.NullableObject("rule", Json.Text),
                fields.NullableObject("reason", Json.Text),
                fields.NullableObject("values", Json.Map(Json.Text)),
                fields.NullableValue("index", Json.Int32),
                fields.NullableObject("errors", Json.List(ProblemFault.Read)),
                fields.NullableValue("more", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "type", Type);
            Json.Put(json, "title", Title);
            Json.Put(json, "status", Status);
            Json.Put(json, "detail", Detail);
            Json.Put(json, "code", Code.Value());
            Json.Put(json, "rule", Rule);
            Json.Put(json, "reason", Reason);
            Json.Put(json, "values", Values);
            Json.Put(json, "index", Index);
            Json.Put(json, "errors", Errors);
            Json.Put(json, "more", More);
            json.WriteEndObject();
        }
    }

    /// <summary>The kind of a problem, to decide by; every kind has a page of its own.</summary>
    public enum ProblemCode
    {
        /// <summary><c>not-found</c>.</summary>
        NotFound,

        /// <summary><c>method-not-allowed</c>.</summary>
        MethodNotAllowed,

        /// <summary><c>body-too-large</c>.</summary>
        BodyTooLarge,

        /// <summary><c>unsupported-media-type</c>.</summary>
        UnsupportedMediaType,

        /// <summary><c>not-acceptable</c>.</summary>
        NotAcceptable,

        /// <summary><c>malformed</c>.</summary>
        Malformed,

        /// <summary><c>unsound-options</c>.</summary>
        UnsoundOptions,

        /// <summary><c>unsound-deck</c>.</summary>
        UnsoundDeck,

        /// <summary><c>unsound-state</c>.</summary>
        UnsoundState,

        /// <summary><c>unsound-seat</c>.</summary>
        UnsoundSeat,

        /// <summary><c>unsound-hand</c>.</summary>
        UnsoundHand,

        /// <summary><c>unknown-version</c>.</summary>
        UnknownVersion,

        /// <summary><c>too-much</c>.</summary>
        TooMuch,

        /// <summary><c>illegal-action</c>.</summary>
        IllegalAction,

        /// <summary><c>no-key</c>.</summary>
        NoKey,

        /// <summary><c>not-your-seat</c>.</summary>
        NotYourSeat,

        /// <summary><c>cannot-open</c>.</summary>
        CannotOpen,

        /// <summary><c>unsound-table</c>.</summary>
        UnsoundTable,

        /// <summary><c>key-retired</c>.</summary>
        KeyRetired,

        /// <summary><c>table-expired</c>.</summary>
        TableExpired,

        /// <summary><c>stale-table</c>.</summary>
        StaleTable,

        /// <summary><c>not-descendant</c>.</summary>
        NotDescendant,

        /// <summary><c>not-last</c>.</summary>
        NotLast,

        /// <summary><c>incomplete</c>.</summary>
        Incomplete,

        /// <summary><c>not-over</c>.</summary>
        NotOver,

        /// <summary><c>closed</c>.</summary>
        Closed,

        /// <summary><c>no-keyring</c>.</summary>
        NoKeyring,

        /// <summary><c>ledger-down</c>.</summary>
        LedgerDown,

        /// <summary><c>internal</c>.</summary>
        Internal
    }

    /// <summary>What the members of <see cref="ProblemCode"/> are in JSON.</summary>
    public static class ProblemCodeExtensions
    {
        private static readonly string[] Values =
        {
            "not-found", "method-not-allowed", "body-too-large", "unsupported-media-type", "not-acceptable",
            "malformed", "unsound-options", "unsound-deck", "unsound-state", "unsound-seat", "unsound-hand",
            "unknown-version", "too-much", "illegal-action", "no-key", "not-your-seat", "cannot-open",
            "unsound-table", "key-retired", "table-expired", "stale-table", "not-descendant", "not-last",
            "incomplete", "not-over", "closed", "no-keyring", "ledger-down", "internal"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this ProblemCode member) => Values[(int)member];

        internal static ProblemCode Read(JToken json) =>
            (ProblemCode)Json.Member(json, nameof(ProblemCode), Values);
    }

    /// <summary>One fault of a request, and where it is.</summary>
    public sealed class ProblemFault : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="pointer">JSON Pointer (RFC 6901) into the request body; empty for the body as a whole.</param>
        /// <param name="reason">Code of the law that is broken; <c>schema</c> where the schema says no.</param>
        /// <param name="rule">Id of the rule that the law comes from; null where none does.</param>
        /// <param name="detail">What is wrong, in a sentence.</param>
        public ProblemFault(string pointer, string reason, string rule, string detail)
        {
            Pointer = Json.Given(pointer, nameof(pointer));
            Reason = Json.Given(reason, nameof(reason));
            Rule = rule;
            Detail = Json.Given(detail, nameof(detail));
        }

        /// <summary>JSON Pointer (RFC 6901) into the request body; empty for the body as a whole.</summary>
        public string Pointer { get; }

        /// <summary>Code of the law that is broken; <c>schema</c> where the schema says no.</summary>
        public string Reason { get; }

        /// <summary>Id of the rule that the law comes from; null where none does.</summary>
        public string Rule { get; }

        /// <summary>What is wrong, in a sentence.</summary>
        public string Detail { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ProblemFault Parse(string json) => Json.Parse(json, Read);

        internal static ProblemFault Read(JToken json)
        {
            var fields = new Fields(json, nameof(ProblemFault));
            return new ProblemFault(
                fields.Get("pointer", Json.Text),
                fields.Get("reason", Json.Text),
                fields.NullableObject("rule", Json.Text),
                fields.Get("detail", Json.Text));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "pointer", Pointer);
            Json.Put(json, "reason", Reason);
            Json.Put(json, "rule", Rule);
            Json.Put(json, "detail", Detail);
            json.WriteEndObject();
        }
    }

    /// <summary>A rank, lowest first; the first character of a card.</summary>
    public enum Rank
    {
        /// <summary><c>2</c>.</summary>
        Two,

        /// <summary><c>3</c>.</summary>
        Three,

        /// <summary><c>4</c>.</summary>
        Four,

        /// <summary><c>5</c>.</summary>
        Five,

        /// <summary><c>6</c>.</summary>
        Six,

        /// <summary><c>7</c>.</summary>
        Seven,

        /// <summary><c>8</c>.</summary>
        Eight,

        /// <summary><c>9</c>.</summary>
        Nine,

        /// <summary><c>T</c>.</summary>
        Ten,

        /// <summary><c>J</c>.</summary>
        Jack,

        /// <summary><c>Q</c>.</summary>
        Queen,

        /// <summary><c>K</c>.</summary>
        King,

        /// <summary><c>A</c>.</summary>
        Ace
    }

    /// <summary>What the members of <see cref="Rank"/> are in JSON.</summary>
    public static class RankExtensions
    {
        private static readonly string[] Values =
        {
            "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this Rank member) => Values[(int)member];

        internal static Rank Read(JToken json) =>
            (Rank)Json.Member(json, nameof(Rank), Values);
    }

    /// <summary>What the seed makes of a deal.</summary>
    public sealed class RevealedDeck : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="deal">Number of the deal, from 0.</param>
        /// <param name="deck">The deck, if it was shuffled.</param>
        /// <param name="cut">How many cards the cut takes off the top, if they were gathered and cut.</param>
        public RevealedDeck(int deal, IReadOnlyList<Card> deck, int cut)
        {
            Deal = deal;
            Deck = Json.Given(Json.Copy(deck), nameof(deck));
            Cut = cut;
        }

        /// <summary>Number of the deal, from 0.</summary>
        public int Deal { get; }

        /// <summary>The deck, if it was shuffled.</summary>
        public IReadOnlyList<Card> Deck { get; }

        /// <summary>How many cards the cut takes off the top, if they were gathered and cut.</summary>
        public int Cut { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static RevealedDeck Parse(string json) => Json.Parse(json, Read);

        internal static RevealedDeck Read(JToken json)
        {
            var fields = new Fields(json, nameof(RevealedDeck));
            return new RevealedDeck(
                fields.Get("deal", Json.Int32),
                fields.Get("deck", Json.List(CardExtensions.Read)),
                fields.Get("cut", Json.Int32));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "deal", Deal);
            Json.Put(json, "deck", Deck.Select(x => x.Value()));
            Json.Put(json, "cut", Cut);
            json.WriteEndObject();
        }
    }

    /// <summary>A rule that can be broken.</summary>
    public sealed class RuleEntry : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="id">Id on the rules page; several entries may share it.</param>
        /// <param name="code">Code of this entry alone, as problems give it in <c>reason</c>.</param>
        /// <param name="sentence">The sentence, with the names of its values in braces.</param>
        /// <param name="source">Where the rule comes from.</param>
        public RuleEntry(string id, string code, string sentence, string source)
        {
            Id = Json.Given(id, nameof(id));
            Code = Json.Given(code, nameof(code));
            Sentence = Json.Given(sentence, nameof(sentence));
            Source = Json.Given(source, nameof(source));
        }

        /// <summary>Id on the rules page; several entries may share it.</summary>
        public string Id { get; }

        /// <summary>Code of this entry alone, as problems give it in <c>reason</c>.</summary>
        public string Code { get; }

        /// <summary>The sentence, with the names of its values in braces.</summary>
        public string Sentence { get; }

        /// <summary>Where the rule comes from.</summary>
        public string Source { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static RuleEntry Parse(string json) => Json.Parse(json, Read);

        internal static RuleEntry Read(JToken json)
        {
            var fields = new Fields(json, nameof(RuleEntry));
            return new RuleEntry(
                fields.Get("id", Json.Text),
                fields.Get("code", Json.Text),
                fields.Get("sentence", Json.Text),
                fields.Get("source", Json.Text));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "id", Id);
            Json.Put(json, "code", Code);
            Json.Put(json, "sentence", Sentence);
            Json.Put(json, "source", Source);
            json.WriteEndObject();
        }
    }

    /// <summary>What this table promises; docs/sealed-tables says of each value what it prevents.</summary>
    public sealed class Safety : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="ledger">The server remembers how far the match has come, so nobody can go back.</param>
        /// <param name="seats">Who made the key of each seat: the player's own device, or the server.</param>
        /// <param name="fairness">Who had a part in the seed.</param>
        /// <param name="secrecy"><c>memory</c> where cards are gathered and cut, so that a good memory knows of later
        /// deals.</param>
        public Safety(bool ledger, IReadOnlyList<SeatKey> seats, Fairness fairness, Secrecy secrecy)
        {
            Ledger = ledger;
            Seats = Json.Given(Json.Copy(seats), nameof(seats));
            Fairness = fairness;
            Secrecy = secrecy;
        }

        /// <summary>The server remembers how far the match has come, so nobody can go back.</summary>
        public bool Ledger { get; }

        /// <summary>Who made the key of each seat: the player's own device, or the server.</summary>
        public IReadOnlyList<SeatKey> Seats { get; }

        /// <summary>Who had a part in the seed.</summary>
        public Fairness Fairness { get; }

        /// <summary><c>memory</c> where cards are gathered and cut, so that a good memory knows of later
        /// deals.</summary>
        public Secrecy Secrecy { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static Safety Parse(string json) => Json.Parse(json, Read);

        internal static Safety Read(JToken json)
        {
            var fields = new Fields(json, nameof(Safety));
            return new Safety(
                fields.Get("ledger", Json.Boolean),
                fields.Get("seats", Json.List(SeatKeyExtensions.Read)),
                fields.Get("fairness", FairnessExtensions.Read),
                fields.Get("secrecy", SecrecyExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "ledger", Ledger);
            Json.Put(json, "seats", Seats.Select(x => x.Value()));
            Json.Put(json, "fairness", Fairness.Value());
            Json.Put(json, "secrecy", Secrecy.Value());
            json.WriteEndObject();
        }
    }

    /// <summary>Who made the key of a seat.</summary>
    public enum SeatKey
    {
        /// <summary><c>own</c>.</summary>
        Own,

        /// <summary><c>issued</c>.</summary>
        Issued
    }

    /// <summary>What the members of <see cref="SeatKey"/> are in JSON.</summary>
    public static class SeatKeyExtensions
    {
        private static readonly string[] Values =
        {
            "own", "issued"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this SeatKey member) => Values[(int)member];

        internal static SeatKey Read(JToken json) =>
            (SeatKey)Json.Member(json, nameof(SeatKey), Values);
    }

    /// <summary>What a good memory knows of later deals.</summary>
    public enum Secrecy
    {
        /// <summary><c>full</c>.</summary>
        Full,

        /// <summary><c>memory</c>.</summary>
        Memory
    }

    /// <summary>What the members of <see cref="Secrecy"/> are in JSON.</summary>
    public static class SecrecyExtensions
    {
        private static readonly string[] Values =
        {
            "full", "memory"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this Secrecy member) => Values[(int)member];

        internal static Secrecy Read(JToken json) =>
            (Secrecy)Json.Member(json, nameof(Secrecy), Values);
    }

    /// <summary>What the service is.</summary>
    public sealed class ServiceInfo : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="service">Always croupier.</param>
        /// <param name="version">Version of the service.</param>
        /// <param name="chance">Id of the published algorithm from seed to deck.</param>
        /// <param name="stateVersions">State versions by game.</param>
        /// <param name="games">Ids of the games.</param>
        public ServiceInfo(
            string service,
            string version,
            string chance,
            IReadOnlyList<GameVersions> stateVersions,
            IReadOnlyList<string> games)
        {
            Service = Json.Given(service, nameof(service));
            Version = Json.Given(version, nameof(version));
            Chance = Json.Given(chance, nameof(chance));
            StateVersions = Json.Given(Json.Copy(stateVersions), nameof(stateVersions));
            Games = Json.Given(Json.Copy(games), nameof(games));
        }

        /// <summary>Always croupier.</summary>
        public string Service { get; }

        /// <summary>Version of the service.</summary>
        public string Version { get; }

        /// <summary>Id of the published algorithm from seed to deck.</summary>
        public string Chance { get; }

        /// <summary>State versions by game.</summary>
        public IReadOnlyList<GameVersions> StateVersions { get; }

        /// <summary>Ids of the games.</summary>
        public IReadOnlyList<string> Games { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static ServiceInfo Parse(string json) => Json.Parse(json, Read);

        internal static ServiceInfo Read(JToken json)
        {
            var fields = new Fields(json, nameof(ServiceInfo));
            return new ServiceInfo(
                fields.Get("service", Json.Text),
                fields.Get("version", Json.Text),
                fields.Get("chance", Json.Text),
                fields.Get("state_versions", Json.List(GameVersions.Read)),
                fields.Get("games", Json.List(Json.Text)));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "service", Service);
            Json.Put(json, "version", Version);
            Json.Put(json, "chance", Chance);
            Json.Put(json, "state_versions", StateVersions);
            Json.Put(json, "games", Games);
            json.WriteEndObject();
        }
    }

    /// <summary>A suit, in the canonical order of a pack.</summary>
    public enum Suit
    {
        /// <summary><c>C</c>.</summary>
        Clubs,

        /// <summary><c>D</c>.</summary>
        Diamonds,

        /// <summary><c>H</c>.</summary>
        Hearts,

        /// <summary><c>S</c>.</summary>
        Spades
    }

    /// <summary>What the members of <see cref="Suit"/> are in JSON.</summary>
    public static class SuitExtensions
    {
        private static readonly string[] Values =
        {
            "C", "D", "H", "S"
        };

        /// <summary>Returns a member as JSON has it.</summary>
        public static string Value(this Suit member) => Values[(int)member];

        internal static Suit Read(JToken json) =>
            (Suit)Json.Member(json, nameof(Suit), Values);
    }

    /// <summary>A match whose server has committed itself; store the commitment before you open anything.</summary>
    public sealed class TablePrepared : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="token">To start the match with.</param>
        /// <param name="match">Id of the match.</param>
        /// <param name="commitment">What the server is bound to.</param>
        public TablePrepared(string token, string match, string commitment)
        {
            Token = Json.Given(token, nameof(token));
            Match = Json.Given(match, nameof(match));
            Commitment = Json.Given(commitment, nameof(commitment));
        }

        /// <summary>To start the match with.</summary>
        public string Token { get; }

        /// <summary>Id of the match.</summary>
        public string Match { get; }

        /// <summary>What the server is bound to.</summary>
        public string Commitment { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static TablePrepared Parse(string json) => Json.Parse(json, Read);

        internal static TablePrepared Read(JToken json)
        {
            var fields = new Fields(json, nameof(TablePrepared));
            return new TablePrepared(
                fields.Get("token", Json.Text),
                fields.Get("match", Json.Text),
                fields.Get("commitment", Json.Text));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "token", Token);
            Json.Put(json, "match", Match);
            Json.Put(json, "commitment", Commitment);
            json.WriteEndObject();
        }
    }

    /// <summary>A table, and what its client has seen of it.</summary>
    public sealed class TableRequest : Message
    {
        /// <summary>Takes what the properties say.</summary>
        /// <param name="token">The table as the last answer gave it.</param>
        /// <param name="lastSeen">The newest move that this client has seen; the token must descend from it.</param>
        public TableRequest(string token, LastSeen lastSeen = null)
        {
            Token = Json.Given(token, nameof(token));
            LastSeen = lastSeen;
        }

        /// <summary>The table as the last answer gave it.</summary>
        public string Token { get; }

        /// <summary>The newest move that this client has seen; the token must descend from it. Left out where
        /// null.</summary>
        public LastSeen LastSeen { get; }

        /// <summary>Reads a text of JSON.</summary>
        /// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>
        public static TableRequest Parse(string json) => Json.Parse(json, Read);

        internal static TableRequest Read(JToken json)
        {
            var fields = new Fields(json, nameof(TableRequest));
            return new TableRequest(
                fields.Get("token", Json.Text),
                fields.OptionalObject("last_seen", LastSeen.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "token", Token);
            Json.PutGiven(json, "last_seen", LastSeen);
            json.WriteEndObject();
        }
    }
}
