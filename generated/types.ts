// Generated from openapi.json by codegen/. Do not edit.

export interface paths {
    "/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a shipment
         * @description Books an international shipment from Hong Kong and dispatches it to the carrier within the request.
         *
         *     **Live mode**, in this order: the requested Service Code is quoted again, the wallet is debited with a hold of the total, the carrier takes the shipment, and the answer carries the full record with the frozen price and the carrier's answer. **Test mode** takes the same path with the sandbox carrier; no money moves and `dispatch` is null.
         *
         *     ### Checks
         *     In this order; the first that fails decides the status, the `sysCode` and the name, and leaves no shipment, hold or carrier call behind.
         *
         *     1. The schema: every violation at once, INVALID_FIELD. A missing or empty `items` is an entry at `["items"]` (to Brazil under the code HS_CODE_BR_8_DIGITS_REQUIRED).
         *     2. `payment_type: cod`: COD_NOT_AVAILABLE.
         *     3. The service: SERVICE_CODE_RETIRED, or SERVICE_NOT_AVAILABLE when it is unknown, not among the account's entitlements, or does not serve the destination or goods category. A recipient in an unsupported country is INVALID_FIELD at `["recipient", "country_code"]`.
         *     4. Switched-off features: VAT_PREPAY_DISABLED, VOEC_PREPAY_DISABLED.
         *     5. Conflicts: IOSS_AND_PREPAY_CONFLICT (`ioss_number` with `vat_prepay`), VOEC_PREPAY_CONFLICT (`voec_prepay` with `tax_number`, `ioss_number` or `vat_prepay`).
         *     6. Unsupported: VAT_PREPAY_UNSUPPORTED, VOEC_PREPAY_UNSUPPORTED (Norway on HKASTDGGSTCM and HKASTDCSSTCM alone).
         *     7. What the destination requires (table below).
         *     8. IOSS ownership: IOSS_NOT_OWNED.
         *     9. Surcharges and insurance.
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
         *     ### VAT
         *     - **EU, IOSS.** `ioss_number` overrides the account's default number and must be registered to the account, as its own or as a platform's. With an IOSS number no VAT fee is charged and the number is forwarded. The default number never conflicts: an explicit `vat_prepay` or `voec_prepay` wins over it.
         *     - **EU, prepaid.** `vat_prepay: true`: the carrier prepays the destination's VAT. Fee: declared value × (VAT rate + 2 %), shown on the quote.
         *     - **Norway, prepaid.** `voec_prepay: true`, equal to `NO_VOEC_PREPAY` in `selected_surcharges`. Fee: declared value × 27 %; on HKASTDGGSTCM HKD 3 a shipment more, and the carrier's product becomes HK-ASS-PF.
         *     - **EU per-item levy**, 1 July 2026 to 1 July 2028, consignments up to EUR 150: EUR 3 for each distinct item (first 6 digits of `hs_code`, `description`, `country_of_manufacture`), the surcharge `EU_ITEM_LEVY`.
         *
         *     ### Declared currency
         *     An item has `unit_price` or `unit_price_hkd`, never both. A price of 0 is fine; a positive HKD price that converts to USD 0.00 is INVALID_FIELD.
         *
         *     - **HKD**: both price fields are HKD amounts. Each is converted to USD at the rate frozen now and the shipment is stored in USD (`declared_currency` reads `USD`); billing uses the HKD figures sent. Without a resolvable rate the shipment is stored in HKD without `declared_fx`; it is not refused.
         *     - **USD**: every item must use `unit_price`. Without a resolvable rate: 503 FX_RATE_UNAVAILABLE; retrying with the same key is safe.
         *     - **Omitted**: read as USD when any item has `unit_price` (items without a price are declared at 0), else as HKD. Mixing the two price fields across items is INVALID_FIELD naming the items.
         *
         *     A rate is `stale` when older than 36 hours and no longer resolvable when older than 7 days.
         *
         *     ### Surcharges and insurance
         *     - `SIGNATURE` depends on the carrier. On the US priority line SIGNATURE and INSURANCE exclude each other. A code that is unknown, not available or excluded is INVALID_FIELD at its index.
         *     - `INSURANCE`: 0.7 % × (freight + declared value), at least HKD 9. When the final option cannot carry it: INSURANCE_UNSUPPORTED; it is never dropped silently.
         *     - `insured_amount` replaces that basis: 0.7 % × the amount in HKD at the frozen rate, at least HKD 9. In the declared currency, above 0, at most 2 decimals, at most USD 2500; needs INSURANCE, an option whose INSURANCE has `custom_insured_amount` (the cosmetics line), and an enrolled account; else INVALID_FIELD. On an HKD shipment without a resolvable rate: FX_RATE_UNAVAILABLE.
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
         *     With the sandbox carrier these values of `reference_no` choose an outcome, in both modes where it makes sense. The faults are off in production configurations.
         *
         *     | reference_no | Outcome |
         *     |---|---|
         *     | SANDBOX-REJECT | 422 CARRIER_DISPATCH_REJECTED |
         *     | SANDBOX-DROP | the carrier accepts, then its answer is lost: 503, and the same waybill on retry |
         *     | SANDBOX-TIMEOUT | the carrier does not answer: 503 DISPATCH_UNDECIDED |
         *     | SANDBOX-LABEL-LATE | the label is 503 LABEL_NOT_READY for a while, then ready |
         *     | SANDBOX-LABEL-BROKEN | the label is 502 LABEL_DOWNLOAD_FAILED |
         *     | SANDBOX-LABEL-FAILED | `dispatch_status` becomes `failed` |
         *     | SANDBOX-POD | a proof-of-delivery photo after delivery |
         *     | SANDBOX-RETURN | the parcel is returned to the sender |
         *     | SANDBOX-EXCEPTION | an exception on the way |
         *     | SANDBOX-LOST | the parcel is lost |
         *     | SANDBOX-CUSTOMS | held at customs, then cleared |
         *
         *     In test mode a shipment moves one checkpoint every 90 seconds.
         */
        post: operations["createShipment"];
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
}
export type webhooks = Record<string, never>;
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
        /** @description Every violation found, schema violations all at once. When several rules fail, the first decides the status, `sysCode` and name. */
        ViolationList: components["schemas"]["Violation"][];
        /** @description One field that is not valid. */
        Violation: {
            /** @description Where: property names and, as numbers, array indexes, from the body's root. A missing or unknown property ends the path with its own name. A query parameter's or header's path is its name alone. Empty when no field is to blame. */
            path: (string | number)[];
            /** @description The name of the rule: `INVALID_FIELD`, or an entry of `x-sys-codes`. */
            code: string;
            /** @description What is wrong, to be read after the field's name: `must be at most 1000`. */
            message: string;
        };
        /** @description Details of an error. `name` is always there; the others where the error has them. More may be added. */
        ErrorDetail: {
            /** @description The error's name: a key of `x-sys-codes`. */
            name: string;
            /** @description Why: `per_second` or `per_day` of RATE_LIMITED, the engine's reason of RATE_ENGINE_REJECTED, the parser's of MALFORMED_JSON. */
            reason?: string;
            /** @description RATE_ENGINE_REJECTED: what to change, `rate_card`, `declared_value_hkd` or `parcels`. */
            field?: string;
            /** @description The `Retry-After` header, repeated. */
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
        /** @description A shipment to book. Properties that are not listed are refused, in nested objects too. */
        ShipmentCreateRequest: {
            /** @description The Service Code to book, as listServiceTiers and quoteRates give it. (A Product Code holds entitlements, a Service Code is what is ordered, versioned rate tables price it; the name is historical.) Retired codes are refused: US-GEN-PUB-001, US-GEN-PUB-002, HK-ST-GG-01, HK-US-SE-GG-01, HKUSSTCS01. */
            service_tier_id: string;
            /** @description The consignee abroad. */
            recipient: components["schemas"]["RecipientParty"];
            /** @description The shipper in Hong Kong. When it is absent the response's `sender` is null. */
            sender?: components["schemas"]["Party"];
            /** @description 1 to 20 parcels, all to the one recipient. */
            parcels: components["schemas"]["Parcel"][];
            /** @description 1 to 100 items: the goods, for customs. A missing or empty array is refused at `["items"]`. */
            items: components["schemas"]["Item"][];
            /**
             * @description Category of the goods: `general`, `battery`, `cosmetics` or another one that a service takes. Default `general`.
             * @default general
             */
            goods_category: string;
            /**
             * @description Default `prepaid`. `cod` is refused: COD_NOT_AVAILABLE.
             * @default prepaid
             */
            payment_type: components["schemas"]["PaymentType"];
            /** @description Your own order reference; need not be unique. Printed on the carrier's label when it has 6 to 50 characters out of letters, digits and `# & ( ) * + . : ; < = > ? [ ] ^ _ \` { | } - ,`, does not start with `=` or `+`, and no other order uses it; otherwise the label shows the tracking number. */
            reference_no?: string;
            /** @description Opt-in codes, at most 16, matched case-insensitively: `SIGNATURE`, `INSURANCE`, `NO_VOEC_PREPAY`. An unknown or unavailable one, and the second of two that exclude each other, is refused at its index. */
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
            /** @description EU IOSS number: `IM` and exactly 10 digits. Overrides the account's default, and must be registered to the account. */
            ioss_number?: string;
            /** @description EU: the carrier prepays the destination's VAT. The fee is on the quote. */
            vat_prepay?: boolean;
            /** @description Norway: the carrier prepays the VAT. Equal to NO_VOEC_PREPAY in `selected_surcharges`. */
            voec_prepay?: boolean;
            /** @description The tax number that the destination asks for: VOEC number in Norway, the recipient's RUT in Chile. 1 to 100 characters after trimming; a blank value is refused. */
            tax_number?: string;
            /** @description The marketplace on which the goods were sold. Required to Japan, forwarded elsewhere. */
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
            /** @description E-mail address. The empty string counts as not provided; the account's address is then passed to carriers that need one. */
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
            /** @description Price of one piece in USD; in HKD where `declared_currency` is HKD. Excludes `unit_price_hkd`. */
            unit_price?: number;
            /** @description Price of one piece in HKD. Excludes `unit_price`. */
            unit_price_hkd?: number;
            /** @description Your stock-keeping unit. No effect on the price. */
            sku?: string;
            /** @description Harmonised System code; dots and spaces are allowed. Its first 6 digits, with `description` and `country_of_manufacture`, make a distinct item for the EU's per-item levy. To Brazil exactly 8 digits. */
            hs_code?: string;
            /** @description ISO 3166-1 alpha-2 code. The empty string counts as not provided. */
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
        /** @description String values of at most 500 characters, under keys of your choice. */
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
            /** @description A presigned URL of the label, to be fetched without `Authorization`; it expires, each read signs a new one. Null for ever on shipments booked through a partner channel, and in event bodies. */
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
            /** @description What happened to it, oldest first. */
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
            /** @description Declared price of one piece in USD: as sent, or converted at `declared_fx`. Null on a shipment stored in HKD. */
            unit_price: number | null;
            /** @description The HKD price of one piece as sent; null when it was sent in USD. */
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
            /** @description A presigned URL of the label, to be fetched without `Authorization`. Null while it is made, and for ever on partner channels. */
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
            /** @description HKD for one USD. USD = HKD ÷ rate, rounded half up to cents. */
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
        /** @description The success envelope of createShipment. */
        ShipmentCreatedReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `success`. */
            message: string;
            /** @description The shipment. */
            data: components["schemas"]["ShipmentCreated"];
        };
        /** @description The success envelope of getShipment. */
        ShipmentDetailReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `success`. */
            message: string;
            /** @description The shipment. */
            data: components["schemas"]["ShipmentDetail"];
        };
        /** @description The success envelope of listCountries. */
        CountryListReturn: {
            /** @description The HTTP status code, repeated. */
            status: number;
            /** @description `success`. */
            message: string;
            /** @description The destinations, by code. */
            data: components["schemas"]["Country"][];
        };
    };
    responses: {
        /** @description A query parameter is unknown or not valid. */
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
        /** @description The path is not valid percent-encoding, or a parameter is unknown or not valid. */
        BadPathRequest: {
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
        /** @description The body is larger than 256 KiB. */
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
    };
    parameters: {
        /** @description Your id for this request, echoed on the response. Printable ASCII of at most 200 characters; anything else is replaced, not refused. */
        RequestId: string;
        /** @description Names one logical order for 24 hours, within the account and mode. 1 to 255 printable ASCII characters; a UUID is a good choice. The same key with the same body returns the stored response without running again. */
        IdempotencyKey: string;
        /** @description The shipment's `id`, which is its `tracking_number`. A number that does not exist, wrong check digit included, is a 404. */
        ShipmentId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The request's id: the `X-Request-Id` that was sent, where it was printable ASCII of at most 200 characters, else a fresh one. */
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
        /** @description `hit` when the refusal was answered from the negative cache, without calling the carrier. Absent when the carrier was asked. */
        ServiceNegativeCache: "hit";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createShipment: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one logical order for 24 hours, within the account and mode. 1 to 255 printable ASCII characters; a UUID is a good choice. The same key with the same body returns the stored response without running again. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description Your id for this request, echoed on the response. Printable ASCII of at most 200 characters; anything else is replaced, not refused. */
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
    getShipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. Printable ASCII of at most 200 characters; anything else is replaced, not refused. */
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
            400: components["responses"]["BadPathRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your id for this request, echoed on the response. Printable ASCII of at most 200 characters; anything else is replaced, not refused. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
