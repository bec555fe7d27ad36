package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"croupier.example/croupier"
)

// A sealedMatch is a match of one game, with one table for each seat.
type sealedMatch[A, T, R any] struct {
	name    string
	players int
	prepare func(locks, commitments []*string) (*croupier.TablePrepared, error)
	start   func(token string, openings []*string) (string, error)
	sit     func(croupier.TableMemory) *croupier.SealedTable[A, T, R]
	// Seats that the game waits for, and what the seat itself may do.
	turn func(*T) (toAct []int, legal []A)
	move func(chance *rand.Rand, legal []A) []A
	// What of a reveal is altered to see that it is found.
	parts func(*R) parts

	chance  *rand.Rand
	tables  []*croupier.SealedTable[A, T, R]
	answers []*T
	moves   int
}

// play plays a match to its end and checks what its seats saw; most turns only some seats are told.
func (m *sealedMatch[A, T, R]) play(ctx context.Context) error {
	m.chance = rand.New(rand.NewPCG(4, 4))
	if err := m.begin(ctx); err != nil {
		return err
	}
	first := m.tables[0].Token()
	for {
		toAct, _ := m.turn(m.answers[0])
		if len(toAct) == 0 {
			break
		}
		if err := m.goOn(ctx, toAct[m.chance.IntN(len(toAct))]); err != nil {
			return err
		}
	}
	if err := m.refuses(ctx, first); err != nil {
		return err
	}
	if err := m.shut(ctx); err != nil {
		return err
	}
	return m.verify(ctx)
}

func (m *sealedMatch[A, T, R]) begin(ctx context.Context) error {
	secrets, openings := make([]croupier.SeatSecret, m.players), make([]croupier.SeatOpening, m.players)
	locks, commitments, opened := make([]*string, m.players), make([]*string, m.players), make([]*string, m.players)
	for seat := range m.players {
		secrets[seat], openings[seat] = croupier.NewSeatSecret(), croupier.NewSeatOpening()
		locks[seat], commitments[seat] = croupier.Ptr(secrets[seat].Lock()), croupier.Ptr(openings[seat].Commitment())
		opened[seat] = croupier.Ptr(openings[seat].Opening())
	}
	prepared, err := m.prepare(locks, commitments)
	if err != nil {
		return err
	}
	token, err := m.start(prepared.Token, opened)
	if err != nil {
		return err
	}
	m.answers = make([]*T, m.players)
	for seat := range m.players {
		table := m.sit(croupier.TableMemory{
			Key: secrets[seat].Key(), Token: token, Commitment: prepared.Commitment, Opening: *opened[seat],
		})
		m.tables = append(m.tables, table)
		if m.answers[seat], err = table.View(ctx); err != nil {
			return err
		}
	}
	return nil
}

// goOn lets a seat play a move, of which seat 0 and all that are to act next are told, and others sometimes.
func (m *sealedMatch[A, T, R]) goOn(ctx context.Context, seat int) (err error) {
	if m.answers[seat], err = m.tables[seat].Receive(ctx, m.tables[0].Token()); err != nil {
		return err
	}
	_, legal := m.turn(m.answers[seat])
	if m.answers[seat], err = m.tables[seat].Play(ctx, m.move(m.chance, legal)); err != nil {
		return err
	}
	m.moves++
	if m.answers[seat], err = m.tables[seat].View(ctx); err != nil { // What it shows is no news.
		return err
	}
	if m.moves%10 == 0 {
		if err := m.store(seat); err != nil {
			return err
		}
	}
	for other := range m.tables {
		if other != seat && (other == 0 || m.chance.IntN(2) == 0) {
			if m.answers[other], err = m.tables[other].Receive(ctx, m.tables[seat].Token()); err != nil {
				return err
			}
		}
	}
	return nil
}

// store writes a table's memory, and goes on from what was read.
func (m *sealedMatch[A, T, R]) store(seat int) error {
	memory, err := reread(m.tables[seat].Memory())
	m.tables[seat] = m.sit(memory)
	return err
}

// reread writes a memory and reads it again.
func reread(memory croupier.TableMemory) (again croupier.TableMemory, err error) {
	content, err := json.Marshal(memory)
	if err != nil {
		return again, err
	}
	err = json.Unmarshal(content, &again)
	return again, err
}

// refuses sees that refusals change nothing: of an older token, and of a move that is none.
func (m *sealedMatch[A, T, R]) refuses(ctx context.Context, older string) error {
	table := m.tables[0]
	before := table.Memory()
	_, received := table.Receive(ctx, older)
	_, played := table.Play(ctx, nil)
	for code, err := range map[croupier.ProblemCode]error{
		croupier.ProblemCodeNotDescendant: received,
		croupier.ProblemCodeMalformed:     played,
	} {
		var refused *croupier.ProblemError
		if !errors.As(err, &refused) || refused.Code != code {
			return fmt.Errorf("%s: not refused as %s: %w", m.name, code, err)
		}
	}
	if after := table.Memory(); !reflect.DeepEqual(before, after) {
		return fmt.Errorf("%s: a refusal has changed %+v to %+v", m.name, before, after)
	}
	return nil
}

func (m *sealedMatch[A, T, R]) shut(ctx context.Context) error {
	token := m.tables[0].Token()
	for _, table := range m.tables {
		if _, err := table.Receive(ctx, token); err != nil {
			return err
		}
		if _, err := table.Close(ctx); err != nil {
			return err
		}
		token = table.Token()
	}
	_, err := m.tables[0].Receive(ctx, token)
	return err
}

