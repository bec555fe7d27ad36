using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json;

namespace Croupier
{
    /// <summary>A seat at a sealed table of Chor Voli or Ramchi.</summary>
    public sealed class ChorVoliSealedTable
        : SealedTable<ChorVoliAction, ChorVoliTable, ChorVoliTableReveal, ChorVoliTableMove>
    {
        private readonly ChorVoli game;

        /// <summary>Sits down with a key, and what the deals are to be checked by.</summary>
        /// <param name="game">The calls.</param>
        /// <param name="token">The newest token of the match.</param>
        /// <param name="key">The key of the seat.</param>
        /// <param name="commitment">The server's commitment, as it was told before any opening was; or null.</param>
        /// <param name="opening">What this seat put in; or null.</param>
        public ChorVoliSealedTable(
            ChorVoli game, string token, string key, string commitment = null, SeatOpening opening = null)
            : this(game, new TableMemory<ChorVoliTableMove>(token, key, commitment, opening?.Opening))
        {
        }

        private ChorVoliSealedTable(ChorVoli game, TableMemory<ChorVoliTableMove> memory) : base(memory)
        {
            this.game = game;
        }

        /// <summary>Sits down again with what <c>Export</c> returned.</summary>
        /// <param name="game">The calls.</param>
        /// <param name="exported">The text.</param>
        /// <exception cref="JsonException">It is something else.</exception>
        public static ChorVoliSealedTable Restored(ChorVoli game, string exported) => new ChorVoliSealedTable(
            game, Json.Parse(exported, json => TableMemory<ChorVoliTableMove>.Read(json, ChorVoliTableMove.Read)));

        internal override Task<ChorVoliTable> SendPlayAsync(
            string token,
            IReadOnlyList<ChorVoliAction> actions,
            string key,
            LastSeen seen,
            CancellationToken cancellation) =>
            game.PlayTableAsync(token, actions, key, seen, cancellation);

        internal override Task<ChorVoliTable> SendCloseAsync(
            string token, string key, LastSeen seen, CancellationToken cancellation) =>
            game.CloseTableAsync(token, key, seen, cancellation);

        internal override Task<ChorVoliTable> SendViewAsync(
            string token, string key, LastSeen seen, CancellationToken cancellation) =>
            game.ViewTableAsync(token, seen, key, cancellation);

        internal override Task<ChorVoliTableReveal> SendRevealAsync(
            string token, LastSeen seen, CancellationToken cancellation) =>
            game.RevealTableAsync(token, seen, cancellation);

        internal override TableAnswer Answer(ChorVoliTable table) => new TableAnswer
        {
            Token = table.Token,
            Match = table.Match,
            Move = table.Move,
            Link = table.Link,
            Seat = table.Seat,
            Deal = table.View.Deal,
        };

        internal override void Look(ChorVoliTable table, Sights sights)
        {
            foreach (var dealt in table.Events.OfType<ChorVoliDealt>())
            {
                sights.Dealt(dealt.Deal, dealt.Dealer, dealt.Hands[table.Seat.Value].Cards, dealt.TableCard);
            }
        }

        internal override ChorVoliTableMove Move(int seat, IReadOnlyList<ChorVoliAction> actions) =>
            new ChorVoliTableMove(seat, actions);

        internal override Revealed Told(ChorVoliTableReveal reveal) => new Revealed
        {
            Match = reveal.Match,
            Record = FairDeal.CanonicalRecord("chor-voli", reveal.Record),
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

        private static Dealing DealingOf(ChorVoliTableRecord record) => new Dealing
        {
            Pack = Chance.Pack(Rank.Two),
            IsShuffled = deal => true,
            Layout = (deck, dealer) => LayoutOf(deck, record.Players, dealer),
        };

        /// <summary>
        /// Deals all cards one at a time; three get 17 each, and the last card lies on the table (C16).
        /// </summary>
        private static Layout LayoutOf(IReadOnlyList<Card> deck, int players, int dealer)
        {
            var batches = Enumerable.Repeat(1, deck.Count / players).ToArray();
            var left = deck.Count % players == 0 ? (Card?)null : deck.Last();
            return new Layout(Layout.Hands(deck, players, dealer, batches), left, new Card[0]);
        }
    }
}
