using System;
using System.Collections.Generic;
using System.Linq;

namespace Croupier
{
    /// <summary>
    /// Chance <c>croupier/1</c>: from a seed to decks, cuts and the first dealer, as the server makes them.
    /// </summary>
    public static class Chance
    {
        private const string Name = "croupier/1";
        private const int Ranks = 13;

        /// <summary>Returns a pack in canonical order.</summary>
        /// <param name="lowest">The lowest rank in it.</param>
        public static IReadOnlyList<Card> Pack(Rank lowest) =>
            Enumerable.Range(0, 4 * Ranks)
                .Where(card => card % Ranks >= (int)lowest)
                .Select(card => (Card)card)
                .ToList();

        /// <summary>Returns the deck of a deal; its first card leaves the dealer's hand first.</summary>
        /// <param name="pack">The pack in canonical order.</param>
        /// <param name="seed">The seed of the match.</param>
        /// <param name="deal">The number of the deal, from 0.</param>
        public static IReadOnlyList<Card> Shuffled(IReadOnlyList<Card> pack, string seed, int deal)
        {
            var words = new Words(KeyOf(seed, deal), "deck");
            var deck = pack.ToArray();
            for (var i = deck.Length - 1; i > 0; i--)
            {
                var j = words.IndexBelow(i + 1);
                var card = deck[i];
                deck[i] = deck[j];
                deck[j] = card;
            }

            return deck;
        }

        /// <summary>Returns how many cards the cut takes off the top, if the cards of a deal are gathered.</summary>
        /// <param name="size">How many cards there are, 2 or more.</param>
        /// <param name="seed">The seed of the match.</param>
        /// <param name="deal">The number of the deal, from 0.</param>
        public static int Cut(int size, string seed, int deal) =>
            1 + new Words(KeyOf(seed, deal), "cut").IndexBelow(size - 1);

        /// <summary>Returns the first dealer of a match, drawn by lot.</summary>
        /// <param name="players">How many play.</param>
        /// <param name="seed">The seed of the match.</param>
        public static int Dealer(int players, string seed) =>
            new Words(Digests.Bytes(seed), Name + "/lot").IndexBelow(players);

        private static byte[] KeyOf(string seed, int deal) =>
            Digests.Hmac(Digests.Bytes(seed), Digests.Bytes(FormattableString.Invariant($"{Name}/deal/{deal}")));

        /// <summary>An endless row of numbers of 32 bits.</summary>
        private sealed class Words
        {
            private const long All = 1L << 32;

            private readonly byte[] key;
            private readonly string purpose;
            private readonly Queue<byte> block = new Queue<byte>();
            private int blocks;

            internal Words(byte[] key, string purpose)
            {
                this.key = key;
                this.purpose = purpose;
            }

            internal int IndexBelow(int n)
            {
                // Words above the last whole multiple of n would favour small remainders.
                var bound = All - All % n;
                var word = Next();
                while (word >= bound)
                {
                    word = Next();
                }

                return (int)(word % n);
            }

            private long Next()
            {
                if (block.Count == 0)
                {
                    var message = Digests.Bytes(FormattableString.Invariant($"{purpose}/{blocks++}"));
                    Digests.Hmac(key, message).ToList().ForEach(block.Enqueue);
                }

                return Enumerable.Range(0, 4).Aggregate(0L, (word, _) => word << 8 | block.Dequeue());
            }
        }
    }
}
