package fairness

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
)

// Record returns what was agreed on before a match of a game as RFC 8785 JSON; record is a message
// such as NapTableRecord.
func Record(game string, record any) ([]byte, error) {
	plain, err := plain(record)
	if err != nil {
		return nil, err
	}
	members, ok := plain.(map[string]any)
	if !ok {
		return nil, fmt.Errorf("%T is no record", record)
	}
	members["game"] = game
	return canonical(members)
}

// Move returns a move as its link is made from it; actions is a list such as []NapAction.
func Move(actions any) ([]byte, error) {
	plain, err := plain(actions)
	if err != nil {
		return nil, err
	}
	return canonical(withSortedCombinations(plain))
}

// Close returns the close of a match by a seat as its link is made from it.
func Close(seat int) []byte { return fmt.Appendf(nil, `{"close":%d}`, seat) }

// SeatCommitment returns what a seat commits to before it opens what it puts into the seed.
func SeatCommitment(opening []byte) string {
	return digest([]byte("croupier/seat-seed/1"), opening)
}

// Commitment returns what the server is bound to by its secret before any seat opens.
func Commitment(match, record, secret []byte) string {
	told := []byte("croupier/commit/1")
	for _, part := range [][]byte{match, record, secret} {
		told = binary.BigEndian.AppendUint32(told, uint32(len(part)))
		told = append(told, part...)
	}
	return digest(told)
}

// Seed returns the seed of a match; of a seat that took no part the opening is empty.
func Seed(record, secret []byte, openings [][]byte) string {
	agreed := sha256.Sum256(record)
	told := append([]byte("croupier/seed/1"), agreed[:]...)
	for _, opening := range openings {
		told = append(told, byte(len(opening)))
		told = append(told, opening...)
	}
	return hex.EncodeToString(mac(secret, told))
}

// Links returns the link of the start of a match and after each move, as [Move] and [Close] return them.
func Links(record, secret []byte, moves [][]byte) []string {
	key := mac(secret, []byte("croupier/links/1"))
	link := mac(key, record)
	links := []string{shown(link)}
	for _, move := range moves {
		link = mac(key, link, move)
		links = append(links, shown(link))
	}
	return links
}

func shown(link []byte) string { return hex.EncodeToString(link[:8]) }

func digest(parts ...[]byte) string {
	sum := sha256.Sum256(bytes.Join(parts, nil))
	return hex.EncodeToString(sum[:])
}

// plain returns a message as maps, lists, texts and numbers.
func plain(message any) (value any, err error) {
	content, err := json.Marshal(message)
	if err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(content))
	decoder.UseNumber()
	return value, decoder.Decode(&value)
}

// canonical returns RFC 8785 JSON: all texts are ASCII and all numbers whole, so sorted names are all it takes.
func canonical(value any) ([]byte, error) {
	var content bytes.Buffer
	encoder := json.NewEncoder(&content)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return bytes.TrimRight(content.Bytes(), "\n"), err
}

// withSortedCombinations sorts the cards that a combine names, since their order does not matter.
func withSortedCombinations(move any) any {
	actions, _ := move.([]any)
	for _, each := range actions {
		action, _ := each.(map[string]any)
		if cards, ok := action["cards"].([]any); ok && action["type"] == "combine" {
			slices.SortFunc(cards, func(a, b any) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		}
	}
	return move
}
