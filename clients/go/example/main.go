// Example starts a game of three, plays one action, and is refused the second time.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"croupier.example/croupier"
)

func main() {
	ctx := context.Background()
	game := croupier.New(cmp.Or(os.Getenv("CROUPIER_URL"), croupier.DefaultURL)).KrytNavalivat

	position, err := game.Start(ctx, croupier.KrytStartRequest{Players: 3, Seed: "an-example"})
	if err != nil {
		log.Fatal(err)
	}
	var actions []croupier.KrytAction
	for _, entry := range position.Legal {
		if entry.Seat == position.ToAct[0] {
			actions = entry.Actions
		}
	}
	for _, action := range actions {
		if lead, ok := action.(croupier.KrytLead); ok {
			fmt.Printf("Seat %d may lead %s\n", lead.Seat, lead.Card)
		}
	}

	played, err := game.Play(ctx, position.State, actions[:1], croupier.WithViews(true))
	if err != nil {
		log.Fatal(err)
	}
	for _, entry := range played.Views {
		who := "Everybody"
		if entry.Seat != nil {
			who = fmt.Sprintf("Seat %d", *entry.Seat)
		}
		fmt.Println(who, "sees", entry.View.PileTop, "on the pile.")
	}

	_, err = game.Play(ctx, played.State, actions[:1])
	var refused *croupier.ProblemError
	if errors.As(err, &refused) && refused.Code == croupier.ProblemCodeIllegalAction {
		fmt.Printf("Rule %s: %s\n", *refused.Rule, refused.Detail)
	}
}
