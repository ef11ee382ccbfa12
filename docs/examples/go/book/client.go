package main

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	mathrand "math/rand"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"time"
)

const maxRetries = 5

// longestWait ends the program instead of a wait of hours, which a limit per day asks for.
const longestWait = time.Minute

const idempotencyInFlight = "1409001"

// Error is an error response. SysCode names the error, Data has its violations or details.
type Error struct {
	Status    int             `json:"status"`
	SysCode   string          `json:"sysCode"`
	Message   string          `json:"message"`
	Data      json.RawMessage `json:"data"`
	RequestID string          `json:"-"`
}

func (e *Error) Error() string {
	return fmt.Sprintf("%d %s (request id: %s) %s", e.Status, e.Message, e.RequestID, e.Data)
}

type call struct {
	method, path, idempotencyKey string
	query                        url.Values
	body                         any
	maxRetries                   int
}

// send sends a call, retries it as the contract says, and returns the bytes of the response.
func (c call) send() ([]byte, error) {
	var body []byte
	if c.body != nil {
		var err error
		if body, err = json.Marshal(c.body); err != nil {
			return nil, err
		}
	}
	if c.maxRetries == 0 {
		c.maxRetries = maxRetries
	}
	for retries := 0; ; retries++ {
		content, wait, err := c.attempt(body)
		if err == nil || wait < 0 || retries == c.maxRetries {
			return content, err
		}
		if wait == 0 {
			wait = 100 * time.Millisecond << retries
			if wait > 30*time.Second {
				wait = 30 * time.Second
			}
			wait += time.Duration(mathrand.Intn(250)) * time.Millisecond
		}
		time.Sleep(wait)
	}
}

// attempt sends one request. With an error, it returns the wait that the service asks for, 0 if it does
// not ask, and a negative wait if a retry is useless.
func (c call) attempt(body []byte) ([]byte, time.Duration, error) {
	address := baseURL() + c.path
	if c.query != nil {
		address += "?" + c.query.Encode()
	}
	request, err := http.NewRequest(c.method, address, bytes.NewReader(body))
	if err != nil {
		return nil, -1, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("SAMPAN_API_KEY"))
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if c.idempotencyKey != "" {
		request.Header.Set("Idempotency-Key", c.idempotencyKey)
	}
	client := http.Client{Timeout: time.Minute}
	response, err := client.Do(request)
	if err != nil {
		return nil, 0, err
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, 0, err
	}
	if response.StatusCode < 300 {
		return content, 0, nil
	}
	failure := &Error{Message: "not a response of Sampan", RequestID: response.Header.Get("X-Request-Id")}
	// A proxy's response is not JSON; the status is enough then.
	_ = json.Unmarshal(content, failure)
	failure.Status = response.StatusCode
	isTransient := failure.Status == http.StatusTooManyRequests || failure.Status >= 500 ||
		failure.SysCode == idempotencyInFlight
	if !isTransient {
		return nil, -1, failure
	}
	seconds, _ := strconv.Atoi(response.Header.Get("Retry-After"))
	wait := time.Duration(seconds) * time.Second
	if wait > longestWait {
		return nil, -1, fmt.Errorf("%w Retry-After: %d", failure, seconds)
	}
	return nil, wait, failure
}

// read sends a call and decodes the data of its response.
func read[T any](c call) (T, error) {
	var envelope struct {
		Data T `json:"data"`
	}
	content, err := c.send()
	if err == nil {
		err = json.Unmarshal(content, &envelope)
	}
	return envelope.Data, err
}

func baseURL() string {
	root := os.Getenv("SAMPAN_BASE_URL")
	if root == "" {
		root = "http://127.0.0.1:3000"
	}
	return root + "/api/v1"
}

// newKey returns a key for one call and all its retries.
func newKey() string {
	key := make([]byte, 16)
	if _, err := rand.Read(key); err != nil {
		panic(err)
	}
	return hex.EncodeToString(key)
}
