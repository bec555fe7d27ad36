package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"

	"croupier.example/croupier"
)

// A vector is a call with the whole answer that every server gives to it.
type vector struct {
	Name    string          `json:"name"`
	Call    string          `json:"call"`
	Query   map[string]bool `json:"query"`
	Request json.RawMessage `json:"request"`
	Status  int             `json:"status"`
	Answer  json.RawMessage `json:"answer"`
}

// withoutCalls are the kinds of vectors that need no server.
var withoutCalls = map[string]func(path string, count int) error{"chance": passesChance, "sealed": passesSealed}

type file struct {
	Path  string `json:"path"`
	Count int    `json:"vectors"`
	Kind  string `json:"kind"`
}

// passesVectors sends the requests of all vectors by the methods of their calls, and compares answers.
func passesVectors(ctx context.Context, client *croupier.Client, folder string) error {
	vectors, err := readVectors(folder)
	if err != nil {
		return err
	}
	known, passed := calls(client), 0
	for _, each := range vectors {
		send, ok := known[each.Call]
		if !ok {
			return fmt.Errorf("%s: no call is named %s", each.Name, each.Call)
		}
		if err := each.check(ctx, send); err != nil {
			fmt.Printf("%s: %v\n", each.Name, err)
			continue
		}
		passed++
	}
	fmt.Printf("Vectors passed: %d of %d.\n", passed, len(vectors))
	if passed < len(vectors) {
		return errors.New("some vectors failed")
	}
	return nil
}

func readVectors(folder string) (vectors []vector, err error) {
	var index struct{ Files []file }
	if err := read(filepath.Join(folder, "index.json"), &index); err != nil {
		return nil, err
	}
	for _, each := range index.Files {
		if check, ok := withoutCalls[each.Kind]; ok {
			if err := check(filepath.Join(folder, each.Path), each.Count); err != nil {
				return nil, err
			}
			continue
		}
		var content struct{ Vectors []vector }
		if err := read(filepath.Join(folder, each.Path), &content); err != nil {
			return nil, err
		}
		if len(content.Vectors) != each.Count {
			return nil, fmt.Errorf("%s: %d vectors, not %d", each.Path, len(content.Vectors), each.Count)
		}
		vectors = append(vectors, content.Vectors...)
	}
	if len(vectors) == 0 {
		return nil, fmt.Errorf("%s: no vectors", folder)
	}
	return vectors, nil
}

func read(path string, into any) error {
	content, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return json.Unmarshal(content, into)
}

func (v vector) check(ctx context.Context, send sender) error {
	request, answer, err := send(ctx, v.Request, v.Query)
	var refused *croupier.ProblemError
	status := 200
	if errors.As(err, &refused) {
		status, answer = refused.Status, refused.Problem
	} else if err != nil {
		return err
	}
	if status != v.Status {
		return fmt.Errorf("status %d, not %d: %v", status, v.Status, err)
	}
	if err := same("request", v.Request, request); err != nil {
		return err
	}
	return same("answer", v.Answer, answer)
}

// same compares JSON with a message that is written again.
func same(what string, wanted json.RawMessage, message any) error {
	written, err := json.Marshal(message)
	if err != nil {
		return err
	}
	left, right, err := values(wanted, written)
	if err != nil {
		return err
	}
	if pointer, differ := difference(left, right); differ {
		return fmt.Errorf("the %s differs at %q", what, pointer)
	}
	return nil
}

func values(texts ...[]byte) (left, right any, err error) {
	for index, into := range []*any{&left, &right} {
		decoder := json.NewDecoder(bytes.NewReader(texts[index]))
		decoder.UseNumber()
		if err := decoder.Decode(into); err != nil {
			return nil, nil, err
		}
	}
	return left, right, nil
}

// difference returns the pointer to the first place where two JSON values differ.
func difference(left, right any) (string, bool) {
	switch left := left.(type) {
	case map[string]any:
		if right, ok := right.(map[string]any); ok && sameNames(left, right) {
			for _, name := range slices.Sorted(maps.Keys(left)) {
				if pointer, differ := difference(left[name], right[name]); differ {
					return "/" + name + pointer, true
				}
			}
			return "", false
		}
	case []any:
		if right, ok := right.([]any); ok && len(left) == len(right) {
			for index := range left {
				if pointer, differ := difference(left[index], right[index]); differ {
					return fmt.Sprintf("/%d%s", index, pointer), true
				}
			}
			return "", false
		}
	}
	return "", !reflect.DeepEqual(left, right)
}

func sameNames(left, right map[string]any) bool {
	return slices.Equal(slices.Sorted(maps.Keys(left)), slices.Sorted(maps.Keys(right)))
}
