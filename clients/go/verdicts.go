package croupier

import (
	"encoding/hex"
	"reflect"
	"slices"

	"croupier.example/croupier/fairness"
)

// Verdict says whether something holds; the zero value says that there was nothing to check, or not enough.
type Verdict string

// What a check can come to.
const (
	VerdictOpen  Verdict = ""
	VerdictTrue  Verdict = "true"
	VerdictFalse Verdict = "false"
)

// Verdicts are three checks of a match, each for itself.
type Verdicts struct {
	// The server kept to what it was bound to, and seed and decks follow from that.
	Deck Verdict `json:"deck"`
	// What the seat was dealt and drew is what the decks have.
	Seen Verdict `json:"seen"`
	// The moves that were made give the links that the seat was shown.
	Links Verdict `json:"links"`
}

const (
	mostDecks   = 1000
	matchBytes  = 16
	secretBytes = 32
)

// What every game's reveal shows.
type revealed struct {
	match      string
	record     any
	canonical  []byte
	players    int
	dealer     *int
	committed  []*string
	secret     string
	openings   []*string
	commitment string
	seed       string
	decks      []RevealedDeck
	deal       int
	last       LastSeen
}

func verdicts(memory *TableMemory, facts revealed, dealing dealing, moves [][]PlayedMove) Verdicts {
	return Verdicts{
		Deck:  deckVerdict(memory, facts, dealing),
		Seen:  seenVerdict(memory, facts, dealing),
		Links: linksVerdict(memory, facts, moves),
	}
}

// verdict returns what holds; if all does but nothing was enough to rely on it, the question is open.
func verdict(holds, enough bool) Verdict {
	switch {
	case !holds:
		return VerdictFalse
	case enough:
		return VerdictTrue
	}
	return VerdictOpen
}

func deckVerdict(memory *TableMemory, facts revealed, dealing dealing) Verdict {
	match, noMatch := hex.DecodeString(facts.match)
	secret, noSecret := hex.DecodeString(facts.secret)
	openings, opened := facts.opened()
	if noMatch != nil || noSecret != nil || !opened {
		return VerdictFalse
	}
	if len(match) != matchBytes || len(secret) != secretBytes {
		return VerdictFalse
	}
	commitment := fairness.Commitment(match, facts.canonical, secret)
	bound := commitment == facts.commitment &&
		(memory.Commitment == "" || memory.Commitment == commitment) &&
		(memory.Match == "" || memory.Match == facts.match)
	seeded := fairness.Seed(facts.canonical, secret, openings) == facts.seed
	ours := memory.Opening == "" || slices.ContainsFunc(facts.openings, func(opening *string) bool {
		return opening != nil && *opening == memory.Opening
	})
	return verdict(bound && seeded && ours && facts.decksFollow(dealing), memory.Commitment != "")
}

// opened returns the openings, and whether each is what its seat committed to.
func (r revealed) opened() ([][]byte, bool) {
	openings := make([][]byte, len(r.openings))
	if len(r.committed) != len(r.openings) || len(r.openings) != r.players {
		return nil, false
	}
	for seat, text := range r.openings {
		if (text == nil) != (r.committed[seat] == nil) {
			return nil, false
		}
		if text == nil {
			continue
		}
		opening, err := ReadSeatOpening(*text)
		if err != nil || opening.Commitment() != *r.committed[seat] {
			return nil, false
		}
		openings[seat] = opening.bytes
	}
	return openings, true
}

func (r revealed) decksFollow(dealing dealing) bool {
	if len(r.decks) != min(r.deal+1, mostDecks) {
		return false
	}
	for deal, each := range r.decks {
		computed := RevealedDeck{
			Deal: deal,
			Deck: fairness.Shuffled(dealing.pack, r.seed, deal),
			Cut:  fairness.Cut(len(dealing.pack), r.seed, deal),
		}
		if !reflect.DeepEqual(each, computed) {
			return false
		}
	}
	return true
}

func seenVerdict(memory *TableMemory, facts revealed, dealing dealing) Verdict {
	checked, holds := false, true
	for _, seen := range memory.Deals {
		if !dealing.shuffles(seen.Deal) || seen.Deal >= len(facts.decks) || memory.Seat == nil {
			continue // Gathered cards are not what a shuffle would have made of them.
		}
		checked = true
		if seen.Deal == 0 {
			holds = holds && seen.Dealer == facts.firstDealer()
		}
		holds = holds && dealing.fits(seen, facts.decks[seen.Deal].Deck, *memory.Seat, facts.players)
	}
	return verdict(holds, checked)
}

func (r revealed) firstDealer() int {
	if r.dealer != nil {
		return *r.dealer
	}
	return fairness.Lot(max(r.players, 1), r.seed)
}

func linksVerdict(memory *TableMemory, facts revealed, pools [][]PlayedMove) Verdict {
	secret, err := hex.DecodeString(facts.secret)
	if err != nil {
		return VerdictFalse
	}
	moves, known := pooled(pools, facts.last.Move)
	if !known {
		return VerdictOpen
	}
	links := fairness.Links(facts.canonical, secret, moves)
	complete := int64(len(moves)) == facts.last.Move
	holds := true
	for _, seen := range append(memory.Links, facts.last) {
		if seen.Move < int64(len(links)) {
			holds = holds && links[seen.Move] == seen.Link
		}
		holds = holds && seen.Move <= facts.last.Move
	}
	return verdict(holds, complete)
}

// pooled returns the moves from the first to the last, or to the first that nobody tells, and whether there are any.
func pooled(pools [][]PlayedMove, last int64) (moves [][]byte, known bool) {
	told := map[int64][]byte{}
	for _, pool := range pools {
		for _, each := range pool {
			content, err := fairness.Move(each.Content)
			if err == nil {
				told[each.Move] = content
			}
		}
	}
	for move := int64(1); move <= last && told[move] != nil; move++ {
		moves = append(moves, told[move])
	}
	return moves, len(told) > 0
}
