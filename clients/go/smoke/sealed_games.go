package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"croupier.example/croupier"
	"croupier.example/croupier/fairness"
)

type (
	krytMatch     = sealedMatch[croupier.KrytAction, croupier.KrytTable, croupier.KrytTableReveal]
	napMatch      = sealedMatch[croupier.NapAction, croupier.NapTable, croupier.NapTableReveal]
	chorVoliMatch = sealedMatch[croupier.ChorVoliAction, croupier.ChorVoliTable, croupier.ChorVoliTableReveal]
)

func playsSealedMatches(ctx context.Context, client *croupier.Client) error {
	if err := sealedKryt(ctx, client.KrytNavalivat).play(ctx); err != nil {
		return err
	}
	for _, variant := range []croupier.NapVariant{croupier.NapVariantFloater, croupier.NapVariantPurchase} {
		if err := sealedNap(ctx, client.Nap, variant).play(ctx); err != nil {
			return err
		}
	}
	if err := sealedChorVoli(ctx, client.ChorVoli, croupier.ChorVoliVariantRamchi, 3).play(ctx); err != nil {
		return err
	}
	return sealedChorVoli(ctx, client.ChorVoli, croupier.ChorVoliVariantChorVoli, 4).play(ctx)
}

func sealedKryt(ctx context.Context, game croupier.KrytNavalivat) *krytMatch {
	options := croupier.KrytOverrides{Deals: croupier.Ptr(deals), ActionLimit: croupier.Ptr(60)}
	return &krytMatch{
		name:    "Kryt'-navalivat'",
		players: 3,
		prepare: func(locks, commitments []*string) (*croupier.TablePrepared, error) {
			return game.PrepareTable(ctx, croupier.KrytTablePrepareRequest{
				Players: 3, Options: &options, Locks: locks, Commitments: commitments,
			})
		},
		start: func(token string, openings []*string) (string, error) {
			started, err := game.StartTable(ctx, croupier.KrytTableStartRequest{Token: token, Openings: openings})
			if err != nil {
				return "", err
			}
			return started.Token, nil
		},
		sit:  game.SealedTable,
		turn: func(t *croupier.KrytTable) ([]int, []croupier.KrytAction) { return t.ToAct, t.Legal },
		move: oneAction[croupier.KrytAction],
		parts: func(r *croupier.KrytTableReveal) parts {
			return parts{&r.Secret, &r.Commitment, &r.Seed, &r.Decks}
		},
	}
}

func sealedNap(ctx context.Context, game croupier.Nap, variant croupier.NapVariant) *napMatch {
	options := croupier.NapOverrides{Deals: croupier.Ptr(deals)}
	return &napMatch{
		name:    fmt.Sprintf("Nap (%s)", variant),
		players: 4,
		prepare: func(locks, commitments []*string) (*croupier.TablePrepared, error) {
			return game.PrepareTable(ctx, croupier.NapTablePrepareRequest{
				Players: 4, Variant: variant, Options: &options, Locks: locks, Commitments: commitments,
			})
		},
		start: func(token string, openings []*string) (string, error) {
			started, err := game.StartTable(ctx, croupier.NapTableStartRequest{Token: token, Openings: openings})
			if err != nil {
				return "", err
			}
			return started.Token, nil
		},
		sit:  game.SealedTable,
		turn: func(t *croupier.NapTable) ([]int, []croupier.NapAction) { return t.ToAct, t.Legal },
		move: oneAction[croupier.NapAction],
		parts: func(r *croupier.NapTableReveal) parts {
			return parts{&r.Secret, &r.Commitment, &r.Seed, &r.Decks}
		},
	}
}

func sealedChorVoli(
	ctx context.Context, game croupier.ChorVoli, variant croupier.ChorVoliVariant, players int,
) *chorVoliMatch {
	options := croupier.ChorVoliOverrides{Deals: croupier.Ptr(deals)}
	return &chorVoliMatch{
		name:    fmt.Sprintf("Chor Voli (%s)", variant),
		players: players,
		prepare: func(locks, commitments []*string) (*croupier.TablePrepared, error) {
			return game.PrepareTable(ctx, croupier.ChorVoliTablePrepareRequest{
				Players: players, Variant: variant, Options: &options, Locks: locks, Commitments: commitments,
			})
		},
		start: func(token string, openings []*string) (string, error) {
			started, err := game.StartTable(ctx, croupier.ChorVoliTableStartRequest{Token: token, Openings: openings})
			if err != nil {
				return "", err
			}
			return started.Token, nil
		},
		sit:  game.SealedTable,
		turn: func(t *croupier.ChorVoliTable) ([]int, []croupier.ChorVoliAction) { return t.ToAct, t.Legal },
		move: arrangement,
		parts: func(r *croupier.ChorVoliTableReveal) parts {
			return parts{&r.Secret, &r.Commitment, &r.Seed, &r.Decks}
		},
	}
}

func oneAction[A any](chance *rand.Rand, legal []A) []A { return []A{pick(chance, legal)} }

// arrangement returns a move of Chor Voli: an action, or combinations that have no card in common, and to stand.
func arrangement(chance *rand.Rand, legal []croupier.ChorVoliAction) []croupier.ChorVoliAction {
	first := pick(chance, legal)
	if _, ok := first.(croupier.ChorVoliCombine); !ok {
		return []croupier.ChorVoliAction{first}
	}
	var move []croupier.ChorVoliAction
	var used []croupier.Card
	for _, action := range legal {
		combine, ok := action.(croupier.ChorVoliCombine)
		if ok && !slices.ContainsFunc(combine.Cards, func(card croupier.Card) bool { return slices.Contains(used, card) }) {
			slices.Reverse(combine.Cards)
			move, used = append(move, combine), append(used, combine.Cards...)
		}
	}
	for _, action := range legal {
		if stand, ok := action.(croupier.ChorVoliStand); ok {
			move = append(move, stand)
		}
	}
	return move
}

// Parts of a reveal that a server could alter.
type parts struct {
	secret, commitment, seed *string
	decks                    *[]croupier.RevealedDeck
}

// spoilt returns what can be altered in a reveal, and what then becomes of what was seen.
func spoilt() map[string]spoiling {
	return map[string]spoiling{
		"secret":     {func(p parts) { *p.secret = *p.commitment }, croupier.VerdictTrue},
		"commitment": {func(p parts) { *p.commitment = *p.secret }, croupier.VerdictTrue},
		"deck": {func(p parts) {
			*p.decks = slices.Clone(*p.decks)
			deck := &(*p.decks)[0].Deck
			*deck = slices.Clone(*deck)
			slices.Reverse(*deck)
		}, croupier.VerdictFalse},
		"seed, with all that follows": {func(p parts) {
			*p.seed = *p.commitment
			*p.decks = slices.Clone(*p.decks)
			for deal := range *p.decks {
				pack := slices.SortedFunc(slices.Values((*p.decks)[deal].Deck), inPack)
				(*p.decks)[deal] = croupier.RevealedDeck{
					Deal: deal,
					Deck: fairness.Shuffled(pack, *p.seed, deal),
					Cut:  fairness.Cut(len(pack), *p.seed, deal),
				}
			}
		}, croupier.VerdictFalse},
	}
}

type spoiling struct {
	spoil func(parts)
	seen  croupier.Verdict
}

func inPack(a, b croupier.Card) int {
	return slices.Index(croupier.CardValues(), a) - slices.Index(croupier.CardValues(), b)
}
