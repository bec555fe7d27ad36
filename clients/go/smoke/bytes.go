package main

import (
	"encoding/base64"
	"encoding/hex"
)

// keyOf writes a seat's key without the client, to hold the client's against it.
func keyOf(secret []byte) string { return "cs1." + base64.RawURLEncoding.EncodeToString(secret) }

// unhex reads bytes of a vector; what is none comes out short, and fails the vector.
func unhex(text string) []byte {
	content, _ := hex.DecodeString(text)
	return content
}
