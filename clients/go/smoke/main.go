// Smoke tries the client on a server: the README's example, a match of each game, a refusal and the
// conformance vectors.
//
// Usage: smoke README EXAMPLE VECTORS, the README's file, the example's and the vectors' folder; the
// address of the server is in CROUPIER_URL.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"os/exec"
	"strings"

	"croupier.example/croupier"
)

const seed = "smoke-test"

func main() {
	log.SetFlags(0)
	if len(os.Args) != 4 {
		log.Fatal("Usage: smoke README EXAMPLE VECTORS")
	}
	if err := try(context.Background(), os.Args[1], os.Args[2], os.Args[3]); err != nil {
		log.Fatal(err)
	}
}

func try(ctx context.Context, readme, example, vectors string) error {
	client := croupier.New(os.Getenv("CROUPIER_URL"))
	if err := showsTheExample(readme, example); err != nil {
		return err
	}
	if err := playsMatches(ctx, client); err != nil {
		return err
	}
	if err := isRefused(ctx, client); err != nil {
		return err
	}
	if err := readsWhatItKnows(); err != nil {
		return err
	}
	return passesVectors(ctx, client, vectors)
}

// showsTheExample runs the example that the README shows.
func showsTheExample(readme, example string) error {
	page, err := os.ReadFile(readme)
	if err != nil {
		return err
	}
	source, err := os.ReadFile(example)
	if err != nil {
		return err
	}
	if !strings.Contains(string(page), "```go\n"+string(source)+"```") {
		return fmt.Errorf("%s does not show %s", readme, example)
	}
	printed, err := exec.Command("go", "run", example).Output()
	if err != nil {
		return err
	}
	for _, told := range []string{"may lead", "Everybody sees [", "Seat 2 sees [", "Rule S8:"} {
		if !strings.Contains(string(printed), told) {
			return fmt.Errorf("the example does not print %q but:\n%s", told, printed)
		}
	}
	fmt.Println("The README's example works.")
	return nil
}

// isRefused acts out of turn, and is told which rule forbids it.
func isRefused(ctx context.Context, client *croupier.Client) error {
	game := client.KrytNavalivat
	start := croupier.KrytStartRequest{Players: 2, Seed: seed, Dealer: croupier.Ptr(1)}
	position, err := game.Start(ctx, start)
	if err != nil {
		return err
	}
	_, err = game.Play(ctx, position.State, []croupier.KrytAction{croupier.KrytPickUp{Seat: 1}})
	var refused *croupier.ProblemError
	if !errors.As(err, &refused) {
		return fmt.Errorf("out of turn: %w", err)
	}
	if refused.Status != 409 || refused.Code != croupier.ProblemCodeIllegalAction ||
		*refused.Rule != "S8" || *refused.Index != 0 {
		return fmt.Errorf("refused for another reason: %+v", refused)
	}
	fmt.Printf("Refused by rule %s: %s\n", *refused.Rule, refused.Detail)
	return nil
}

// readsWhatItKnows sees that what this version does not know is an error that names it.
func readsWhatItKnows() error {
	for wanted, content := range map[string]string{
		`NapLegal.actions/0: unknown croupier.Card "1X"`: `{"seat": 1, "actions": [{"type": "play", "seat": 1, "card": "1X"}]}`,
		`NapLegal.actions/0: unknown NapAction "dance"`:  `{"seat": 1, "actions": [{"type": "dance", "seat": 1}]}`,
		`NapLegal.actions/0: no type in {"seat": 1}`:     `{"seat": 1, "actions": [{"seat": 1}]}`,
	} {
		err := json.Unmarshal([]byte(content), new(croupier.NapLegal))
		if err == nil || err.Error() != wanted {
			return fmt.Errorf("%s is read with %v, not %s", content, err, wanted)
		}
	}
	fmt.Println("What is not known is named.")
	return nil
}
