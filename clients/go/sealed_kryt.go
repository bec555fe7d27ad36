package croupier

import (
	"context"
	"slices"
)

// KrytSealedTable is one seat at a sealed table of Kryt'-navalivat'.
type KrytSealedTable = SealedTable[KrytAction, KrytTable, KrytTableReveal]

// SealedTable returns a seat at a sealed table of Kryt'-navalivat':
// a new one from a key and a token, or one that was stored.
func (g KrytNavalivat) SealedTable(memory TableMemory) *KrytSealedTable {
	return &KrytSealedTable{memory: memory.clone(), game: sealedGame[KrytAction, KrytTable, KrytTableReveal]{
		id: "kryt-navalivat",
		play: func(ctx context.Context, table TableRequest, actions []KrytAction, key string) (*KrytTable, error) {
			return g.PlayTable(ctx, KrytTablePlayRequest{table.Token, actions, table.LastSeen}, key)
		},
		view:   g.ViewTable,
		close:  g.CloseTable,
		reveal: g.RevealTable,
		told: func(t *KrytTable) told {
			return told{t.Token, t.Match, t.Move, t.Link, t.Seat}
		},
		see:   seeKryt,
		facts: krytFacts,
	}}
}

func seeKryt(t *KrytTable, memory *TableMemory) {
	for _, event := range t.Events {
		switch event := event.(type) {
		case KrytDealt:
			for _, hand := range event.Hands {
				memory.dealt(SeenDeal{event.Deal, event.Dealer, hand.Cards, event.Indicator, nil})
			}
		case KrytDrew:
			memory.drew(t.View.Deal, event.Cards)
		default: // Nothing else comes from the deck.
		}
	}
}

func krytFacts(r *KrytTableReveal) (revealed, dealing) {
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
	return facts, krytDealing(r.Record.Options, r.Record.Players)
}

func krytDealing(options KrytOptions, _ int) dealing {
	_, turns := options.(KrytStandard)
	return dealing{pack: packFrom(slices.Index(RankValues(), RankSix)), batches: []int{1, 1, 1}, turns: turns, drawsItLast: turns, always: true}
}
