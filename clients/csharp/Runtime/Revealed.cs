using System;
using System.Collections.Generic;

namespace Croupier
{
    /// <summary>What a reveal says in every game.</summary>
    internal sealed class Revealed
    {
        internal string Match { get; set; }

        /// <summary>What was agreed on, canonical.</summary>
        internal string Record { get; set; }

        internal int Players { get; set; }

        /// <summary>The first dealer, if one was named.</summary>
        internal int? Dealer { get; set; }

        internal IReadOnlyList<string> Commitments { get; set; }

        internal string Secret { get; set; }

        internal IReadOnlyList<string> Openings { get; set; }

        internal string Commitment { get; set; }

        internal string Seed { get; set; }

        internal IReadOnlyList<RevealedDeck> Decks { get; set; }

        /// <summary>How many deals there were.</summary>
        internal int Deals { get; set; }

        internal long Move { get; set; }

        internal string Link { get; set; }

        internal Dealing Dealing { get; set; }
    }

    /// <summary>How a game deals with the options of a match.</summary>
    internal sealed class Dealing
    {
        /// <summary>Its cards in canonical order.</summary>
        internal IReadOnlyList<Card> Pack { get; set; }

        /// <summary>Says of a deal whether its deck follows from the seed alone.</summary>
        internal Func<int, bool> IsShuffled { get; set; }

        /// <summary>Says where a deck goes when a seat deals it.</summary>
        internal Func<IReadOnlyList<Card>, int, Layout> Layout { get; set; }
    }
}
