// Package fairness computes what binds the server of a sealed table: chance, commitments, seeds and links.
//
// Whatever a reveal shows follows from it, without any server: docs/chance.md and docs/fairness.md
// say how. Bytes are bytes here; in messages they are hexadecimal.
package fairness

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
)

// Shuffled returns the deck of a deal: a pack in canonical order, shuffled by the seed of its match.
func Shuffled[T any](pack []T, seed string, deal int) []T {
	deck := slices.Clone(pack)
	row := words{key: dealKey(seed, deal), purpose: "deck"}
	for i := len(deck) - 1; i > 0; i-- {
		j := row.indexBelow(i + 1)
		deck[i], deck[j] = deck[j], deck[i]
	}
	return deck
}

// Cut returns how many cards the cut of a deal takes off the top of a deck of two cards or more.
func Cut(size int, seed string, deal int) int {
	row := words{key: dealKey(seed, deal), purpose: "cut"}
	return 1 + row.indexBelow(size-1)
}

// Lot returns the first dealer of a match, drawn by lot.
func Lot(players int, seed string) int {
	row := words{key: []byte(seed), purpose: "croupier/1/lot"}
	return row.indexBelow(players)
}

func dealKey(seed string, deal int) []byte {
	return mac([]byte(seed), fmt.Appendf(nil, "croupier/1/deal/%d", deal))
}

// A row of words: block after block, eight words in each.
type words struct {
	key     []byte
	purpose string
	block   int
	rest    []byte
}

func (w *words) next() uint32 {
	if len(w.rest) == 0 {
		w.rest = mac(w.key, fmt.Appendf(nil, "%s/%d", w.purpose, w.block))
		w.block++
	}
	word := binary.BigEndian.Uint32(w.rest)
	w.rest = w.rest[4:]
	return word
}

// indexBelow drops the words above the last whole multiple of n: they would favour small indices.
func (w *words) indexBelow(n int) int {
	limit := uint64(1<<32 - 1<<32%uint64(n))
	for {
		if word := uint64(w.next()); word < limit {
			return int(word % uint64(n))
		}
	}
}

func mac(key []byte, message ...[]byte) []byte {
	hash := hmac.New(sha256.New, key)
	for _, part := range message {
		hash.Write(part)
	}
	return hash.Sum(nil)
}
