// Smoke tries the client on a server: the README's examples, an open and a sealed match of each game,
// a refusal and the conformance vectors.
//
// Usage: smoke README EXAMPLES VECTORS, the README's file, the folders of the examples and of the
// vectors; the address of the server is in CROUPIER_URL.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"croupier.example/croupier"
)

const seed = "smoke-test"

func main() {
	log.SetFlags(0)
	if len(os.Args) != 4 {
		log.Fatal("Usage: smoke README EXAMPLES VECTORS")
	}
	if err := try(context.Background(), os.Args[1], os.Args[2], os.Args[3]); err != nil {
		log.Fatal(err)
	}
}

func try(ctx context.Context, readme, examples, vectors string) error {
	client := croupier.New(os.Getenv("CROUPIER_URL"))
	for _, each := range []example{
		{path: "main.go", prints: []string{"may lead", "Everybody sees [", "Seat 2 sees [", "Rule S8:"}},
		{path: "sealed/main.go", from: "\t// Each player", to: "}\n\nfunc must", prints: []string{"-2-", "{true true true}"}},
	} {
		if err := each.isShown(readme, examples); err != nil {
			return err
		}
	}
	for _, check := range []func(context.Context, *croupier.Client) error{playsMatches, playsSealedMatches, isRefused} {
		if err := check(ctx, client); err != nil {
			return err
		}
	}
	if err := readsWhatItKnows(); err != nil {
		return err
	}
	return passesVectors(ctx, client, vectors)
}

// An example stands in the README: the part of it from a text to another, or the whole.
type example struct {
	path, from, to string
	prints         []string
}

// isShown runs an example that the README shows.
func (e example) isShown(readme, folder string) error {
	page, err := os.ReadFile(readme)
	if err != nil {
		return err
	}
	path := filepath.Join(folder, e.path)
	source, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if !strings.Contains(string(page), "```go\n"+e.part(string(source))+"```") {
		return fmt.Errorf("%s does not show %s", readme, path)
	}
	printed, err := exec.Command("go", "run", path).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", path, err, printed)
	}
	for _, told := range e.prints {
		if !strings.Contains(string(printed), told) {
			return fmt.Errorf("%s does not print %q but:\n%s", path, told, printed)
		}
	}
	fmt.Printf("The README's %s works.\n", e.path)
	return nil
}

func (e example) part(source string) string {
	if e.from == "" {
		return source
	}
	_, after, _ := strings.Cut(source, e.from)
	part, _, _ := strings.Cut(e.from+after, e.to)
	return strings.TrimPrefix(strings.ReplaceAll("\n"+part, "\n\t", "\n"), "\n")
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

// readsWhatItKnows sees that a value that this version does not know is an error that names it, and
// that a member is left aside.
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
	newer := `{"seat": 1, "actions": [{"type": "pass", "seat": 1, "mood": "good"}], "mood": null}`
	if err := json.Unmarshal([]byte(newer), new(croupier.NapLegal)); err != nil {
		return fmt.Errorf("members that are not known are not left aside: %w", err)
	}
	fmt.Println("What is not known is named.")
	return nil
}
