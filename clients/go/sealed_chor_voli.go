package croupier

import (
	"context"
	"slices"
)

// ChorVoliSealedTable is one seat at a sealed table of Chor Voli or Ramchi.
type ChorVoliSealedTable = SealedTable[ChorVoliAction, ChorVoliTable, ChorVoliTableReveal]

// SealedTable returns a seat at a sealed table of Chor Voli or Ramchi:
// a new one from a key and a token, or one that was stored.
func (g ChorVoli) SealedTable(memory TableMemory) *ChorVoliSealedTable {
	return &ChorVoliSealedTable{memory: memory.clone(), game: sealedGame[ChorVoliAction, ChorVoliTable, ChorVoliTableReveal]{
		id: "chor-voli",
		play: func(ctx context.Context, table TableRequest, actions []ChorVoliAction, key string) (*ChorVoliTable, error) {
			return g.PlayTable(ctx, ChorVoliTablePlayRequest{table.Token, actions, table.LastSeen}, key)
		},
		view:   g.ViewTable,
		close:  g.CloseTable,
		reveal: g.RevealTable,
		told: func(t *ChorVoliTable) told {
			return told{t.Token, t.Match, t.Move, t.Link, t.Seat}
		},
		see:   seeChorVoli,
		facts: chorVoliFacts,
	}}
}

func seeChorVoli(t *ChorVoliTable, memory *TableMemory) {
	for _, event := range t.Events {
		if event, ok := event.(ChorVoliDealt); ok {
			for _, hand := range event.Hands {
				memory.dealt(SeenDeal{event.Deal, event.Dealer, hand.Cards, event.TableCard, nil})
			}
		}
	}
}

func chorVoliFacts(r *ChorVoliTableReveal) (revealed, dealing) {
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
	return facts, chorVoliDealing(r.Record.Options, r.Record.Players)
}

func chorVoliDealing(_ ChorVoliOptions, players int) dealing {
	pack := CardValues()
	size := len(pack) / max(players, 1)
	return dealing{pack: pack, batches: slices.Repeat([]int{1}, size), turns: size*players < len(pack), always: true}
}
