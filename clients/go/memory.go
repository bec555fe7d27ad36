package croupier

import (
	"encoding/json"
	"fmt"
	"slices"
)

// TableMemory is all that a seat has to remember of a sealed match, to be stored as JSON. It begins
// with a key and a token; the commitment and the opening, if there are any, are for the check at the end.
type TableMemory struct {
	// Key that speaks for the seat; as secret as the seat's cards.
	Key string `json:"key"`
	// Newest token.
	Token string `json:"token"`
	// What the server was bound to, as prepare or start told it.
	Commitment string `json:"commitment,omitempty"`
	// What the seat put into the seed.
	Opening string `json:"opening,omitempty"`
	// Id of the match; told by the first answer.
	Match string `json:"match,omitempty"`
	// The seat; told by the first answer.
	Seat *int `json:"seat,omitempty"`
	// The newest move that was seen.
	LastSeen *LastSeen `json:"last_seen,omitempty"`
	// Every move that was seen.
	Links []LastSeen `json:"links,omitempty"`
	// What the seat was dealt and drew.
	Deals []SeenDeal `json:"deals,omitempty"`
	// The moves that the seat made itself.
	Moves []PlayedMove `json:"moves,omitempty"`
}

// String hides key, token, opening and cards from logs.
func (m TableMemory) String() string { return "a table's memory " + m.fingerprint() }

// GoString hides them too.
func (m TableMemory) GoString() string { return m.String() }

// SeenDeal is what a seat saw of a deck.
type SeenDeal struct {
	// Number of the deal, from 0.
	Deal int `json:"deal"`
	// Seat that dealt.
	Dealer int `json:"dealer"`
	// Its own hand, in the order dealt.
	Hand []Card `json:"hand"`
	// The card after all hands, if the seat saw it: indicator, table card or floater.
	Turned *Card `json:"turned,omitempty"`
	// What it drew later, each time in order.
	Drawn [][]Card `json:"drawn,omitempty"`
}

// PlayedMove is a move as its link is made from it. Players pool theirs to check all links of a match.
type PlayedMove struct {
	// Number of the move.
	Move int64 `json:"move"`
	// Its actions; of a close an object that names the seat.
	Content json.RawMessage `json:"content"`
}

// What every game's answer tells of a table.
type told struct {
	token string
	match string
	move  int64
	link  string
	seat  *int
}

// isNews tells whether an answer shows a move that the memory has not seen yet.
func (m *TableMemory) isNews(t told) bool {
	return m.LastSeen == nil || t.move > m.LastSeen.Move || t.move == m.LastSeen.Move && t.link != m.LastSeen.Link
}

// keep takes a token and what it stands for, unless the memory has gone on since.
func (m *TableMemory) keep(t told) {
	seen := LastSeen{Move: t.move, Link: t.link}
	if !slices.Contains(m.Links, seen) {
		m.Links = append(m.Links, seen)
	}
	if m.Match == "" {
		m.Match, m.Seat = t.match, t.seat
	}
	if m.LastSeen == nil || t.move >= m.LastSeen.Move {
		m.Token, m.LastSeen = t.token, &seen
	}
}

func (m *TableMemory) moved(move int64, content []byte) {
	m.Moves = append(m.Moves, PlayedMove{move, content})
}

func (m *TableMemory) dealt(deal SeenDeal) {
	if deal.Hand != nil {
		m.Deals = append(m.Deals, deal)
	}
}

func (m *TableMemory) drew(deal int, cards []Card) {
	if seen := m.current(deal); seen != nil && cards != nil {
		seen.Drawn = append(seen.Drawn, cards)
	}
}

func (m *TableMemory) turned(deal int, card *Card) {
	if seen := m.current(deal); seen != nil && card != nil {
		seen.Turned = card
	}
}

// current returns what was seen of a deal, or nil where its beginning was missed.
func (m *TableMemory) current(deal int) *SeenDeal {
	place := len(m.Deals) - 1
	if place < 0 || m.Deals[place].Deal != deal {
		return nil
	}
	return &m.Deals[place]
}

// fingerprint returns what players read to each other.
func (m *TableMemory) fingerprint() string {
	if m.LastSeen == nil {
		return ""
	}
	return fmt.Sprintf("%.8s-%d-%s", m.Match, m.LastSeen.Move, m.LastSeen.Link)
}

// clone returns a memory that does not change with this one.
func (m *TableMemory) clone() TableMemory {
	copied := *m
	copied.Links, copied.Moves = slices.Clone(m.Links), slices.Clone(m.Moves)
	copied.Deals = slices.Clone(m.Deals)
	for place := range copied.Deals {
		copied.Deals[place].Drawn = slices.Clone(copied.Deals[place].Drawn)
	}
	return copied
}
