using System.Collections.Generic;
using System.Linq;

namespace Croupier
{
    /// <summary>
    /// Where a deck went: the hands, the card that lay apart, and what was left to draw, in one order or another.
    /// </summary>
    internal sealed class Layout
    {
        private readonly IReadOnlyList<IReadOnlyList<Card>> hands;
        private readonly Card? apart;
        private readonly IReadOnlyList<IEnumerable<Card>> rests;

        internal Layout(IReadOnlyList<IReadOnlyList<Card>> hands, Card? apart, params IEnumerable<Card>[] rests)
        {
            this.hands = hands;
            this.apart = apart;
            this.rests = rests;
        }

        /// <summary>Deals batches in turn, each to every seat from the one after the dealer.</summary>
        internal static IReadOnlyList<IReadOnlyList<Card>> Hands(
            IEnumerable<Card> deck, int players, int dealer, params int[] batches)
        {
            var left = new Queue<Card>(deck);
            var hands = Enumerable.Range(0, players).Select(_ => new List<Card>()).ToList();
            foreach (var batch in batches)
            {
                for (var place = 1; place <= players; place++)
                {
                    var hand = hands[(dealer + place) % players];
                    hand.AddRange(Enumerable.Range(0, batch).Select(_ => left.Dequeue()));
                }
            }

            return hands;
        }

        /// <summary>Returns whether what a seat has seen of a deal is here.</summary>
        internal bool Shows(int seat, SeenDeal seen) =>
            seen.Hand.SequenceEqual(hands[seat])
            && (seen.Apart == null || seen.Apart == apart)
            && rests.Any(rest => IsInOrder(seen.Drawn, rest));

        private static bool IsInOrder(IReadOnlyList<Card> drawn, IEnumerable<Card> rest)
        {
            var found = rest.Aggregate(0, (at, card) => at < drawn.Count && drawn[at] == card ? at + 1 : at);
            return found == drawn.Count;
        }
    }
}
