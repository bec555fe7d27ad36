package croupier

import "slices"

// A dealing is how a game's deck becomes hands.
type dealing struct {
	// The pack in canonical order.
	pack []Card
	// How many cards a seat gets each time it is its turn.
	batches []int
	// Whether a card is laid apart after the hands, and is drawn last.
	turns, drawsItLast bool
	// Whether the cards of every deal are shuffled, not only those of the first.
	always bool
}

// packFrom returns the cards from a rank on, as its place among all ranks, in canonical order.
func packFrom(lowest int) []Card {
	var pack []Card
	for place, card := range CardValues() {
		if place%13 >= lowest {
			pack = append(pack, card)
		}
	}
	return pack
}

func (d dealing) shuffles(deal int) bool { return deal == 0 || d.always }

// fits tells whether what a seat saw of a deal is what a deck has.
func (d dealing) fits(seen SeenDeal, deck []Card, seat, players int) bool {
	size := 0
	for _, batch := range d.batches {
		size += batch
	}
	if len(deck) != len(d.pack) || players < 1 || size*players > len(deck) {
		return false
	}
	rest := deck[size*players:]
	if d.turns && len(rest) == 0 {
		return false
	}
	var turned Card
	if d.turns {
		turned, rest = rest[0], rest[1:]
	}
	return slices.Equal(seen.Hand, d.hand(deck, seat, seen.Dealer, players)) &&
		(seen.Turned == nil || *seen.Turned == turned) &&
		d.drawn(seen.Drawn, rest, turned)
}

func (d dealing) hand(deck []Card, seat, dealer, players int) (hand []Card) {
	place := ((seat-dealer-1)%players + players) % players
	for _, batch := range d.batches {
		hand = append(hand, deck[place*batch:(place+1)*batch]...)
		deck = deck[batch*players:]
	}
	return hand
}

// drawn tells whether cards can have been drawn from a stock.
func (d dealing) drawn(drawn [][]Card, stock []Card, turned Card) bool {
	if !d.drawsItLast {
		return inOrder(drawn, stock)
	}
	// The six of trumps lies there once it has been exchanged for the indicator (K14).
	six := Card(RankSix) + turned[len(turned)-1:]
	return inOrder(drawn, append(slices.Clone(stock), turned)) || inOrder(drawn, append(slices.Clone(stock), six))
}

// inOrder tells whether runs of cards follow each other in a stock, maybe with cards of others between them.
func inOrder(runs [][]Card, stock []Card) bool {
	for _, run := range runs {
		if len(run) == 0 {
			continue
		}
		place := slices.Index(stock, run[0])
		if place < 0 || place+len(run) > len(stock) || !slices.Equal(run, stock[place:place+len(run)]) {
			return false
		}
		stock = stock[place+len(run):]
	}
	return true
}
