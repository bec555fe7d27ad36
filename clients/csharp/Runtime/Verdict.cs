namespace Croupier
{
    /// <summary>
    /// What a reveal shows of a match, each thing for itself: true, false, or null where there was nothing to check it
    /// by.
    /// </summary>
    public sealed class Verdict
    {
        internal Verdict(bool? deck, bool? seen, bool? links)
        {
            Deck = deck;
            Seen = seen;
            Links = links;
        }

        /// <summary>
        /// Whether every deck is what the server had bound itself to; null if its commitment was not stored.
        /// </summary>
        public bool? Deck { get; }

        /// <summary>
        /// Whether all that this seat was dealt and drew, and the cards that it saw face up, are those of the shuffled
        /// decks; null if it saw none.
        /// </summary>
        public bool? Seen { get; }

        /// <summary>
        /// Whether the moves are those that gave the links that this seat was shown; null if not all are known.
        /// </summary>
        public bool? Links { get; }

        /// <summary>Returns the three.</summary>
        public override string ToString() =>
            "deck " + Told(Deck) + ", seen " + Told(Seen) + ", links " + Told(Links);

        private static string Told(bool? verdict) =>
            verdict == null ? "not checked" : verdict.Value ? "true" : "false";
    }
}
