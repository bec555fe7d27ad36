// Sealed plays a deal of two moves on a sealed table, and checks it.
package main

import (
	"cmp"
	"context"
	"fmt"
	"log"
	"os"

	"croupier.example/croupier"
)

func main() {
	ctx := context.Background()
	game := croupier.New(cmp.Or(os.Getenv("CROUPIER_URL"), croupier.DefaultURL)).KrytNavalivat

	// Each player makes a secret on a device of their own, and gives away only its lock.
	ann, bob := croupier.NewSeatSecret(), croupier.NewSeatSecret()
	started := must(game.StartTable(ctx, croupier.KrytTableStartRequest{
		Players: croupier.Ptr(2),
		Dealer:  croupier.Ptr(1),
		Options: &croupier.KrytOverrides{ActionLimit: croupier.Ptr(2)},
		Locks:   []*string{croupier.Ptr(ann.Lock()), croupier.Ptr(bob.Lock())},
	}))
	first := game.SealedTable(croupier.TableMemory{Key: ann.Key(), Token: started.Token, Commitment: started.Commitment})
	second := game.SealedTable(croupier.TableMemory{Key: bob.Key(), Token: started.Token, Commitment: started.Commitment})

	// Each looks at what it was dealt; whoever has played passes the new token on.
	must(second.View(ctx))
	must(first.Play(ctx, must(first.View(ctx)).Legal[:1]))
	must(second.Play(ctx, must(second.Receive(ctx, first.Token())).Legal[:1]))
	fmt.Println("Bob reads out", second.Fingerprint())

	// The deal is over: both close, and then all is shown and checked.
	must(first.Receive(ctx, second.Token()))
	must(first.Close(ctx))
	must(second.Receive(ctx, first.Token()))
	must(second.Close(ctx))
	fmt.Println(second.Verify(must(second.Reveal(ctx)), first.Memory().Moves))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
