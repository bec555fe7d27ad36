// Package croupier is a typed client of Croupier, the stateless card table.
//
// A [Client] has a member for each game, with a method for each call. Unions of actions, events and
// phases are closed interfaces, told apart by a type switch; a refusal is a [ProblemError].
package croupier

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"
)

// DefaultURL is where a server listens unless it is told otherwise.
const DefaultURL = "http://127.0.0.1:8000"

// Option changes how a client sends its calls.
type Option func(*transport)

// WithHTTPClient sends calls by a client of your own: for timeouts, proxies, headers.
func WithHTTPClient(client *http.Client) Option {
	return func(t *transport) { t.client = client }
}

// New returns a client of the server at an address, such as [DefaultURL].
func New(baseURL string, options ...Option) *Client {
	t := &transport{baseURL: strings.TrimRight(baseURL, "/"), client: http.DefaultClient}
	for _, option := range options {
		option(t)
	}
	return newClient(t)
}

// Ptr returns a pointer to a value, for members that may be absent.
func Ptr[T any](value T) *T { return &value }

// ProblemError is a refusal: the server says in the Problem why, and nothing has changed.
type ProblemError struct{ Problem }

// Error returns what was refused and why.
func (e *ProblemError) Error() string { return fmt.Sprintf("croupier: %s: %s", e.Title, e.Detail) }

// StatusError is an answer by something on the way, in the place of the server.
type StatusError struct {
	// Code of the status, such as 502.
	StatusCode int
}

// Error names the status.
func (e *StatusError) Error() string {
	return fmt.Sprintf("croupier: answered %d %s", e.StatusCode, http.StatusText(e.StatusCode))
}

// Flag asks for more of an answer, or for less.
type Flag struct {
	name string
	on   bool
}

func (f Flag) pair() (string, bool) { return f.name, f.on }

type flag interface{ pair() (string, bool) }

func queryOf[F flag](flags []F) url.Values {
	query := url.Values{}
	for _, flag := range flags {
		name, on := flag.pair()
		query.Set(name, strconv.FormatBool(on))
	}
	return query
}

// A call is what a request is made from; key is empty and body is nil where there is none.
type call struct {
	method string
	path   string
	query  url.Values
	key    string
	body   any
}

type transport struct {
	baseURL string
	client  *http.Client
}

func send[A any](ctx context.Context, t *transport, c call) (*A, error) {
	message, err := t.message(ctx, c)
	if err != nil {
		return nil, err
	}
	response, err := t.client.Do(message)
	if err != nil {
		return nil, err
	}
	defer func() { _ = response.Body.Close() }()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	if err := refusal(response, content); err != nil {
		return nil, err
	}
	return readMessage[A](content)
}

func (t *transport) message(ctx context.Context, c call) (*http.Request, error) {
	var content io.Reader
	if c.body != nil {
		body, err := json.Marshal(c.body)
		if err != nil {
			return nil, err
		}
		content = bytes.NewReader(body)
	}
	address := t.baseURL + c.path
	if len(c.query) > 0 {
		address += "?" + c.query.Encode()
	}
	message, err := http.NewRequestWithContext(ctx, c.method, address, content)
	if err != nil {
		return nil, err
	}
	message.Header.Set("User-Agent", "croupier-go/"+Version)
	if c.key != "" {
		message.Header.Set("Authorization", "Bearer "+c.key)
	}
	if content != nil {
		message.Header.Set("Content-Type", "application/json")
	}
	return message, nil
}

// refusal returns the error that an answer is, or nil.
func refusal(response *http.Response, content []byte) error {
	kind, _, _ := mime.ParseMediaType(response.Header.Get("Content-Type"))
	if kind == "application/problem+json" {
		problem, err := readMessage[Problem](content)
		if err != nil {
			return err
		}
		return &ProblemError{*problem}
	}
	if response.StatusCode != http.StatusOK {
		return &StatusError{response.StatusCode}
	}
	return nil
}

func readMessage[T any](content []byte) (*T, error) {
	message := new(T)
	if err := json.Unmarshal(content, message); err != nil {
		return nil, fmt.Errorf("croupier: %T cannot be read: %w", *message, err)
	}
	return message, nil
}
