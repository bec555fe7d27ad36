using System;
using System.Collections.Generic;
using System.Linq;

namespace Croupier
{
    /// <summary>Holds a reveal against what a seat has stored.</summary>
    internal sealed class Check<TMove> where TMove : Message
    {
        private const int MostDecks = 1000;
        private const int MatchDigits = 32;
        private const int SecretDigits = 64;

        private readonly TableMemory<TMove> memory;
        private readonly Revealed told;

        internal Check(TableMemory<TMove> memory, Revealed told)
        {
            this.memory = memory;
            this.told = told;
        }

        /// <summary>Returns what holds; without moves nothing is said of links.</summary>
        internal Verdict Verdict(IReadOnlyDictionary<long, string> moves) =>
            new Verdict(Deck(), Seen(), moves == null ? null : Links(moves));

        private bool? Deck()
        {
            var follows = Holds(() => IsBound() && IsOpened() && IsDealt());
            return follows && memory.Commitment == null ? (bool?)null : follows;
        }

        private bool IsBound()
        {
            var commitment = FairDeal.Commitment(told.Match, told.Record, told.Secret);
            return told.Match.Length == MatchDigits
                && told.Secret.Length == SecretDigits
                && commitment == told.Commitment
                && commitment == (memory.Commitment ?? commitment)
                && told.Match == (memory.Match ?? told.Match);
        }

        private bool IsOpened()
        {
            var kept = told.Openings.Select(opening => opening == null ? null : new SeatOpening(opening).Commitment);
            return told.Openings.Count == told.Players
                && kept.SequenceEqual(told.Commitments)
                && (memory.Opening == null || IsMine());
        }

        private bool IsMine() => memory.Seat == null
            ? told.Openings.Contains(memory.Opening)
            : told.Openings[memory.Seat.Value] == memory.Opening;

        private bool IsDealt()
        {
            var pack = told.Dealing.Pack;
            var decks = Enumerable.Range(0, Math.Min(told.Deals, MostDecks)).Select(deal => new RevealedDeck(
                deal, Chance.Shuffled(pack, told.Seed, deal), Chance.Cut(pack.Count, told.Seed, deal)));
            return FairDeal.Seed(told.Record, told.Secret, told.Openings) == told.Seed
                && decks.SequenceEqual(told.Decks);
        }

        private bool? Seen()
        {
            var deals = memory.Deals.Where(deal => told.Dealing.IsShuffled(deal.Deal)).ToList();
            return memory.Seat == null || deals.Count == 0
                ? (bool?)null
                : Holds(() => deals.All(deal => IsSeen(memory.Seat.Value, deal)));
        }

        private bool IsSeen(int seat, SeenDeal deal)
        {
            var first = told.Dealer ?? Chance.Dealer(told.Players, told.Seed);
            var deck = Chance.Shuffled(told.Dealing.Pack, told.Seed, deal.Deal);
            return (deal.Deal > 0 || deal.Dealer == first) && told.Dealing.Layout(deck, deal.Dealer).Shows(seat, deal);
        }

        private bool? Links(IReadOnlyDictionary<long, string> moves)
        {
            IReadOnlyDictionary<long, string> links = new Dictionary<long, string>();
            var shown = memory.Links.Concat(new[] { new LastSeen(told.Move, told.Link) }).ToList();
            var follow = Holds(() =>
            {
                links = FairDeal.Links(told.Record, told.Secret, moves);
                return shown.All(each => !links.ContainsKey(each.Move) || links[each.Move] == each.Link);
            });
            var complete = shown.All(each => links.ContainsKey(each.Move));
            return follow && !complete ? (bool?)null : follow;
        }

        private static bool Holds(Func<bool> claim)
        {
            try
            {
                return claim();
            }
            catch (Exception impossible) when (
                impossible is ArgumentException || impossible is ArithmeticException
                || impossible is FormatException || impossible is InvalidOperationException)
            {
                // From what is no hexadecimal, or no number of players, nothing can follow.
                return false;
            }
        }
    }
}
