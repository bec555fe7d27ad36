using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json;

namespace Croupier
{
    /// <summary>A seat at a sealed table of Kryt'-navalivat'.</summary>
    public sealed class KrytSealedTable : SealedTable<KrytAction, KrytTable, KrytTableReveal, KrytTableMove>
    {
        private const int Hand = 3;

        private readonly KrytNavalivat game;

        /// <summary>Sits down with a key, and what the deals are to be checked by.</summary>
        /// <param name="game">The calls.</param>
        /// <param name="token">The newest token of the match.</param>
        /// <param name="key">The key of the seat.</param>
        /// <param name="commitment">The server's commitment, as it was told before any opening was; or null.</param>
        /// <param name="opening">What this seat put in; or null.</param>
        public KrytSealedTable(
            KrytNavalivat game, string token, string key, string commitment = null, SeatOpening opening = null)
            : this(game, new TableMemory<KrytTableMove>(token, key, commitment, opening?.Opening))
        {
        }

        private KrytSealedTable(KrytNavalivat game, TableMemory<KrytTableMove> memory) : base(memory)
        {
            this.game = game;
        }

        /// <summary>Sits down again with what <c>Export</c> returned.</summary>
        /// <param name="game">The calls.</param>
        /// <param name="exported">The text.</param>
        /// <exception cref="JsonException">It is something else.</exception>
        public static KrytSealedTable Restored(KrytNavalivat game, string exported) => new KrytSealedTable(
            game, Json.Parse(exported, json => TableMemory<KrytTableMove>.Read(json, KrytTableMove.Read)));

        internal override Task<KrytTable> SendPlayAsync(
            string token,
            IReadOnlyList<KrytAction> actions,
            string key,
            LastSeen seen,
            CancellationToken cancellation) =>
            game.PlayTableAsync(token, actions, key, seen, cancellation);

        internal override Task<KrytTable> SendCloseAsync(
            string token, string key, LastSeen seen, CancellationToken cancellation) =>
            game.CloseTableAsync(token, key, seen, cancellation);

        internal override Task<KrytTable> SendViewAsync(
            string token, string key, LastSeen seen, CancellationToken cancellation) =>
            game.ViewTableAsync(token, seen, key, cancellation);

        internal override Task<KrytTableReveal> SendRevealAsync(
            string token, LastSeen seen, CancellationToken cancellation) =>
            game.RevealTableAsync(token, seen, cancellation);

        internal override TableAnswer Answer(KrytTable table) => new TableAnswer
        {
            Token = table.Token,
            Match = table.Match,
            Move = table.Move,
            Link = table.Link,
            Seat = table.Seat,
            Deal = table.View.Deal,
        };

        internal override void Look(KrytTable table, Sights sights)
        {
            foreach (var told in table.Events)
            {
                if (told is KrytDealt dealt)
                {
                    var hand = dealt.Hands[table.Seat.Value].Cards;
                    sights.Dealt(dealt.Deal, dealt.Dealer, hand, dealt.Indicator);
                }

                sights.Drew((told as KrytDrew)?.Cards);
            }
        }

        internal override KrytTableMove Move(int seat, IReadOnlyList<KrytAction> actions) =>
            new KrytTableMove(seat, actions);

        internal override Revealed Told(KrytTableReveal reveal) => new Revealed
        {
            Match = reveal.Match,
            Record = FairDeal.CanonicalRecord("kryt-navalivat", reveal.Record),
            Players = reveal.Record.Players,
            Dealer = reveal.Record.Dealer,
            Commitments = reveal.Record.Commitments,
            Secret = reveal.Secret,
            Openings = reveal.Openings,
            Commitment = reveal.Commitment,
            Seed = reveal.Seed,
            Decks = reveal.Decks,
            Deals = reveal.State.Deal + 1,
            Move = reveal.Move,
            Link = reveal.Link,
            Dealing = DealingOf(reveal.Record),
        };

        private static Dealing DealingOf(KrytTableRecord record) => new Dealing
        {
            Pack = Chance.Pack(Rank.Six),
            IsShuffled = deal => true,
            Layout = (deck, dealer) => LayoutOf(deck, record.Players, dealer, record.Options is KrytStandard),
        };

        /// <summary>
        /// Deals; where an indicator is turned, it is drawn last, or the six of trumps that was exchanged for it (K14).
        /// </summary>
        private static Layout LayoutOf(IReadOnlyList<Card> deck, int players, int dealer, bool turned)
        {
            var hands = Layout.Hands(deck, players, dealer, 1, 1, 1);
            var stock = deck.Skip(Hand * players).ToList();
            if (!turned)
            {
                return new Layout(hands, null, stock);
            }

            var rest = stock.Skip(1).ToList();
            return new Layout(
                hands, stock[0], rest.Concat(new[] { stock[0] }), rest.Concat(new[] { SixOf(stock[0]) }));
        }

        private static Card SixOf(Card trump)
        {
            const int ranks = (int)Rank.Ace + 1;
            return (Card)((int)trump / ranks * ranks + (int)Rank.Six);
        }
    }
}
