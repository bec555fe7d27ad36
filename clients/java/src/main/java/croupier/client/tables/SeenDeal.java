package croupier.client.tables;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import croupier.client.model.Card;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a seat has seen of the deck of a deal: its hand, what it drew later, and a card that lay apart. */
record SeenDeal(
        @JsonProperty(required = true) int deal,
        @JsonProperty(required = true) int dealer,
        @JsonProperty(required = true) List<Card> hand,
        @JsonProperty(required = true) List<Card> drawn,
        @JsonProperty(required = true) @JsonSetter(nulls = Nulls.SET) @Nullable Card apart) {
    SeenDeal withDrawn(List<Card> cards) {
        return new SeenDeal(deal, dealer, hand, Stream.concat(drawn.stream(), cards.stream()).toList(), apart);
    }

    SeenDeal withApart(Card card) {
        return new SeenDeal(deal, dealer, hand, drawn, card);
    }
}