// verify checks the match, and that each verdict turns false by itself.
func (m *sealedMatch[A, T, R]) verify(ctx context.Context) error {
	reveal, err := m.tables[0].Reveal(ctx)
	if err != nil {
		return err
	}
	var pools [][]croupier.PlayedMove
	for _, table := range m.tables {
		pools = append(pools, table.Memory().Moves)
	}
	good := croupier.Verdicts{Deck: croupier.VerdictTrue, Seen: croupier.VerdictTrue, Links: croupier.VerdictTrue}
	for seat, table := range m.tables {
		if found := table.Verify(reveal, pools...); found != good {
			return fmt.Errorf("%s: seat %d finds %v", m.name, seat, found)
		}
		if err := m.isFound(seat, reveal, pools); err != nil {
			return fmt.Errorf("%s: %w", m.name, err)
		}
	}
	fmt.Printf("Played %d sealed moves of %s to %s, and verified them.\n", m.moves, m.name, m.tables[0].Fingerprint())
	return nil
}

// isFound alters what a seat remembers, and the reveal, and sees that the right verdict turns.
func (m *sealedMatch[A, T, R]) isFound(seat int, reveal *R, pools [][]croupier.PlayedMove) error {
	const yes, no, open = croupier.VerdictTrue, croupier.VerdictFalse, croupier.VerdictOpen
	for about, change := range altered(m.tables[seat].Memory()) {
		memory, err := reread(m.tables[seat].Memory())
		if err != nil {
			return err
		}
		change.alter(&memory)
		if found := m.sit(memory).Verify(reveal, pools...); found != change.gives {
			return fmt.Errorf("seat %d finds %v of another %s", seat, found, about)
		}
	}
	memory := m.tables[seat].Memory()
	for _, printed := range []any{memory, &memory, m.tables[seat], []croupier.TableMemory{memory}} {
		text := fmt.Sprintf("%v %+v", printed, printed)
		if _, isTable := printed.(*croupier.SealedTable[A, T, R]); !isTable {
			text += fmt.Sprintf("%#v", printed)
		}
		if strings.Contains(text, memory.Key) || strings.Contains(text, memory.Token) {
			return fmt.Errorf("%T tells its secrets: %s", printed, text)
		}
	}
	if found := m.sit(memory).Verify(reveal); found != (croupier.Verdicts{Deck: yes, Seen: yes, Links: open}) {
		return fmt.Errorf("seat %d finds %v without the others' moves", seat, found)
	}
	memory.Moves = nil
	for about, spoiling := range spoilt() {
		other := *reveal
		spoiling.spoil(m.parts(&other))
		want := croupier.Verdicts{Deck: no, Seen: spoiling.seen, Links: open}
		if found := m.sit(memory).Verify(&other); found != want {
			return fmt.Errorf("seat %d finds %v of another %s", seat, found, about)
		}
	}
	return nil
}

// An alteration is a memory of something that was not so, with what is to be found of it.
type alteration struct {
	alter func(*croupier.TableMemory)
	gives croupier.Verdicts
}

// altered returns what can be altered in a memory.
func altered(memory croupier.TableMemory) map[string]alteration {
	const yes, no, open = croupier.VerdictTrue, croupier.VerdictFalse, croupier.VerdictOpen
	unseen := croupier.Verdicts{Deck: yes, Seen: no, Links: yes}
	unbound := croupier.Verdicts{Deck: no, Seen: yes, Links: yes}
	alterations := map[string]alteration{
		"card":       {func(m *croupier.TableMemory) { m.Deals[0].Hand[0] = m.Deals[0].Hand[1] }, unseen},
		"dealer":     {func(m *croupier.TableMemory) { m.Deals[0].Dealer++ }, unseen},
		"commitment": {func(m *croupier.TableMemory) { m.Commitment = memory.Opening }, unbound},
		"opening":    {func(m *croupier.TableMemory) { m.Opening = memory.Commitment }, unbound},
		"match":      {func(m *croupier.TableMemory) { m.Match = memory.Commitment[:32] }, unbound},
		"link": {
			func(m *croupier.TableMemory) { m.Links[1].Link = m.Links[0].Link },
			croupier.Verdicts{Deck: yes, Seen: yes, Links: no},
		},
		"memory, which has nothing": {
			func(m *croupier.TableMemory) { m.Commitment, m.Deals = "", nil },
			croupier.Verdicts{Deck: open, Seen: open, Links: yes},
		},
	}
	for place, deal := range memory.Deals {
		altersDeal := func(about string, alter func(*croupier.SeenDeal)) {
			about = fmt.Sprintf("%s in deal %d", about, place)
			alterations[about] = alteration{func(m *croupier.TableMemory) { alter(&m.Deals[place]) }, unseen}
		}
		if deal.Turned != nil {
			altersDeal("card turned", func(d *croupier.SeenDeal) { d.Turned = &deal.Hand[0] })
		}
		if len(deal.Drawn) == 0 {
			continue
		}
		altersDeal("draw", func(d *croupier.SeenDeal) { d.Drawn[0] = deal.Hand })
		if strings.HasPrefix(string(deal.Drawn[0][0]), "6") {
			continue // A six of trumps that was exchanged can be drawn again, as the last card.
		}
		altersDeal("draw, once more", func(d *croupier.SeenDeal) { d.Drawn = append(d.Drawn, d.Drawn[0]) })
		if len(deal.Drawn) > 1 {
			altersDeal("order of draws", func(d *croupier.SeenDeal) { slices.Reverse(d.Drawn) })
		}
	}
	return alterations
}
