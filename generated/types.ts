// Generated from openapi.json by codegen/. Do not edit.

export interface paths {
    "/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipments
         * @description Returns the account's shipments in the key's mode, newest first. All filters combine.
         *
         *     **Incremental polling.** With `updated_after` the order is oldest update first. Read to the last page, keep the last row's `updated_at` unchanged, and pass it as `updated_after` the next time (before the first poll, any early timestamp): every shipment that changed is seen, none is missed, however many change at once. A shipment that changes again appears again. A shipment whose dispatch is still undecided is listed with `dispatch_status` `pending`.
         */
        get: operations["listShipments"];
        put?: never;
        /**
         * Create a shipment
         * @description Books an international shipment from Hong Kong and dispatches it to the carrier within the request.
         *
         *     **Live mode**, in this order: the requested Service Code is quoted again, the wallet is debited with a hold of the total, the carrier takes the shipment, and the answer carries the full record with the frozen price and the carrier's answer. **Test mode** takes the same path with the sandbox carrier; no money moves and `dispatch` is null.
         *
         *     ### Checks
         *     In this order. The first that fails decides the status, the `sysCode` and the name; no shipment is made and no money stays held. validateShipment lists all that would fail.
         *
         *     1. The schema: every violation at once, INVALID_FIELD. A missing or empty `items` is an entry at `["items"]` (to Brazil under the code HS_CODE_BR_8_DIGITS_REQUIRED).
         *     2. `payment_type: cod`: COD_NOT_AVAILABLE.
         *     3. The service: SERVICE_CODE_RETIRED, or SERVICE_NOT_AVAILABLE when it is unknown or not among the account's entitlements. A recipient in an unsupported country is INVALID_FIELD at `["recipient", "country_code"]`.
         *     4. Switched-off features: VAT_PREPAY_DISABLED, VOEC_PREPAY_DISABLED.
         *     5. Conflicts: IOSS_AND_PREPAY_CONFLICT (`ioss_number` with `vat_prepay`), VOEC_PREPAY_CONFLICT (`voec_prepay` with `tax_number`, `ioss_number` or `vat_prepay`).
         *     6. Unsupported: VAT_PREPAY_UNSUPPORTED, VOEC_PREPAY_UNSUPPORTED (Norway on HKASTDGGSTCM and HKASTDCSSTCM alone).
         *     7. What the destination requires (table below).
         *     8. IOSS ownership: IOSS_NOT_OWNED.
         *     9. The service on this lane: SERVICE_NOT_AVAILABLE when it does not serve the destination (at `["recipient", "country_code"]`) or take the goods category (at `["goods_category"]`), INVALID_FIELD for a postal code, weight, size or value that it does not carry; then surcharges and insurance.
         *     10. Currency and exchange rate.
         *     11. The expected price: PRICING_QUOTE_CHANGED.
         *     12. Live mode, funds and account state: 402.
         *     13. The carrier: CARRIER_DISPATCH_REJECTED (422) when it refuses.
         *
         *     ### Destinations
         *     | Destination | Required | Otherwise |
         *     |---|---|---|
         *     | Norway (NO) | `tax_number`, or `voec_prepay: true` | TAX_NUMBER_REQUIRED |
         *     | Chile (CL) | `tax_number`: the recipient's RUT; only its presence is checked | CL_TAX_NUMBER_REQUIRED |
         *     | Japan (JP) | `sales_platform_name` | SALES_PLATFORM_NAME_REQUIRED |
         *     | Brazil (BR) | `hs_code` on every item: exactly 8 digits once symbols are removed | HS_CODE_BR_8_DIGITS_REQUIRED |
         *     | EU | nothing; see VAT below | |
         *
         *     These rules are rows of the operator's catalogue, which may have more of them; listServiceTiers gives those in force as `requirements`. A further rule answers with INVALID_FIELD, unless its row names a code of this table. Advice refuses nothing: validateShipment shows it as `warnings`.
         *
         *     ### VAT
         *     - **EU, IOSS.** `ioss_number` overrides the account's default number and must be registered to the account, as its own or as a platform's. With an IOSS number no VAT fee is charged and the number is forwarded. To destinations outside the EU it is checked all the same, and not forwarded. The default number never conflicts: an explicit `vat_prepay` or `voec_prepay` wins over it.
         *     - **EU, prepaid.** `vat_prepay: true`: the carrier prepays the destination's VAT. Fee: declared value × (VAT rate + 2 %), shown on the quote.
         *     - **Norway, prepaid.** `voec_prepay: true`, equal to `NO_VOEC_PREPAY` in `selected_surcharges`. Fee: declared value × 27 %; on HKASTDGGSTCM HKD 3 a shipment more, and the carrier's product becomes HK-ASS-PF.
         *     - **EU per-item levy**, 1 July 2026 to 1 July 2028, consignments up to EUR 150: EUR 3 for each distinct item (first 6 digits of `hs_code`, `description`, `country_of_manufacture`), the surcharge `EU_ITEM_LEVY`.
         *
         *     ### Declared currency
         *     An item has `unit_price` or `unit_price_hkd`, never both. A price has at most 6 decimals; more is INVALID_FIELD. It is kept exactly and reads back as sent. `quantity` × price is computed exactly and rounded half-up to cents once per item; the sum of these lines is the declared value. A sum in USD is then converted to HKD at the frozen rate and rounded half-up to cents.
         *
         *     A price of 0 is fine. A positive HKD price that converts to less than USD 0.005, and so to USD 0.00, is INVALID_FIELD.
         *
         *     A number is read as an IEEE 754 double, as JSON parsers do. Its decimals are those of the shortest decimal that reads as the same double: `1.0000001` has 7, `1.00000000000000000001` is 1.
         *
         *     - **HKD**: both price fields are HKD amounts. Each is converted to USD at the rate frozen now, rounded half-up to 6 decimals, and the shipment is stored in USD (`declared_currency` reads `USD`); billing uses the HKD figures sent. Without a resolvable rate the shipment is stored in HKD without `declared_fx`; it is not refused.
         *     - **USD**: every item must use `unit_price`. Without a resolvable rate: 503 FX_RATE_UNAVAILABLE; retrying with the same key is safe.
         *     - **Omitted**: read as USD when any item has `unit_price` (items without a price are declared at 0), else as HKD. Mixing the two price fields across items is INVALID_FIELD naming the items.
         *
         *     A rate is `stale` when older than 36 hours and no longer resolvable when older than 7 days.
         *
         *     ### Surcharges and insurance
         *     - `SIGNATURE` depends on the carrier. On the US priority line SIGNATURE and INSURANCE exclude each other: the one that is selected second is refused. A code that is unknown, not available or excluded is INVALID_FIELD at its index; INSURANCE that is not available or excluded is INSURANCE_UNSUPPORTED there.
         *     - `INSURANCE`: 0.7 % × (freight + declared value), at least HKD 9. When the final option cannot carry it, for whatever reason: INSURANCE_UNSUPPORTED; it is never dropped silently.
         *     - `insured_amount` replaces that basis: 0.7 % × the amount in HKD at the frozen rate, at least HKD 9. In the declared currency, above 0 (an HKD amount that converts to USD 0.00 is none), at most 2 decimals, at most USD 2500; needs INSURANCE, an option whose INSURANCE has `custom_insured_amount` (the cosmetics line), and an enrolled account; else INVALID_FIELD. On an HKD shipment without a resolvable rate: FX_RATE_UNAVAILABLE.
         *
         *     ### Results of the dispatch
         *     - Accepted: 201. `dispatch.label_pdf_url` may still be null: read getShipment about every second for up to 30 seconds, until `label_pdf_url` is there or `dispatch_status` is `failed`.
         *     - Refused: 422 CARRIER_DISPATCH_REJECTED; the hold is released. The identical payload within 1 hour, whatever the key, is refused again without a carrier call: `data.negative_cache` is true and `X-Service-Negative-Cache` is `hit`. This cache is never used for 402.
         *     - Undecided: 503 DISPATCH_UNDECIDED; the hold stays. Retry with the same key: the carrier is asked by reference, never booked twice.
         *     - Not reachable: 503 CARRIER_UNAVAILABLE; nothing was booked or held.
         *
         *     ### Idempotency
         *     The `Idempotency-Key` is required. Stored for 24 hours: 201, 400, 409 PRICING_QUOTE_CHANGED. Never stored, so that a retry with the same key runs anew: 402, 422 (the negative cache answers it), 5xx. A corrected body always needs a new key.
         *
         *     ### Sandbox references
         *     With the sandbox carrier some values of `reference_no` choose an outcome: the table in *Sandbox*, at the head of this document.
         */
        post: operations["createShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a shipment without booking it
         * @description Tells what createShipment would do with the same body now: every violation, of the schema and of every rule, and the price. Nothing is stored, held or sent to a carrier; no `Idempotency-Key` is taken.
         *
         *     A body that breaks the schema is not an error here: it is answered with 200 and `valid: false`, its violations listed. `code` is `INVALID_FIELD` or the name of the rule (COD_NOT_AVAILABLE, TAX_NUMBER_REQUIRED, PRICING_QUOTE_CHANGED, FX_RATE_UNAVAILABLE, INSUFFICIENT_FUNDS …, as createShipment lists them); `path` is empty where no field is to blame. The first entry is the one that a create would answer with. When the schema is broken the other rules are checked as far as the rest of the body allows, and there is no price. With a live key the account's funds and terms are judged as the create would, without holding anything; at most one entry says so.
         *
         *     `warnings` lists what the destination advises without demanding it. They refuse nothing, so `valid` doesn't depend on them.
         *
         *     A body that is not JSON, repeats a member, is too large or of another media type is an error as everywhere. The carrier is not asked: it can still refuse a shipment that is valid here.
         */
        post: operations["validateShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shipment
         * @description Returns a shipment of this account and mode in full: status, events, price, billing, label.
         *
         *     Each read signs a new `label_pdf_url`. After a create, read about every second for up to 30 seconds until `label_pdf_url` is there or `dispatch_status` is `failed`. For anything longer, subscribe to webhooks or poll `GET /shipments?updated_after=…`; stop polling shipments that are `delivered`, `cancelled` or `returned`.
         *
         *     While a booking is undecided at the carrier, `dispatch_status` is `pending` and no webhook is sent.
         */
        get: operations["getShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a shipment
         * @description Cancels a shipment that is still `label_created`, that is before pickup. In live mode the wallet is refunded by the original total; in test mode the refund is 0. Takes no body; `{}` counts as none.
         *
         *     | The shipment is | Answer |
         *     |---|---|
         *     | `label_created` | 200, now `cancelled` |
         *     | `cancelled` already | 200 with the same snapshot; nothing happens again |
         *     | being intercepted | 409 SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS: the carrier is not called and no money moves; not stored under the key |
         *     | not yet decided at the carrier | 409 DISPATCH_PENDING with `Retry-After` |
         *     | past `label_created`, or settled | 409 SHIPMENT_NOT_CANCELLABLE, naming the status |
         *     | unknown, of another account or mode | 404 |
         *     | not answered by the carrier | 503 CANCEL_UNDECIDED; cancel again after `Retry-After`, the refund is made once |
         *     | not sent to the carrier: it could not be reached, or turned the request away | 503 CARRIER_UNAVAILABLE; nothing moved |
         *
         *     A cancel that arrives while another one is running waits for it, at most as long as the carrier may take, and returns the same answer. If the request that is running has the same `Idempotency-Key`, the answer is 409 IDEMPOTENCY_IN_FLIGHT at once.
         */
        post: operations["cancelShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}/pod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the proof of delivery
         * @description Returns the final-mile carrier's doorstep photo, a JPEG of at most 25 MB, as an attachment. The image is passed through; the address of the carrier's storage is never shown, and the carrier's certificate PDF is never given.
         *
         *     404 when there is no current photo, as for a shipment that is unknown, of another account or of the other mode. 502 when the carrier's storage takes longer than 10 seconds, sends more than 25 MB, or something that is not a JPEG. The event `shipment.pod_available` tells when a photo has come in.
         */
        get: operations["getShipmentPod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the label
         * @description Returns the label as a PDF of 100 × 150 mm pages, one a parcel, for every carrier and channel, partner channels included. In test mode, and by the sandbox carrier in both modes, it is marked TEST.
         *
         *     Labels that Sampan draws print Latin, Greek, Cyrillic, Chinese, Japanese and Korean letters as they are. Letters of other scripts, such as Arabic, Hebrew, Thai and Devanagari, are written in Latin letters, without the signs on them, and emoji are left out: send such addresses in Latin letters where the carrier reads those.
         *
         *     503 LABEL_NOT_READY with `Retry-After` while a partner channel is still making it; 502 when it exists and could not be fetched; 404 when there is none, as for a shipment that is unknown, of another account or of the other mode. `label_available` of the shipment tells beforehand. The event `shipment.label_ready` tells when a late label has come in.
         */
        get: operations["getShipmentLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking/{tracking_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track a shipment
         * @description Returns where a shipment is, in fields fit for a tracking widget: no names, addresses or prices. Broader than getShipment in what it finds: tracking numbers, waybill numbers and last-mile numbers, of the account and mode.
         *
         *     Every answer, errors included, carries `Cache-Control: no-store` and `X-Service-Cache`. Delivered, cancelled and returned shipments may be answered from a server cache for up to 6 hours (`miss`, then `hit`); a late event empties it. Live shipments and errors are always `bypass`. Stop polling once the status is terminal.
         */
        get: operations["getTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a shipment
         * @description Prices a parcel with every Service Code that the account is entitled to. Prices come from versioned rate tables, no carrier is asked; createShipment prices the same inputs with the same total.
         *
         *     - **Weight.** `weight_kg` is one parcel without size. With `parcels` each parcel counts the greater of its actual weight and length × width × height ÷ the service's divisor; the sum is rounded up to the service's step.
         *     - **Total.** `freight_hkd` (net of the best discount rule) + `reg_fee_hkd` + the sum of `surcharges`.
         *     - **Booking a quote.** Pass `service_tier_id`, and `total_hkd` as `expected_total_hkd` and `discount.rule_id` (or null) as `expected_discount_rule_id`: the create is then refused if the price has changed.
         *     - **Not available.** An option that cannot be booked stays in the list with `available: false` and the reason: no rate for the lane, another goods category, a parcel too heavy, no postal code where zones need one (Australia), no VAT prepayment on it, standard insurance to be priced and no declared value.
         *     - **Opt-ins.** `opt_in_availability` says what may be selected and at what fee. What was selected and cannot be had is left out of the option's price and listed in its `surcharge_conflicts`; such options come after those that have it. A custom `insured_amount_hkd` that an option does not support is priced as standard insurance and listed there; createShipment refuses it.
         *     - **EU.** `ioss_notice` says who accounts for VAT. The per-item levy is quoted when `items` are given.
         *
         *     When the engine cannot price the request at all, or no service of the account (or not the one that was named) serves the destination: 400 RATE_ENGINE_REJECTED with `data.reason`, and `data.field` `rate_card`, `declared_value_hkd` or `parcels`. No entitlement: 200 and an empty list.
         */
        post: operations["quoteRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service_tiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookable services
         * @description Returns the Service Codes that the account can book: those of the Product Codes that it is entitled to and of the rate cards assigned to it, as far as a carrier is assigned. Without entitlements the list is empty.
         *
         *     `limits`, `opt_ins` and `requirements` say beforehand what a create would otherwise be refused for.
         */
        get: operations["listServiceTiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description Returns the supported destination countries, ordered by code.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the wallet balance
         * @description Returns the balance, the open holds against shipments in flight, and what is available: the balance minus the holds. Creating a shipment fails with INSUFFICIENT_FUNDS as soon as the available amount is below its total; the event `wallet.low_balance` warns before. A test key's wallet reads zeros.
         */
        get: operations["getWalletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List wallet movements
         * @description Returns the wallet's movements, newest first: an append-only record. Each carries the balance and the held amount after it. A booking is a `hold`; the final fee turns it into a `post`, which may differ from what was held; a hold that is not needed is a `void`. In test mode the list is empty.
         */
        get: operations["listWalletTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns the account's webhook endpoints in the key's mode, inactive ones too, newest first. Secrets are never shown; `secret_last4` tells which one is current.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description Registers an address that receives events of the key's mode, and returns the signing secret, which is shown this once (a repeat under the same `Idempotency-Key` within 24 hours shows it again). At most 20 endpoints of an account and mode can be active; an address can be active once.
         *
         *     **The address** must resolve to public networks, both now and at each delivery. Live mode takes https alone, test mode plain http too. Redirects are not followed.
         *
         *     **Signature.** `X-Service-Signature: t=<unix seconds>,v1=<hex>`: `v1` is the lower-case hex HMAC-SHA256 of `<t>.<raw body>`, keyed with the UTF-8 bytes of the whole secret, `whsec_` included. Verify the raw body, compare in constant time, refuse a `t` more than 5 minutes off. getWebhookSample gives a signed event to test against.
         *
         *     **Delivery** is at least once: dedupe on `X-Service-Event-Id`. Any 2xx within the time limit is success; a 3xx is a failure; 410 disables the endpoint. Attempts are made at 0, 30 s, 2 min, 8 min and 30 min after the event, then at 1, 3, 7, 14 and 24 h, each with up to 10 % jitter; the receiver's `Retry-After` is honoured within bounds. Each attempt has the same event id and the same bytes, and a `t` of its own.
         *
         *     **Disabling.** Two things disable an endpoint: ten deliveries in a row that used up their attempts, without a success between (`disabled_reason` `consecutive_failures`), or one scheduled attempt that the receiver answers with 410, at once (`gone`). The account's other endpoints get `webhook.disabled`. Its pending deliveries are discarded; their events stay in listEvents. Test and redelivered attempts disable nothing, whatever their answer.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns one webhook endpoint, active or not.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Marks the endpoint inactive: nothing more is sent to it and what is pending is discarded. Its record and history stay readable, and its address may be registered again. Idempotent: deleting it again returns the same. Takes no body.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Changes the description, the event types or the state of an endpoint; what is absent stays. The address cannot be changed: register another endpoint.
         *
         *     `active: true` re-enables an endpoint that was disabled, stopped or deleted, and clears its count of failures; deliveries that were discarded meanwhile stay so (redeliver them, or read listEvents). `active: false` stops it and discards what is pending.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a signing secret
         * @description Replaces the endpoint's signing secret; its id, address, events and history stay. The new secret is shown this once and cannot be recovered.
         *
         *     For 24 hours both secrets sign: `X-Service-Signature` is `t=…,v1=<new>,v1=<old>`. Accept a delivery when any `v1` matches, and change your receiver within that time. There are never more than two signatures: a further rotation within the 24 hours drops the oldest secret.
         *
         *     **A leaked secret.** With `{"revoke_previous": true}` the new secret alone signs, from the answer on: every attempt that begins afterwards, retries of earlier deliveries included. A receiver that knows only an old secret refuses deliveries until it has the new one; they are retried.
         *
         *     The body is optional; no body and `{}` are the same request. With an `Idempotency-Key`, a repeat within 24 hours returns the same secret and does not rotate again; the body belongs to the request that the key stands for.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a signed sample event
         * @description Returns a `webhook.test` event, genuinely signed with the endpoint's secret and not delivered: to test a receiver behind NAT or in CI. It carries `"test": true` beside `data.object`. Verify `headers` against `raw_body`, the exact text that was signed; `payload` is it parsed, for reading alone.
         *
         *     The example below verifies with the secret of createWebhook's example.
         */
        get: operations["getWebhookSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Delivers a test event to the endpoint at once, in one attempt, and returns its delivery record: whether the receiver answered with 2xx is in `state`, not in this operation's status. The type need not be among the endpoint's events, and no other endpoint gets the event. It carries `"test": true` beside `data.object`, in both modes: nothing has happened. With a type other than `webhook.test`, `data.object` is an invented example. A failure counts towards nothing.
         *
         *     The body is optional; without one, or without `event_type`, a `webhook.test` event is sent.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an endpoint's deliveries
         * @description Returns what was sent to the endpoint, newest first, test events included: state, the receiver's status, latency and an excerpt of its answer, and each attempt. Inactive endpoints keep their history. A delivery viewer in a dashboard is not available yet; this operation has the same data.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Makes one more attempt of a delivery, with the original event id and the same bytes, in whatever state it is but `delivering`. The attempt starts at once; the answer is the delivery record with its result, or in state `pending` or `delivering` when the receiver has not answered yet. A failure counts towards nothing and is one more entry of `attempts`: the delivery keeps the state and the retry that it had, and one that had succeeded still reads `succeeded`, with the values of the attempt that did. A success ends the delivery. Takes no body; `{}` counts as none.
         *
         *     404 when the endpoint or the delivery is unknown, or the delivery is another endpoint's. On an inactive endpoint 409: re-enable it first.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Returns the account's events in the key's mode, as webhooks deliver them, newest first, whether or not an endpoint subscribes to them: for catching up after an outage, or instead of webhooks.
         *
         *     **Polling.** With `created_after` the order is oldest first. Read to the last page, keep the last event's `created_at` unchanged, and pass it the next time: no event is missed.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns one event, as webhooks deliver it.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "shipment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was booked
         * @description The carrier took a shipment (live mode), or a test shipment was made. Not sent while the dispatch is undecided, nor for a refused one. A shipment that was shown as `pending` and that its carrier then did not take sends this event, with `dispatch_status` `pending`, and then `shipment.cancelled`.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.created` or `*`.
         */
        post: operations["onShipmentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.picked_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was picked up
         * @description The carrier has the parcel; the shipment can no longer be cancelled.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.picked_up` or `*`.
         */
        post: operations["onShipmentPickedUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.in_transit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment is in transit
         * @description The shipment moved on towards its destination. Also sent when it falls back here from a side state.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.in_transit` or `*`.
         */
        post: operations["onShipmentInTransit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.out_for_delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment is out for delivery
         * @description The final-mile carrier is on its way to the consignee.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.out_for_delivery` or `*`.
         */
        post: operations["onShipmentOutForDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.available_for_pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment waits at a pickup point
         * @description The consignee can collect the parcel.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.available_for_pickup` or `*`.
         */
        post: operations["onShipmentAvailableForPickup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.delivery_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A delivery attempt failed
         * @description The final-mile carrier could not hand the parcel over; the latest event's `sub_status` may say why. More attempts may follow.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.delivery_failed` or `*`.
         */
        post: operations["onShipmentDeliveryFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.exception": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something is wrong with a shipment
         * @description The parcel is held, damaged or lost; the latest event's `sub_status` says which.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.exception` or `*`.
         */
        post: operations["onShipmentException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.returning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment is on its way back
         * @description The parcel is being returned to the sender.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.returning` or `*`.
         */
        post: operations["onShipmentReturning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was delivered
         * @description Terminal. Carries no doorstep photo: `shipment.pod_available` tells when there is one.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.delivered` or `*`.
         */
        post: operations["onShipmentDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was cancelled
         * @description Terminal. `request` names the call that cancelled it.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.cancelled` or `*`.
         */
        post: operations["onShipmentCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment came back
         * @description Terminal: the sender has the parcel again.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.returned` or `*`.
         */
        post: operations["onShipmentReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.tracking_updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment's tracking moved within its status
         * @description A tracking event came in that changed no status: a new `sub_status`, or a late one.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.tracking_updated` or `*`.
         */
        post: operations["onShipmentTrackingUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.last_mile_assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment has its last-mile number
         * @description `last_mile_tracking_number` became known. From now on give that number to marketplaces and buyers.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.last_mile_assigned` or `*`.
         */
        post: operations["onShipmentLastMileAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.label_ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment's label is ready
         * @description A label that was made after the booking can be downloaded with getShipmentLabel.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.label_ready` or `*`.
         */
        post: operations["onShipmentLabelReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.pod_available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A proof of delivery has come in
         * @description The doorstep photo can be downloaded with getShipmentPod. Sent once, in both modes: by the carrier's notice, at a delivery by the sandbox carrier that has a photo, or when getShipmentPod finds one before its notice.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.pod_available` or `*`.
         */
        post: operations["onShipmentPodAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.billing_settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A shipment was settled
         * @description The carrier reported the final fee: `billing` has what was charged and the weight that the carrier measured.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `shipment.billing_settled` or `*`.
         */
        post: operations["onShipmentBillingSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.low_balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The wallet runs low
         * @description The available amount fell below the account's threshold: it was at the threshold or above, and a hold, a final fee or an adjustment took it below. Also sent when the operator raises the threshold above the available amount. Sent once: again only after available was at the threshold or above in between, or the operator took the threshold away and set one again.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `wallet.low_balance` or `*`.
         */
        post: operations["onWalletLowBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A webhook endpoint was disabled
         * @description Ten deliveries in a row used up their attempts (`disabled_reason` `consecutive_failures`), or the receiver answered a scheduled attempt with 410 (`gone`). Sent to the account's other endpoints; `object` is the disabled one.
         *
         *     Posted with `Content-Type: application/json` to each active endpoint that subscribes to `webhook.disabled` or `*`.
         */
        post: operations["onWebhookDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test event
         * @description Sent by testWebhook to the tested endpoint alone, whatever it subscribes to, and returned by getWebhookSample. `data.object` is that endpoint. `*` does not include this type.
         *
         *     An operator can make one in test mode (`sampan webhook trigger webhook.test`): it is posted with `Content-Type: application/json` to each active endpoint of test mode that names `webhook.test` among its events, and `data.object` is an invented example.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The envelope of every JSON response. Each operation's own envelope (`…Return`) and `ErrorReturn` are this shape with `data` made precise; the four fields are all there ever are. */
        ApiReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description Short text. On errors it starts with the error's name and a colon. */
            message: string;
            /** @description The error's number as a string. Present on errors alone. */
            sysCode?: string;
            /** @description The payload, or the detail of an error. */
            data?: unknown;
        };
        /** @description The envelope of every error. */
        ErrorReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description The error's name, a colon, and what is wrong: `COD_NOT_AVAILABLE: cash on delivery is not offered`. For people; branch on `sysCode`. */
            message: string;
            /** @description The error's number as a string: the `code` of an entry of `x-sys-codes`. Never reused for another error. */
            sysCode: string;
            /** @description What is wrong in detail. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description A list of violations where request fields are to blame, else an object with the error's name and its details, else null. The three differ by JSON type. */
        ErrorData: components["schemas"]["ViolationList"] | components["schemas"]["ErrorDetail"] | null;
        /** @description The violations found, schema violations all together: the first 100 at most, fewer where they would take more than 64 KiB. `message` of the envelope says how many more there are. No two have the same path. When several rules fail, the first decides the status, `sysCode` and name. */
        ViolationList: components["schemas"]["Violation"][];
        /** @description One field that is not valid. */
        Violation: {
            /** @description Where: property names and, as numbers, array indexes, from the body's root. A missing or unknown property ends the path with its own name. A query parameter's or header's path is its name alone. Keys of `metadata` are strings. A name of more than 100 characters is cut and ends in `…`. Empty when no field is to blame. */
            path: (string | number)[];
            /** @description The name of the rule: `INVALID_FIELD`, or an entry of `x-sys-codes`. */
            code: string;
            /** @description What is wrong, to be read after the field's name: `must be at most 1000`. */
            message: string;
        };
        /** @description Details of an error. `name` is always there; the others where the error named before the colon has them. More may be added. */
        ErrorDetail: {
            /** @description The error's name: a key of `x-sys-codes`. */
            name: string;
            /** @description Why: `per_second` or `per_day` of RATE_LIMITED, the engine's reason of RATE_ENGINE_REJECTED, where the body stops being JSON for MALFORMED_JSON. */
            reason?: string;
            /** @description RATE_ENGINE_REJECTED: what to change, `rate_card`, `declared_value_hkd` or `parcels`. */
            field?: string;
            /** @description Errors with a `Retry-After` header: its seconds. */
            retry_after_seconds?: number;
            /**
             * Format: date-time
             * @description RATE_LIMITED: when the day's quota starts anew.
             */
            day_reset_at?: string;
            /** @description SCOPE_MISSING: the scope that the key lacks. */
            required_scope?: string;
            /** @description IDEMPOTENCY_CONFLICT: lower-case hex SHA-256 of the original body's canonical JSON (RFC 8785). */
            original_body_sha256?: string;
            /** @description SHIPMENT_NOT_CANCELLABLE: the shipment's present status. */
            shipment_status?: string;
            /** @description PRICING_QUOTE_CHANGED and INSUFFICIENT_FUNDS: the final quote's total in HKD. */
            total_hkd?: number;
            /** @description PRICING_QUOTE_CHANGED: the final quote's discount rule; null when it has none. */
            discount_rule_id?: string | null;
            /** @description INSUFFICIENT_FUNDS: the wallet's available amount in HKD. */
            available_hkd?: number;
            /** @description CARRIER_DISPATCH_REJECTED: the carrier that refused. */
            carrier_code?: string;
            /** @description CARRIER_DISPATCH_REJECTED: the carrier's own words. */
            carrier_message?: string;
            /** @description CARRIER_DISPATCH_REJECTED: true when the refusal was answered from the negative cache, without calling the carrier. */
            negative_cache?: boolean;
            /** @description DUPLICATE_WEBHOOK_TARGET: the active endpoint that has the address. */
            existing_webhook_id?: string;
        };
        /** @description The rate limit that was met. Open list: treat an unknown value as a new one, not as an error. */
        RateLimitReason: string;
        /** @description The tracking cache's part in a response. Open list: treat an unknown value as a new one, not as an error. */
        CacheOutcome: string;
        /** @description A shipment to book. Properties that are not listed are refused, in nested objects too. Text that is empty or white space alone is blank. Required text, `tax_number` and `sales_platform_name` must not be blank. Any other blank text counts as not given: it reads back as null and is not forwarded. Entries of `tags` and values of `metadata` are kept as sent. */
        ShipmentCreateRequest: {
            /** @description The Service Code to book, as listServiceTiers and quoteRates give it. (A Product Code holds entitlements, a Service Code is what is ordered, versioned rate tables price it; the name is historical.) Retired codes are refused: US-GEN-PUB-001, US-GEN-PUB-002, HK-ST-GG-01, HK-US-SE-GG-01, HKUSSTCS01. */
            service_tier_id: string;
            /** @description The consignee abroad. */
            recipient: components["schemas"]["RecipientParty"];
            /** @description The shipper in Hong Kong. When it is absent the response's `sender` is null. */
            sender?: components["schemas"]["Party"];
            /** @description 1 to 20 parcels, all to the one recipient. */
            parcels: components["schemas"]["Parcel"][];
            /** @description 1 to 100 items: the goods, for customs. A missing or empty array is refused at `["items"]`. Together they are worth at most HKD 100,000,000,000. */
            items: components["schemas"]["Item"][];
            /**
             * @description Category of the goods: `general`, `battery`, `cosmetics` or another one that a service takes, in either ASCII case. Default `general`; a blank one is the default too.
             * @default general
             */
            goods_category?: string;
            /**
             * @description Default `prepaid`. `cod` is refused: COD_NOT_AVAILABLE.
             * @default prepaid
             */
            payment_type?: components["schemas"]["PaymentType"];
            /** @description Your own order reference; need not be unique. Printed on the carrier's label when it has 6 to 50 characters out of ASCII letters, digits and ``# & ( ) * + . : ; < = > ? [ ] ^ _ ` { | } -``, does not start with `=` or `+`, and no other order uses it; otherwise the label shows the tracking number. */
            reference_no?: string;
            /** @description Opt-in codes, at most 16, matched in either ASCII case: `SIGNATURE`, `INSURANCE`, `NO_VOEC_PREPAY`. An unknown or unavailable one, and the second of two that exclude each other, is refused at its index (INSURANCE with a code of its own). */
            selected_surcharges?: string[];
            /** @description Your own keys and values, returned with the shipment and usable as a list filter. */
            metadata?: components["schemas"]["Metadata"];
            /** @description Your own labels, at most 20. */
            tags?: string[];
            /** @description The one currency of the whole shipment's declared values. See the operation for what omitting it means. */
            declared_currency?: components["schemas"]["DeclaredCurrency"];
            /** @description `total_hkd` of the chosen rate option, in HKD. When the final quote differs the create is refused: PRICING_QUOTE_CHANGED. */
            expected_total_hkd?: number;
            /** @description `discount.rule_id` of the chosen rate option. A string must equal the final quote's, null demands a quote without discount, omitting it checks nothing. */
            expected_discount_rule_id?: string | null;
            /** @description Custom insured amount in the declared currency: above 0, at most 2 decimals, at most USD 2500 (an HKD amount is converted at the frozen rate first). Needs INSURANCE in `selected_surcharges`, an option whose INSURANCE has `custom_insured_amount`, and an enrolled account. */
            insured_amount?: number;
            /** @description EU IOSS number: `IM` and exactly 10 digits. Overrides the account's default, and must be registered to the account. Forwarded to EU destinations alone. */
            ioss_number?: string;
            /** @description EU: the carrier prepays the destination's VAT. The fee is on the quote. */
            vat_prepay?: boolean;
            /** @description Norway: the carrier prepays the VAT. Equal to NO_VOEC_PREPAY in `selected_surcharges`. */
            voec_prepay?: boolean;
            /** @description The tax number that the destination asks for: VOEC number in Norway, the recipient's RUT in Chile. 1 to 100 characters after trimming, 300 before it; a blank value is refused. */
            tax_number?: string;
            /** @description The marketplace on which the goods were sold. Required to Japan, forwarded elsewhere. A blank value is refused; to Japan as SALES_PLATFORM_NAME_REQUIRED. */
            sales_platform_name?: string;
        };
        /** @description A shipper: the `sender` of a shipment. It has no e-mail address; `RecipientParty` does. */
        Party: {
            /** @description Name of the shipper. */
            contact_name: string;
            /** @description Phone number, with the country's calling code where it is abroad. */
            phone: string;
            /** @description ISO 3166-1 alpha-2 code. Lower case is accepted and stored in upper case. */
            country_code: string;
            /** @description City or town. */
            city: string;
            /** @description Street address, on one line. */
            address: string;
            /** @description State, province, county or district. */
            district?: string;
            /** @description Postal code. Services priced by zone need it; otherwise it is only advised. */
            postal_code?: string;
        };
        /** @description A consignee: a `Party` with an e-mail address. */
        RecipientParty: {
            /** @description Name of the consignee. */
            contact_name: string;
            /** @description Phone number, with the country's calling code where it is abroad. */
            phone: string;
            /** @description ISO 3166-1 alpha-2 code. Lower case is accepted and stored in upper case. */
            country_code: string;
            /** @description City or town. */
            city: string;
            /** @description Street address, on one line. */
            address: string;
            /** @description State, province, county or district. */
            district?: string;
            /** @description Postal code. Services priced by zone need it; otherwise it is only advised. */
            postal_code?: string;
            /** @description E-mail address. Without one the account's address is passed to carriers that need one. */
            email?: string;
        };
        /** @description One parcel. Its chargeable weight is the greater of its weight and length × width × height ÷ the service's divisor; without all three dimensions its weight counts. */
        Parcel: {
            /** @description Actual weight in kg. */
            weight_kg: number;
            /** @description Length in cm. */
            length_cm?: number;
            /** @description Width in cm. */
            width_cm?: number;
            /** @description Height in cm. */
            height_cm?: number;
        };
        /** @description One line of goods. Items carry no currency of their own: `declared_currency` holds for all of them. */
        Item: {
            /** @description What it is, in English, as customs should read it. */
            description: string;
            /** @description Pieces. */
            quantity: number;
            /** @description Price of one piece in USD; in HKD where `declared_currency` is HKD. At most 6 decimals, kept exactly. Excludes `unit_price_hkd`. */
            unit_price?: number;
            /** @description Price of one piece in HKD. At most 6 decimals, kept exactly. Excludes `unit_price`. */
            unit_price_hkd?: number;
            /** @description Your stock-keeping unit. No effect on the price. */
            sku?: string;
            /** @description Harmonised System code; dots and spaces are allowed. Its first 6 digits, with `description` and `country_of_manufacture`, make a distinct item for the EU's per-item levy. To Brazil exactly 8 digits. */
            hs_code?: string;
            /** @description ISO 3166-1 alpha-2 code. Lower case is accepted and stored in upper case. */
            country_of_manufacture?: string;
            /** @description EU customs flag, forwarded to the carrier. */
            is_cspc?: boolean;
            /** @description EU customs: SKU or platform product id, forwarded. */
            merchant_product_id?: string;
            /** @description EU customs: the manufacturer's standardised id (a barcode type), forwarded. */
            mfr_id_std?: string;
            /** @description EU customs: the manufacturer's non-standard id (model, batch or serial), forwarded. */
            mfr_id_nonstd?: string;
        };
        /** @description At most 100 keys of your choice, of 1 to 100 characters each. Their values are strings of at most 500 characters. */
        Metadata: {
            [key: string]: string;
        };
        /**
         * @description Who pays. `cod` is recognised in order to be refused.
         * @enum {string}
         */
        PaymentType: "prepaid" | "cod";
        /**
         * @description Currency of the declared values.
         * @enum {string}
         */
        DeclaredCurrency: "HKD" | "USD";
        /** @description A shipment as booked. */
        ShipmentCreated: {
            /** @description Equals `tracking_number`. */
            id: string;
            /** @description The service's own number: `SMP`, 12 digits and a check digit. */
            tracking_number: string;
            /** @description `label_created`. */
            status: components["schemas"]["ShipmentStatus"];
            /** @description The booked Service Code. */
            service_tier_id: string;
            /** @description The Service Code as requested. */
            requested_service_tier_id: string;
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When the shipment was booked.
             */
            created_at: string;
            /** @description The parcels as booked. */
            parcels: components["schemas"]["ParcelRecord"][];
            /** @description The consignee as stored. */
            recipient: components["schemas"]["RecipientPartyRecord"];
            /** @description The shipper as stored; null when none was given. */
            sender: components["schemas"]["PartyRecord"] | null;
            /** @description Your order reference. */
            reference_no: string | null;
            /** @description The carrier's answer. Null in test mode. */
            dispatch: components["schemas"]["Dispatch"] | null;
            /** @description The price, frozen. */
            pricing_snapshot: components["schemas"]["PricingSnapshot"];
            /** @description The currency that the declared values are stored in. */
            declared_currency: components["schemas"]["StoredCurrency"];
            /** @description The rate frozen at placement. Absent when no rate applied. */
            declared_fx?: components["schemas"]["DeclaredFx"];
        };
        /** @description A shipment in full. */
        ShipmentDetail: {
            /** @description Equals `tracking_number`. */
            id: string;
            /** @description The service's own number, canonical. */
            tracking_number: string;
            /** @description Where the shipment is. Never moves backwards. */
            status: components["schemas"]["ShipmentStatus"];
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When the shipment was booked.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the shipment last changed, with six fractional digits. Give it back unchanged as `updated_after`.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was delivered; null until then.
             */
            delivered_at: string | null;
            /** @description Your order reference. */
            reference_no: string | null;
            /** @description The booked Service Code. */
            service_tier: string;
            /** @description The first-leg carrier, for example `sandbox`. */
            carrier_code: string;
            /** @description ISO 3166-1 alpha-2 code. */
            destination_country: string | null;
            /** @description Where it goes. */
            destination: components["schemas"]["Destination"];
            /** @description State of the booking at the carrier. `failed` means that the carrier could not make the label. Null for shipments booked before it was recorded. Open list: treat an unknown value as a new one, not as an error. */
            dispatch_status: string | null;
            /** @description The first-leg carrier's number. */
            waybill_number: string | null;
            /** @description The final-mile carrier's number; null until the parcel is handed over. Once it is there, give this one to marketplaces and buyers; before that, `waybill_number`. */
            last_mile_tracking_number: string | null;
            /** @description The shipment's public tracking page, to give to the buyer: no key needed, not guessable, no personal data; English and Traditional Chinese. Stays the same. Null in event bodies. */
            tracking_page_url: string | null;
            /** @description A presigned URL of the label, to be fetched without `Authorization`. It works for 25 hours; each read signs a new one. Null for ever on shipments booked through a partner channel, and in event bodies. */
            label_pdf_url: string | null;
            /** @description True when there is a label, by `label_pdf_url` or by getShipmentLabel. The bytes may be unavailable for a moment. */
            label_available: boolean;
            /** @description The consignee as stored. */
            recipient: components["schemas"]["RecipientPartyRecord"];
            /** @description The shipper as stored; null when none was given. */
            sender: components["schemas"]["PartyRecord"] | null;
            /** @description The parcels as booked. */
            parcels: components["schemas"]["ParcelRecord"][];
            /** @description The goods as declared. */
            items: components["schemas"]["ItemRecord"][];
            /** @description Your labels. */
            tags: string[];
            /** @description Your keys and values. */
            metadata: components["schemas"]["MetadataRecord"];
            /** @description What happened to it, oldest first; of more than 1,000 the newest. */
            events: components["schemas"]["TrackingEvent"][];
            /** @description The price, frozen at booking. */
            pricing_snapshot: components["schemas"]["PricingSnapshot"];
            /** @description What it costs. Null only for old shipments with no stored price. */
            billing: components["schemas"]["Billing"] | null;
            /** @description The currency that the declared values are stored in. */
            declared_currency: components["schemas"]["StoredCurrency"];
            /** @description The rate frozen at placement. Absent when no rate applied. */
            declared_fx?: components["schemas"]["DeclaredFx"];
            /** @description HKD equivalent of the custom insured amount at the frozen rate: the basis of the fee. Present only when a custom insured amount was used. */
            custom_insured_amount_hkd?: number;
            /** @description The custom insured amount in USD, frozen. Present only when a custom insured amount was used. */
            custom_insured_amount_usd?: number;
        };
        /** @description Status of a shipment: `label_created` → `picked_up` → `in_transit` → `out_for_delivery` → `delivered`. Side states: `available_for_pickup`, `delivery_failed`, `exception`, `returning`. `delivered`, `cancelled` and `returned` are terminal. Open list: treat an unknown value as a new one, not as an error. */
        ShipmentStatus: string;
        /** @description Currency of the stored declared values: USD, or HKD where no rate could be resolved. Open list: treat an unknown value as a new one, not as an error. */
        StoredCurrency: string;
        /** @description ISO 4217 code of the money: always HKD today. Open list: treat an unknown value as a new one, not as an error. */
        CurrencyCode: string;
        /** @description A shipper as stored. */
        PartyRecord: {
            /** @description Name. */
            contact_name: string;
            /** @description Phone number. */
            phone: string;
            /** @description ISO 3166-1 alpha-2 code, upper case. */
            country_code: string;
            /** @description City or town. */
            city: string;
            /** @description Street address. */
            address: string;
            /** @description State, province, county or district. */
            district: string | null;
            /** @description Postal code. */
            postal_code: string | null;
        };
        /** @description A consignee as stored. */
        RecipientPartyRecord: {
            /** @description Name. */
            contact_name: string;
            /** @description Phone number. */
            phone: string;
            /** @description ISO 3166-1 alpha-2 code, upper case. */
            country_code: string;
            /** @description City or town. */
            city: string;
            /** @description Street address. */
            address: string;
            /** @description State, province, county or district. */
            district: string | null;
            /** @description Postal code. */
            postal_code: string | null;
            /** @description E-mail address; null when none was provided. */
            email: string | null;
        };
        /** @description A parcel as booked. */
        ParcelRecord: {
            /** @description Declared weight in kg. */
            weight_kg: number;
            /** @description Length in cm. */
            length_cm: number | null;
            /** @description Width in cm. */
            width_cm: number | null;
            /** @description Height in cm. */
            height_cm: number | null;
        };
        /** @description A line of goods as declared. */
        ItemRecord: {
            /** @description What it is. */
            description: string;
            /** @description Pieces. */
            quantity: number;
            /** @description Declared price of one piece in USD: as sent, or the HKD price converted at `declared_fx` and rounded half-up to 6 decimals. Null on a shipment stored in HKD. */
            unit_price: number | null;
            /** @description The HKD price of one piece, exactly as sent; null when it was sent in USD. */
            unit_price_hkd: number | null;
            /** @description Stock-keeping unit. */
            sku: string | null;
            /** @description Harmonised System code, as sent. */
            hs_code: string | null;
            /** @description ISO 3166-1 alpha-2 code, upper case. */
            country_of_manufacture: string | null;
            /** @description EU customs flag. */
            is_cspc: boolean | null;
            /** @description EU customs: SKU or platform product id. */
            merchant_product_id: string | null;
            /** @description EU customs: the manufacturer's standardised id. */
            mfr_id_std: string | null;
            /** @description EU customs: the manufacturer's non-standard id. */
            mfr_id_nonstd: string | null;
        };
        /** @description Your keys and values; empty when none were given. */
        MetadataRecord: {
            [key: string]: string;
        };
        /** @description The booking at the carrier. */
        Dispatch: {
            /** @description `accepted` once the carrier has it. */
            status: components["schemas"]["DispatchStatus"];
            /** @description The carrier, for example `sandbox`. */
            carrier_code: string;
            /** @description The carrier's number. */
            waybill_number: string | null;
            /** @description A presigned URL of the label, to be fetched without `Authorization`. It works for 25 hours, longer than this answer is replayed under its `Idempotency-Key` (24 hours). After that, getShipment returns a fresh one. Null while the label is made, and for ever on partner channels. */
            label_pdf_url: string | null;
            /** @description What went wrong; null when nothing did. */
            error: string | null;
        };
        /** @description State of the booking at the carrier. Open list: treat an unknown value as a new one, not as an error. */
        DispatchStatus: string;
        /** @description The price of a shipment, frozen at booking. `total_hkd` = `freight_hkd` + `reg_fee_hkd` + the sum of `surcharges`. */
        PricingSnapshot: {
            /** @description HKD. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Freight in HKD, net of any discount. */
            freight_hkd: number;
            /** @description Registration fee in HKD, all parcels. */
            reg_fee_hkd: number;
            /** @description Surcharges, opt-in ones included. */
            surcharges: components["schemas"]["SurchargeAmount"][];
            /** @description Total in HKD. */
            total_hkd: number;
            /** @description The discount that `freight_hkd` is net of. Present only when there was one. */
            discount?: components["schemas"]["RateDiscount"];
            /** @description The rate table that priced it. */
            rate_table_code: string;
            /** @description The version of the rate table. A published version never changes. */
            rate_table_version: number;
            /** @description HKD equivalent of the custom insured amount at the frozen rate: the basis of the fee. Present only when a custom insured amount was used. */
            custom_insured_amount_hkd?: number;
            /** @description The custom insured amount in USD, frozen. Present only when a custom insured amount was used. */
            custom_insured_amount_usd?: number;
        };
        /** @description One surcharge. */
        SurchargeAmount: {
            /** @description Its code, for example `INSURANCE`. */
            code: string;
            /** @description Amount in HKD. */
            amount_hkd: number;
        };
        /** @description The exchange rate that was frozen at placement. */
        DeclaredFx: {
            /**
             * Format: date-time
             * @description When the rate was fetched or set.
             */
            fetched_at: string;
            /** @description HKD for one USD. USD = HKD ÷ rate, rounded half-up: unit prices to 6 decimals, amounts to cents. */
            rate: number;
            /** @description Where the rate comes from. */
            rate_type: components["schemas"]["FxRateType"];
            /** @description True when the rate was older than 36 hours at placement. */
            stale: boolean;
        };
        /** @description Kind of exchange rate: `daily` from the rate source, `manual` set by the operator. Open list: treat an unknown value as a new one, not as an error. */
        FxRateType: string;
        /** @description Where a shipment goes. */
        Destination: {
            /** @description ISO 3166-1 alpha-2 code. */
            country: string | null;
            /** @description State, province, county or district. */
            district: string | null;
        };
        /** @description One thing that happened to a shipment. */
        TrackingEvent: {
            /**
             * Format: date-time
             * @description When it happened, by the carrier's clock.
             */
            occurred_at: string;
            /** @description The shipment status that it stands for; null when the carrier's code is not mapped. Open list: treat an unknown value as a new one, not as an error. */
            status: string | null;
            /** @description A finer step within the status. Open list: treat an unknown value as a new one, not as an error. */
            sub_status: string | null;
            /** @description What happened, in English. */
            description: string;
            /** @description Where, as the carrier words it. */
            location: string | null;
            /** @description The carrier's own code; null on events that the service recorded itself. */
            carrier_status: string | null;
        };
        /** @description What a shipment costs. Some routes never report a final fee; their shipments stay `pending`. */
        Billing: {
            /** @description `pending` until the carrier has reported the final fee, then `settled`. */
            status: components["schemas"]["BillingStatus"];
            /** @description The quote frozen at booking, in HKD. Also the amount held, unless the account is exempt from booking holds. */
            pre_charge_hkd: number;
            /** @description The fee that was charged, in HKD; null until settled. */
            charged_hkd: number | null;
            /** @description The weight that the carrier measured and charged, in kg; null until settled. */
            chargeable_weight_kg: number | null;
            /** @description The weight that was declared, all parcels, in kg. */
            declared_weight_kg: number;
            /**
             * Format: date-time
             * @description When it was settled; null until then.
             */
            settled_at: string | null;
            /** @description Later refunds, manual adjustments and service fees, in HKD, signed. `charged_hkd` + `adjustments_hkd` is the cost so far. */
            adjustments_hkd: number;
        };
        /** @description State of a shipment's billing. Open list: treat an unknown value as a new one, not as an error. */
        BillingStatus: string;
        /** @description A shipment as a row of a list. */
        ShipmentSummary: {
            /** @description Equals `tracking_number`. */
            id: string;
            /** @description The service's own number. */
            tracking_number: string;
            /** @description The first-leg carrier's number. */
            waybill_number: string | null;
            /** @description The final-mile carrier's number; null until the parcel is handed over. */
            last_mile_tracking_number: string | null;
            /** @description Your order reference. */
            reference_no: string | null;
            /** @description Where the shipment is. */
            status: components["schemas"]["ShipmentStatus"];
            /** @description State of the booking at the carrier. Open list: treat an unknown value as a new one, not as an error. */
            dispatch_status: string | null;
            /** @description The booked Service Code. */
            service_tier: string;
            /** @description ISO 3166-1 alpha-2 code. */
            destination_country: string | null;
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /** @description True when there is a label. */
            label_available: boolean;
            /** @description The total of the price frozen at booking, in HKD. Null only for old shipments with no stored price. */
            total_hkd: number | null;
            /**
             * Format: date-time
             * @description When the shipment was booked.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, with six fractional digits. Give it back unchanged as `updated_after`.
             */
            updated_at: string;
        };
        /** @description One page of shipments. */
        ShipmentList: {
            /** @description The rows. */
            data: components["schemas"]["ShipmentSummary"][];
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description A shipment status to filter by.
         * @enum {string}
         */
        ShipmentStatusFilter: "label_created" | "picked_up" | "in_transit" | "out_for_delivery" | "available_for_pickup" | "delivery_failed" | "exception" | "returning" | "delivered" | "cancelled" | "returned";
        /** @description Metadata keys and the values that they must have. */
        MetadataFilter: {
            [key: string]: string;
        };
        /** @description What a create with the same body would come to. */
        ShipmentValidation: {
            /** @description True when `violations` is empty: a create would have been accepted now. */
            valid: boolean;
            /** @description What would refuse the create, in the order in which the create checks: the first 100 at most. Empty when it is valid. */
            violations: components["schemas"]["Violation"][];
            /** @description How many violations there are, those that are not listed included. */
            violation_count: number;
            /** @description What the destination advises and the shipment does not follow, such as a tax number whose check digit is wrong. A warning refuses nothing: a create goes through and does not mention it. At most 100 entries, violations and warnings together; `code` is the error that the rule would have. */
            warnings: components["schemas"]["Violation"][];
            /** @description The price of the requested service. Null when a violation stands in the way of pricing it. */
            quote: components["schemas"]["RateOption"] | null;
        };
        /** @description A cancelled shipment: the snapshot that each repeat of the cancel returns. */
        PublicShipmentCancelResponse: {
            /** @description Equals `tracking_number`. */
            id: string;
            /** @description The service's own number. */
            tracking_number: string;
            /** @description `cancelled`. */
            status: components["schemas"]["ShipmentStatus"];
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it was cancelled.
             */
            cancelled_at: string;
            /** @description What went back to the wallet, in HKD: the original total, held since the booking. 0 in test mode, for a shipment that its carrier never took, and for an account that is exempt from booking holds, whose wallet held nothing. */
            refunded_amount_hkd: number;
        };
        /**
         * Format: binary
         * @description The bytes of a JPEG image.
         */
        JpegImage: string;
        /**
         * Format: binary
         * @description The bytes of a PDF document.
         */
        PdfDocument: string;
        /** @description Where a shipment is, without personal data: fit for a tracking widget. */
        TrackingRecord: {
            /** @description The service's own number. */
            tracking_number: string;
            /** @description The first-leg carrier's number. */
            waybill_number: string | null;
            /** @description The final-mile carrier's number; null until the parcel is handed over. */
            last_mile_tracking_number: string | null;
            /** @description Where the shipment is. */
            status: components["schemas"]["ShipmentStatus"];
            /** @description The finer step that `status` is at: that of the latest event with this status; null where that event has none. Open list: treat an unknown value as a new one, not as an error. */
            sub_status: string | null;
            /**
             * Format: date-time
             * @description When delivery is expected; null when nobody knows, and once the shipment is terminal. By the sandbox carrier: the time of booking plus the longest transit that the service had then; a customs hold adds 2 days, an address query 1 day, and it is null once the parcel is lost, refused or returning. Test mode's shipments arrive sooner, on their 90-second clock.
             */
            eta: string | null;
            /**
             * Format: date-time
             * @description When it was delivered; null until then.
             */
            delivered_at: string | null;
            /** @description The first-leg carrier. */
            carrier_code: string;
            /** @description ISO 3166-1 alpha-2 code. */
            destination_country: string | null;
            /** @description What happened to it, oldest first; of more than 1,000 the newest. */
            events: components["schemas"]["TrackingEvent"][];
        };
        /** @description A parcel to price. Optional text that is empty or white space alone counts as not given. */
        RateQuoteRequest: {
            /** @description Actual weight in kg of the one parcel to price. When `parcels` is given, those price the quote instead. */
            weight_kg: number;
            /** @description ISO 3166-1 alpha-2 code, in either case. */
            destination_country: string;
            /**
             * @description Category of the goods. One that no service takes prices nothing. Matched in either ASCII case. Default `general`; a blank one is the default too.
             * @default general
             */
            goods_category?: string;
            /** @description Opt-in codes to price, at most 16, matched in either ASCII case. */
            surcharges?: string[];
            /** @description Declared value of the goods in HKD, rounded half-up to cents: the basis of insurance and of VAT fees. When it is absent, the value of the items, each line (`quantity` × unit price) rounded half-up to cents. A fee that is computed from it, with neither given, is RATE_ENGINE_REJECTED at `declared_value_hkd`. */
            declared_value_hkd?: number;
            /** @description Custom insured amount in HKD: above 0, at most 2 decimals, at most USD 2500 at the day's rate. Requires INSURANCE in `surcharges`. */
            insured_amount_hkd?: number;
            /** @description Postal code. Services priced by zone (Australia) need it: without it they are not available, and say so. */
            destination_postal_code?: string;
            /** @description Price this Service Code alone. */
            service_tier_id?: string;
            /** @description The parcels, 1 to 20, each with its weight and size. They replace `weight_kg`. */
            parcels?: components["schemas"]["Parcel"][];
            /** @description The goods, 1 to 100: they price the EU's per-item levy and, without `declared_value_hkd`, the declared value (`unit_price` in USD, `unit_price_hkd` in HKD). */
            items?: components["schemas"]["Item"][];
            /** @description EU IOSS number: `IM` and exactly 10 digits. Overrides the account's default. */
            ioss_number?: string;
            /** @description EU: price the carrier's prepayment of VAT. */
            vat_prepay?: boolean;
            /** @description Norway: price the carrier's prepayment of VAT. Equal to NO_VOEC_PREPAY in `surcharges`. */
            voec_prepay?: boolean;
        };
        /** @description The options for a lane. */
        PublicQuoteResponse: {
            /** @description One per Service Code of the account on the lane, the unavailable ones too: those that can be booked as selected, then those with `surcharge_conflicts`, then the unavailable ones; cheapest first. Empty when the account has none. */
            options: components["schemas"]["RateOption"][];
        };
        /** @description The price of one Service Code. `total_hkd` = `freight_hkd` + `reg_fee_hkd` + the sum of `surcharges`. The same inputs give the same total when a shipment is created. Amounts are null on an option that could not be priced. */
        RateOption: {
            /** @description The Service Code: `service_tier_id` of createShipment. */
            service_tier_id: string;
            /** @description The Product Code that entitles the account to it. */
            product_code: string;
            /** @description Who carries it. */
            carrier: components["schemas"]["CarrierProduct"];
            /** @description The goods category that was priced. */
            goods_category: string;
            /** @description HKD. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The weight that is charged, in kg: actual or volumetric, whichever is greater, rounded up to the service's step. */
            chargeable_weight_kg: number | null;
            /** @description Freight in HKD, net of the discount. */
            freight_hkd: number | null;
            /** @description Registration fee in HKD, all parcels. */
            reg_fee_hkd: number | null;
            /** @description Surcharges, line by line, the selected opt-in ones included. */
            surcharges: components["schemas"]["SurchargeLine"][];
            /** @description The discount that `freight_hkd` is net of; null when there is none. */
            discount: components["schemas"]["RateDiscount"] | null;
            /** @description Total in HKD: `expected_total_hkd` of createShipment. */
            total_hkd: number | null;
            /** @description The rate table that priced it. */
            rate_table_code: string | null;
            /** @description The version of the rate table. */
            rate_table_version: number | null;
            /** @description How long it takes; null when nobody knows. */
            transit_days: components["schemas"]["TransitDays"] | null;
            /** @description True when it can be booked at this price: as selected, or, where `surcharge_conflicts` is not empty, without what is listed there; createShipment refuses the selection itself. */
            available: boolean;
            /** @description Why it is not available; null when it is. */
            unavailable_reason: string | null;
            /** @description What may be opted into, and at what fee. */
            opt_in_availability: components["schemas"]["OptInAvailability"][];
            /** @description What was selected and cannot be had as selected. */
            surcharge_conflicts: components["schemas"]["SurchargeConflict"][];
            /** @description How EU VAT is handled. Null outside the EU. */
            ioss_notice: components["schemas"]["IossNotice"] | null;
        };
        /** @description A carrier and its product. */
        CarrierProduct: {
            /** @description The carrier, for example `sandbox`. */
            code: string;
            /** @description The carrier's product code. */
            product_code: string;
        };
        /** @description One surcharge of a quote. */
        SurchargeLine: {
            /** @description Its code, for example `INSURANCE` or `EU_ITEM_LEVY`. */
            code: string;
            /** @description Amount in HKD. */
            amount_hkd: number;
            /** @description What it is for. */
            description: string;
        };
        /** @description A discount on freight. */
        RateDiscount: {
            /** @description The discount rule: `expected_discount_rule_id` of createShipment. */
            rule_id: string;
            /** @description What it takes off the freight, in HKD. */
            amount_hkd: number;
        };
        /** @description Transit time in working days. */
        TransitDays: {
            /** @description At least. */
            min: number;
            /** @description At most. */
            max: number;
        };
        /** @description One opt-in surcharge of an option. */
        OptInAvailability: {
            /** @description Its code, for example `INSURANCE` or `SIGNATURE`. */
            code: string;
            /** @description Whether it can be selected. */
            status: components["schemas"]["OptInStatus"];
            /** @description Why it cannot be selected; null when it can. */
            reason: string | null;
            /** @description What it costs or would cost, in HKD; null when it has no fee priced. */
            fee_hkd: number | null;
            /** @description Present on INSURANCE when the option takes a custom insured amount and the account is enrolled. */
            custom_insured_amount?: components["schemas"]["CustomInsuredAmount"];
        };
        /** @description Whether an opt-in surcharge can be selected: `selectable` can, `included` is already in the price, `omitted` is left out by this selection, `unavailable` is not offered. Open list: treat an unknown value as a new one, not as an error. */
        OptInStatus: string;
        /** @description Bounds of a custom insured amount. */
        CustomInsuredAmount: {
            /** @description The most that can be insured, in USD. */
            max_usd: number;
        };
        /** @description Surcharges that cannot be had as selected. */
        SurchargeConflict: {
            /** @description The codes concerned. */
            codes: string[];
            /** @description Why, and what was priced instead. */
            reason: string;
        };
        /** @description How EU VAT is handled on this option. */
        IossNotice: {
            /** @description Who accounts for the VAT. */
            handling: components["schemas"]["IossHandling"];
            /** @description The IOSS number that would be forwarded: the request's, else the account's default. Null when none would be. */
            ioss_number: string | null;
            /** @description The destination's standard VAT rate, in percent. */
            vat_rate_percent: number;
            /** @description The same in a sentence. */
            message: string;
        };
        /** @description Who accounts for EU VAT: `ioss` the seller under its IOSS number, `vat_prepay` the carrier for a fee, `recipient` the consignee at import. Open list: treat an unknown value as a new one, not as an error. */
        IossHandling: string;
        /** @description A Service Code that the account can book. */
        PublicServiceTier: {
            /** @description The Service Code: the orderable unit. The name is historical. */
            service_tier_id: string;
            /** @description The Product Code that entitles the account to it. */
            product_code: string;
            /** @description Its name. */
            name: string;
            /** @description True for the standard line, false for special ones. */
            is_standard_service: boolean;
            /** @description What it is made of. */
            service_options: components["schemas"]["ServiceOption"][];
            /** @description Who carries it. */
            carrier: components["schemas"]["CarrierProduct"];
            /** @description The goods categories that it takes. */
            goods_categories: string[];
            /** @description The countries that it serves: ISO 3166-1 alpha-2 codes. */
            destinations: string[];
            /** @description What it can carry. */
            limits: components["schemas"]["ServiceLimits"];
            /** @description The opt-in surcharges that it offers the account, and where. What one costs for a shipment: quoteRates. */
            opt_ins: components["schemas"]["ServiceOptIn"][];
            /** @description What its destinations ask for, so that a create need not fail to learn it. */
            requirements: components["schemas"]["ServiceRequirement"][];
        };
        /** @description One combination of a service's dimensions. */
        ServiceOption: {
            /** @description Goods: `general`, `battery`, `cosmetics` … */
            cargo: string;
            /** @description The flight leg: `commercial`, `priority`, `economy` … */
            air: string;
            /** @description The final mile: `postal`, `courier` … */
            last_mile: string;
        };
        /** @description Limits of a service. */
        ServiceLimits: {
            /** @description Parcels a shipment. */
            max_parcels: number;
            /** @description Actual weight of a parcel, in kg. */
            max_parcel_weight_kg: number;
            /** @description Chargeable weight of a shipment that every destination takes, in kg, by the account's rate table of today; some take more. Null while no rate table is in force. */
            max_chargeable_weight_kg: number | null;
            /** @description Longest side of a parcel, in cm. */
            max_side_cm: number;
            /** @description Declared value of a shipment, in HKD; null when there is no such limit. */
            max_declared_value_hkd: number | null;
            /** @description cm³ per kg of volumetric weight; null when volume is not charged. */
            volumetric_divisor: number | null;
            /** @description The step that chargeable weight is rounded up to, in kg. */
            weight_step_kg: number;
        };
        /** @description An opt-in surcharge of a service. */
        ServiceOptIn: {
            /** @description Its code, for example `INSURANCE` or `SIGNATURE`. */
            code: string;
            /** @description What it is. */
            description: string;
            /** @description The destinations for which it may be selected, for one or more of the goods categories: ISO 3166-1 alpha-2 codes. */
            selectable: string[];
            /** @description The destinations whose price includes it. */
            included: string[];
            /** @description The codes that it cannot be selected together with. */
            excludes: string[];
            /** @description Present on INSURANCE when the service takes a custom insured amount and the account is enrolled. */
            custom_insured_amount?: components["schemas"]["CustomInsuredAmount"];
        };
        /** @description Something that a shipment must carry, or advice about it. */
        ServiceRequirement: {
            /** @description For this destination; null for all of them. */
            destination_country: string | null;
            /** @description The request field, dotted: `tax_number`, `items.hs_code`, `recipient.postal_code`. */
            field: string;
            /** @description The error when it is not met: a key of `x-sys-codes`. Null for advice, which nothing enforces; validateShipment may warn of it. */
            code: string | null;
            /** @description What is asked for. */
            description: string;
            /** @description A regular expression that values match, once trimmed. Present where one is known. Advice, unless `description` asks for the form. */
            pattern?: string;
            /** @description A value as it is written. Present where one is known. */
            example?: string;
        };
        /** @description A supported destination. */
        Country: {
            /** @description ISO 3166-1 alpha-2 code. */
            code: string;
            /** @description Its name. */
            name: components["schemas"]["CountryName"];
        };
        /** @description A country's name. */
        CountryName: {
            /** @description In English. */
            en: string;
            /** @description In Traditional Chinese as written in Hong Kong; null when there is none. */
            zh_hk: string | null;
        };
        /** @description The account's prepaid wallet. A test key's wallet reads zeros. */
        Wallet: {
            /** @description Money in the wallet, in HKD. */
            balance: number;
            /** @description `balance` minus `held`: what the next booking may use, in HKD. */
            available: number;
            /** @description Open holds against shipments in flight, in HKD. */
            held: number;
            /** @description HKD. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description One movement of the wallet. */
        WalletTransaction: {
            /** @description `txn_` and an opaque id. */
            id: string;
            /** @description What kind of movement it is. */
            type: components["schemas"]["WalletTransactionType"];
            /** @description The change in HKD, signed: of the balance for `top_up`, `post`, `refund` and `adjust`, of the held amount for `hold` and `void`. */
            amount_hkd: number;
            /** @description The balance after it, in HKD. */
            balance_after_hkd: number;
            /** @description The held amount after it, in HKD. */
            held_after_hkd: number;
            /** @description The shipment it belongs to; null for movements of the account. A booking that its carrier did not take leaves a hold and its void; getShipment answers 404 for its number. */
            shipment_id: string | null;
            /** @description Why, in words; null where the type says it all. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was booked.
             */
            created_at: string;
        };
        /** @description Kind of wallet movement: `top_up` money in; `hold` set aside at booking; `void` a hold released unused; `post` a hold settled by the final fee; `refund` given back; `adjust` a manual adjustment or service fee. Open list: treat an unknown value as a new one, not as an error. */
        WalletTransactionType: string;
        /**
         * @description A kind of wallet movement to filter by.
         * @enum {string}
         */
        WalletTransactionTypeFilter: "top_up" | "hold" | "void" | "post" | "refund" | "adjust";
        /** @description One page of wallet movements. */
        WalletTransactionList: {
            /** @description The rows. */
            data: components["schemas"]["WalletTransaction"][];
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description A webhook endpoint to register. */
        WebhookCreateRequest: {
            /**
             * Format: uri
             * @description Where to post events: an absolute address. https; plain http in test mode alone. No user name, password or fragment.
             */
            url: string;
            /** @description The event types to send; `*` for all of them, later ones included, but `webhook.test`. */
            events: components["schemas"]["EventSelector"][];
            /**
             * @description A note to yourself, at most 200 characters. Default empty.
             * @default
             */
            description?: string;
        };
        /** @description What to change. Properties that are absent stay as they are. */
        WebhookUpdateRequest: {
            /** @description The event types to send from now on; `*` for all of them but `webhook.test`. */
            events?: components["schemas"]["EventSelector"][];
            /** @description A note to yourself. */
            description?: string;
            /** @description `true` re-enables an inactive endpoint and clears its failures; `false` stops it. */
            active?: boolean;
        };
        /** @description Which event to imitate. */
        WebhookTestRequest: {
            /**
             * @description The type of the test event. Default `webhook.test`.
             * @default webhook.test
             */
            event_type?: components["schemas"]["EventTypeFilter"];
        };
        /** @description How to rotate a signing secret. */
        WebhookRotateRequest: {
            /**
             * @description True: the new secret alone signs from now on, for a secret that has leaked. Default false: the previous secret signs beside it for 24 hours.
             * @default false
             */
            revoke_previous?: boolean;
        };
        /**
         * @description An event type to subscribe to, or `*` for all but `webhook.test`.
         * @enum {string}
         */
        EventSelector: "*" | "shipment.created" | "shipment.picked_up" | "shipment.in_transit" | "shipment.out_for_delivery" | "shipment.available_for_pickup" | "shipment.delivery_failed" | "shipment.exception" | "shipment.returning" | "shipment.delivered" | "shipment.cancelled" | "shipment.returned" | "shipment.tracking_updated" | "shipment.last_mile_assigned" | "shipment.label_ready" | "shipment.pod_available" | "shipment.billing_settled" | "wallet.low_balance" | "webhook.disabled" | "webhook.test";
        /**
         * @description An event type.
         * @enum {string}
         */
        EventTypeFilter: "shipment.created" | "shipment.picked_up" | "shipment.in_transit" | "shipment.out_for_delivery" | "shipment.available_for_pickup" | "shipment.delivery_failed" | "shipment.exception" | "shipment.returning" | "shipment.delivered" | "shipment.cancelled" | "shipment.returned" | "shipment.tracking_updated" | "shipment.last_mile_assigned" | "shipment.label_ready" | "shipment.pod_available" | "shipment.billing_settled" | "wallet.low_balance" | "webhook.disabled" | "webhook.test";
        /** @description Type of an event. Open list: treat an unknown value as a new one, not as an error. */
        EventType: string;
        /** @description A webhook endpoint. */
        Webhook: {
            /** @description `wh_` and an opaque id. */
            id: string;
            /** @description Where events are posted. */
            url: string;
            /** @description Your note; empty when there is none. */
            description: string;
            /** @description The subscribed event types, or `*`. */
            events: string[];
            /** @description False when the endpoint was deleted, stopped or disabled. */
            active: boolean;
            /** @description Why it is not active; null while it is: `deleted` by deleteWebhook, `deactivated` by updateWebhook, `consecutive_failures` after ten deliveries in a row that used up their attempts, `gone` as soon as the receiver answered a scheduled attempt with 410. Open list: treat an unknown value as a new one, not as an error. */
            disabled_reason: string | null;
            /** @description The last four characters of the signing secret. */
            secret_last4: string;
            /**
             * Format: date-time
             * @description When the secret was last rotated; null before the first rotation.
             */
            rotated_at: string | null;
            /**
             * Format: date-time
             * @description When it was registered.
             */
            created_at: string;
        };
        /** @description A webhook endpoint with its signing secret, which is shown this once. */
        WebhookCreated: {
            /** @description `wh_` and an opaque id. */
            id: string;
            /** @description Where events are posted. */
            url: string;
            /** @description Your note; empty when there is none. */
            description: string;
            /** @description The subscribed event types, or `*`. */
            events: string[];
            /** @description False when the endpoint was deleted, stopped or disabled. */
            active: boolean;
            /** @description Why it is not active; null while it is: `deleted` by deleteWebhook, `deactivated` by updateWebhook, `consecutive_failures` after ten deliveries in a row that used up their attempts, `gone` as soon as the receiver answered a scheduled attempt with 410. Open list: treat an unknown value as a new one, not as an error. */
            disabled_reason: string | null;
            /** @description The last four characters of the signing secret. */
            secret_last4: string;
            /**
             * Format: date-time
             * @description When the secret was last rotated; null before the first rotation.
             */
            rotated_at: string | null;
            /**
             * Format: date-time
             * @description When it was registered.
             */
            created_at: string;
            /** @description The signing secret: `whsec_` and 44 base64 characters. The HMAC key is the UTF-8 bytes of the whole string, prefix included. Shown exactly once; a replay under the same idempotency key within 24 hours shows it again. */
            secret: string;
        };
        /** @description One page of webhook endpoints. */
        WebhookList: {
            /** @description The rows. */
            data: components["schemas"]["Webhook"][];
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description An endpoint's new signing secret. */
        WebhookSecretRotated: {
            /** @description The endpoint. */
            id: string;
            /**
             * Format: date-time
             * @description When it was rotated.
             */
            rotated_at: string;
            /** @description The new signing secret in plaintext. Shown exactly once; it cannot be recovered. */
            secret: string;
            /** @description Its last four characters. */
            secret_last4: string;
        };
        /** @description A genuinely signed event that was not delivered. */
        WebhookSample: {
            /** @description The headers that a delivery would carry. */
            headers: components["schemas"]["WebhookSampleHeaders"];
            /** @description The exact text that was signed. Verify against this, never against a re-serialised `payload`. */
            raw_body: string;
            /** @description `raw_body` parsed, for display alone. */
            payload: components["schemas"]["Event"];
        };
        /** @description The headers of a delivery. */
        WebhookSampleHeaders: {
            /** @description `application/json`. */
            "Content-Type": string;
            /** @description The event's id. */
            "X-Service-Event-Id": string;
            /** @description The event's type. */
            "X-Service-Event-Type": string;
            /** @description `t=<unix seconds>,v1=<hex>`; two `v1`, never more, for 24 hours after a rotation that did not revoke the previous secret. */
            "X-Service-Signature": string;
        };
        /** @description The delivery of one event to one endpoint. `http_status`, `latency_ms`, `response_excerpt` and `error` are those of one attempt, the one that `state` goes by: of a `succeeded` delivery the last attempt that was answered with 2xx, otherwise the last attempt that has ended. Each attempt's own values are in `attempts`. */
        WebhookDelivery: {
            /** @description `dlv_` and an opaque id. */
            id: string;
            /** @description The event. Stable across attempts and redeliveries. */
            event_id: string;
            /** @description Its type. */
            event_type: components["schemas"]["EventType"];
            /** @description How far it is. A redelivery that fails leaves it as it was: what has succeeded stays `succeeded`. */
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description Attempts made, redeliveries and the one that is under way included. */
            attempt_count: number;
            /** @description The receiver's status at the attempt that `state` goes by; null when it did not answer, and before the first attempt has ended. */
            http_status: number | null;
            /** @description How long the attempt that `state` goes by took, in ms; null before the first has ended, and when its sender stopped before its end. */
            latency_ms: number | null;
            /** @description The first 2 KiB of the receiver's answer to the attempt that `state` goes by; null when there was none. */
            response_excerpt: string | null;
            /** @description Why the attempt that `state` goes by failed; null when it did not, so always null while `state` is `succeeded`. */
            error: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when none is.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the delivery was made from its event.
             */
            created_at: string;
            /** @description The attempts, oldest first, each with its own result; the last one may be under way. Of more than 100, the newest and the last success; `attempt_count` counts all. */
            attempts: components["schemas"]["WebhookDeliveryAttempt"][];
        };
        /** @description State of a delivery: `pending` not yet tried, `delivering` being sent, `retrying` failed and due again, `succeeded` answered with 2xx at least once, `failed` out of attempts without a 2xx, `discarded` given up because its endpoint was disabled or deleted. Open list: treat an unknown value as a new one, not as an error. */
        WebhookDeliveryState: string;
        /** @description One attempt of a delivery. */
        WebhookDeliveryAttempt: {
            /** @description 1 for the first. */
            number: number;
            /** @description What caused it. */
            trigger: components["schemas"]["DeliveryTrigger"];
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description The receiver's status; null when it did not answer. */
            http_status: number | null;
            /** @description How long it took, in ms; null while it runs, and when its sender stopped before its end. */
            latency_ms: number | null;
            /** @description The first 2 KiB of the receiver's answer; null when there was none. */
            response_excerpt: string | null;
            /** @description Why it failed; null when it did not. */
            error: string | null;
        };
        /** @description What caused an attempt: the retry `schedule`, a `redeliver` call or a `test` call. Only the schedule's failures count towards disabling an endpoint. Open list: treat an unknown value as a new one, not as an error. */
        DeliveryTrigger: string;
        /** @description One page of deliveries. */
        WebhookDeliveryList: {
            /** @description The rows. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description Something that happened: the very body that webhooks deliver. The `webhooks` section of this document has a precise schema for each `event_type`. */
        Event: {
            /** @description `evt_` and an opaque id. Dedupe on it: delivery is at least once. */
            event_id: string;
            /** @description What happened. */
            event_type: components["schemas"]["EventType"];
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits. Give it back unchanged as `created_after`.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["EventData"];
        };
        /** @description The payload of an event. */
        EventData: {
            /** @description The resource as its GET returned it at that moment. */
            object: components["schemas"]["EventObject"];
            /** @description Grows with each event of one shipment: a smaller number than one already seen is older news. Null on events that belong to no shipment. */
            sequence: number | null;
            /** @description The API call that caused the event; null when none did. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description True on every event that a test made: by testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example (of `webhook.test` by testWebhook and getWebhookSample: the endpoint itself). Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description A resource, by event type: `ShipmentDetail` for `shipment.*`, `Wallet` for `wallet.*`, `Webhook` for `webhook.*`. */
        EventObject: {
            [key: string]: unknown;
        };
        /** @description The API call that caused an event. */
        EventRequest: {
            /** @description Its `X-Request-Id`. */
            id: string;
            /** @description Its `Idempotency-Key`; null when it had none. */
            idempotency_key: string | null;
        };
        /** @description One page of events. */
        EventList: {
            /** @description The rows. */
            data: components["schemas"]["Event"][];
            /** @description The `cursor` of the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description The payload of a shipment event. */
        ShipmentEventData: {
            /** @description The shipment as getShipment returned it at that moment, with `label_pdf_url` null: events carry no presigned URL and no photo. */
            object: components["schemas"]["ShipmentDetail"];
            /** @description Grows with each event of this shipment: a smaller number than one already seen is older news. */
            sequence: number;
            /** @description The API call that caused the event; null when none did. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description True on every event that a test made: by testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example (of `webhook.test` by testWebhook and getWebhookSample: the endpoint itself). Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description The payload of a wallet event. */
        WalletEventData: {
            /** @description The wallet as getWalletBalance returned it at that moment. */
            object: components["schemas"]["Wallet"];
            /** @description Null: the event belongs to no shipment. */
            sequence: number | null;
            /** @description The API call that caused the event; null when none did. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description True on every event that a test made: by testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example (of `webhook.test` by testWebhook and getWebhookSample: the endpoint itself). Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description The payload of a webhook event. */
        WebhookEventData: {
            /** @description The endpoint as getWebhook returned it at that moment. */
            object: components["schemas"]["Webhook"];
            /** @description Null: the event belongs to no shipment. */
            sequence: number | null;
            /** @description The API call that caused the event; null when none did. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description True on every event that a test made: by testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example (of `webhook.test` by testWebhook and getWebhookSample: the endpoint itself). Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description The body of a `shipment.created` event. */
        ShipmentCreatedEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.created";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.picked_up` event. */
        ShipmentPickedUpEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.picked_up";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.in_transit` event. */
        ShipmentInTransitEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.in_transit";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.out_for_delivery` event. */
        ShipmentOutForDeliveryEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.out_for_delivery";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.available_for_pickup` event. */
        ShipmentAvailableForPickupEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.available_for_pickup";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.delivery_failed` event. */
        ShipmentDeliveryFailedEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.delivery_failed";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.exception` event. */
        ShipmentExceptionEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.exception";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.returning` event. */
        ShipmentReturningEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.returning";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.delivered` event. */
        ShipmentDeliveredEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.delivered";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.cancelled` event. */
        ShipmentCancelledEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.cancelled";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.returned` event. */
        ShipmentReturnedEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.returned";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.tracking_updated` event. */
        ShipmentTrackingUpdatedEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.tracking_updated";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.last_mile_assigned` event. */
        ShipmentLastMileAssignedEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.last_mile_assigned";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.label_ready` event. */
        ShipmentLabelReadyEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.label_ready";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.pod_available` event. */
        ShipmentPodAvailableEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.pod_available";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `shipment.billing_settled` event. */
        ShipmentBillingSettledEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "shipment.billing_settled";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description The body of a `wallet.low_balance` event. */
        WalletLowBalanceEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "wallet.low_balance";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["WalletEventData"];
        };
        /** @description The body of a `webhook.disabled` event. */
        WebhookDisabledEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "webhook.disabled";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["WebhookEventData"];
        };
        /** @description The body of a `webhook.test` event. */
        WebhookTestEvent: {
            /** @description `evt_` and an opaque id, stable across attempts. Dedupe on it: delivery is at least once. */
            event_id: string;
            /**
             * @description The type.
             * @constant
             */
            event_type: "webhook.test";
            /** @description True in live mode, false in test mode. */
            livemode: boolean;
            /**
             * Format: date-time
             * @description When it happened, with six fractional digits.
             */
            created_at: string;
            /** @description The resource, and what caused the event. */
            data: components["schemas"]["WebhookEventData"];
        };
        /** @description The success envelope of createShipment. */
        ShipmentCreatedReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The shipment. */
            data: components["schemas"]["ShipmentCreated"];
        };
        /** @description The success envelope of validateShipment. */
        ShipmentValidationReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description What a create would come to. */
            data: components["schemas"]["ShipmentValidation"];
        };
        /** @description The success envelope of listShipments. */
        ShipmentListReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The page. */
            data: components["schemas"]["ShipmentList"];
        };
        /** @description The success envelope of getShipment. */
        ShipmentDetailReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The shipment. */
            data: components["schemas"]["ShipmentDetail"];
        };
        /** @description The success envelope of cancelShipment. */
        ShipmentCancelReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The cancelled shipment. */
            data: components["schemas"]["PublicShipmentCancelResponse"];
        };
        /** @description The success envelope of getTracking. */
        TrackingReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description Where the shipment is. */
            data: components["schemas"]["TrackingRecord"];
        };
        /** @description The success envelope of quoteRates. */
        QuoteReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The options. */
            data: components["schemas"]["PublicQuoteResponse"];
        };
        /** @description The success envelope of listServiceTiers. */
        ServiceTierListReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The Service Codes; empty without entitlements. */
            data: components["schemas"]["PublicServiceTier"][];
        };
        /** @description The success envelope of listCountries. */
        CountryListReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The destinations, by code. */
            data: components["schemas"]["Country"][];
        };
        /** @description The success envelope of getWalletBalance. */
        WalletReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The wallet. */
            data: components["schemas"]["Wallet"];
        };
        /** @description The success envelope of listWalletTransactions. */
        WalletTransactionListReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The page. */
            data: components["schemas"]["WalletTransactionList"];
        };
        /** @description The success envelope of createWebhook. */
        WebhookCreatedReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The endpoint, with its secret. */
            data: components["schemas"]["WebhookCreated"];
        };
        /** @description The success envelope of operations that answer with a webhook endpoint. */
        WebhookReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The endpoint. */
            data: components["schemas"]["Webhook"];
        };
        /** @description The success envelope of listWebhooks. */
        WebhookListReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The page. */
            data: components["schemas"]["WebhookList"];
        };
        /** @description The success envelope of rotateWebhookSecret. */
        WebhookSecretRotatedReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The new secret. */
            data: components["schemas"]["WebhookSecretRotated"];
        };
        /** @description The success envelope of getWebhookSample. */
        WebhookSampleReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The signed sample. */
            data: components["schemas"]["WebhookSample"];
        };
        /** @description The success envelope of operations that answer with a delivery. */
        WebhookDeliveryReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The delivery. */
            data: components["schemas"]["WebhookDelivery"];
        };
        /** @description The success envelope of listWebhookDeliveries. */
        WebhookDeliveryListReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The page. */
            data: components["schemas"]["WebhookDeliveryList"];
        };
        /** @description The success envelope of getEvent. */
        EventReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The event. */
            data: components["schemas"]["Event"];
        };
        /** @description The success envelope of listEvents. */
        EventListReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `ok`, or `created` with 201. */
            message: string;
            /** @description The page. */
            data: components["schemas"]["EventList"];
        };
    };
    responses: {
        /** @description The path or query is not valid percent-encoding, or a parameter is unknown or not valid. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description The path or query is not valid percent-encoding, a parameter is unknown or not valid, or the cursor is not one that this list gave out. */
        BadQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description The path or query is not valid percent-encoding, a parameter is unknown or not valid, or the cursor is not one that this list gave out. */
        BadListRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description The API key is missing, invalid, revoked or of the other mode. Carries no rate-limit headers. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description The API key lacks the scope of this operation (`x-scopes`); `data.required_scope` names it. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description No such resource in this account and mode. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description No such resource in this account and mode. */
        NotFoundMaybeReplayed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description The body is larger than the operation takes: 1 MiB for createShipment, validateShipment and quoteRates, 256 KiB for the others. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description The body is not JSON by its `Content-Type`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description A rate limit was met. The request consumed no quota. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Reason": components["headers"]["RateLimitReason"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description Something failed on our side. Never stored under an idempotency key. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description The service is temporarily unavailable. Never stored under an idempotency key. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReturn"];
            };
        };
        /** @description Any 2xx acknowledges the event. The body is ignored but for an excerpt of 2 KiB in the delivery record. */
        EventTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Disables the endpoint (`disabled_reason` `gone`): nothing more is sent to it, and what is pending is discarded. To a test or a redelivery 410 is a failure like any other. */
        EndpointGone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Anything else, a redirect or no answer included, is a failed attempt; it is retried on the schedule. `Retry-After` is honoured within bounds. */
        EventNotTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
        RequestId: string;
        /** @description Names one logical order for 24 hours, within the account and mode. 1 to 255 printable ASCII characters; a UUID is a good choice. The same key with the same body returns the stored response without running again. */
        IdempotencyKey: string;
        /** @description Optional here: the operation is idempotent by itself or safe to repeat. With a key, a repeat within 24 hours returns the stored response. 1 to 255 printable ASCII characters. */
        OptionalIdempotencyKey: string;
        /** @description The `next_cursor` of the previous page. Opaque; valid only with the same filters. Omit it for the first page. */
        Cursor: string;
        /** @description At most so many rows a page, 1 to 100. Default 20. */
        Limit: number;
        /** @description The shipment's `id`, which is its `tracking_number`. A number that does not exist, wrong check digit included, is a 404. */
        ShipmentId: string;
        /** @description A tracking number, waybill number or last-mile tracking number of the account in this mode. */
        TrackingNumber: string;
        /** @description The webhook endpoint's `id`. */
        WebhookId: string;
        /** @description The delivery's `id`, one of this endpoint's. */
        DeliveryId: string;
        /** @description The event's `id`, as `event_id` and `X-Service-Event-Id` give it. */
        EventId: string;
        /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
        EventIdHeader: string;
        /** @description The event's type. */
        EventTypeHeader: string;
        /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
        SignatureHeader: string;
    };
    requestBodies: never;
    headers: {
        /** @description The request's id: the `X-Request-Id` that was sent, where it was 1 to 200 printable ASCII characters, else a fresh one. */
        RequestId: string;
        /** @description Requests that the key may make in a second. */
        RateLimitLimitSecond: number;
        /** @description Requests left in the present second, this one counted. */
        RateLimitRemainingSecond: number;
        /** @description Requests that the key may make in a Hong Kong calendar day. */
        RateLimitLimitDay: number;
        /** @description Requests left today, this one counted. */
        RateLimitRemainingDay: number;
        /** @description When the day's quota starts anew: 00:00 Hong Kong time (UTC+8), in Unix seconds. */
        RateLimitResetDay: number;
        /** @description Requests that the key may make in a second. Absent when the request was answered before it was counted against a key (an unauthenticated address, an outage). */
        RateLimitLimitSecondIfCounted: number;
        /** @description Requests left in the present second, this one counted. Absent when the request was answered before it was counted against a key (an unauthenticated address, an outage). */
        RateLimitRemainingSecondIfCounted: number;
        /** @description Requests that the key may make in a Hong Kong calendar day. Absent when the request was answered before it was counted against a key (an unauthenticated address, an outage). */
        RateLimitLimitDayIfCounted: number;
        /** @description Requests left today, this one counted. Absent when the request was answered before it was counted against a key (an unauthenticated address, an outage). */
        RateLimitRemainingDayIfCounted: number;
        /** @description When the day's quota starts anew: 00:00 Hong Kong time (UTC+8), in Unix seconds. Absent when the request was answered before it was counted against a key (an unauthenticated address, an outage). */
        RateLimitResetDayIfCounted: number;
        /** @description Which limit was met. */
        RateLimitReason: components["schemas"]["RateLimitReason"];
        /** @description Seconds to wait before the same request may be sent again. */
        RetryAfter: number;
        /** @description Seconds to wait before the same request may be sent again. Present where waiting helps: IDEMPOTENCY_IN_FLIGHT, DISPATCH_PENDING and DELIVERY_IN_PROGRESS. */
        RetryAfterIfRetryable: number;
        /** @description The scheme to authenticate with. */
        WwwAuthenticate: string;
        /** @description How the tracking cache took part: `hit` answered from it, `miss` filled it (terminal shipments), `bypass` left it alone (live shipments and errors). */
        ServiceCache: components["schemas"]["CacheOutcome"];
        /** @description `hit` when the refusal was answered from the negative cache, without calling the carrier. Absent when the carrier was asked. */
        ServiceNegativeCache: "hit";
        /** @description Always `no-store`: clients and proxies keep no copy. */
        CacheControlNoStore: "no-store";
        /** @description Suggests a file name. */
        ContentDispositionAttachment: string;
        /** @description Suggests a file name. */
        ContentDispositionInline: string;
        /** @description `true` on a response that was stored under the request's `Idempotency-Key` and is replayed: same status, same bytes, nothing ran again. Absent on every other response. */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listShipments: {
        parameters: {
            query?: {
                /** @description Exactly this order reference. */
                reference_no?: string;
                /**
                 * @description In this status.
                 * @example in_transit
                 */
                status?: components["schemas"]["ShipmentStatusFilter"];
                /** @description Changed later than this, to the microsecond (further digits are dropped). An ISO 8601 timestamp with a zone; encode a `+` as `%2B`. */
                updated_after?: string;
                /** @description Booked later than this. An ISO 8601 timestamp with a zone; encode a `+` as `%2B`. */
                created_after?: string;
                /** @description Booked earlier than this. An ISO 8601 timestamp with a zone; encode a `+` as `%2B`. */
                created_before?: string;
                /** @description To this country: ISO 3166-1 alpha-2 code, in either case. */
                destination_country?: string;
                /** @description Booked with this Service Code. */
                service_tier_id?: string;
                /** @description With this tag. */
                tag?: string;
                /**
                 * @description With these metadata values: `metadata[shop]=uk-store`. Several keys combine.
                 * @example {
                 *       "shop": "uk-store"
                 *     }
                 */
                metadata?: components["schemas"]["MetadataFilter"];
                /** @description With this waybill number. */
                waybill_number?: string;
                /** @description The `next_cursor` of the previous page. Opaque; valid only with the same filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most so many rows a page, 1 to 100. Default 20. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shipments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentListReturn"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createShipment: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one logical order for 24 hours, within the account and mode. 1 to 255 printable ASCII characters; a UUID is a good choice. The same key with the same body returns the stored response without running again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The shipment to book. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentCreateRequest"];
            };
        };
        responses: {
            /** @description The shipment is booked. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentCreatedReturn"];
                };
            };
            /** @description The request is malformed, or a rule refuses it. Nothing was booked. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Live mode: the wallet or the account's state does not allow the booking. Nothing was held or booked. Not stored: retry with the same key. */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The price has changed, or the idempotency key stands for another request or one that is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Retry-After": components["headers"]["RetryAfterIfRetryable"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A data rule of the carrier refused the shipment. The hold was released. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "X-Service-Negative-Cache": components["headers"]["ServiceNegativeCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description No rate, no answer from the carrier, or an outage. Retry with the same key after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
        };
    };
    validateShipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The shipment to check: the body of createShipment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentCreateRequest"];
            };
        };
        responses: {
            /** @description What a create would come to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentValidationReturn"];
                };
            };
            /** @description The body is not JSON or repeats a member, or a query parameter is unknown. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The shipment's `id`, which is its `tracking_number`. A number that does not exist, wrong check digit included, is a 404. */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentDetailReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelShipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Optional here: the operation is idempotent by itself or safe to repeat. With a key, a repeat within 24 hours returns the stored response. 1 to 255 printable ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The shipment's `id`, which is its `tracking_number`. A number that does not exist, wrong check digit included, is a 404. */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment is cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentCancelReturn"];
                };
            };
            /** @description A body was sent, the idempotency key is not valid, or the path or a parameter is not. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMaybeReplayed"];
            /** @description The shipment cannot be cancelled now, or the idempotency key stands for another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Retry-After": components["headers"]["RetryAfterIfRetryable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description The carrier gave no answer, or an outage. Retry after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
        };
    };
    getShipmentPod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The shipment's `id`, which is its `tracking_number`. A number that does not exist, wrong check digit included, is a 404. */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Content-Disposition": components["headers"]["ContentDispositionAttachment"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["JpegImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description The photo exists and could not be fetched. Retry later. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getShipmentLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The shipment's `id`, which is its `tracking_number`. A number that does not exist, wrong check digit included, is a 404. */
                shipment_id: components["parameters"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Content-Disposition": components["headers"]["ContentDispositionInline"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description The label exists and could not be fetched. Retry later. */
            502: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            /** @description The label is still being made, or an outage. Retry after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
        };
    };
    getTracking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description A tracking number, waybill number or last-mile tracking number of the account in this mode. */
                tracking_number: components["parameters"]["TrackingNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the shipment is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Cache-Control": components["headers"]["CacheControlNoStore"];
                    "X-Service-Cache": components["headers"]["ServiceCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingReturn"];
                };
            };
            /** @description The path or query is not valid percent-encoding, or a parameter is unknown or not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Cache-Control": components["headers"]["CacheControlNoStore"];
                    "X-Service-Cache": components["headers"]["ServiceCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            /** @description The API key is missing, invalid, revoked or of the other mode. Carries no rate-limit headers. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "Cache-Control": components["headers"]["CacheControlNoStore"];
                    "X-Service-Cache": components["headers"]["ServiceCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            /** @description The API key lacks the scope of this operation (`x-scopes`); `data.required_scope` names it. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Cache-Control": components["headers"]["CacheControlNoStore"];
                    "X-Service-Cache": components["headers"]["ServiceCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            /** @description No such resource in this account and mode. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Cache-Control": components["headers"]["CacheControlNoStore"];
                    "X-Service-Cache": components["headers"]["ServiceCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            /** @description A rate limit was met. The request consumed no quota. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Reason": components["headers"]["RateLimitReason"];
                    "Cache-Control": components["headers"]["CacheControlNoStore"];
                    "X-Service-Cache": components["headers"]["ServiceCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            /** @description Something failed on our side. Never stored under an idempotency key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                    "Cache-Control": components["headers"]["CacheControlNoStore"];
                    "X-Service-Cache": components["headers"]["ServiceCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            /** @description The service is temporarily unavailable. Never stored under an idempotency key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "Cache-Control": components["headers"]["CacheControlNoStore"];
                    "X-Service-Cache": components["headers"]["ServiceCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
        };
    };
    quoteRates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to price. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateQuoteRequest"];
            };
        };
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteReturn"];
                };
            };
            /** @description The request is malformed, or a rule or the rate engine refuses it. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description No USD/HKD rate for what needs one, or an outage. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecondIfCounted"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecondIfCounted"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDayIfCounted"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDayIfCounted"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDayIfCounted"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
        };
    };
    listServiceTiers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Service Codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceTierListReturn"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryListReturn"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWalletBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletReturn"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Movements of this kind.
                 * @example post
                 */
                type?: components["schemas"]["WalletTransactionTypeFilter"];
                /** @description Movements of this shipment: its `tracking_number`. */
                shipment_id?: string;
                /** @description The `next_cursor` of the previous page. Opaque; valid only with the same filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most so many rows a page, 1 to 100. Default 20. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletTransactionListReturn"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description The `next_cursor` of the previous page. Opaque; valid only with the same filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most so many rows a page, 1 to 100. Default 20. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListReturn"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one logical order for 24 hours, within the account and mode. 1 to 255 printable ASCII characters; a UUID is a good choice. The same key with the same body returns the stored response without running again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The endpoint. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreateRequest"];
            };
        };
        responses: {
            /** @description The endpoint, with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreatedReturn"];
                };
            };
            /** @description The request is malformed, or the address is not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The address is taken, the limit is reached, or the idempotency key stands for another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Retry-After": components["headers"]["RetryAfterIfRetryable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint's `id`. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Optional here: the operation is idempotent by itself or safe to repeat. With a key, a repeat within 24 hours returns the stored response. 1 to 255 printable ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint's `id`. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint, inactive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReturn"];
                };
            };
            /** @description A body was sent, or the idempotency key, the path or a parameter is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMaybeReplayed"];
            /** @description The idempotency key stands for another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Retry-After": components["headers"]["RetryAfterIfRetryable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint's `id`. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdateRequest"];
            };
        };
        responses: {
            /** @description The endpoint as it now is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReturn"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Re-enabling would make the address active twice, or exceed the limit. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Optional here: the operation is idempotent by itself or safe to repeat. With a key, a repeat within 24 hours returns the stored response. 1 to 255 printable ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint's `id`. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description Whether the previous secret may go on signing. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookRotateRequest"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretRotatedReturn"];
                };
            };
            /** @description The request, its idempotency key, the path or a parameter is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundMaybeReplayed"];
            /** @description The endpoint is inactive, or the idempotency key stands for another request. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Retry-After": components["headers"]["RetryAfterIfRetryable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookSample: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint's `id`. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed sample. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSampleReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The endpoint is inactive. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint's `id`. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description Which event to imitate. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookTestRequest"];
            };
        };
        responses: {
            /** @description The delivery, after its one attempt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryReturn"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The endpoint is inactive. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description The `next_cursor` of the previous page. Opaque; valid only with the same filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most so many rows a page, 1 to 100. Default 20. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint's `id`. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListReturn"];
                };
            };
            400: components["responses"]["BadListRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The webhook endpoint's `id`. */
                id: components["parameters"]["WebhookId"];
                /** @description The delivery's `id`, one of this endpoint's. */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryReturn"];
                };
            };
            /** @description A body was sent, or the path or a parameter is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The delivery is being sent, or the endpoint is inactive. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    "Retry-After": components["headers"]["RetryAfterIfRetryable"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReturn"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Events of this type.
                 * @example shipment.delivered
                 */
                event_type?: components["schemas"]["EventTypeFilter"];
                /** @description Events later than this, to the microsecond. An ISO 8601 timestamp with a zone; encode a `+` as `%2B`. */
                created_after?: string;
                /** @description The `next_cursor` of the previous page. Opaque; valid only with the same filters. Omit it for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most so many rows a page, 1 to 100. Default 20. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventListReturn"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. 1 to 200 printable ASCII characters; anything else is replaced, not refused. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The event's `id`, as `event_id` and `X-Service-Event-Id` give it. */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit-Second": components["headers"]["RateLimitLimitSecond"];
                    "X-RateLimit-Remaining-Second": components["headers"]["RateLimitRemainingSecond"];
                    "X-RateLimit-Limit-Day": components["headers"]["RateLimitLimitDay"];
                    "X-RateLimit-Remaining-Day": components["headers"]["RateLimitRemainingDay"];
                    "X-RateLimit-Reset-Day": components["headers"]["RateLimitResetDay"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onShipmentCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentCreatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentPickedUp: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentPickedUpEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentInTransit: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentInTransitEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentOutForDelivery: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentOutForDeliveryEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentAvailableForPickup: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentAvailableForPickupEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentDeliveryFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentDeliveryFailedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentException: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentExceptionEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentReturning: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentReturningEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentDelivered: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentDeliveredEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentCancelledEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentReturned: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentReturnedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentTrackingUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentTrackingUpdatedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentLastMileAssigned: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentLastMileAssignedEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentLabelReady: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentLabelReadyEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentPodAvailable: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentPodAvailableEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onShipmentBillingSettled: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentBillingSettledEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onWalletLowBalance: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletLowBalanceEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onWebhookDisabled: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookDisabledEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, stable across attempts and redeliveries. Dedupe on it. */
                "X-Service-Event-Id": components["parameters"]["EventIdHeader"];
                /** @description The event's type. */
                "X-Service-Event-Type": components["parameters"]["EventTypeHeader"];
                /** @description `t=<unix seconds>,v1=<hex>`: lower-case hex HMAC-SHA256 of `<t>.<raw body>` under the endpoint's secret. Within 24 hours of a rotation there are two `v1`, never more, the new secret's first; accept either. After a rotation that revoked the previous secret there is one. */
                "X-Service-Signature": components["parameters"]["SignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The bytes are the same at each attempt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
}
