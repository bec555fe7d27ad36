package croupier

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"strings"

	"croupier.example/croupier/fairness"
)

const keyPrefix = "cs1."

// SeatSecret is what a player makes to speak for a seat that nobody else can speak for. It stays on
// the player's device: only its lock is given away.
type SeatSecret struct{ bytes [32]byte }

// NewSeatSecret returns a new secret of 32 random bytes.
func NewSeatSecret() SeatSecret {
	var secret SeatSecret
	_, _ = rand.Read(secret.bytes[:]) // It never fails.
	return secret
}

// ReadSeatSecret returns the secret of a key that was stored.
func ReadSeatSecret(key string) (SeatSecret, error) {
	var secret SeatSecret
	text, marked := strings.CutPrefix(key, keyPrefix)
	content, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if !marked || err != nil || len(content) != len(secret.bytes) {
		return secret, errors.New("croupier: this is no seat's key")
	}
	copy(secret.bytes[:], content)
	return secret, nil
}

// Key returns what speaks for the seat, for calls and to be stored.
func (s SeatSecret) Key() string { return keyPrefix + base64.RawURLEncoding.EncodeToString(s.bytes[:]) }

// Lock returns what the key fits, for whoever starts the match.
func (s SeatSecret) Lock() string {
	lock := sha256.Sum256(append([]byte("croupier/seat/1"), s.bytes[:]...))
	return hex.EncodeToString(lock[:])
}

// String hides the secret from logs.
func (s SeatSecret) String() string { return keyPrefix + "…" }

// GoString hides it too.
func (s SeatSecret) GoString() string { return s.String() }

// SeatOpening is what a seat puts into the seed of a match, so that nobody else can have chosen the
// deals. Its commitment is given away first, and it is opened once the server's commitment is stored.
type SeatOpening struct{ bytes []byte }

// NewSeatOpening returns a new opening of 32 random bytes.
func NewSeatOpening() SeatOpening {
	opening := SeatOpening{make([]byte, 32)}
	_, _ = rand.Read(opening.bytes) // It never fails.
	return opening
}

// ReadSeatOpening returns an opening that was stored.
func ReadSeatOpening(opening string) (SeatOpening, error) {
	content, err := hex.DecodeString(opening)
	if err != nil || len(content) < 16 || len(content) > 32 {
		return SeatOpening{}, errors.New("croupier: an opening is 16 to 32 bytes in hexadecimal")
	}
	return SeatOpening{content}, nil
}

// Opening returns what is opened, in hexadecimal, for the start of the match and to be stored.
func (o SeatOpening) Opening() string { return hex.EncodeToString(o.bytes) }

// Commitment returns what binds the seat to its opening.
func (o SeatOpening) Commitment() string { return fairness.SeatCommitment(o.bytes) }

// String hides the opening from logs.
func (o SeatOpening) String() string { return "an opening" }

// GoString hides it too.
func (o SeatOpening) GoString() string { return o.String() }
