package croupier

import (
	"context"
	"sync"

	"croupier.example/croupier/fairness"
)

// SealedTable is one seat at a sealed table. It holds the newest token, sends with every call what it
// has seen, and remembers what can be checked at the end: so let it see each deal when it is dealt.
// A call that is refused or fails changes nothing; many goroutines may use it.
//
// Its types of actions, answers and reveals are those of a game: [NapSealedTable] and others.
type SealedTable[A, T, R any] struct {
	game   sealedGame[A, T, R]
	lock   sync.Mutex
	memory TableMemory
}

// A sealedGame is what the sealed tables of a game have of their own.
type sealedGame[A, T, R any] struct {
	id     string
	play   func(ctx context.Context, table TableRequest, actions []A, key string) (*T, error)
	view   func(ctx context.Context, table TableRequest, key string) (*T, error)
	close  func(ctx context.Context, table TableRequest, key string) (*T, error)
	reveal func(ctx context.Context, table TableRequest) (*R, error)
	told   func(answer *T) told
	see    func(answer *T, memory *TableMemory)
	facts  func(reveal *R) (revealed, dealing)
}

// Play plays one move of the seat: all its actions, or none.
func (t *SealedTable[A, T, R]) Play(ctx context.Context, actions []A) (*T, error) {
	content, err := fairness.Move(actions)
	if err != nil {
		return nil, err
	}
	table, key := t.asked()
	answer, err := t.game.play(ctx, table, actions, key)
	return t.kept(answer, err, content)
}

// View shows the table as it stands.
func (t *SealedTable[A, T, R]) View(ctx context.Context) (*T, error) {
	table, key := t.asked()
	answer, err := t.game.view(ctx, table, key)
	return t.kept(answer, err, nil)
}

// Receive takes a token that came from another player, and shows the table. One that does not descend
// from what this seat has seen is refused as not-descendant.
func (t *SealedTable[A, T, R]) Receive(ctx context.Context, token string) (*T, error) {
	table, key := t.asked()
	table.Token = token
	answer, err := t.game.view(ctx, table, key)
	return t.kept(answer, err, nil)
}

// Close closes the match for the seat, once a deal is over.
func (t *SealedTable[A, T, R]) Close(ctx context.Context) (*T, error) {
	table, key := t.asked()
	answer, err := t.game.close(ctx, table, key)
	if err != nil {
		return nil, err
	}
	return t.kept(answer, nil, fairness.Close(*t.game.told(answer).seat))
}

// Reveal shows all that was hidden, once every seat has closed the match.
func (t *SealedTable[A, T, R]) Reveal(ctx context.Context) (*R, error) {
	table, _ := t.asked()
	return t.game.reveal(ctx, table)
}

// Token returns the newest token, for whoever plays next.
func (t *SealedTable[A, T, R]) Token() string { return t.Memory().Token }

// Fingerprint returns match, move and link of what was last seen, for players to read to each other;
// before the first answer it is empty.
func (t *SealedTable[A, T, R]) Fingerprint() string {
	t.lock.Lock()
	defer t.lock.Unlock()
	return t.memory.fingerprint()
}

// String hides what the table remembers from logs.
func (t *SealedTable[A, T, R]) String() string { return "a sealed table " + t.Fingerprint() }

// Memory returns what the table has to remember, to be stored: the game's SealedTable goes on from it.
func (t *SealedTable[A, T, R]) Memory() TableMemory {
	t.lock.Lock()
	defer t.lock.Unlock()
	return t.memory.clone()
}

// Verify checks, without any server, what a reveal shows against what this seat was told and saw.
// Links can only be verified with the moves of all seats, each from its Memory.
func (t *SealedTable[A, T, R]) Verify(reveal *R, others ...[]PlayedMove) Verdicts {
	memory := t.Memory()
	facts, dealing := t.game.facts(reveal)
	record, err := fairness.Record(t.game.id, facts.record)
	if err != nil {
		return Verdicts{Deck: VerdictFalse, Seen: VerdictFalse, Links: VerdictFalse}
	}
	facts.canonical = record
	return verdicts(&memory, facts, dealing, append(others, memory.Moves))
}

func (t *SealedTable[A, T, R]) asked() (TableRequest, string) {
	t.lock.Lock()
	defer t.lock.Unlock()
	return TableRequest{Token: t.memory.Token, LastSeen: t.memory.LastSeen}, t.memory.Key
}

// kept remembers an answer, and the move that brought it about if it was one of the seat's own.
func (t *SealedTable[A, T, R]) kept(answer *T, err error, move []byte) (*T, error) {
	if err != nil {
		return nil, err
	}
	t.lock.Lock()
	defer t.lock.Unlock()
	told := t.game.told(answer)
	if move != nil {
		t.memory.moved(told.move, move)
	}
	if t.memory.isNews(told) {
		t.game.see(answer, &t.memory)
	}
	t.memory.keep(told)
	return answer, nil
}
