package croupier

import (
	"encoding/json"
	"fmt"
	"slices"
)

func readEnum[E ~string](data []byte, into *E, known []E) error {
	var value *string
	if err := json.Unmarshal(data, &value); err != nil || value == nil {
		return fmt.Errorf("%s is no %T", data, *into)
	}
	if !slices.Contains(known, E(*value)) {
		return fmt.Errorf("unknown %T %q", *into, *value)
	}
	*into = E(*value)
	return nil
}

func unknown(union, tag string) error { return fmt.Errorf("unknown %s %q", union, tag) }

func isTagged(name, tag, wanted string) error {
	if tag != wanted {
		return fmt.Errorf("%q is no %s, which is %q", tag, name, wanted)
	}
	return nil
}

func tagOf(data []byte, name string) (tag string, err error) {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(data, &members); err != nil {
		return "", err
	}
	if err := json.Unmarshal(members[name], &tag); err != nil {
		return "", fmt.Errorf("no %s in %.80s", name, data)
	}
	return tag, nil
}

func readMember[T any](data []byte) (T, error) {
	var member T
	err := json.Unmarshal(data, &member)
	return member, err
}

func readOne[U any](place string, data json.RawMessage, read func([]byte) (U, error), into *U) error {
	if len(data) == 0 {
		return fmt.Errorf("%s is missing", place)
	}
	member, err := read(data)
	if err != nil {
		return fmt.Errorf("%s: %w", place, err)
	}
	*into = member
	return nil
}

func readNullable[U any](place string, data json.RawMessage, read func([]byte) (U, error), into *U) error {
	if string(data) == "null" {
		return nil
	}
	return readOne(place, data, read, into)
}

func readList[U any](place string, data []json.RawMessage, read func([]byte) (U, error), into *[]U) error {
	members := make([]U, len(data))
	for index, each := range data {
		if err := readOne(fmt.Sprintf("%s/%d", place, index), each, read, &members[index]); err != nil {
			return err
		}
	}
	*into = members
	return nil
}

// list returns a list that is written as an empty one rather than as null.
func list[T any](items []T) []T {
	if items == nil {
		return []T{}
	}
	return items
}
