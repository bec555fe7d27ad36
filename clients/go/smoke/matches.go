package main

import (
	"context"
	"fmt"
	"math/rand/v2"

	"croupier.example/croupier"
)

const deals = 2

// An end is where a match stands when nobody has to act any more, and how it came there.
type end[A any] struct {
	digest string
	taken  []A
	last   int
	over   bool
	sum    int
}

func playsMatches(ctx context.Context, client *croupier.Client) error {
	if err := playsKryt(ctx, client.KrytNavalivat); err != nil {
		return err
	}
	for _, variant := range []croupier.NapVariant{croupier.NapVariantFloater, croupier.NapVariantPurchase} {
		if err := playsNap(ctx, client.Nap, variant); err != nil {
			return err
		}
	}
	for _, variant := range croupier.ChorVoliVariantValues() {
		if err := playsChorVoli(ctx, client.ChorVoli, variant); err != nil {
			return err
		}
	}
	return nil
}

// check tells how a match ended, unless it is no end of one or a replay ends elsewhere.
func (e end[A]) check(name, replayed string) error {
	if !e.over || e.last != deals-1 || e.sum != 0 || e.digest != replayed {
		return fmt.Errorf("%s: %d actions ended in %+v, replayed in %s", name, len(e.taken), e, replayed)
	}
	fmt.Printf("Played %d deals of %s with %d actions, and again.\n", deals, name, len(e.taken))
	return nil
}

func playsKryt(ctx context.Context, game croupier.KrytNavalivat) error {
	chance := rand.New(rand.NewPCG(1, 1))
	options := croupier.KrytOverrides{Deals: croupier.Ptr(deals), ActionLimit: croupier.Ptr(2000)}
	position, err := game.Start(ctx, croupier.KrytStartRequest{Players: 3, Seed: seed, Options: &options})
	if err != nil {
		return err
	}
	var taken []croupier.KrytAction
	for len(position.ToAct) > 0 {
		actions := pick(chance, position.Legal).Actions
		taken = append(taken, pick(chance, actions))
		if position, err = game.Play(ctx, position.State, taken[len(taken)-1:]); err != nil {
			return err
		}
	}
	_, over := position.State.Phase.(croupier.KrytOver)
	found := end[croupier.KrytAction]{position.Digest, taken, position.State.Deal, over, 0}
	request := croupier.KrytReplayRequest{Players: 3, Seed: seed, Options: &options, Actions: taken}
	replayed, err := game.Replay(ctx, request)
	if err != nil {
		return err
	}
	return found.check("Kryt'-navalivat'", replayed.Digest)
}

func playsNap(ctx context.Context, game croupier.Nap, variant croupier.NapVariant) error {
	chance := rand.New(rand.NewPCG(2, 2))
	options := croupier.NapOverrides{Deals: croupier.Ptr(deals)}
	start := croupier.NapStartRequest{Players: 4, Variant: variant, Seed: seed, Options: &options}
	position, err := game.Start(ctx, start)
	if err != nil {
		return err
	}
	var taken []croupier.NapAction
	for len(position.ToAct) > 0 {
		taken = append(taken, pick(chance, pick(chance, position.Legal).Actions))
		if position, err = game.Play(ctx, position.State, taken[len(taken)-1:]); err != nil {
			return err
		}
		for _, event := range position.Events {
			if told(event) == "" {
				return fmt.Errorf("nothing to tell of %T", event)
			}
		}
	}
	_, over := position.State.Phase.(croupier.NapOver)
	balances := total(position.Scoring.Balances) + position.Scoring.Kitty + position.Scoring.Pool
	found := end[croupier.NapAction]{position.Digest, taken, position.State.Deal, over, balances}
	request := croupier.NapReplayRequest{Players: 4, Variant: variant, Seed: seed, Options: &options, Actions: taken}
	replayed, err := game.Replay(ctx, request)
	if err != nil {
		return err
	}
	return found.check(fmt.Sprintf("Nap (%s)", variant), replayed.Digest)
}

func playsChorVoli(ctx context.Context, game croupier.ChorVoli, variant croupier.ChorVoliVariant) error {
	chance := rand.New(rand.NewPCG(3, 3))
	options := croupier.ChorVoliOverrides{Deals: croupier.Ptr(deals)}
	start := croupier.ChorVoliStartRequest{Players: 4, Variant: variant, Seed: seed, Options: &options}
	position, err := game.Start(ctx, start)
	if err != nil {
		return err
	}
	var taken []croupier.ChorVoliAction
	for len(position.ToAct) > 0 {
		taken = append(taken, pick(chance, pick(chance, position.Legal).Actions))
		if position, err = game.Play(ctx, position.State, taken[len(taken)-1:]); err != nil {
			return err
		}
	}
	_, over := position.State.Phase.(croupier.ChorVoliOver)
	balances := total(position.Scoring.Balances) + position.Scoring.Kitty + position.Scoring.Pool
	found := end[croupier.ChorVoliAction]{position.Digest, taken, position.State.Deal, over, balances}
	request := croupier.ChorVoliReplayRequest{
		Players: 4, Variant: variant, Seed: seed, Options: &options, Actions: taken,
	}
	replayed, err := game.Replay(ctx, request, croupier.WithSteps(true))
	if err != nil {
		return err
	}
	if len(replayed.Steps) != len(taken) {
		return fmt.Errorf("%d steps for %d actions", len(replayed.Steps), len(taken))
	}
	return found.check(fmt.Sprintf("Chor Voli (%s)", variant), replayed.Digest)
}

// told tells what an event is about; go-check-sumtype sees that no event is forgotten.
func told(event croupier.NapEvent) string {
	switch event := event.(type) {
	case croupier.NapDealt:
		return fmt.Sprintf("deal %d by %d", event.Deal, event.Dealer)
	case croupier.NapPaid:
		return fmt.Sprintf("%d paid: %s", event.Payment.Amount, event.Payment.Reason)
	case croupier.NapStood:
		return fmt.Sprintf("%d stood", event.Seat)
	case croupier.NapPurchased:
		return fmt.Sprintf("%d purchased %d", event.Seat, event.Count)
	case croupier.NapPassed:
		return fmt.Sprintf("%d passed", event.Seat)
	case croupier.NapCalled:
		return fmt.Sprintf("%d called %s", event.Seat, event.Contract)
	case croupier.NapLooked:
		return fmt.Sprintf("%d looked at %s", event.Seat, *event.Card)
	case croupier.NapTookFloater:
		return fmt.Sprintf("%d took the floater", event.Seat)
	case croupier.NapLeftFloater:
		return fmt.Sprintf("%d left the floater", event.Seat)
	case croupier.NapDiscarded:
		return fmt.Sprintf("%d discarded", event.Seat)
	case croupier.NapAnnounced:
		return fmt.Sprintf("%d announced %s", event.Seat, event.Trumps)
	case croupier.NapPlayed:
		return fmt.Sprintf("%d played %s", event.Seat, event.Card)
	case croupier.NapTookTrick:
		return fmt.Sprintf("%d took %s", event.Seat, event.Cards)
	case croupier.NapSettled:
		return fmt.Sprintf("settled, %v", event.Returns)
	}
	return ""
}

func pick[T any](chance *rand.Rand, from []T) T { return from[chance.IntN(len(from))] }

func total(amounts []int) (sum int) {
	for _, amount := range amounts {
		sum += amount
	}
	return sum
}
