// Command receive receives webhooks.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"sync"
	"time"

	"example.com/sampan/webhook"
)

// Events can arrive more than once. Use a table with a unique column instead.
var seen sync.Map

func receive(response http.ResponseWriter, request *http.Request) {
	rawBody, err := io.ReadAll(request.Body)
	secret := os.Getenv("SAMPAN_WEBHOOK_SECRET")
	if err != nil || !webhook.Verify(rawBody, request.Header.Get("X-Service-Signature"), secret, time.Now()) {
		response.WriteHeader(http.StatusBadRequest)
		return
	}
	var event struct {
		ID   string `json:"event_id"`
		Type string `json:"event_type"`
	}
	if err := json.Unmarshal(rawBody, &event); err != nil {
		response.WriteHeader(http.StatusBadRequest)
		return
	}
	if _, isKnown := seen.LoadOrStore(event.ID, true); !isKnown {
		fmt.Println("Received", event.Type)
	}
	response.WriteHeader(http.StatusNoContent)
}

func main() {
	if os.Getenv("SAMPAN_WEBHOOK_SECRET") == "" {
		log.Fatal("Set SAMPAN_WEBHOOK_SECRET.")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("Listening")
	log.Fatal(http.Serve(listener, http.HandlerFunc(receive)))
}
