using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Croupier
{
    /// <summary>
    /// What a seat has seen of the deck of a deal: its hand, what it drew later, and a card that lay apart.
    /// </summary>
    internal sealed class SeenDeal : Message
    {
        internal SeenDeal(int deal, int dealer, IReadOnlyList<Card> hand, IReadOnlyList<Card> drawn, Card? apart)
        {
            Deal = deal;
            Dealer = dealer;
            Hand = hand;
            Drawn = drawn;
            Apart = apart;
        }

        internal int Deal { get; }

        internal int Dealer { get; }

        internal IReadOnlyList<Card> Hand { get; }

        internal IReadOnlyList<Card> Drawn { get; }

        internal Card? Apart { get; }

        internal static SeenDeal Read(JToken json)
        {
            var fields = new Fields(json, nameof(SeenDeal));
            return new SeenDeal(
                fields.Get("deal", Json.Int32),
                fields.Get("dealer", Json.Int32),
                fields.Get("hand", Json.List(CardExtensions.Read)),
                fields.Get("drawn", Json.List(CardExtensions.Read)),
                fields.NullableValue("apart", CardExtensions.Read));
        }

        internal override void Write(JsonWriter json)
        {
            json.WriteStartObject();
            Json.Put(json, "deal", Deal);
            Json.Put(json, "dealer", Dealer);
            Json.Put(json, "hand", Hand.Select(card => card.Value()));
            Json.Put(json, "drawn", Drawn.Select(card => card.Value()));
            Json.Put(json, "apart", Apart?.Value());
            json.WriteEndObject();
        }

        internal SeenDeal WithDrawn(IEnumerable<Card> cards) =>
            new SeenDeal(Deal, Dealer, Hand, Drawn.Concat(cards).ToList(), Apart);

        internal SeenDeal WithApart(Card card) => new SeenDeal(Deal, Dealer, Hand, Drawn, card);
    }
}
