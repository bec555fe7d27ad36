using System;
using System.Collections.Generic;
using System.Linq;

namespace Croupier
{
    /// <summary>What a seat has seen of all deals, while the events of a move are added.</summary>
    internal sealed class Sights
    {
        private readonly List<SeenDeal> deals;
        private int deal;

        /// <summary>Goes on from earlier deals; the events are those of a deal, or begin it.</summary>
        internal Sights(IEnumerable<SeenDeal> deals, int deal)
        {
            this.deals = deals.ToList();
            this.deal = deal;
        }

        internal IReadOnlyList<SeenDeal> Deals => deals;

        internal void Dealt(int number, int dealer, IReadOnlyList<Card> hand, Card? apart)
        {
            deal = number;
            if (hand != null)
            {
                deals.Add(new SeenDeal(number, dealer, hand, new Card[0], apart));
            }
        }

        internal void Drew(IReadOnlyList<Card> cards)
        {
            if (cards != null)
            {
                Change(seen => seen.WithDrawn(cards));
            }
        }

        internal void Apart(Card? card)
        {
            if (card != null)
            {
                Change(seen => seen.WithApart(card.Value));
            }
        }

        /// <summary>Changes what was seen of this deal, if its beginning was: that move may have been missed.</summary>
        private void Change(Func<SeenDeal, SeenDeal> change)
        {
            var last = deals.Count - 1;
            if (last >= 0 && deals[last].Deal == deal)
            {
                deals[last] = change(deals[last]);
            }
        }
    }
}
