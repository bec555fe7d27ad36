using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json;

namespace Croupier
{
    /// <summary>A seat at a sealed table of Nap.</summary>
    public sealed class NapSealedTable : SealedTable<NapAction, NapTable, NapTableReveal, NapTableMove>
    {
        private const int Hand = 5;

        private readonly Nap game;

        /// <summary>Sits down with a key, and what the deals are to be checked by.</summary>
        /// <param name="game">The calls.</param>
        /// <param name="token">The newest token of the match.</param>
        /// <param name="key">The key of the seat.</param>
        /// <param name="commitment">The server's commitment, as it was told before any opening was; or null.</param>
        /// <param name="opening">What this seat put in; or null.</param>
        public NapSealedTable(
            Nap game, string token, string key, string commitment = null, SeatOpening opening = null)
            : this(game, new TableMemory<NapTableMove>(token, key, commitment, opening?.Opening))
        {
        }

        private NapSealedTable(Nap game, TableMemory<NapTableMove> memory) : base(memory)
        {
            this.game = game;
        }

        /// <summary>Sits down again with what <c>Export</c> returned.</summary>
        /// <param name="game">The calls.</param>
        /// <param name="exported">The text.</param>
        /// <exception cref="JsonException">It is something else.</exception>
        public static NapSealedTable Restored(Nap game, string exported) => new NapSealedTable(
            game, Json.Parse(exported, json => TableMemory<NapTableMove>.Read(json, NapTableMove.Read)));

        internal override Task<NapTable> SendPlayAsync(
            string token,
            IReadOnlyList<NapAction> actions,
            string key,
            LastSeen seen,
            CancellationToken cancellation) =>
            game.PlayTableAsync(token, actions, key, seen, cancellation);

        internal override Task<NapTable> SendCloseAsync(
            string token, string key, LastSeen seen, CancellationToken cancellation) =>
            game.CloseTableAsync(token, key, seen, cancellation);

        internal override Task<NapTable> SendViewAsync(
            string token, string key, LastSeen seen, CancellationToken cancellation) =>
            game.ViewTableAsync(token, seen, key, cancellation);

        internal override Task<NapTableReveal> SendRevealAsync(
            string token, LastSeen seen, CancellationToken cancellation) =>
            game.RevealTableAsync(token, seen, cancellation);

        internal override TableAnswer Answer(NapTable table) => new TableAnswer
        {
            Token = table.Token,
            Match = table.Match,
            Move = table.Move,
            Link = table.Link,
            Seat = table.Seat,
            Deal = table.View.Deal,
        };

        internal override void Look(NapTable table, Sights sights)
        {
            foreach (var told in table.Events)
            {
                if (told is NapDealt dealt)
                {
                    sights.Dealt(dealt.Deal, dealt.Dealer, dealt.Hands[table.Seat.Value].Cards, null);
                }

                sights.Drew((told as NapPurchased)?.Drawn);
                sights.Apart((told as NapLooked)?.Card ?? (told as NapTookFloater)?.Card);
            }
        }

        internal override NapTableMove Move(int seat, IReadOnlyList<NapAction> actions) =>
            new NapTableMove(seat, actions);

        internal override Revealed Told(NapTableReveal reveal) => new Revealed
        {
            Match = reveal.Match,
            Record = FairDeal.CanonicalRecord("nap", reveal.Record),
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

        private static Dealing DealingOf(NapTableRecord record) => new Dealing
        {
            Pack = Chance.Pack(Lowest(record.Options, record.Players)),

            // Else the cards may have been gathered and cut, which does not follow from the seed alone (N4).
            IsShuffled = deal => deal == 0 || record.Options.Shuffle == NapShuffle.Always,
            Layout = (deck, dealer) => LayoutOf(deck, record.Players, dealer, record.Options),
        };

        /// <summary>
        /// Returns the lowest rank; one more for each further player, if the pack is short or there is a floater
        /// (N11, N21).
        /// </summary>
        private static Rank Lowest(NapOptions options, int players)
        {
            if (!(options is NapStandard standard))
            {
                return Rank.Ace - 1 - players;
            }

            return standard.LowestRank ?? (standard.Pack == NapPack.Full ? Rank.Two : Rank.Ace - 2 - players);
        }

        private static Layout LayoutOf(IReadOnlyList<Card> deck, int players, int dealer, NapOptions options)
        {
            var first = options.Batches == NapDealBatches.ThreeTwo ? 3 : 2;
            var hands = Layout.Hands(deck, players, dealer, first, Hand - first);
            var stock = deck.Skip(Hand * players).ToList();
            return options is NapStandard
                ? new Layout(hands, null, stock)
                : new Layout(hands, stock[0], stock.Skip(1));
        }
    }
}
