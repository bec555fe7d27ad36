package croupier

import (
	"context"
	"slices"
)

// NapSealedTable is one seat at a sealed table of Nap.
type NapSealedTable = SealedTable[NapAction, NapTable, NapTableReveal]

// SealedTable returns a seat at a sealed table of Nap:
// a new one from a key and a token, or one that was stored.
func (g Nap) SealedTable(memory TableMemory) *NapSealedTable {
	return &NapSealedTable{memory: memory.clone(), game: sealedGame[NapAction, NapTable, NapTableReveal]{
		id: "nap",
		play: func(ctx context.Context, table TableRequest, actions []NapAction, key string) (*NapTable, error) {
			return g.PlayTable(ctx, NapTablePlayRequest{table.Token, actions, table.LastSeen}, key)
		},
		view:   g.ViewTable,
		close:  g.CloseTable,
		reveal: g.RevealTable,
		told: func(t *NapTable) told {
			return told{t.Token, t.Match, t.Move, t.Link, t.Seat}
		},
		see:   seeNap,
		facts: napFacts,
	}}
}

func seeNap(t *NapTable, memory *TableMemory) {
	for _, event := range t.Events {
		switch event := event.(type) {
		case NapDealt:
			for _, hand := range event.Hands {
				memory.dealt(SeenDeal{event.Deal, event.Dealer, hand.Cards, nil, nil})
			}
		case NapPurchased:
			memory.drew(t.View.Deal, event.Drawn)
		case NapLooked:
			memory.turned(t.View.Deal, event.Card)
		case NapTookFloater:
			memory.turned(t.View.Deal, event.Card)
		default: // Nothing else comes from the deck.
		}
	}
}

func napFacts(r *NapTableReveal) (revealed, dealing) {
	facts := revealed{
		match:      r.Match,
		record:     r.Record,
		players:    r.Record.Players,
		dealer:     r.Record.Dealer,
		committed:  r.Record.Commitments,
		secret:     r.Secret,
		openings:   r.Openings,
		commitment: r.Commitment,
		seed:       r.Seed,
		decks:      r.Decks,
		deal:       r.State.Deal,
		last:       LastSeen{r.Move, r.Link},
	}
	return facts, napDealing(r.Record.Options, r.Record.Players)
}

func napDealing(options NapOptions, players int) dealing {
	floater := func(batches NapDealBatches, shuffle NapShuffle) dealing {
		return dealing{
			pack:    packFrom(napShort(RankTen, players)),
			batches: napBatches(batches),
			turns:   true,
			always:  shuffle == NapShuffleAlways,
		}
	}
	switch options := options.(type) {
	case NapStandard:
		return dealing{
			pack:    packFrom(napLowest(options, players)),
			batches: napBatches(options.Batches),
			always:  options.Shuffle == NapShuffleAlways,
		}
	case NapFloater:
		return floater(options.Batches, options.Shuffle)
	case NapFloaterTeesside:
		return floater(options.Batches, options.Shuffle)
	case NapFloaterAylesbury:
		return floater(options.Batches, options.Shuffle)
	case NapFloaterDorset:
		return floater(options.Batches, options.Shuffle)
	}
	return dealing{}
}

// napLowest returns the place of the lowest rank of a pack (N11).
func napLowest(options NapStandard, players int) int {
	switch {
	case options.LowestRank != nil:
		return slices.Index(RankValues(), *options.LowestRank)
	case options.Pack == NapPackShort:
		return napShort(RankNine, players)
	}
	return 0
}

// napShort returns the place of the lowest rank of a short pack: that of three players, and one more for each further one.
func napShort(ofThree Rank, players int) int {
	return slices.Index(RankValues(), ofThree) + 3 - players
}

func napBatches(batches NapDealBatches) []int {
	if batches == NapDealBatchesTwoThree {
		return []int{2, 3}
	}
	return []int{3, 2}
}
