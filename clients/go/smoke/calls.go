package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"croupier.example/croupier"
)

// A sender reads a request, makes its call, and returns the request as it was read, and the answer.
type sender func(ctx context.Context, content []byte, query map[string]bool) (request, answer any, err error)

// calls returns all calls with a body by their names in the OpenAPI document.
func calls(client *croupier.Client) map[string]sender {
	kryt, nap, chorVoli := client.KrytNavalivat, client.Nap, client.ChorVoli
	return map[string]sender{
		"krytNavalivat_start":          asks(kryt.Start, flag),
		"krytNavalivat_view":           asks(unflagged(kryt.View), flag),
		"krytNavalivat_replay":         asks(kryt.Replay, replayFlag),
		"krytNavalivat_verifyFairness": asks(unflagged(kryt.VerifyFairness), flag),
		"krytNavalivat_play": asks(func(ctx context.Context, r croupier.KrytPlayRequest, flags ...croupier.Flag) (*croupier.KrytPosition, error) {
			return kryt.Play(ctx, r.State, r.Actions, flags...)
		}, flag),
		"krytNavalivat_position": asks(func(ctx context.Context, r croupier.KrytPositionRequest, flags ...croupier.Flag) (*croupier.KrytPosition, error) {
			return kryt.Position(ctx, r.State, flags...)
		}, flag),
		"krytNavalivat_batch": asks(func(ctx context.Context, r croupier.KrytBatchRequest, flags ...croupier.Flag) (*croupier.KrytBatchAnswer, error) {
			return kryt.Batch(ctx, r.Items, flags...)
		}, flag),
		"nap_start":          asks(nap.Start, flag),
		"nap_view":           asks(unflagged(nap.View), flag),
		"nap_replay":         asks(nap.Replay, replayFlag),
		"nap_verifyFairness": asks(unflagged(nap.VerifyFairness), flag),
		"nap_play": asks(func(ctx context.Context, r croupier.NapPlayRequest, flags ...croupier.Flag) (*croupier.NapPosition, error) {
			return nap.Play(ctx, r.State, r.Actions, flags...)
		}, flag),
		"nap_position": asks(func(ctx context.Context, r croupier.NapPositionRequest, flags ...croupier.Flag) (*croupier.NapPosition, error) {
			return nap.Position(ctx, r.State, flags...)
		}, flag),
		"nap_batch": asks(func(ctx context.Context, r croupier.NapBatchRequest, flags ...croupier.Flag) (*croupier.NapBatchAnswer, error) {
			return nap.Batch(ctx, r.Items, flags...)
		}, flag),
		"chorVoli_start":          asks(chorVoli.Start, flag),
		"chorVoli_view":           asks(unflagged(chorVoli.View), flag),
		"chorVoli_combinations":   asks(unflagged(chorVoli.Combinations), flag),
		"chorVoli_replay":         asks(chorVoli.Replay, replayFlag),
		"chorVoli_verifyFairness": asks(unflagged(chorVoli.VerifyFairness), flag),
		"chorVoli_play": asks(func(ctx context.Context, r croupier.ChorVoliPlayRequest, flags ...croupier.Flag) (*croupier.ChorVoliPosition, error) {
			return chorVoli.Play(ctx, r.State, r.Actions, flags...)
		}, flag),
		"chorVoli_position": asks(func(ctx context.Context, r croupier.ChorVoliPositionRequest, flags ...croupier.Flag) (*croupier.ChorVoliPosition, error) {
			return chorVoli.Position(ctx, r.State, flags...)
		}, flag),
		"chorVoli_batch": asks(func(ctx context.Context, r croupier.ChorVoliBatchRequest, flags ...croupier.Flag) (*croupier.ChorVoliBatchAnswer, error) {
			return chorVoli.Batch(ctx, r.Items, flags...)
		}, flag),
	}
}

// asks makes a sender of a method.
func asks[R, A, F any](method func(context.Context, R, ...F) (A, error), flag func(string, bool) (F, error)) sender {
	return func(ctx context.Context, content []byte, query map[string]bool) (any, any, error) {
		var request R
		if err := json.Unmarshal(content, &request); err != nil {
			return nil, nil, err
		}
		flags := make([]F, 0, len(query))
		for name, on := range query {
			each, err := flag(name, on)
			if err != nil {
				return nil, nil, err
			}
			flags = append(flags, each)
		}
		answer, err := method(ctx, request, flags...)
		return request, answer, err
	}
}

// unflagged makes a method without flags look like the others.
func unflagged[R, A any](method func(context.Context, R) (A, error)) func(context.Context, R, ...croupier.Flag) (A, error) {
	return func(ctx context.Context, request R, flags ...croupier.Flag) (answer A, err error) {
		if len(flags) > 0 {
			return answer, errors.New("the call has no flags")
		}
		return method(ctx, request)
	}
}

func flag(name string, on bool) (croupier.Flag, error) {
	switch name {
	case "legal":
		return croupier.WithLegal(on), nil
	case "explain":
		return croupier.WithExplain(on), nil
	case "views":
		return croupier.WithViews(on), nil
	}
	return croupier.Flag{}, fmt.Errorf("no flag is named %s", name)
}

func replayFlag(name string, on bool) (croupier.ReplayFlag, error) {
	if name == "steps" {
		return croupier.WithSteps(on), nil
	}
	return flag(name, on)
}
