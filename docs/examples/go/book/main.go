// Command book quotes, books, prints, lists and cancels a shipment.
package main

import (
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
)

type object = map[string]any

var order = object{
	"service_tier_id": "HKASTDGGSTCM",
	"recipient": object{
		"contact_name": "Emily Carter",
		"phone":        "+1 212 555 0147",
		"country_code": "US",
		"city":         "New York",
		"region":       "NY",
		"address":      "350 5th Avenue",
		"postal_code":  "10118",
	},
	"parcels": []object{{"weight_kg": 0.5}},
	"items": []object{{
		"description": "Cotton T-shirt", "quantity": 2, "unit_price_hkd": 80,
		"hs_code": "6109.10.0012", "country_of_manufacture": "CN",
	}},
}

type quote struct {
	Options []struct {
		ServiceTierID string  `json:"service_tier_id"`
		TotalHKD      float64 `json:"total_hkd"`
		Available     bool    `json:"available"`
	} `json:"options"`
}

type shipment struct {
	ID     string `json:"id"`
	Status string `json:"status"`
}

type page struct {
	Data       []shipment `json:"data"`
	NextCursor *string    `json:"next_cursor"`
}

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	parcel := object{"weight_kg": 0.5, "destination_country": "US"}
	quoted, err := read[quote](call{method: http.MethodPost, path: "/rates", body: parcel})
	if err != nil {
		return err
	}
	for _, option := range quoted.Options {
		if option.Available {
			fmt.Printf("Quoted %s for HKD %.2f\n", option.ServiceTierID, option.TotalHKD)
		}
	}

	// Store the key with your order before the call. After a crash, call again with the same key.
	create := call{method: http.MethodPost, path: "/shipments", body: order, idempotencyKey: newKey()}
	booked, err := read[shipment](create)
	if err != nil {
		return err
	}
	fmt.Println("Booked", booked.ID)

	// While a label is being generated, the response is 503 with Retry-After.
	label, err := call{path: "/shipments/" + booked.ID + "/label", maxRetries: 30}.send()
	if err != nil {
		return err
	}
	if err := os.WriteFile("label.pdf", label, 0o644); err != nil {
		return err
	}
	fmt.Println("Saved label.pdf")

	count, err := countShipments()
	if err != nil {
		return err
	}
	fmt.Printf("Listed %d shipments\n", count)

	cancel := call{method: http.MethodPost, path: "/shipments/" + booked.ID + "/cancel", idempotencyKey: newKey()}
	cancelled, err := read[shipment](cancel)
	if err != nil {
		return err
	}
	fmt.Println(booked.ID, "is", cancelled.Status)
	return nil
}

func countShipments() (int, error) {
	count := 0
	for query := (url.Values{"limit": {"100"}}); ; {
		rows, err := read[page](call{path: "/shipments", query: query})
		if err != nil {
			return 0, err
		}
		count += len(rows.Data)
		if rows.NextCursor == nil {
			return count, nil
		}
		query.Set("cursor", *rows.NextCursor)
	}
}
