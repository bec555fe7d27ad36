package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"

	"croupier.example/croupier"
	"croupier.example/croupier/fairness"
)

// A chance is a vector of a shuffle, a cut and a lot.
type chance struct {
	Name    string          `json:"name"`
	Seed    string          `json:"seed"`
	Deal    int             `json:"deal"`
	Pack    []croupier.Card `json:"pack"`
	Deck    []croupier.Card `json:"deck"`
	Cut     int             `json:"cut"`
	Players int             `json:"players"`
	Dealer  int             `json:"dealer"`
}

func passesChance(path string, count int) error {
	var content struct{ Vectors []chance }
	if err := read(path, &content); err != nil {
		return err
	}
	for _, v := range content.Vectors {
		found := chance{v.Name, v.Seed, v.Deal, v.Pack, fairness.Shuffled(v.Pack, v.Seed, v.Deal),
			fairness.Cut(len(v.Pack), v.Seed, v.Deal), v.Players, fairness.Lot(v.Players, v.Seed)}
		if !reflect.DeepEqual(v, found) {
			return fmt.Errorf("%s is not %v but %v", v.Name, v, found)
		}
	}
	return counted("Chance", len(content.Vectors), count)
}

// A sealed is a vector of what sealed tables are made from.
type sealed struct {
	Name  string          `json:"name"`
	What  string          `json:"what"`
	Given given           `json:"given"`
	Gives json.RawMessage `json:"gives"`
}

type given struct {
	Secret   string          `json:"secret"`
	Opening  string          `json:"opening"`
	Game     string          `json:"game"`
	Match    string          `json:"match"`
	Record   json.RawMessage `json:"record"`
	Openings []*string       `json:"openings"`
	Moves    json.RawMessage `json:"moves"`
}

// sealers compute what the vectors of each kind give.
var sealers = map[string]func(given) (any, error){
	"seat-key": func(g given) (any, error) {
		secret, err := croupier.ReadSeatSecret(keyOf(unhex(g.Secret)))
		return map[string]any{"key": secret.Key(), "lock": secret.Lock()}, err
	},
	"seat-opening": func(g given) (any, error) {
		opening, err := croupier.ReadSeatOpening(g.Opening)
		return map[string]any{"commitment": opening.Commitment()}, err
	},
	"record": func(g given) (any, error) {
		record, err := recordOf(g)
		sum := sha256.Sum256(record)
		return map[string]any{"canonical": string(record), "sha256": hex.EncodeToString(sum[:])}, err
	},
	"commitment": func(g given) (any, error) {
		record, err := recordOf(g)
		return map[string]any{"commitment": fairness.Commitment(unhex(g.Match), record, unhex(g.Secret))}, err
	},
	"seed": func(g given) (any, error) {
		record, err := recordOf(g)
		openings := make([][]byte, len(g.Openings))
		for seat, opening := range g.Openings {
			if opening != nil {
				openings[seat] = unhex(*opening)
			}
		}
		return map[string]any{"seed": fairness.Seed(record, unhex(g.Secret), openings)}, err
	},
	"links": func(g given) (any, error) {
		record, err := recordOf(g)
		if err != nil {
			return nil, err
		}
		moves, err := movesOf(g)
		return map[string]any{"links": fairness.Links(record, unhex(g.Secret), moves)}, err
	},
}

func passesSealed(path string, count int) error {
	var content struct{ Vectors []sealed }
	if err := read(path, &content); err != nil {
		return err
	}
	tokens := 0
	for _, v := range content.Vectors {
		if v.What == "token" {
			tokens++ // Only servers open tokens.
			continue
		}
		compute, ok := sealers[v.What]
		if !ok {
			return fmt.Errorf("%s: nothing computes %s", v.Name, v.What)
		}
		found, err := compute(v.Given)
		if err != nil {
			return fmt.Errorf("%s: %w", v.Name, err)
		}
		if err := same(v.Name, v.Gives, found); err != nil {
			return err
		}
	}
	return counted("Sealed", len(content.Vectors)-tokens, count-tokens)
}

func counted(kind string, found, count int) error {
	if found != count || found == 0 {
		return fmt.Errorf("%s: %d vectors, not %d", kind, found, count)
	}
	fmt.Printf("%s vectors passed: %d of %d.\n", kind, found, count)
	return nil
}

// recordOf reads a record as its game has it, and writes it as commitments are made from it.
func recordOf(g given) ([]byte, error) {
	switch g.Game {
	case "kryt-navalivat":
		return canonical[croupier.KrytTableRecord](g)
	case "nap":
		return canonical[croupier.NapTableRecord](g)
	case "chor-voli":
		return canonical[croupier.ChorVoliTableRecord](g)
	}
	return nil, fmt.Errorf("no game is named %s", g.Game)
}

func canonical[R any](g given) ([]byte, error) {
	var record R
	if err := json.Unmarshal(g.Record, &record); err != nil {
		return nil, err
	}
	return fairness.Record(g.Game, record)
}

// movesOf reads moves as their game has them, and writes them as links are made from them.
func movesOf(g given) ([][]byte, error) {
	switch g.Game {
	case "kryt-navalivat":
		return linked(g, func(m croupier.KrytTableMove) (int, []croupier.KrytAction) { return m.Seat, m.Actions })
	case "nap":
		return linked(g, func(m croupier.NapTableMove) (int, []croupier.NapAction) { return m.Seat, m.Actions })
	}
	return linked(g, func(m croupier.ChorVoliTableMove) (int, []croupier.ChorVoliAction) { return m.Seat, m.Actions })
}

func linked[M, A any](g given, parts func(M) (int, []A)) ([][]byte, error) {
	var moves []M
	if err := json.Unmarshal(g.Moves, &moves); err != nil {
		return nil, err
	}
	contents := make([][]byte, len(moves))
	for index, move := range moves {
		seat, actions := parts(move)
		contents[index] = fairness.Close(seat)
		if len(actions) == 0 {
			continue
		}
		content, err := fairness.Move(actions)
		if err != nil {
			return nil, err
		}
		contents[index] = content
	}
	return contents, nil
}
