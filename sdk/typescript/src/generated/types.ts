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
         * @description Returns the shipments of the account in the key's mode, newest first. If you pass several filters, a shipment must match all of them.
         *
         *     A shipment whose dispatch is undecided at the carrier is listed with `dispatch_status` `pending`.
         *
         *     ### Polling for changes
         *     With `updated_after` the order is oldest update first.
         *
         *     1. Start with any early timestamp.
         *     2. Read all pages.
         *     3. Store the `updated_at` of the last row unchanged, and pass it as `updated_after` in the next poll.
         *
         *     Every changed shipment is returned, however many change at the same time. A shipment that changes again is returned again.
         */
        get: operations["listShipments"];
        put?: never;
        /**
         * Create a shipment
         * @description Books an international shipment from Hong Kong and dispatches it to the carrier in the same request.
         *
         *     In live mode the service performs these steps:
         *     1. It quotes the requested Service Code again.
         *     2. It places a hold for the total on the wallet.
         *     3. It dispatches the shipment to the carrier.
         *     4. It returns the full record with the frozen price and the carrier's result.
         *
         *     Test mode performs the same steps with the sandbox carrier. No money moves, and `dispatch` is null.
         *
         *     ### Checks
         *     The service checks a request in this order. The first check that fails determines the status, the `sysCode` and the name of the error. If a check fails, no shipment is created and no money stays held. To see every check that fails, use validateShipment.
         *
         *     1. **Schema.** INVALID_FIELD lists all violations. A `recipient_id` or `sender_id` that is not a saved party of this role, account and mode is one. A missing or empty `items` is a violation at `["items"]`. For Brazil this violation has the code HS_CODE_BR_8_DIGITS_REQUIRED.
         *     2. **Payment type.** `payment_type: cod` returns COD_NOT_AVAILABLE.
         *     3. **Service Code.** A retired code returns SERVICE_CODE_RETIRED. A code that is unknown, that the account is not entitled to, or whose carrier is not connected in this mode returns SERVICE_NOT_AVAILABLE. A recipient in an unsupported country returns INVALID_FIELD at `["recipient", "country_code"]`.
         *     4. **Disabled features.** VAT_PREPAY_DISABLED, VOEC_PREPAY_DISABLED.
         *     5. **Conflicts.** `voec_prepay` with `tax_number`, `ioss_number` or `vat_prepay` returns VOEC_PREPAY_CONFLICT. `ioss_number` with `vat_prepay` returns IOSS_AND_PREPAY_CONFLICT.
         *     6. **Unsupported features.** VAT_PREPAY_UNSUPPORTED, VOEC_PREPAY_UNSUPPORTED. `voec_prepay` is supported only for Norway on HKASTDGGSTCM and HKASTDCSSTCM.
         *     7. **Destination.** The requirements of the destination that have a code of their own; see Destinations.
         *     8. **IOSS number.** A number that the account does not own returns IOSS_NOT_OWNED.
         *     9. **Service on this lane.** The service must serve the destination, else SERVICE_NOT_AVAILABLE at `["recipient", "country_code"]`. It must carry the goods category, else SERVICE_NOT_AVAILABLE at `["goods_category"]`. A postal code, weight, size or value that it does not carry returns INVALID_FIELD. Surcharges and insurance are checked next.
         *     10. **Currency** and exchange rate.
         *     11. **Net weights.** The `unit_weight_kg` of all pieces together may exceed the weight of all parcels by at most 10 g per parcel, which allows for rounding. Else INVALID_FIELD at the first item that goes beyond.
         *     12. **Carrier's lines.** If `limits` of the service (listServiceTiers) have `max_line_length`, the `address` of recipient and sender must fit into `max_lines` lines of that length, split between words. Else INVALID_FIELD there, with the number of characters that are too many. With `label_characters`, names and addresses may have only those characters.
         *     13. **Trade rules.** The other requirements of the destination, such as the EU's product identifiers: INVALID_FIELD. Each violation has the `rule` and its `source`.
         *     14. **Expected price.** PRICING_QUOTE_CHANGED.
         *     15. **Funds and account state**, in live mode only: 402. A frozen account returns ACCOUNT_FROZEN_OVERDUE_INVOICE. If the available amount before the booking is at or below the credit floor, the error is CREDIT_FLOOR_REACHED. If the available amount is below the total, the error is INSUFFICIENT_FUNDS for an account without a credit limit. With a credit limit it is CREDIT_SUSPENDED while the credit is suspended, and CREDIT_LIMIT_EXCEEDED if the limit does not cover the rest.
         *     16. **Carrier.** If the carrier rejects the shipment: 422 CARRIER_DISPATCH_REJECTED.
         *
         *     ### Destinations
         *     | Destination | Requirement | Error |
         *     |---|---|---|
         *     | Norway (NO) | `tax_number`, or `voec_prepay: true` | TAX_NUMBER_REQUIRED |
         *     | Chile (CL) | `tax_number`: the RUT of the recipient. Only its presence is checked. | CL_TAX_NUMBER_REQUIRED |
         *     | Japan (JP) | `sales_platform_name` | SALES_PLATFORM_NAME_REQUIRED |
         *     | Brazil (BR) | `hs_code` on every item: exactly 8 digits after symbols are removed | HS_CODE_BR_8_DIGITS_REQUIRED |
         *     | EU | none; see VAT | |
         *
         *     The operator's catalog can have more requirements. listServiceTiers returns the requirements in force as `requirements`. A requirement that is not in this table returns INVALID_FIELD, unless the operator assigned a code of this table to it. The catalog can also have advice, which never rejects a shipment. validateShipment returns it as `warnings`.
         *
         *     ### VAT
         *     - **EU with IOSS.** `ioss_number` overrides the default number of the account. The number must be registered to the account, as its own number or as a platform's number. No VAT fee is charged, and the number is forwarded.
         *     - **IOSS outside the EU.** The number is also checked, but not forwarded.
         *     - **Default IOSS number.** The account's default number never causes a conflict. An explicit `vat_prepay` or `voec_prepay` overrides it.
         *     - **EU with prepaid VAT.** With `vat_prepay: true`, the carrier prepays the VAT of the destination. Fee: declared value × (VAT rate + 2 %). The quote shows the fee.
         *     - **Norway with prepaid VAT.** `voec_prepay: true` is the same as `NO_VOEC_PREPAY` in `selected_surcharges`. Fee: declared value × 27 %. On HKASTDGGSTCM the fee is HKD 3 per shipment higher, and the carrier's product changes to HK-ASS-PF.
         *     - **EU per-item levy.** From 1 July 2026 to 1 July 2028, the surcharge `EU_ITEM_LEVY` applies to consignments of up to EUR 150. It is EUR 3 for each distinct item. Items are the same if `description`, `country_of_manufacture` and the first 6 digits of `hs_code` are equal.
         *
         *     ### Declared currency
         *     An item has `unit_price` or `unit_price_hkd`, never both. `declared_currency` determines how the service reads the prices:
         *
         *     - **HKD.** Both price fields are HKD amounts. Each price is converted to USD at the current rate, which is frozen, and rounded half up to 6 decimals. The shipment is stored in USD: `declared_currency` reads back `USD`. Billing uses the HKD amounts that you sent. If no rate is available, the shipment is stored in HKD without `declared_fx`. It is not rejected.
         *     - **USD.** Every item must use `unit_price`. If no rate is available, the response is 503 FX_RATE_UNAVAILABLE. You can safely retry with the same key.
         *     - **Omitted.** If any item has `unit_price`, the shipment is read as USD, and items without a price are declared at 0. Otherwise it is read as HKD. If both price fields occur across the items, INVALID_FIELD names the items.
         *
         *     Prices follow these rules:
         *
         *     - A price has at most 6 decimals, else INVALID_FIELD. It is stored exactly and reads back as you sent it.
         *     - Each line, `quantity` × price, is computed exactly and rounded half up to cents once. The sum of the lines is the declared value. A sum in USD is converted to HKD at the frozen rate and rounded half up to cents. The declared value is at most HKD 100,000,000,000.
         *     - A price of 0 is valid. A positive HKD price that converts to less than USD 0.005 returns INVALID_FIELD, because it would round to USD 0.00.
         *     - Numbers are IEEE 754 doubles, as in most JSON parsers. The service counts the decimals of the shortest decimal that reads as the same double. `1.0000001` has 7 decimals; `1.00000000000000000001` is 1.
         *
         *     An exchange rate is `stale` when it is older than 36 hours. A rate older than 7 days is not used.
         *
         *     ### Surcharges and insurance
         *     - **SIGNATURE** depends on the carrier. On the US priority line, SIGNATURE and INSURANCE exclude each other, and the service rejects the one that is selected second.
         *     - **Errors.** A code that is unknown, unavailable or excluded returns INVALID_FIELD at its index. If INSURANCE is unavailable or excluded, the error is INSURANCE_UNSUPPORTED at its index.
         *     - **INSURANCE** costs 0.7 % × (freight + declared value), at least HKD 9. If the final option cannot carry it for any reason, the response is INSURANCE_UNSUPPORTED. Insurance is never dropped silently.
         *     - **insured_amount** replaces freight + declared value as the basis of the fee. Fee: 0.7 % × the amount in HKD at the frozen rate, at least HKD 9.
         *
         *     `insured_amount` must meet all of these conditions, else INVALID_FIELD:
         *     - It is in the declared currency, above 0, with at most 2 decimals and at most USD 2500. An HKD amount that converts to USD 0.00 is rejected.
         *     - INSURANCE is selected.
         *     - The INSURANCE of the option has `custom_insured_amount` (the cosmetics line).
         *     - The account is enrolled.
         *
         *     If no rate is available for an HKD shipment with `insured_amount`, the response is FX_RATE_UNAVAILABLE.
         *
         *     ### Dispatch results
         *     - **Accepted: 201.** Download the label with getShipmentLabel, which works for every carrier and channel. While it returns 503 LABEL_NOT_READY, wait for `Retry-After` seconds and ask again. A 404 means that there will be no label: `dispatch_status` is `failed`. `dispatch.label_pdf_url` can be null at first, and it stays null for a partner channel, so do not wait for it.
         *     - **Rejected: 422 CARRIER_DISPATCH_REJECTED.** The hold is released. If you send the identical payload again within 1 hour, with any key, it is rejected without a call to the carrier. `data.negative_cache` is then true and `X-Service-Negative-Cache` is `hit`. This cache never applies to 402 responses.
         *     - **Undecided: 503 DISPATCH_UNDECIDED.** The hold stays. Retry with the same key. The service asks the carrier by reference and never books twice.
         *     - **Not reachable: 503 CARRIER_UNAVAILABLE.** Nothing was booked or held.
         *
         *     ### Idempotency
         *     `Idempotency-Key` is required. Responses with 201, 400 and 409 PRICING_QUOTE_CHANGED are stored for 24 hours. Responses with 402, 422 and 5xx are never stored: a retry with the same key runs again. After a 422, that retry gets the response of the negative cache. A corrected body always needs a new key.
         *
         *     ### Sandbox references
         *     With the sandbox carrier, some values of `reference_no` select an outcome. See the table under Sandbox in the introduction of this document.
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
         * Validate a shipment without booking it
         * @description Checks a createShipment body and returns every violation of the schema and the rules, and the price. Nothing is stored, held or sent to a carrier. The operation does not take an `Idempotency-Key`.
         *
         *     **Violations.** A body that does not match the schema is not an error here. The response is 200 with `valid: false` and the list of violations:
         *
         *     - `code` is `INVALID_FIELD` or the name of the failed rule, as in createShipment: COD_NOT_AVAILABLE, TAX_NUMBER_REQUIRED, PRICING_QUOTE_CHANGED, FX_RATE_UNAVAILABLE, INSUFFICIENT_FUNDS and so on.
         *     - `path` is empty if the violation does not concern a field.
         *     - The first entry is the error that createShipment would return.
         *     - If the body does not match the schema, the other rules are checked as far as possible, and no price is returned.
         *     - With a live key, the funds and terms of the account are checked as in createShipment, but nothing is held. This adds at most one entry.
         *
         *     **Warnings.** `warnings` lists advice that the shipment does not follow: advice of the destination, advice of validateAddress on recipient and sender, a missing sender, and REFERENCE_ALREADY_PLACED if an order with this `reference_no` is already placed. Without a sender and a default sender (createAddress), customs papers have only the account's name as the exporter. A warning does not reject a shipment and does not affect `valid`.
         *
         *     **Errors.** A body that is not JSON, repeats a property, is too large or has another media type returns the usual error.
         *
         *     The carrier is not asked. It can still reject a shipment that is valid here.
         */
        post: operations["validateShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a batch of shipments
         * @description Accepts up to 1,000 orders and books them in the background. The response is 202 as soon as the orders are stored. Then each order is booked as createShipment would book it: with the same rules, prices, holds, events and errors.
         *
         *     **References.** Each order needs a `reference_no` of its own within the batch. A repeated one is rejected with BATCH_REFERENCE_NOT_UNIQUE, and nothing is stored. You find the result of an order by its reference. Use validateShipmentBatch first to see what is wrong with each order.
         *
         *     **Corrected lists.** A `reference_no` need not be unique in the account. If you send a corrected list again, its good orders would be booked a second time. With `skip_placed`, an order is left out if its reference is already placed in the account and mode: a shipment has it that was not cancelled, or an order that waits in another batch. The order is refused with REFERENCE_ALREADY_PLACED, whose message names that shipment or batch. This is decided when the batch is accepted. Of two batches with `skip_placed` at the same time, only one books a reference. A createShipment at the same time is not held back.
         *
         *     **Size.** The body can have 8 MiB, and each order 1536 KiB. All other operations accept less.
         *
         *     **Results.** An order that breaks a rule is refused, and the others go on. getShipmentBatch counts the results, listShipmentBatchOrders lists them, and `shipment_batch.completed` reports the last one.
         *
         *     **Idempotency.** The `Idempotency-Key` names the whole batch. Each order is booked under a key that follows from it and the order's reference. So an order is booked at most once, whatever is repeated or interrupted.
         *
         *     **Funds.** If the funds run out half-way, the remaining orders are refused with the data of the 402. Top up the wallet, then call retryShipmentBatch.
         *
         *     **Pace.** Orders are booked at a bounded pace, so that single bookings stay fast meanwhile.
         *
         *     A batch with its results is kept for 30 days after it is completed, unless the operator chose another time.
         */
        post: operations["createShipmentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/batch/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a batch of shipments without booking it
         * @description Checks a createShipmentBatch body and returns the violations, the warnings and the price of every order, as validateShipment does for one. Nothing is stored, held or sent to a carrier. The operation does not take an `Idempotency-Key`.
         *
         *     A missing or repeated `reference_no` is a violation of its order. One that is already placed is the warning REFERENCE_ALREADY_PLACED. With `skip_placed`, the total and the check of the funds leave such orders out. With a live key, the funds of the account are checked for all valid orders together. A body that is not a list of 1 to 1,000 orders returns 400.
         */
        post: operations["validateShipmentBatch"];
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
         * @description Returns the full record of a shipment of this account and mode: status, events, price, billing and label.
         *
         *     Each response contains a newly signed `label_pdf_url`, which stays null for a partner channel. To wait for a label, use getShipmentLabel: it returns 503 with `Retry-After` until the label is ready.
         *
         *     To follow a shipment for longer, use webhooks or poll `GET /shipments?updated_after=…`. Stop polling when a shipment is `delivered`, `cancelled` or `returned`.
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
         * @description Cancels a shipment that is `label_created`, which means before pickup. In live mode the wallet is refunded by the original total. In test mode the refund is 0. The label is no longer valid: getShipmentLabel returns 409 SHIPMENT_CANCELLED, and the next order with the same `reference_no` may print it on its label. The operation takes no body; `{}` is accepted.
         *
         *     | Shipment | Response |
         *     |---|---|
         *     | `label_created` | 200. The shipment is now `cancelled`. |
         *     | already `cancelled` | 200 with the same snapshot. The cancellation has no new effect. |
         *     | interception in progress | 409 SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS. The carrier is not called and no money moves. The response is not stored under the key. |
         *     | dispatch undecided at the carrier | 409 DISPATCH_PENDING with `Retry-After` |
         *     | past `label_created`, or settled | 409 SHIPMENT_NOT_CANCELLABLE, which names the status |
         *     | the carrier refused the cancellation | 409 SHIPMENT_NOT_CANCELLABLE. `data.carrier_message` gives the carrier's reason. Nothing changed and no money moved. |
         *     | on a manifest, not picked up | 200 as above. It stays on its manifest, and the sheet marks it as cancelled. |
         *     | unknown, or of another account or mode | 404 |
         *     | the carrier did not respond | 503 CANCEL_UNDECIDED. Cancel again after `Retry-After`. The refund is made only once. |
         *     | the carrier could not be reached or did not accept the request | 503 CARRIER_UNAVAILABLE. Nothing changed. |
         *
         *     If another cancellation of the shipment is in progress, the request waits for it and returns the same response. It waits at most as long as the carrier may take. If both requests have the same `Idempotency-Key`, the response is 409 IDEMPOTENCY_IN_FLIGHT at once.
         */
        post: operations["cancelShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a shipment
         * @description Books a return: a shipment that brings goods from the recipient of a delivered or undeliverable shipment back to Hong Kong. The return is a shipment of its own. It has its own tracking number, waybill, label, price, tracking, events and billing, and all operations on shipments take its number. The label is marked as a return: hand it to the recipient, who sends the parcel with it.
         *
         *     The booking has the steps of createShipment: price, hold on the wallet, dispatch. Test mode uses the sandbox carrier and moves no money. Its simulated checkpoints then follow.
         *
         *     ### Body
         *     The body is optional. Everything that you omit comes from the original shipment:
         *
         *     | Omitted | The return has |
         *     |---|---|
         *     | `service_tier_id` | the cheapest return service that carries these goods from the recipient's country. See validateShipmentReturn for all of them with their prices. |
         *     | `recipient` | the sender of the shipment, else the account's default sender of this mode (createAddress), frozen into the return. It must be in Hong Kong. If there is none, the response is INVALID_FIELD at `["recipient"]`. |
         *     | `parcels`, `items`, `goods_category` | those of the shipment. `items` can be some of them, or describe them again. Sampan does not compare quantities. Net weights must fit the parcels, as in createShipment: goods of the shipment that weigh more are INVALID_FIELD at `["items"]`. |
         *     | `declared_currency` | as in createShipment if `items` are given, else the one in which the shipment's prices were sent |
         *
         *     The sender of the return is the recipient of the shipment. It cannot be changed.
         *
         *     ### Shipments that can be returned
         *     | Shipment | Response |
         *     |---|---|
         *     | `delivered`, `delivery_failed`, `available_for_pickup`, `exception` | 201 |
         *     | `label_created` | 409. Cancel it instead: cancelShipment. |
         *     | `picked_up`, `in_transit`, `out_for_delivery` | 409. Create the return when it is delivered or could not be delivered. |
         *     | `returning`, `returned` | 409. Its carrier brings it back, or has brought it back. |
         *     | `cancelled` | 409 |
         *     | a return itself | 409 |
         *     | anonymized: its recipient is erased | 409 |
         *     | with 20 returns already, cancelled ones included | 409 |
         *     | unknown, or of another account or mode | 404 |
         *
         *     Each 409 is SHIPMENT_NOT_RETURNABLE. `data.reason` and `data.shipment_status` name the cause. A shipment can have several returns, for example one for each parcel that the buyer sends back. The original keeps its status.
         *
         *     ### Price and rules
         *     Only return services of the catalog carry returns. createShipment rejects their codes with SERVICE_NOT_AVAILABLE, and quoteRates and listServiceTiers do not list them. Freight, registration fee, discounts and surcharges are computed as in createShipment, by the country and postal code that the parcel comes from.
         *
         *     The destination is Hong Kong, so no rule of a destination country applies: no IOSS number, VAT or VOEC prepayment, EU levy, tax number or sales platform. A custom insured amount is not offered.
         *
         *     The service checks in this order: schema; the shipment; the return address; the return service and what it carries; surcharges; currency; net weights; expected price; funds (402, in live mode only); the carrier (422). If a check fails, nothing is booked and no money stays held.
         *
         *     ### Links
         *     getShipment shows `return_of` on the return, and `returns` on the original. The event `shipment.created` of the return has `return_of` too. The original gets no event of its own, and its `updated_at` does not change.
         *
         *     ### Idempotency
         *     `Idempotency-Key` is required, with the rules of createShipment. Responses with 409 SHIPMENT_NOT_RETURNABLE are not stored: a retry with the same key runs again.
         */
        post: operations["createShipmentReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{shipment_id}/return/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote and validate a return without booking it
         * @description Checks a createShipmentReturn body and returns the price, the return services to choose from, and every violation of the rules. Nothing is stored, held or sent to a carrier. The operation does not take an `Idempotency-Key`.
         *
         *     - `options` has every return service of the account that carries from the recipient's country to Hong Kong, with its price for these goods, cheapest first.
         *     - `quote` is the one that createShipmentReturn would book.
         *     - `violations` are those for which createShipmentReturn would reject the request. Its first entry is that error. With a live key, the funds and terms of the account are checked too.
         *
         *     A body that does not match the schema returns 400 with all violations. A shipment that cannot be returned returns 409, as in createShipmentReturn. The carrier is not asked. It can still reject a return that is valid here.
         */
        post: operations["validateShipmentReturn"];
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
         * @description Returns the doorstep photo of the final-mile carrier as an attachment: a JPEG of at most 25 MB. The service proxies the image and never exposes the carrier's storage URL. The carrier's certificate PDF is not available.
         *
         *     - **404** if there is no current photo, or the shipment is unknown or of another account or mode.
         *     - **502** if the carrier's storage takes longer than 10 seconds, sends more than 25 MB, or sends something other than a JPEG.
         *
         *     The event `shipment.pod_available` tells you when a photo is available.
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
         * @description Returns the label as a PDF with one 100 × 150 mm page per parcel. `format`, `size` and `dpi` choose others: ZPL II for label printers, pictures, 4 × 6 inches, A6, and A4 with one or four labels a sheet. All have the same content. It works for every carrier and channel, including partner channels. Labels of test mode and of the sandbox carrier in both modes are marked TEST.
         *
         *     - **404** if there is no label, or the shipment is unknown or of another account or mode.
         *     - **409** SHIPMENT_CANCELLED if the shipment was cancelled. A presigned `label_pdf_url` from before the cancellation returns the same error.
         *     - **409** LABEL_FORMAT_UNAVAILABLE if the carrier draws the label itself and the format is not `pdf`, or if its label is too large for `size`.
         *     - **502** if the label exists but could not be downloaded.
         *     - **503** LABEL_NOT_READY with `Retry-After` while a partner channel is generating the label.
         *
         *     The shipment's `label_available` is `true` while the label has a source, also while the file is not there yet or cannot be downloaded. It becomes `false` when it is known that the carrier could not make the label; from then on the response is 404. The event `shipment.label_ready` tells you when a late label is available, `shipment.label_failed` that the carrier could not make it.
         *
         *     Labels that Sampan draws print Latin, Greek, Cyrillic, Arabic, Hebrew, Thai, Devanagari, Chinese, Japanese and Korean letters as they are written: joined, and from right to left where they are. Letters of other scripts, such as Georgian and Lao, are transliterated to Latin letters without diacritics. Emoji are omitted. If the carrier reads Latin letters, send such addresses in Latin letters.
         *
         *     The bar code is the tracking number, the QR code the link of the tracking page. With several parcels, each label has the parcel's own code too: the tracking number with `-01`, `-02` and so on. A customs declaration that does not fit on the label continues on further pages.
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
    "/shipments/{shipment_id}/documents/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a customs paper
         * @description Returns a customs paper of the shipment as a PDF. `required_documents` of a quote, of validateShipment and of a service tier says which ones a destination wants, and the shipment's `documents` which ones you can download.
         *
         *     - `commercial_invoice`: on A4, with sender, recipient, items, totals, terms and the frozen exchange rate. Its number is the tracking number.
         *     - `cn22`: the short customs declaration of the Universal Postal Union, as a sticker of 100 × 150 mm. It is for shipments up to 300 SDR (the catalog has the limit in HKD) and 2 kg.
         *     - `cn23`: the long one, on A4, with the numbered boxes of the form.
         *
         *     All figures are those of the booking: items and prices as declared, in the stored `declared_currency` and at the frozen rate. A line's value is quantity × unit price, rounded half up to cents once, and the total is the sum of the printed lines. The same shipment always gives the same file.
         *
         *     The papers print the IOSS number and the tax number, under the name that it has at the destination, such as VOEC number or RUT. They say whether import taxes are prepaid (DDP) or not (DAP). The category of goods is sale of goods. Net weights are `unit_weight_kg` × `quantity`; without it the cell stays empty. Their total is printed if every item has one. The gross weight is that of the parcels. Sender is that of the order, else the account's default sender at booking, else the name of the account.
         *
         *     - **404** if the shipment is unknown or of another account or mode, the carrier has not accepted it, or no paper has this type.
         *     - **409** SHIPMENT_CANCELLED if the shipment was cancelled.
         *     - **409** DOCUMENT_NOT_APPLICABLE for a CN22 of a shipment that is above its limits. `data.use` names the paper to download instead.
         *     - **409** SHIPMENT_ANONYMIZED if the personal data of the shipment was erased, so that there is no recipient to print.
         */
        get: operations["getShipmentDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download many labels
         * @description Returns the labels of up to 500 shipments as one PDF or ZPL file, in the order of `ids` or of `sort`. The file is streamed while it is drawn.
         *
         *     A shipment without a label is named, never left out unseen. By default the response is **409** LABELS_MISSING, whose `data` names each with its reason, and nothing is printed. With `skip_missing`, the others are printed and the last page names those without a label. The header `X-Labels-Missing` has their number.
         *
         *     The reasons: NOT_FOUND, SHIPMENT_CANCELLED, LABEL_NOT_READY while a carrier is generating the label, LABEL_DOWNLOAD_FAILED, and LABEL_FORMAT_UNAVAILABLE.
         *
         *     Labels that carriers draw are in the PDF too: in their own size, or with `size` on that paper, turned and made smaller if they would not fit. LABEL_FORMAT_UNAVAILABLE is the reason if `format` is `zpl`, if the codes of such a label would get too small on this paper, or if its PDF cannot be read. getShipmentLabel returns such a label as the carrier drew it.
         *
         *     The request changes nothing, so it takes no `Idempotency-Key`.
         */
        post: operations["printLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark labels as printed
         * @description Records that the labels of up to 100 shipments were printed, for integrators with printers of their own: `printed_at` is set to the time of the request. The first time counts, so a repeated request changes nothing. Pages of the dashboard that print labels do the same.
         *
         *     A shipment that cannot be marked is named in `missing`, and the others are marked. No event is sent.
         */
        post: operations["markShipmentsPrinted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipment_batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List batches of shipments
         * @description Returns the batches of the account in this mode, newest first.
         */
        get: operations["listShipmentBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipment_batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a batch of shipments
         * @description Returns a batch and the number of its orders by status. Read it again while it is `processing`, or wait for `shipment_batch.completed`.
         */
        get: operations["getShipmentBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipment_batches/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of a batch
         * @description Returns the orders of a batch with their results, in the order of the request. A placed order has its shipment, a refused one the error that createShipment would have answered with. An order that is still pending has an error too if an attempt failed and is repeated.
         */
        get: operations["listShipmentBatchOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipment_batches/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a batch of shipments
         * @description Cancels the orders of a batch that are not begun. They are not booked. An order that is being booked at this moment is finished. Shipments that are booked already stay: cancel them with cancelShipment. A batch that is completed or was cancelled before returns its snapshot and does not change. The operation takes no body; `{}` is accepted.
         */
        post: operations["cancelShipmentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipment_batches/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try refused orders of a batch again
         * @description Books those refused orders of a batch again for which something outside the order was missing: funds or terms of the account (402), an exchange rate, or the carrier (503). They are `retryable`. Each keeps its place and its reference, and is still booked at most once. Orders that break a rule stay refused: correct them and send them in a new batch. An order whose reference was placed since the batch was accepted, as in a corrected list, is not booked again: it stays refused, with REFERENCE_ALREADY_PLACED. Without retryable orders, the batch returns its snapshot and does not change. The operation takes no body; `{}` is accepted.
         */
        post: operations["retryShipmentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manifests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List manifests
         * @description Returns the manifests of the account in this mode, newest first. If you pass several filters, a manifest must match all of them.
         */
        get: operations["listManifests"];
        put?: never;
        /**
         * Close a manifest
         * @description Closes shipments of one carrier into a manifest: a hand-over sheet with a code that the driver scans. Its document is at getManifestDocument.
         *
         *     **Which shipments.** `shipment_ids` names up to 1,000. Either all of them are closed, or none: then `data` of MANIFEST_SHIPMENTS_REFUSED names each that cannot be, with its reason. Without it, all shipments of the carrier that wait for their pickup and are on no manifest are closed: the 1,000 oldest ones, if there are more. Close the others with another request.
         *
         *     | Reason | Shipment |
         *     |---|---|
         *     | NOT_FOUND | unknown, or of another account or mode |
         *     | SHIPMENT_CANCELLED | was cancelled |
         *     | SHIPMENT_ON_MANIFEST | is on a manifest already |
         *     | SHIPMENT_OF_OTHER_CARRIER | has another `carrier_code` |
         *     | DISPATCH_PENDING | its booking is not confirmed by the carrier |
         *     | SHIPMENT_NOT_WAITING | was picked up, is being cancelled or intercepted, its label failed, or it is a return |
         *
         *     **Once.** A shipment is on at most one manifest, however many requests are sent at the same time. `manifest_id` of getShipment names it.
         *
         *     **Carriers with manifests of their own.** The carrier is told before the manifest is closed.
         *
         *     - **201**: the manifest is `closed`.
         *     - **202**: the carrier has not confirmed it. It is `closing`, and the service asks until the result is known. `manifest.closed` or `manifest.failed` reports it.
         *     - **409** MANIFEST_REFUSED: the carrier refused it. The manifest is `failed` and its shipments are free.
         *     - **503** CARRIER_UNAVAILABLE: the carrier could not be reached. Nothing was closed.
         *
         *     **Cancelling.** A shipment on a manifest can be cancelled until it is picked up, as any other. It stays on its manifest, and the sheet marks it as cancelled and leaves it out of the totals. If it is cancelled while the manifest is `closing`, the carrier may refuse the manifest.
         */
        post: operations["createManifest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manifests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a manifest
         * @description Returns a manifest. Read it again while it is `closing`, or wait for `manifest.closed` and `manifest.failed`.
         */
        get: operations["getManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manifests/{id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shipments of a manifest
         * @description Returns the shipments of a manifest, the newest booking first, with their status of now. A shipment that was cancelled afterwards is among them. A `failed` manifest has none: they are free for another one.
         */
        get: operations["listManifestShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manifests/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the document of a manifest
         * @description Returns the paper that goes with the parcels, as a PDF: the carrier's own document if the carrier makes one, else the hand-over sheet of Sampan. `type` chooses one of them.
         *
         *     The sheet is A4. It has the account, the carrier, the day in Hong Kong and the `id` as a Code 128. Its table has each shipment with number, waybill, pieces, weight and destination, and the totals. Lines for the signatures follow. It shows what is true now: a shipment that was cancelled after the manifest was closed is marked, and is not in the totals. It names no recipient.
         *
         *     - **404** if the manifest is unknown or of another account or mode, and for `type=carrier` if the carrier makes no document.
         *     - **409** MANIFEST_NOT_CLOSED while the manifest is `closing`, and if it is `failed`.
         *     - **503** MANIFEST_DOCUMENT_NOT_READY while the carrier makes its document, CARRIER_UNAVAILABLE if the carrier could not be reached. `type=sheet` works meanwhile.
         */
        get: operations["getManifestDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the brand of the shop
         * @description Returns what recipients see on the tracking page, and the states that they get emails about. Both modes share it.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the brand of the shop
         * @description Changes what recipients see on the tracking page, and the states that they get emails about. Properties that you omit keep their values, and null removes a value. The page *Tracking page and emails* of the dashboard's settings changes the same.
         *
         *     - Emails need a `name`. They go to the recipients of live shipments that have an email address, in the language of the recipient, at most once for each shipment and state.
         *     - Only a live key can change the brand, because recipients of live shipments see it.
         */
        patch: operations["updateBrand"];
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
         * @description Returns the tracking status of a shipment for use in a tracking widget. The response has no names, addresses or prices.
         *
         *     Unlike getShipment, this operation finds a shipment of the account and mode by its tracking number, its waybill number or its last-mile number.
         *
         *     Every response, including errors, carries `Cache-Control: no-store` and `X-Service-Cache`. A delivered, cancelled or returned shipment can be returned from a server cache for up to 6 hours: `miss` first, then `hit`. A later event clears the cached entry. Other shipments and errors are always `bypass`.
         *
         *     Stop polling when the status is terminal: delivered, cancelled or returned.
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
         * @description Prices a parcel with every Service Code that the account can book in this mode, as listServiceTiers lists them. Prices come from versioned rate tables; no carrier is asked. With the same inputs, createShipment computes the same total.
         *
         *     - **Weight.** `weight_kg` is one parcel without dimensions. With `parcels`, each parcel counts the greater of its actual weight and its volumetric weight. The volumetric weight is length × width × height ÷ the service's divisor. The sum is rounded up to the service's weight step.
         *     - **Total.** `freight_hkd` (after the best discount rule) + `reg_fee_hkd` + the sum of `surcharges`.
         *     - **Book a quote.** Pass `service_tier_id` to createShipment. Also pass `total_hkd` as `expected_total_hkd`, and `discount.rule_id` (or null) as `expected_discount_rule_id`. createShipment then rejects the booking if the price has changed.
         *     - **Unavailable options.** An option that cannot be booked stays in the list with `available: false` and the reason. The reasons are:
         *       - The lane has no rate.
         *       - The service does not carry the goods category.
         *       - A parcel is too heavy.
         *       - The zones need a postal code (Australia).
         *       - VAT prepayment is not available.
         *       - Standard insurance needs a declared value.
         *     - **Opt-ins.** `opt_in_availability` lists what you can select and the fee. If a selected opt-in is not available, the price of the option does not include it, and `surcharge_conflicts` lists it. Options with conflicts come after options without.
         *     - **Insured amount.** If an option does not support a custom `insured_amount_hkd`, it is priced with standard insurance, and `surcharge_conflicts` lists it. createShipment rejects it.
         *     - **EU.** `ioss_notice` says who accounts for VAT. The per-item levy is quoted only if you send `items`.
         *
         *     The response is 400 RATE_ENGINE_REJECTED if the rate engine cannot price the request at all. It is also returned if no service of the account, or not the named service, serves the destination. `data.reason` gives the reason, and `data.field` is `rate_card`, `declared_value_hkd` or `parcels`.
         *
         *     If the account has no entitlements, the response is 200 with an empty list.
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
         * List service tiers
         * @description Returns the Service Codes that the account can book. These are the codes of its Product Code entitlements and of the rate cards assigned to it. Codes without a carrier are excluded. In live mode, this includes codes whose carrier is not connected to this installation; in test mode, the sandbox carries every code. Without entitlements the list is empty.
         *
         *     Read `limits`, `opt_ins` and `requirements` to know in advance which shipments createShipment rejects. A service lists at most 1,000 requirements: those that reject orders first, then those for all countries. `omitted_requirements` counts the others. Send `destination_country` to read all that concern one country.
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
         * @description Returns the supported destination countries in order of their codes.
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
    "/countries/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a country
         * @description Returns what holds for a destination country: its tax areas, the taxes on imports, and the rules that orders must meet. Rules of the future are listed with their first day.
         */
        get: operations["getCountry"];
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
         * @description Returns the balance, the amount on hold and the available amount. The total of each shipment without a final fee is on hold. The available amount is the balance minus the amount on hold.
         *
         *     Without a credit limit, createShipment fails with INSUFFICIENT_FUNDS if the available amount is below the total of the shipment. With a credit limit, bookings can take the available amount down to minus that limit; a higher total returns CREDIT_LIMIT_EXCEEDED, or CREDIT_SUSPENDED while the credit is suspended. With a credit floor, every booking returns CREDIT_FLOOR_REACHED while the available amount is at or below the floor. The event `wallet.low_balance` warns you in advance.
         *
         *     With a test key, all amounts are zero.
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
         * List wallet transactions
         * @description Returns the transactions of the wallet, newest first. The record is append-only. Each transaction carries the balance and the amount on hold after it.
         *
         *     - A booking is a `hold`.
         *     - The final fee turns the hold into a `post`. Its amount can differ from the hold.
         *     - A hold that is no longer needed becomes a `void`.
         *
         *     In test mode the list is empty.
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
    "/wallet/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List monthly statements
         * @description Returns the months of the wallet, newest first, from the current month back to its first transaction. A month begins and ends at midnight in Hong Kong. Its closing balance is the opening balance of the next.
         *
         *     A month is `closed` an hour after its end. Its figures never change from then on, and it has an invoice.
         *
         *     In test mode the list is empty.
         */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/statements/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a monthly statement
         * @description Returns the figures of one month of the wallet. They agree with the transactions to the cent:
         *
         *     - opening balance + top-ups − charges + refunds + adjustments = closing balance
         *     - charges − refunds − adjustments = invoice total
         *
         *     **404** before the first transaction of the wallet, after the current month, and in test mode.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/statements/{month}/documents/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a statement or invoice
         * @description Returns a month of the wallet as a PDF or CSV file.
         *
         *     - `statement`: opening balance, every movement, closing balance. The CSV file has every transaction, the PDF those that change the balance. While the month has not ended, the last balance is that of the moment of the request, and is named so.
         *     - `invoice`: the charges of the month, less refunds and adjustments, with their total. Its amounts are what the account owes, so a refund is negative. It exists when the month is `closed`. Payments into the wallet are not part of it.
         *
         *     A PDF lists at most 10,000 movements. For a month with more, it has the figures alone, and the CSV file has every transaction.
         *
         *     **404** if the month has no statement (getStatement), and for the invoice of a month that is still open.
         */
        get: operations["getStatementDocument"];
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
         * @description Returns the webhook endpoints of the account in the key's mode, including inactive ones, newest first. Secrets are never returned. `secret_last4` tells you which secret is current.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description Registers a URL that receives the events of the key's mode, and returns the signing secret. The secret is shown only once. A repeat with the same `Idempotency-Key` within 24 hours shows it again.
         *
         *     An account can have at most 20 active endpoints per mode. A URL can be active only once per account and mode.
         *
         *     ### Address
         *     The host must resolve to public networks, both now and at each delivery. In live mode the URL must be https. Test mode also accepts http. Redirects are not followed.
         *
         *     ### Signature
         *     Every delivery carries `X-Service-Signature: t=<unix seconds>,v1=<hex>`. `v1` is the lower-case hex HMAC-SHA256 of `<t>.<raw body>`. The HMAC key is the whole secret as UTF-8 bytes, including `whsec_`.
         *
         *     - Verify the raw body.
         *     - Compare in constant time.
         *     - Reject the request if `t` differs from your clock by more than 5 minutes.
         *
         *     To test your verification, use the signed event that getWebhookSample returns.
         *
         *     ### Delivery
         *     Deliveries are at least once: use `X-Service-Event-Id` to remove duplicates. Any 2xx within the time limit is a success. A 3xx is a failure. A 410 disables the endpoint.
         *
         *     The first attempt starts at once. Retries follow at 30 s, 2 min, 8 min, 30 min, 1 h, 3 h, 7 h, 14 h and 24 h after the event. Up to 10 % jitter is added to each delay. A `Retry-After` header from the receiver can extend a delay to at most twice its scheduled length.
         *
         *     Each attempt has the same event id and the same bytes, but its own `t`.
         *
         *     ### Disabling
         *     The service disables an endpoint in two cases:
         *     - Ten deliveries in a row fail after all their attempts, without a success between them. `disabled_reason` is `consecutive_failures`.
         *     - The receiver responds to one scheduled attempt with 410. The endpoint is disabled at once, and `disabled_reason` is `gone`.
         *
         *     The other endpoints of the account receive `webhook.disabled`. Pending deliveries of the disabled endpoint are discarded. Their events remain available in listEvents.
         *
         *     Test deliveries and redeliveries never disable an endpoint, whatever the response.
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
         * @description Returns one webhook endpoint, active or inactive.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Marks the endpoint as inactive. Nothing more is sent to it, and its pending deliveries are discarded. Its record and history stay readable, and its URL can be registered again. The operation is idempotent: a repeat returns the same response. It takes no body.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Updates the description, the event types or the state of an endpoint. Properties that you omit keep their values. The URL cannot be changed: register another endpoint instead.
         *
         *     - `active: true` re-enables an endpoint that was disabled, deactivated or deleted, and resets its count of failures. Discarded deliveries stay discarded; redeliver them, or read listEvents.
         *     - `active: false` deactivates the endpoint and discards its pending deliveries.
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
         * @description Replaces the signing secret of the endpoint. Its id, URL, events and history stay the same. The new secret is shown only once and cannot be recovered.
         *
         *     For 24 hours both secrets sign: `X-Service-Signature` is `t=…,v1=<new>,v1=<old>`. Accept a delivery if any `v1` matches, and update your receiver within that time. There are never more than two signatures. If you rotate again within the 24 hours, the oldest secret is dropped.
         *
         *     **Leaked secret.** With `{"revoke_previous": true}`, only the new secret signs every attempt that starts after the response. This includes retries of earlier deliveries. A receiver that knows only an old secret rejects deliveries until it has the new one. Those deliveries are retried.
         *
         *     The body is optional; no body and `{}` are the same request. With an `Idempotency-Key`, a repeat within 24 hours returns the same secret and does not rotate again. The key belongs to the request including its body.
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
         * @description Returns a `webhook.test` event that is genuinely signed with the secret of the endpoint, but not delivered. Use it to test a receiver behind NAT or in CI.
         *
         *     Verify `headers` against `raw_body`, the exact text that was signed. `payload` is the parsed body, for reading only. The event carries `"test": true` beside `data.object`.
         *
         *     The example verifies with the secret of the createWebhook example.
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
         * @description Delivers a test event to the endpoint at once, in one attempt, and returns the delivery record. `state` shows whether the receiver responded with 2xx; the status of this operation does not.
         *
         *     - The type does not have to be one of the endpoint's events. No other endpoint receives the event.
         *     - The event carries `"test": true` beside `data.object`, in both modes, because nothing has happened.
         *     - For a type other than `webhook.test`, `data.object` is an invented example.
         *     - A failure does not count toward disabling the endpoint.
         *
         *     The body is optional. Without a body or without `event_type`, a `webhook.test` event is sent.
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
         * List webhook deliveries
         * @description Returns the deliveries to the endpoint, including test events, newest first. Each delivery has its state, every attempt, and the receiver's status, latency and an excerpt of the response. Inactive endpoints keep their history.
         *
         *     The dashboard's delivery history shows the same data.
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
         * Redeliver an event
         * @description Makes one more attempt of a delivery, with the original event id and the same bytes. The delivery can be in any state except `delivering`.
         *
         *     The attempt starts at once. The response is the delivery record with the result. If the receiver has not responded yet, the state is `pending` or `delivering`.
         *
         *     - **Success** ends the delivery.
         *     - **Failure** adds one entry to `attempts` and does not count toward disabling the endpoint. The delivery keeps its state and its next retry. A delivery that had succeeded still reads `succeeded`, with the values of the successful attempt.
         *
         *     The response is 404 if the endpoint or the delivery is unknown, or if the delivery belongs to another endpoint. It is 409 if the endpoint is inactive: re-enable it first.
         *
         *     The operation takes no body; `{}` is accepted.
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
         * @description Returns the events of the account in the key's mode, with the same bodies as in webhooks, newest first. It includes events that no endpoint subscribes to. Use it to catch up after an outage, or instead of webhooks.
         *
         *     ### Polling
         *     With `created_after` the order is oldest first.
         *
         *     1. Read all pages.
         *     2. Store the `created_at` of the last event unchanged, and pass it as `created_after` in the next poll.
         *
         *     No event is missed.
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
         * @description Returns one event, with the same body as in webhooks.
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
    "/test_helpers/shipments/{shipment_id}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance a test shipment
         * @description Adds checkpoints to a test shipment at once, instead of every 90 seconds. The same events are sent as without the helper. The response is the shipment after the last step.
         *
         *     - Without `status`, the shipment takes the next checkpoint of its scenario; see Sandbox. A checkpoint can leave the status as it is.
         *     - With `status`, it takes every checkpoint up to that status. If its scenario does not reach the status, one checkpoint with that status is added. A shipment that already has the status stays as it is.
         *     - The automatic checkpoints continue 90 seconds after the last step.
         *
         *     The body is optional.
         */
        post: operations["advanceTestShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test_helpers/shipments/{shipment_id}/fail_label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the label of a test shipment fail
         * @description Reports that the carrier accepted a test shipment but could not generate its label: `dispatch_status` becomes `failed`, and the label cannot be downloaded. `shipment.label_failed` is sent, as in live mode. A shipment whose label has already failed stays as it is. The operation takes no body; `{}` is accepted.
         */
        post: operations["failTestLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test_helpers/shipments/{shipment_id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a test shipment
         * @description Sets the final fee and the measured weight of a test shipment and sends `shipment.billing_settled`. No money moves: the wallet is not used in test mode.
         *
         *     A shipment is settled once. If it is settled already, it stays as it is. A settled shipment cannot be cancelled, as in live mode. The body is optional.
         */
        post: operations["settleTestShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test_helpers/wallet/low_balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a low-balance event
         * @description Sends `wallet.low_balance` in test mode to every endpoint that subscribes to it, and returns the event. The amounts are zero, as in getWalletBalance: the wallet is not used in test mode. Each call sends one event. The operation takes no body; `{}` is accepted.
         */
        post: operations["sendTestLowBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the address of a party
         * @description Checks a recipient or a sender as createShipment would, and adds advice: the postal code against the pattern and the regions of the country, the region and the city against the known ones, and the phone number. Nothing is stored. The operation does not take an `Idempotency-Key`.
         *
         *     **Findings.** The response is 200, even if the party is not valid. Each field has at most one finding, the gravest.
         *
         *     | `severity` | Meaning |
         *     |---|---|
         *     | `error` | createShipment rejects a shipment with this party. `code` is the name of its error. |
         *     | `warning` | createShipment accepts the field, but the parcel may be delayed or not delivered. |
         *     | `notice` | The field is written in another way than usual. |
         *
         *     `suggestion` is the value to send instead, or null if none is certain. An empty suggestion means: omit the field. `normalized` is the party with all suggestions.
         *
         *     **Advice is not a rule.** createShipment checks no postal code or phone number and never changes a party. The advice comes from the address data and phone number data of Google (libaddressinput and libphonenumber), which do not list every city. The lines of `lines` are those of a label.
         *
         *     **Not checked here.** A service that is priced by zone requires a postal code, and may not serve it: validateShipment tells. It is not checked whether the street exists.
         */
        post: operations["validateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved parties
         * @description Returns the saved senders and recipients of the account in the key's mode, newest first.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Save a party
         * @description Saves a sender or a recipient, to be used in orders by its id: `recipient_id` and `sender_id` of createShipment and validateShipment. The fields follow the rules of a party in createShipment. For advice on them, use validateAddress.
         *
         *     **Frozen into the order.** An order copies the party at booking. A later change or deletion of the saved party changes no shipment.
         *
         *     **Default sender.** Each mode has at most one. It is printed as the sender on the label of an order without a sender; `sender` of that shipment stays null.
         *
         *     **Limit.** An account can have at most 10,000 saved parties per mode.
         *
         *     A repeat with the same `Idempotency-Key` within 24 hours returns the first response and saves nothing.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a saved party
         * @description Returns one saved party.
         */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        /**
         * Delete a saved party
         * @description Deletes a saved party and returns it. Orders cannot use it any more; shipments that were booked with it do not change. A repeat without the same `Idempotency-Key` returns 404. It takes no body.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /**
         * Update a saved party
         * @description Updates the fields of a saved party. Properties that you omit keep their values. A blank `district`, `region`, `postal_code` or `email` removes the value.
         *
         *     - `is_default: true` makes a sender the default sender of the mode, instead of another.
         *     - `is_default: false` leaves the mode without a default sender, if it was this one.
         *
         *     Shipments that were booked before do not change.
         */
        patch: operations["updateAddress"];
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Returns the products that the account has saved in the key's mode, newest first.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Save a product
         * @description Saves what the account sells under its SKU. An item of an order, of a batch, of a quote or of a return then needs only `sku` and `quantity`.
         *
         *     **What an item takes.** Before an order is checked, each field that its item lacks is taken from the product with the item's `sku`: description, price, weight, codes and the data of customs. A field of the item itself wins. The HS code is that of `hs_codes` for the destination, else `hs_code`. The price is that in the currency of the order: HKD, if the order states no currency and has no other price in USD.
         *
         *     **Frozen into the order.** An order copies the fields at booking. A later change of the product changes no shipment.
         *
         *     **SKU.** It is compared exactly, with its letter case, after trimming. It cannot be changed.
         *
         *     **Limit.** An account can have at most 10,000 products per mode.
         *
         *     A repeat with the same `Idempotency-Key` within 24 hours returns the first response and saves nothing.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Returns one product.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes a product and returns it. Items with its SKU are no longer filled in; shipments that were booked with it do not change. To keep it, archive it with updateProduct. A repeat without the same `Idempotency-Key` returns 404. It takes no body.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Update a product
         * @description Updates the fields of a product. Properties that you omit keep their values, and `null` removes a value. In `translations` and `hs_codes`, each member is changed by itself, and `null` removes it.
         *
         *     `archived: true` keeps the product, but no item is filled in from it.
         *
         *     Shipments that were booked with the product do not change.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/products/{sku}/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the destinations that a product can go to
         * @description Checks a product against the rules of every destination that the services of the account serve. The rest of the order is taken as complete: one piece, to a private recipient.
         *
         *     **Destinations.** Countries, and the tax areas in them, by their codes: `ES`, and `ES-CN` for the Canary Islands. Only services that accept the category of the goods count.
         *
         *     **Rules.** Each rule that the product does not meet has the destinations, the field and a sentence. A rule with the severity `error` refuses an order from its day on; one with `warning` only warns. Rules that begin after the day are listed too, with their first day.
         *
         *     Rules can depend on the value: more pieces in an order may have others.
         */
        get: operations["getProductReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work_queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the work queue
         * @description Counts the work that waits in the key's mode: orders of batches that were refused, labels to print, shipments to hand over, problems and money. The dashboard's home page shows the same numbers.
         *
         *     Each number is the length of a list:
         *
         *     | Number | List |
         *     |---|---|
         *     | `to_book.batches` | listShipmentBatchOrders of the batch with `status=to_book` |
         *     | `to_print` | listShipments with `queue=to_print` |
         *     | `to_hand_over` | listShipments with `queue=to_hand_over` and the `carrier_code` |
         *     | `problems` | listShipments with the `queue` |
         *     | `money.held_count` | listShipments with `queue=held` |
         *
         *     A shipment has at most one of the problems that its carrier reports. It may also be in `not_confirmed` or `cost_above_quote`. Problems of shipments that were booked more than 60 days ago are not counted, nor are refused orders of batches that are older than 30 days.
         */
        get: operations["getWorkQueue"];
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
        /** @description The envelope of every JSON response. Each operation and status has a schema of its own; this is the one of all others. */
        ApiReturn: {
            /**
             * Format: int32
             * @description HTTP status.
             * @example 501
             */
            status: number;
            /**
             * @description `ok`, `created` or the error message, which starts with the name of the error.
             * @example NOT_IMPLEMENTED: this operation is reserved; do not call it
             */
            message: string;
            /** @description Error number. Present on errors only. */
            sysCode?: components["schemas"]["SysCode"];
            /** @description Details of the error. */
            data?: components["schemas"]["ErrorData"];
        };
        /** @description Details of an error. If request fields are at fault: a list of violations. Otherwise: an object with the error's name and details, or null. The JSON type tells the three apart. */
        ErrorData: components["schemas"]["ViolationList"] | components["schemas"]["ErrorDetail"] | null;
        /** @description Request fields that are not valid. All schema violations are reported together. At most 100 violations are listed, and fewer if they would exceed 64 KiB. The envelope's `message` then says how many more there are. No two violations have the same path. If several rules fail, the first one determines the HTTP status, `sysCode` and error name. */
        ViolationList: components["schemas"]["Violation"][];
        /** @description One request field that is not valid. */
        Violation: {
            /**
             * @description Path of the field from the root of the body: property names, and array indexes as numbers. The path of a missing or unknown property ends in the name of that property. The path of a query parameter or header is its name alone. Keys of `metadata` are always strings. A name longer than 100 characters is truncated and ends in `…`. Empty if no field is at fault.
             * @example [
             *       "cursor"
             *     ]
             */
            path: (string | number)[];
            /**
             * @description Name of the violated rule: `INVALID_FIELD` or the name of another entry in `x-sys-codes`.
             * @example INVALID_FIELD
             */
            code: string;
            /**
             * @description Description of the problem, phrased to follow the field's name: `must be at most 1000`.
             * @example must be the next_cursor of a page of this list with the same filters
             */
            message: string;
            /**
             * @description Stable name of the destination's rule that is not met, or of the kind of a fault in a file of orders, such as `row_differs`. Absent if the problem has no name.
             * @example eu_product_id
             */
            rule?: string;
            /** @description Values that `message` names. Absent if `rule` has none. */
            params?: components["schemas"]["ViolationParams"];
            /**
             * @description Address at which the rule is written. Absent if none is known.
             * @example https://eur-lex.europa.eu/eli/reg_impl/2015/2447
             */
            source?: string;
        };
        /**
         * @description Values that `message` names, such as the lines of a file, for texts in other languages. Absent if `rule` has none.
         * @example {
         *       "line": 12,
         *       "otherLine": 3
         *     }
         */
        ViolationParams: {
            [key: string]: string | number;
        };
        /** @description Advice on one field. It does not cause a rejection. */
        Warning: {
            /**
             * @description Path of the field from the root of the order, as in a violation.
             * @example [
             *       "recipient",
             *       "postal_code"
             *     ]
             */
            path: (string | number)[];
            /**
             * @description Kind of warning: the name of the error that a rule of the destination would have, a code of validateAddress such as `POSTAL_CODE_INVALID`, `PO_BOX`, `TEXT_MISREAD`, `TEXT_LOST`, `HS_CODE_INVALID`, `FEE_CHANGES`, or `REFERENCE_ALREADY_PLACED`. New codes may be added.
             * @example POSTAL_CODE_FORMAT
             */
            code: string;
            /**
             * @description Description of the problem, phrased to follow the field's name.
             * @example is usually written 02110
             */
            message: string;
            /**
             * @description Value to send instead. Null if no value is certain.
             * @example 02110
             */
            suggestion: string | null;
            /**
             * @description Stable name of the destination's rule that is not met. Absent if it is no rule of a destination, or has no name.
             * @example eu_product_id
             */
            rule?: string;
            /**
             * @description Address at which the rule is written. Absent if none is known.
             * @example https://eur-lex.europa.eu/eli/reg_impl/2015/2447
             */
            source?: string;
            /**
             * Format: date
             * @description Day in Hong Kong from which the rule applies. Warnings begin 60 days before. Absent if the rule applies already, or is no rule of a destination.
             * @example 2027-03-01
             */
            effective_from?: string;
        };
        /** @description Details of an error. `name` is always present. The other properties depend on the error: each description names the errors that may have it. More properties may be added. */
        ErrorDetail: {
            /**
             * @description Error name: a key of `x-sys-codes`.
             * @example SCOPE_MISSING
             */
            name: string;
            /**
             * @description DOCUMENT_NOT_APPLICABLE: the paper to download instead.
             * @example cn23
             */
            use?: string;
            /**
             * @description Reason for the error. For RATE_LIMITED: `per_second` or `per_day`. For RATE_ENGINE_REJECTED: why the pricing engine could not price the request. For MALFORMED_JSON: where the body stops being valid JSON. For SHIPMENT_NOT_RETURNABLE: `not_delivered`, `returned`, `cancelled`, `is_return`, `anonymized` or `too_many_returns`.
             * @example per_second
             */
            reason?: string;
            /**
             * @description Part of the request to change: `rate_card`, `declared_value_hkd` or `parcels`. For RATE_ENGINE_REJECTED errors.
             * @example rate_card
             */
            field?: string;
            /**
             * Format: int32
             * @description Value of the `Retry-After` header, in seconds. For all errors with that header.
             * @example 1
             */
            retry_after_seconds?: number;
            /**
             * Format: date-time
             * @description Time at which the daily quota resets. For RATE_LIMITED errors.
             * @example 2026-11-21T16:00:00Z
             */
            day_reset_at?: string;
            /**
             * @description Scope that the API key lacks. For SCOPE_MISSING errors.
             * @example shipments:write
             */
            required_scope?: string;
            /**
             * @description SHA-256 digest, in lowercase hex, of the original request body as canonical JSON (RFC 8785). For IDEMPOTENCY_CONFLICT and IDEMPOTENCY_KEY_REUSED errors.
             * @example 7b1f0e4f6a4b7a2b8a5e1cf0f4a6f0a9b6e0d1c9a5b3f2e4d7c8091a2b3c4d5e
             */
            original_body_sha256?: string;
            /**
             * @description Current status of the shipment. For SHIPMENT_NOT_CANCELLABLE, SHIPMENT_NOT_RETURNABLE and TEST_STEP_NOT_ALLOWED errors.
             * @example picked_up
             */
            shipment_status?: string;
            /**
             * @description Total of the final quote, in HKD. For PRICING_QUOTE_CHANGED and INSUFFICIENT_FUNDS errors.
             * @example 61
             */
            total_hkd?: number;
            /**
             * @description Discount rule of the final quote. Null if the quote has no discount. For PRICING_QUOTE_CHANGED errors.
             * @example DR-COSMETICS-VOLUME
             */
            discount_rule_id?: string | null;
            /**
             * @description Available amount of the wallet, in HKD. For INSUFFICIENT_FUNDS errors.
             * @example 52.1
             */
            available_hkd?: number;
            /**
             * @description Code of the carrier that rejected the shipment, its cancellation or the manifest. For CARRIER_DISPATCH_REJECTED, SHIPMENT_NOT_CANCELLABLE and MANIFEST_REFUSED errors.
             * @example sandbox
             */
            carrier_code?: string;
            /**
             * @description The carrier's own message. For CARRIER_DISPATCH_REJECTED, SHIPMENT_NOT_CANCELLABLE and MANIFEST_REFUSED errors.
             * @example Consignee address not serviceable
             */
            carrier_message?: string;
            /**
             * @description `true` if the rejection was returned from the negative cache, without calling the carrier. For CARRIER_DISPATCH_REJECTED errors.
             * @example false
             */
            negative_cache?: boolean;
            /**
             * @description ID of the active endpoint that already uses the URL. For DUPLICATE_WEBHOOK_TARGET errors.
             * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
             */
            existing_webhook_id?: string;
            /**
             * @description ID of the manifest. For MANIFEST_REFUSED errors.
             * @example mft_019ac7d15f2c7e60b1a4c93d5e8f7026
             */
            manifest_id?: string;
            /**
             * @description Status of the manifest: `closing` or `failed`. For MANIFEST_NOT_CLOSED errors.
             * @example closing
             */
            manifest_status?: string;
            /**
             * @description Tracking numbers of the shipments that the carrier refuses. Empty if it names none. For MANIFEST_REFUSED errors.
             * @example [
             *       "SMP4072618350929"
             *     ]
             */
            shipment_ids?: string[];
        };
        /**
         * @description Rate limit that was exceeded: `per_second` or `per_day`. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        RateLimitReason: "per_second" | "per_day";
        /**
         * @description Use of the tracking cache for a response: `hit`, `miss` or `bypass`. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        CacheOutcome: "hit" | "miss" | "bypass";
        /**
         * @description A shipment to book. Properties that are not listed here are rejected, in nested objects too. Text is blank if it is empty or contains only white space. Required text, `tax_number` and `sales_platform_name` must not be blank. Any other blank text counts as not given: it reads back as null and is not forwarded. Entries of `tags` and values of `metadata` are stored exactly as sent. Unreadable text is rejected in parties, items, `reference_no`, `tax_number` and `sales_platform_name`:
         *     - U+FFFD, which stands for a lost character.
         *     - Only invisible characters, such as U+200B.
         *     - A number in exponent notation, which has lost digits: `4.47E+11`.
         *
         *     Of `phone`, `email`, `postal_code`, `hs_code`, `tax_number` and `reference_no`, invisible characters are removed, and white space around the value. What is left is checked, priced, stored and sent to the carrier. Names and addresses are stored as sent: joiners are part of words in Persian and Hindi.
         */
        ShipmentCreateRequest: {
            /**
             * @description Service Code to book, as returned by listServiceTiers and quoteRates. A Service Code is the orderable unit. A Product Code groups entitlements, and versioned rate tables set the price. The property's name is historical. Retired codes are rejected: US-GEN-PUB-001, US-GEN-PUB-002, HK-ST-GG-01, HK-US-SE-GG-01, HKUSSTCS01.
             * @example HKASTDGGSTCM
             */
            service_tier_id: string;
            /** @description Recipient of the shipment, abroad. Required, unless `recipient_id` is given. */
            recipient?: components["schemas"]["RecipientParty"];
            /**
             * @description Saved recipient (createAddress), instead of `recipient`. The party is copied into the shipment.
             * @example adr_019ab3e1d0c37e4497a15b0e6f2c8d31
             */
            recipient_id?: string;
            /** @description Sender of the shipment, in Hong Kong. If omitted, the response's `sender` is null, and the label shows the account's default sender. */
            sender?: components["schemas"]["Party"];
            /**
             * @description Saved sender (createAddress), instead of `sender`. The party is copied into the shipment.
             * @example adr_019ab3e07b1d7a52b3c8d4f6a1e95c02
             */
            sender_id?: string;
            /** @description Parcels of the shipment, 1 to 20. All go to the same recipient. */
            parcels: components["schemas"]["Parcel"][];
            /** @description Goods in the shipment, for customs: 1 to 100 items. A missing or empty array is rejected with a violation at `["items"]`. The total value of all items must not exceed HKD 100,000,000,000. */
            items: components["schemas"]["Item"][];
            /**
             * @description Category: `general`, `battery`, `cosmetics`, or another that a service accepts. ASCII letter case is ignored. Default: `general`, also for a blank value.
             * @default general
             * @example battery
             */
            goods_category?: string;
            /**
             * @description Payment method of the shipment. Default: `prepaid`. `cod` (cash on delivery) is rejected with COD_NOT_AVAILABLE.
             * @default prepaid
             */
            payment_type?: components["schemas"]["PaymentType"];
            /**
             * @description Your own order reference. It need not be unique. The carrier's label shows the reference if all of these are true:
             *     - It has 6 to 50 characters.
             *     - All of them are ASCII letters, digits, the grave accent or `# & ( ) * + . : ; < = > ? [ ] ^ _ { | } -`.
             *     - It does not start with `=` or `+`.
             *     - No other order uses it. Cancelled orders do not count.
             *
             *     Otherwise the label shows the tracking number.
             * @example SO-20931
             */
            reference_no?: string;
            /**
             * @description Codes of optional surcharges, at most 16: `SIGNATURE`, `INSURANCE`, `NO_VOEC_PREPAY`. ASCII letter case is ignored. A code that is unknown or unavailable is rejected with a violation at its index. So is the second of two codes that exclude each other. If that code is INSURANCE, the violation has its own error code, INSURANCE_UNSUPPORTED.
             * @example [
             *       "INSURANCE"
             *     ]
             */
            selected_surcharges?: string[];
            /** @description Your own keys and values. They are returned with the shipment, and listShipments can filter by them. */
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Your own labels for the shipment, at most 20.
             * @example [
             *       "autumn"
             *     ]
             */
            tags?: string[];
            /** @description Currency of all declared values of the shipment. A shipment has one currency. createShipment describes what happens if you omit it. */
            declared_currency?: components["schemas"]["DeclaredCurrency"];
            /**
             * @description Total that you expect, in HKD. It is `total_hkd` of the rate option you chose. If the final quote differs, the request is rejected with PRICING_QUOTE_CHANGED.
             * @example 61
             */
            expected_total_hkd?: number;
            /**
             * @description Discount that you expect: `discount.rule_id` of the rate option you chose. A string must equal the discount rule of the final quote. Null requires a quote without a discount. If omitted, the discount is not checked.
             * @example DR-COSMETICS-VOLUME
             */
            expected_discount_rule_id?: string | null;
            /**
             * @description Custom insured amount, in the declared currency. Greater than 0, at most 2 decimals, at most USD 2500. An HKD amount is converted at the frozen rate before this limit is checked. Requires INSURANCE in `selected_surcharges` and a rate option whose INSURANCE has `custom_insured_amount`. The account must be enrolled for custom insured amounts.
             * @example 400
             */
            insured_amount?: number;
            /**
             * @description EU IOSS number: `IM` followed by exactly 10 digits. Overrides the account's default number. It must be registered to the account. It is forwarded only for EU destinations.
             * @example IM3720012345
             */
            ioss_number?: string;
            /**
             * @description `true` if the carrier prepays the destination's VAT. For EU destinations. The quote includes the fee.
             * @example true
             */
            vat_prepay?: boolean;
            /**
             * @description `true` if the carrier prepays the VAT. For Norway. `true` has the same effect as NO_VOEC_PREPAY in `selected_surcharges`.
             * @example true
             */
            voec_prepay?: boolean;
            /** @description Trade term. If omitted, `DAP`, unless a prepayment of import taxes is selected. */
            incoterm?: components["schemas"]["Incoterm"];
            /** @description Kind of recipient. If omitted, it is not known, and rules treat the recipient as a private person. */
            recipient_type?: components["schemas"]["RecipientType"];
            /**
             * @description Tax number that the destination requires. It is the VOEC number for Norway, the recipient's RUT for Chile, the seller's VAT number for the United Kingdom. 1 to 100 characters after trimming, at most 300 before trimming. A blank value is rejected.
             * @example 12.345.678-5
             */
            tax_number?: string;
            /**
             * @description Name of the marketplace where the goods were sold. Required for Japan. For other destinations it is optional and forwarded. A blank value is rejected; for Japan, with SALES_PLATFORM_NAME_REQUIRED.
             * @example Rakuten
             */
            sales_platform_name?: string;
        } & ({
            recipient: unknown;
        } | {
            recipient_id: unknown;
        });
        /** @description The `sender` of a shipment. It has no email address; `RecipientParty` has one. */
        Party: {
            /**
             * @description Name of the sender.
             * @example Wong Ka Yan
             */
            contact_name: string;
            /**
             * @description Phone number. Include the country calling code for a number outside Hong Kong.
             * @example +852 2345 6789
             */
            phone: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.
             * @example HK
             */
            country_code: string;
            /**
             * @description City or town.
             * @example Hong Kong
             */
            city: string;
            /**
             * @description Street address, on one line.
             * @example Unit 1203, 12/F, Kwun Tong Industrial Centre, 472 Kwun Tong Road
             */
            address: string;
            /**
             * @description Part of a city or county. Without a `region`, it may be the region itself.
             * @example Kwun Tong
             */
            district?: string;
            /**
             * @description State, province or prefecture, such as `US-NY` (ISO 3166-2), `NY` or `New York`. Labels print it as the country's post does.
             * @example NY
             */
            region?: string;
            /**
             * @description Postal code. Services that are priced by zone require it; for others it is recommended.
             * @example 999077
             */
            postal_code?: string;
        };
        /** @description The `recipient` of a shipment: a `Party` with an email address. */
        RecipientParty: {
            /**
             * @description Name of the recipient.
             * @example Eleanor Whitfield
             */
            contact_name: string;
            /**
             * @description Phone number. Include the country calling code for a number outside Hong Kong.
             * @example +44 20 7946 0958
             */
            phone: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.
             * @example GB
             */
            country_code: string;
            /**
             * @description City or town.
             * @example London
             */
            city: string;
            /**
             * @description Street address, on one line.
             * @example Flat 4, 27 Marchmont Street
             */
            address: string;
            /**
             * @description Part of a city or county. Without a `region`, it may be the region itself.
             * @example Brooklyn
             */
            district?: string;
            /**
             * @description State, province or prefecture, such as `US-NY` (ISO 3166-2), `NY` or `New York`. Labels print it as the country's post does.
             * @example NY
             */
            region?: string;
            /**
             * @description Postal code. Services that are priced by zone require it; for others it is recommended.
             * @example WC1N 1AP
             */
            postal_code?: string;
            /**
             * @description Email address. If omitted or blank, carriers that need one receive the account's email address.
             * @example eleanor.whitfield@example.com
             */
            email?: string;
            /**
             * @description Language, such as `de`. It is a tag of BCP 47, such as `zh-HK` or `pt-BR`. Emails and the tracking page use the nearest of `en`, `zh-Hant`, `zh-Hans`, `ja`, `ko`, `de`, `fr`, `es`, `pt`, `it`, `nl`, `th` and `ar`. If omitted, emails use the language of the destination.
             * @example en
             */
            language?: string;
        };
        /** @description One parcel. Its chargeable weight is the greater of its actual weight and its volumetric weight (length × width × height ÷ the service's divisor). Unless all three dimensions are given, only the actual weight counts. */
        Parcel: {
            /**
             * @description Actual weight, in kg.
             * @example 0.48
             */
            weight_kg: number;
            /**
             * @description Length, in cm.
             * @example 28
             */
            length_cm?: number;
            /**
             * @description Width, in cm.
             * @example 20
             */
            width_cm?: number;
            /**
             * @description Height, in cm.
             * @example 5
             */
            height_cm?: number;
        };
        /** @description One line of goods. An item has no currency of its own; the shipment's `declared_currency` applies to all items. An item with the `sku` of a saved product (createProduct) may omit the product's fields: they are filled in before the order is checked, and frozen into the shipment. Fields of the item itself win. */
        Item: {
            /**
             * @description Description of the goods for customs, in English. Required, unless a product with the item's `sku` is saved.
             * @example Cotton T-shirt
             */
            description?: string;
            /**
             * Format: int32
             * @description Number of pieces.
             * @example 2
             */
            quantity: number;
            /**
             * @description Price per piece, in USD, or in HKD if `declared_currency` is HKD. At most 6 decimals, stored exactly. It cannot be combined with `unit_price_hkd`.
             * @example 12.5
             */
            unit_price?: number;
            /**
             * @description Price per piece, in HKD. At most 6 decimals, stored exactly. It cannot be combined with `unit_price`.
             * @example 95
             */
            unit_price_hkd?: number;
            /**
             * @description Net weight of one piece, in kg. At most 6 decimals, stored exactly. Customs papers print it times `quantity`. It has no effect on the price.
             * @example 0.2
             */
            unit_weight_kg?: number;
            /**
             * @description Your stock-keeping unit (SKU). It has no effect on the price. If a product with this SKU is saved and not archived, it fills in what the item lacks.
             * @example TS-BLK-M
             */
            sku?: string;
            /**
             * @description Harmonized System (HS) code. Dots and spaces are allowed. For Brazil, it must have exactly 8 digits. For the EU per-item levy, items are distinct if they differ in the first 6 digits, `description` or `country_of_manufacture`.
             * @example 6109.10
             */
            hs_code?: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2) of the country of manufacture. Lowercase is accepted and stored in uppercase.
             * @example CN
             */
            country_of_manufacture?: string;
            /**
             * @description EU customs flag. Forwarded to the carrier.
             * @example false
             */
            is_cspc?: boolean;
            /**
             * @description SKU or platform product ID, for EU customs. Forwarded to the carrier.
             * @example EP-220
             */
            merchant_product_id?: string;
            /**
             * @description Standardized manufacturer ID (a barcode type), for EU customs. Forwarded to the carrier.
             * @example 4891234567898
             */
            mfr_id_std?: string;
            /**
             * @description Other manufacturer ID (model, batch or serial number), for EU customs. Forwarded to the carrier.
             * @example EP-220-2026
             */
            mfr_id_nonstd?: string;
            /**
             * @description Exemption from product IDs. A code such as `Y081` for EU customs. Lowercase is stored in uppercase. Forwarded to the carrier, printed on customs papers.
             * @example Y081
             */
            product_id_exemption?: string;
            /**
             * @description Certifier ID at the CPSC. The certificate is filed with the consumer product safety agency of the United States. Forwarded to the carrier.
             * @example CRT-20417
             */
            cpsc_certifier_id?: string;
            /**
             * @description Product ID at the CPSC. Forwarded to the carrier.
             * @example EP-220
             */
            cpsc_product_id?: string;
            /**
             * @description Version ID at the CPSC. Forwarded to the carrier.
             * @example 2026-07
             */
            cpsc_version_id?: string;
            /**
             * @description UN number of the battery. `UN3480` or `UN3090` for batteries alone, `UN3481` or `UN3091` for batteries packed with or contained in equipment. Lowercase is stored in uppercase. Forwarded to the carrier, printed on customs papers.
             * @example UN3481
             */
            battery_un_number?: string;
            /**
             * @description Packing instruction of the battery (IATA). For example `PI967` for batteries contained in equipment, with its section after a space if you state it. Lowercase is stored in uppercase. Forwarded to the carrier, printed on customs papers.
             * @example PI967
             */
            battery_packing_instruction?: string;
            /**
             * @description Watt-hours of one battery. At most 3 decimals. Forwarded to the carrier, printed on customs papers.
             * @example 3.7
             */
            battery_watt_hours?: number;
            /** @description Manufacturer of the item. Forwarded to the carrier, printed on customs papers. */
            manufacturer?: components["schemas"]["ProductContact"];
            /** @description Responsible person in the EU. The economic operator that answers for the item (GPSR, Regulation (EU) 2023/988). Forwarded to the carrier, printed on customs papers. */
            eu_responsible_person?: components["schemas"]["ProductContact"];
        } & ({
            description: unknown;
        } | {
            sku: unknown;
        });
        /** @description Business that answers for a product. It is the manufacturer, or the responsible person in the EU. */
        ProductContact: {
            /**
             * @description Name of the business.
             * @example EuroRep GmbH
             */
            name: string;
            /**
             * @description Postal address. Without the country, on one line.
             * @example Unter den Linden 12, 10117 Berlin
             */
            address?: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.
             * @example DE
             */
            country_code?: string;
            /**
             * @description Email address.
             * @example compliance@eurorep.example
             */
            email?: string;
            /**
             * @description Phone number, with the country calling code.
             * @example +49 30 1234567
             */
            phone?: string;
        };
        /** @description Key-value pairs of your choice, at most 100. Keys have 1 to 100 characters. Values are strings of at most 500 characters. */
        Metadata: {
            [key: string]: string;
        };
        /**
         * @description Payment method of the shipment. `cod` (cash on delivery) is recognized, but it is always rejected.
         * @enum {string}
         */
        PaymentType: "prepaid" | "cod";
        /**
         * @description Currency of the declared values.
         * @enum {string}
         */
        DeclaredCurrency: "HKD" | "USD";
        /**
         * @description Trade term. It is one of Incoterms 2020. `DAP`: the recipient pays import duties and taxes, except those that were charged at the sale or are prepaid. `DDP`: they are paid for the recipient.
         * @enum {string}
         */
        Incoterm: "DAP" | "DDP";
        /**
         * @description Kind of recipient. It is a business, or a private person. Some rules of customs hold only for one of them.
         * @enum {string}
         */
        RecipientType: "business" | "private";
        /**
         * @description Trade term of a shipment (Incoterms 2020). `DAP`: the recipient pays import duties and taxes, except those that were charged at the sale. `DDP`: they are paid for the recipient. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        StoredIncoterm: "DAP" | "DDP";
        /**
         * @description Kind of recipient. It is a business, or a private person. Some rules of customs hold only for one of them. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        StoredRecipientType: "business" | "private";
        /** @description A shipment, as it was booked. */
        ShipmentCreated: {
            /**
             * @description Shipment ID. Equal to `tracking_number`.
             * @example SMP4072618350929
             */
            id: string;
            /**
             * @description Sampan's own tracking number: `SMP`, 12 digits and a check digit.
             * @example SMP4072618350929
             */
            tracking_number: string;
            /** @description Status of the shipment: `label_created`. */
            status: components["schemas"]["ShipmentStatus"];
            /**
             * @description Service Code that was booked.
             * @example HKASTDGGSTCM
             */
            service_tier_id: string;
            /**
             * @description Service Code that was requested.
             * @example HKASTDGGSTCM
             */
            requested_service_tier_id: string;
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time at which the shipment was booked.
             * @example 2026-11-21T03:15:42.318Z
             */
            created_at: string;
            /** @description Parcels of the shipment, as booked. */
            parcels: components["schemas"]["ParcelRecord"][];
            /** @description Recipient, as stored. */
            recipient: components["schemas"]["RecipientPartyRecord"];
            /** @description Sender, as stored. Null if none was given. */
            sender: components["schemas"]["PartyRecord"] | null;
            /**
             * @description Your order reference. Null if none was given.
             * @example SO-20931
             */
            reference_no: string | null;
            /** @description Result of dispatching the shipment to the carrier. Null in test mode. */
            dispatch: components["schemas"]["Dispatch"] | null;
            /** @description Price of the shipment, frozen at booking. */
            pricing_snapshot: components["schemas"]["PricingSnapshot"];
            /** @description Tax area of the destination at booking, whose rules and taxes apply. Absent if it has none. */
            tax_area?: components["schemas"]["TaxArea"];
            /** @description Currency in which the declared values are stored. */
            declared_currency: components["schemas"]["StoredCurrency"];
            /** @description Trade term. */
            incoterm?: components["schemas"]["StoredIncoterm"];
            /** @description Kind of recipient. Null if it was not given. */
            recipient_type?: components["schemas"]["StoredRecipientType"] | null;
            /** @description Exchange rate, frozen when the shipment was booked. Absent if no rate applied. */
            declared_fx?: components["schemas"]["DeclaredFx"];
            /**
             * @description Tracking number of the shipment that this return brings back. Absent if the shipment is not a return.
             * @example SMP4072618350929
             */
            return_of?: string;
            /** @description Advice that the order does not follow, as in validateShipment for the same order. Absent without any. REFERENCE_ALREADY_PLACED means that another shipment, booked before and not cancelled, has this `reference_no`: both are booked. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description A shipment with all its details. */
        ShipmentDetail: {
            /**
             * @description Shipment ID. Equal to `tracking_number`.
             * @example SMP4072618350929
             */
            id: string;
            /**
             * @description Sampan's own tracking number, the canonical one: `SMP`, 12 digits and a check digit.
             * @example SMP4072618350929
             */
            tracking_number: string;
            /** @description Current status of the shipment. A status never moves backwards, with one exception. From `out_for_delivery`, `available_for_pickup`, `delivery_failed` or `exception`, a shipment can change to another of these four or return to `in_transit`. */
            status: components["schemas"]["ShipmentStatus"];
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time at which the shipment was booked.
             * @example 2026-11-21T03:15:42.318Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the shipment's last change, with six fractional digits. For polling, pass it back unchanged as `updated_after`.
             * @example 2026-11-21T03:15:42.318402Z
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Time of delivery. Null until the shipment is delivered.
             * @example 2026-11-26T12:48:00Z
             */
            delivered_at: string | null;
            /**
             * @description Your order reference. Null if none was given.
             * @example SO-20931
             */
            reference_no: string | null;
            /**
             * @description Service Code that was booked.
             * @example HKASTDGGSTCM
             */
            service_tier: string;
            /**
             * @description Code of the first-leg carrier, for example `sandbox`.
             * @example sandbox
             */
            carrier_code: string;
            /**
             * @description Destination country code (ISO 3166-1 alpha-2).
             * @example GB
             */
            destination_country: string | null;
            /** @description Destination of the shipment. */
            destination: components["schemas"]["Destination"];
            /** @description State of the booking at the carrier. `pending`: not decided yet. `accepted`: the carrier accepted the shipment. `rejected`: the carrier did not accept it. `failed`: the carrier accepted it, but could not create the label. Null for shipments booked before this state was recorded. */
            dispatch_status: components["schemas"]["DispatchStatus"] | null;
            /**
             * @description Tracking number of the first-leg carrier. Null if that carrier has not assigned one.
             * @example SBX4072618350929
             */
            waybill_number: string | null;
            /**
             * @description Tracking number of the final-mile carrier. Null until the parcel is handed over to that carrier. Once it is set, give it to marketplaces and buyers; before that, give them `waybill_number`.
             * @example QB482019337GB
             */
            last_mile_tracking_number: string | null;
            /**
             * Format: uri
             * @description URL of the shipment's public tracking page, to share with the buyer. The page needs no API key and shows no personal data. It is in English and Traditional Chinese. The URL cannot be guessed and does not change. Null in event bodies.
             * @example https://sampan.example.com/track/k3F0qZ7vT1yXw2nR8sLdUg
             */
            tracking_page_url: string | null;
            /**
             * Format: uri
             * @description Presigned URL of the label PDF. Fetch it without an `Authorization` header. The URL is valid for 25 hours, and every read returns a newly signed one. Null while there is no label, and after a cancellation. Always null for shipments booked through a partner channel, and in event bodies.
             * @example https://sampan.example.com/labels/SMP4072618350929.pdf?expires=1795231242&signature=0f3c9a71
             */
            label_pdf_url: string | null;
            /**
             * @description `true` if the label has a source: it exists, at `label_pdf_url` or through getShipmentLabel, or the carrier is making it. The file itself may be unavailable for a short time: getShipmentLabel then returns 502 or 503. `false` if the carrier could not make the label, before the carrier has confirmed the booking, after a cancellation, and once the shipment is anonymized.
             * @example true
             */
            label_available: boolean;
            /**
             * Format: date-time
             * @description Time at which the label was first printed: on a page of the dashboard, or as markShipmentsPrinted says. Null: not yet. Reading the label with getShipmentLabel or printLabels does not set it.
             * @example 2026-11-21T03:20:05.104220Z
             */
            printed_at?: string | null;
            /**
             * @description Manifest that the shipment is on. Null: it is on none. A shipment that is cancelled afterwards stays on its manifest.
             * @example mft_019ac7d15f2c7e60b1a4c93d5e8f7026
             */
            manifest_id?: string | null;
            /** @description Recipient, as stored. */
            recipient: components["schemas"]["RecipientPartyRecord"];
            /** @description Sender, as stored. Null if none was given. */
            sender: components["schemas"]["PartyRecord"] | null;
            /** @description Parcels of the shipment, as booked. */
            parcels: components["schemas"]["ParcelRecord"][];
            /** @description Goods in the shipment, as declared. */
            items: components["schemas"]["ItemRecord"][];
            /**
             * @description Your labels for the shipment. Empty if none were given.
             * @example [
             *       "autumn"
             *     ]
             */
            tags: string[];
            /** @description Your keys and values. Empty if none were given. */
            metadata: components["schemas"]["MetadataRecord"];
            /** @description Tracking events of the shipment, oldest first. If there are more than 1,000, only the newest 1,000 are returned. */
            events: components["schemas"]["TrackingEvent"][];
            /** @description Price of the shipment, frozen at booking. */
            pricing_snapshot: components["schemas"]["PricingSnapshot"];
            /** @description Charges for the shipment. Null only for old shipments without a stored price. */
            billing: components["schemas"]["Billing"] | null;
            /** @description Tax area of the destination at booking, whose rules and taxes apply. Absent if it has none. */
            tax_area?: components["schemas"]["TaxArea"];
            /** @description Currency in which the declared values are stored. */
            declared_currency: components["schemas"]["StoredCurrency"];
            /** @description Trade term. */
            incoterm?: components["schemas"]["StoredIncoterm"];
            /** @description Kind of recipient. Null if it was not given. */
            recipient_type?: components["schemas"]["StoredRecipientType"] | null;
            /** @description Exchange rate, frozen when the shipment was booked. Absent if no rate applied. */
            declared_fx?: components["schemas"]["DeclaredFx"];
            /**
             * @description Custom insured amount in HKD, converted at the frozen rate. The insurance fee is based on it. Present only if a custom insured amount was used.
             * @example 3120
             */
            custom_insured_amount_hkd?: number;
            /**
             * @description Custom insured amount in USD, frozen at booking. Present only if a custom insured amount was used.
             * @example 400
             */
            custom_insured_amount_usd?: number;
            /** @description Customs papers that getShipmentDocument returns. Empty while the carrier has not accepted the shipment, and after a cancellation or erasure. Absent in events from before it was recorded. */
            documents?: components["schemas"]["ShipmentDocument"][];
            /**
             * @description Tracking number of the shipment that this return brings back (createShipmentReturn). Null if the shipment is not a return.
             * @example SMP4072618350929
             */
            return_of?: string | null;
            /**
             * @description Tracking numbers of the returns of this shipment, oldest first, cancelled ones included. A new return does not change `updated_at`.
             * @example [
             *       "SMP7310492865513"
             *     ]
             */
            returns?: string[];
            /** @description Advice that the order did not follow when it was booked, as in the response of createShipment. Absent without any, and in events. */
            warnings?: components["schemas"]["Warning"][];
        };
        /**
         * @description A customs paper. Open list: new values may be added.
         * @enum {string}
         */
        ShipmentDocumentType: "commercial_invoice" | "cn22" | "cn23";
        /**
         * @description The customs paper to download.
         * @enum {string}
         */
        RequestedDocumentType: "commercial_invoice" | "cn22" | "cn23";
        /** @description A customs paper of a shipment, which getShipmentDocument returns. */
        ShipmentDocument: {
            /** @description The paper. */
            type: components["schemas"]["ShipmentDocumentType"];
            /**
             * @description `true` if the destination wanted it when the shipment was booked.
             * @example true
             */
            required: boolean;
        };
        /**
         * @description Status of a shipment. Normal order: `label_created` → `picked_up` → `in_transit` → `out_for_delivery` → `delivered`. Side states: `available_for_pickup`, `delivery_failed`, `exception`, `returning`. Terminal states: `delivered`, `cancelled`, `returned`. After `returning`, a delivery that does not name the recipient is the return to the sender: `returned`. If the carrier reports only later that the parcel was on its way back, `delivered` becomes `returned`, with the event `shipment.returned`. If the carrier then reports the delivery to the recipient, it is `delivered` again. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        ShipmentStatus: "label_created" | "picked_up" | "in_transit" | "out_for_delivery" | "available_for_pickup" | "delivery_failed" | "exception" | "returning" | "delivered" | "cancelled" | "returned";
        /**
         * @description Currency of the stored declared values: USD, or HKD if no exchange rate was available. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        StoredCurrency: "HKD" | "USD";
        /**
         * @description Currency of the amounts (ISO 4217). Currently always HKD. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        CurrencyCode: "HKD";
        /** @description The sender of a shipment, as stored. */
        PartyRecord: {
            /**
             * @description Name of the sender.
             * @example Wong Ka Yan
             */
            contact_name: string;
            /**
             * @description Phone number.
             * @example +852 2345 6789
             */
            phone: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2), in uppercase.
             * @example HK
             */
            country_code: string;
            /**
             * @description City or town.
             * @example Hong Kong
             */
            city: string;
            /**
             * @description Street address.
             * @example Unit 1203, 12/F, Kwun Tong Industrial Centre, 472 Kwun Tong Road
             */
            address: string;
            /**
             * @description Part of a city or county, or the region. Null if none was given.
             * @example Kwun Tong
             */
            district: string | null;
            /**
             * @description State, province or prefecture, such as `US-NY` (ISO 3166-2), `NY` or `New York`. Labels print it as the country's post does. Null if none was given.
             * @example NY
             */
            region: string | null;
            /**
             * @description Postal code. Null if none was given.
             * @example 999077
             */
            postal_code: string | null;
        };
        /** @description The recipient of a shipment, as stored. */
        RecipientPartyRecord: {
            /**
             * @description Name of the recipient.
             * @example Eleanor Whitfield
             */
            contact_name: string;
            /**
             * @description Phone number.
             * @example +44 20 7946 0958
             */
            phone: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2), in uppercase.
             * @example GB
             */
            country_code: string;
            /**
             * @description City or town.
             * @example London
             */
            city: string;
            /**
             * @description Street address.
             * @example Flat 4, 27 Marchmont Street
             */
            address: string;
            /**
             * @description Part of a city or county, or the region. Null if none was given.
             * @example Brooklyn
             */
            district: string | null;
            /**
             * @description State, province or prefecture, such as `US-NY` (ISO 3166-2), `NY` or `New York`. Labels print it as the country's post does. Null if none was given.
             * @example NY
             */
            region: string | null;
            /**
             * @description Postal code. Null if none was given.
             * @example WC1N 1AP
             */
            postal_code: string | null;
            /**
             * @description Email address. Null if none was given.
             * @example eleanor.whitfield@example.com
             */
            email: string | null;
            /**
             * @description Language, such as `de`. It is a tag of BCP 47, such as `zh-HK` or `pt-BR`. Emails and the tracking page use the nearest of `en`, `zh-Hant`, `zh-Hans`, `ja`, `ko`, `de`, `fr`, `es`, `pt`, `it`, `nl`, `th` and `ar`. If omitted, emails use the language of the destination. Null if none was given.
             * @example en
             */
            language: string | null;
        };
        /** @description A parcel, as booked. */
        ParcelRecord: {
            /**
             * @description Declared weight, in kg.
             * @example 0.48
             */
            weight_kg: number;
            /**
             * @description Length, in cm. Null if not given.
             * @example 28
             */
            length_cm: number | null;
            /**
             * @description Width, in cm. Null if not given.
             * @example 20
             */
            width_cm: number | null;
            /**
             * @description Height, in cm. Null if not given.
             * @example 5
             */
            height_cm: number | null;
        };
        /** @description One line of goods, as declared. */
        ItemRecord: {
            /**
             * @description Description of the goods.
             * @example Cotton T-shirt
             */
            description: string;
            /**
             * Format: int32
             * @description Number of pieces.
             * @example 2
             */
            quantity: number;
            /**
             * @description Declared price per piece, in USD: the price as sent, or the HKD price converted at the rate in `declared_fx` and rounded half-up to 6 decimals. Null for a shipment stored in HKD.
             * @example 12.5
             */
            unit_price: number | null;
            /**
             * @description Price per piece, in HKD, exactly as sent. Null if the price was sent in USD.
             * @example 95
             */
            unit_price_hkd: number | null;
            /**
             * @description Net weight of one piece, in kg, as sent. Null if not given.
             * @example 0.2
             */
            unit_weight_kg?: number | null;
            /**
             * @description Stock-keeping unit (SKU). Null if not given.
             * @example TS-BLK-M
             */
            sku: string | null;
            /**
             * @description Harmonized System (HS) code, as sent. Null if not given.
             * @example 6109.10
             */
            hs_code: string | null;
            /**
             * @description Country code (ISO 3166-1 alpha-2) of the country of manufacture, in uppercase. Null if not given.
             * @example CN
             */
            country_of_manufacture: string | null;
            /**
             * @description EU customs flag. Null if not given.
             * @example false
             */
            is_cspc: boolean | null;
            /**
             * @description SKU or platform product ID, for EU customs. Null if not given.
             * @example EP-220
             */
            merchant_product_id: string | null;
            /**
             * @description Standardized manufacturer ID, for EU customs. Null if not given.
             * @example 4891234567898
             */
            mfr_id_std: string | null;
            /**
             * @description Non-standard manufacturer ID, for EU customs. Null if not given.
             * @example EP-220-2026
             */
            mfr_id_nonstd: string | null;
            /**
             * @description Code that exempts the item from a product ID, in uppercase. Null if not given.
             * @example Y081
             */
            product_id_exemption?: string | null;
            /**
             * @description Certifier ID of the CPSC certificate. Null if not given.
             * @example CRT-20417
             */
            cpsc_certifier_id?: string | null;
            /**
             * @description Product ID of the CPSC certificate. Null if not given.
             * @example EP-220
             */
            cpsc_product_id?: string | null;
            /**
             * @description Version ID of the CPSC certificate. Null if not given.
             * @example 2026-07
             */
            cpsc_version_id?: string | null;
            /**
             * @description UN number of the battery, in uppercase. Null if not given.
             * @example UN3481
             */
            battery_un_number?: string | null;
            /**
             * @description IATA packing instruction of the battery, in uppercase. Null if not given.
             * @example PI967
             */
            battery_packing_instruction?: string | null;
            /**
             * @description Energy of one battery, in watt-hours. Null if not given.
             * @example 3.7
             */
            battery_watt_hours?: number | null;
            /** @description Manufacturer of the item. Null if not given. */
            manufacturer?: components["schemas"]["ProductContactRecord"] | null;
            /** @description Economic operator in the EU that is responsible for the item. Null if not given. */
            eu_responsible_person?: components["schemas"]["ProductContactRecord"] | null;
        };
        /** @description Business that answers for a product, as stored. */
        ProductContactRecord: {
            /**
             * @description Name of the business.
             * @example EuroRep GmbH
             */
            name: string;
            /**
             * @description Postal address without the country. Null if not given.
             * @example Unter den Linden 12, 10117 Berlin
             */
            address: string | null;
            /**
             * @description Country code (ISO 3166-1 alpha-2), in uppercase. Null if not given.
             * @example DE
             */
            country_code: string | null;
            /**
             * @description Email address. Null if not given.
             * @example compliance@eurorep.example
             */
            email: string | null;
            /**
             * @description Phone number. Null if not given.
             * @example +49 30 1234567
             */
            phone: string | null;
        };
        /** @description Your keys and values. Empty if none were given. */
        MetadataRecord: {
            [key: string]: string;
        };
        /** @description The booking of a shipment at the carrier. */
        Dispatch: {
            /** @description State of the booking: `accepted` once the carrier has accepted the shipment. */
            status: components["schemas"]["DispatchStatus"];
            /**
             * @description Code of the carrier, for example `sandbox`.
             * @example sandbox
             */
            carrier_code: string;
            /**
             * @description Tracking number of this carrier. Null if the carrier has not assigned one.
             * @example SBX4072618350929
             */
            waybill_number: string | null;
            /**
             * Format: uri
             * @description Presigned URL of the label PDF. Fetch it without an `Authorization` header. The URL is valid for 25 hours, longer than the 24 hours for which this response is replayed under its `Idempotency-Key`. After that, getShipment returns a new URL. If the shipment is cancelled, the URL returns 409 SHIPMENT_CANCELLED. Null while the label is being generated. Always null on partner channels.
             * @example https://sampan.example.com/labels/SMP4072618350929.pdf?expires=1795231242&signature=0f3c9a71
             */
            label_pdf_url: string | null;
            /**
             * @description Description of the error. Null if there was no error.
             * @example The carrier created no label
             */
            error: string | null;
        };
        /**
         * @description State of the booking at the carrier. `pending`: not decided yet. `accepted`: the carrier accepted the shipment. `rejected`: the carrier did not accept it. `failed`: the carrier accepted it, but could not create the label. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        DispatchStatus: "pending" | "accepted" | "rejected" | "failed";
        /** @description Price of a shipment, frozen at booking. `total_hkd` = `freight_hkd` + `reg_fee_hkd` + the sum of `surcharges`. */
        PricingSnapshot: {
            /** @description Currency of the amounts: HKD. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Freight in HKD, after any discount.
             * @example 43
             */
            freight_hkd: number;
            /**
             * @description Registration fee in HKD, for all parcels.
             * @example 18
             */
            reg_fee_hkd: number;
            /** @description Surcharges, including those you selected. */
            surcharges: components["schemas"]["SurchargeAmount"][];
            /**
             * @description Total price, in HKD.
             * @example 61
             */
            total_hkd: number;
            /** @description Discount that is already deducted from `freight_hkd`. Present only if there was one. */
            discount?: components["schemas"]["RateDiscount"];
            /**
             * @description Code of the rate table that the price is from.
             * @example RT-HKASTDGG
             */
            rate_table_code: string;
            /**
             * Format: int32
             * @description Version of the rate table. A published version never changes.
             * @example 2
             */
            rate_table_version: number;
            /**
             * @description Custom insured amount in HKD, converted at the frozen rate. The insurance fee is based on it. Present only if a custom insured amount was used.
             * @example 3120
             */
            custom_insured_amount_hkd?: number;
            /**
             * @description Custom insured amount in USD, frozen at booking. Present only if a custom insured amount was used.
             * @example 400
             */
            custom_insured_amount_usd?: number;
            /**
             * @description Duties and taxes at import that the price pays, in HKD: those of the surcharge DDP, without the carrier's fee for its outlay, and those of other surcharges such as EU_ITEM_LEVY. Present only with DDP.
             * @example 98.2
             */
            duties_taxes_hkd?: number;
            /** @description Rates with which amounts that laws name in other currencies were converted for the price and `landed_cost`, frozen at booking. Present only if there were any. */
            rates?: components["schemas"]["CurrencyRate"][];
            /** @description Duties and taxes of the destination as they were known at booking. Null if anything that they depend on was not known: `landed_cost_reason` says what. Absent in shipments from before it was recorded. */
            landed_cost?: components["schemas"]["LandedCost"] | null;
            /**
             * @description Sentence that says why `landed_cost` is null, and what is needed. Null if it is known.
             * @example null
             */
            landed_cost_reason?: string | null;
            /** @description The same reason for programs. Null if `landed_cost` is known. */
            landed_cost_gap?: components["schemas"]["LandedCostGap"] | null;
        };
        /** @description Exchange rate of a currency in which a law names an amount. */
        CurrencyRate: {
            /**
             * @description ISO 4217 code of the currency.
             * @example EUR
             */
            currency: string;
            /**
             * @description HKD for one unit of the currency.
             * @example 9.05
             */
            rate: number;
            /** @description How the rate was set. */
            rate_type: components["schemas"]["FxRateType"];
            /**
             * Format: date-time
             * @description Time at which the rate was fetched or set.
             * @example 2026-11-21T00:05:00.000000Z
             */
            fetched_at: string;
            /**
             * @description `true` if the rate was older than 36 hours at booking.
             * @example false
             */
            stale: boolean;
        };
        /** @description Duties, taxes and fees of an import, by the rules and rates of the catalog. */
        LandedCost: {
            /** @description Trade term that decides who pays what is due at delivery. */
            incoterm: components["schemas"]["StoredIncoterm"];
            /** @description Duties first, then taxes, then fees. A line of 0 means that nothing is charged, for instance up to a value. */
            lines: components["schemas"]["LandedCostLine"][];
            /**
             * @description Sum of the lines, in HKD.
             * @example 685.24
             */
            total_hkd: number;
            /**
             * @description Sum of the lines that the recipient pays at delivery, in HKD.
             * @example 685.24
             */
            due_at_delivery_hkd: number;
        };
        /** @description A duty, tax or fee. With a rate, `amount_hkd` is `rate_percent` of `basis_hkd`, rounded half-up to cents. */
        LandedCostLine: {
            /** @description Kind of the line. */
            kind: components["schemas"]["LandedCostKind"];
            /**
             * @description Name of the catalog's rule, such as `import_duty`. For a surcharge of the price, its code.
             * @example import_duty
             */
            rule: string;
            /**
             * @description Name of a tax or surcharge, such as VAT. Null for a duty of the tariff and for a fee.
             * @example VAT
             */
            name: string | null;
            /**
             * @description Rate, in percent. Null for a fixed amount, and for a surcharge of the price.
             * @example 12
             */
            rate_percent: number | null;
            /**
             * @description Parts whose sum the rate is of. `value` alone is an FOB value; with `freight` and `insurance` it is a CIF value. Empty for a fixed amount.
             * @example [
             *       "value",
             *       "freight",
             *       "insurance"
             *     ]
             */
            basis: components["schemas"]["LandedCostBasis"][];
            /**
             * @description Amount that the rate is of, in HKD. Freight and insurance are shared among the items by value, to the cent. Null for a fixed amount.
             * @example 2059
             */
            basis_hkd: number | null;
            /**
             * @description Amount, in HKD.
             * @example 247.08
             */
            amount_hkd: number;
            /** @description When it is paid, and by whom. */
            payment: components["schemas"]["LandedCostPayment"];
            /**
             * @description Limit up to which nothing is charged, in the currency of the law. Null unless it is the reason that the amount is 0.
             * @example EUR 150
             */
            nothing_up_to: string | null;
            /**
             * @description Positions of the items that the line is for, from 0. Empty if it is for all.
             * @example [
             *       0
             *     ]
             */
            items: number[];
            /**
             * @description Address at which the operator read the rate. Null for a surcharge of the price.
             * @example https://www.trade-tariff.service.gov.uk/headings/6109
             */
            source: string | null;
            /**
             * Format: date
             * @description Day on which the operator compared it with the source. Null for a surcharge of the price.
             * @example 2026-11-28
             */
            as_of: string | null;
        };
        /**
         * @description Kind of a cost of import. `handling`: a fee for the collection of duty or tax. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        LandedCostKind: "duty" | "tax" | "handling";
        /**
         * @description Part of the amount that a rate is of. `value`: the declared value. `freight`: `freight_hkd` and `reg_fee_hkd`. `insurance`: the fee of INSURANCE. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        LandedCostBasis: "value" | "freight" | "insurance" | "duty" | "handling";
        /**
         * @description When a cost of import is paid. `included`: `total_hkd` of the price has it. `at_delivery`: the recipient pays it. `at_sale`: the seller charged it at the sale, for instance under an IOSS number. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        LandedCostPayment: "included" | "at_delivery" | "at_sale";
        /** @description Reason for which a landed cost is not known. */
        LandedCostGap: {
            /** @description Kind of the reason. */
            code: components["schemas"]["LandedCostGapCode"];
            /**
             * Format: int32
             * @description Position of the item that it is about, from 0. Null if it is about no single item.
             * @example 1
             */
            item: number | null;
            /**
             * @description Value that the reason names: a destination, a currency, an HS code or a number of digits. Null if it names none.
             * @example 8
             */
            value: string | null;
        };
        /**
         * @description Kind of reason for which a landed cost is not known. `GOODS_UNKNOWN`: the request has no items. `POSTAL_CODE_NEEDED`: parts of the country have taxes of their own, and the postal code is missing or incomplete. `LONGER_HS_CODE_NEEDED`: the tariff has different rates under the HS code. `NO_DUTY_RATE`, `NO_RULE`, `NO_TAX_RATE`: the catalog has none for the destination. `NO_PRICE`: the option has no price. `RETURN`: the shipment goes to Hong Kong. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        LandedCostGapCode: "GOODS_UNKNOWN" | "POSTAL_CODE_NEEDED" | "ITEM_VALUE_NEEDED" | "HS_CODE_NEEDED" | "LONGER_HS_CODE_NEEDED" | "ORIGIN_NEEDED" | "NO_DUTY_RATE" | "NO_RULE" | "NO_TAX_RATE" | "NO_EXCHANGE_RATE" | "NO_PRICE" | "RETURN";
        /** @description One surcharge of a price. */
        SurchargeAmount: {
            /**
             * @description Code of the surcharge, for example `INSURANCE`.
             * @example INSURANCE
             */
            code: string;
            /**
             * @description Amount, in HKD.
             * @example 21.84
             */
            amount_hkd: number;
        };
        /** @description Exchange rate that was frozen when the shipment was booked. */
        DeclaredFx: {
            /**
             * Format: date-time
             * @description Time at which the rate was fetched from its source or set by the operator.
             * @example 2026-11-21T01:00:04Z
             */
            fetched_at: string;
            /**
             * @description HKD per USD. To convert to USD, the HKD amount is divided by the rate and rounded half-up: unit prices to 6 decimals, other amounts to cents.
             * @example 7.8
             */
            rate: number;
            /** @description Source of the rate. */
            rate_type: components["schemas"]["FxRateType"];
            /**
             * @description `true` if the rate was more than 36 hours old at booking.
             * @example false
             */
            stale: boolean;
        };
        /**
         * @description Source of an exchange rate. `daily`: fetched from the rate source. `manual`: set by the operator. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        FxRateType: "daily" | "manual";
        /** @description Destination of a shipment. */
        Destination: {
            /**
             * @description Country code (ISO 3166-1 alpha-2).
             * @example GB
             */
            country: string | null;
            /**
             * @description State, province, county or district. Null if none was given.
             * @example Camden
             */
            district: string | null;
        };
        /** @description One tracking event of a shipment. */
        TrackingEvent: {
            /**
             * Format: date-time
             * @description Time of the event, by the carrier's clock.
             * @example 2026-11-21T03:15:42Z
             */
            occurred_at: string;
            /**
             * Format: date-time
             * @description The same moment in the local time of the place, with its UTC offset. Null if the carrier gave no offset.
             * @example 2026-11-21T11:15:42+08:00
             */
            occurred_at_local?: string | null;
            /** @description Shipment status that the event stands for. Null if the carrier's code is not mapped to a status. */
            status: components["schemas"]["ShipmentStatus"] | null;
            /** @description Detailed step within the status. Null if there is none. */
            sub_status: components["schemas"]["TrackingSubStatus"] | null;
            /**
             * @description Description of the event, in English.
             * @example Label created
             */
            description: string;
            /**
             * @description Place of the event, in the carrier's words. Null if the carrier gave none.
             * @example Hong Kong
             */
            location: string | null;
            /**
             * @description The carrier's own status code. Null for events that Sampan recorded itself.
             * @example PU
             */
            carrier_status: string | null;
            /** @description Next step for the recipient: something to do or to expect. Absent if the carrier reported none. */
            next_step?: components["schemas"]["TrackingNextStep"];
        };
        /** @description Next step for the recipient of a parcel, as the carrier reported it: something to do or to expect. Dates are those of the place. */
        TrackingNextStep: {
            /**
             * @description Documents or steps that the carrier or customs needs, in the carrier's words. Null if none.
             * @example A copy of the invoice and proof of payment
             */
            needed: string | null;
            /**
             * Format: date
             * @description Last day for what is needed. Null if the carrier gave none.
             * @example 2026-12-04
             */
            deadline: string | null;
            /**
             * Format: date
             * @description Day of the next attempt to deliver. Null if unknown, or if there is none.
             * @example 2026-11-27
             */
            next_attempt: string | null;
            /** @description Place where the parcel waits. Null if it waits nowhere, or the place is unknown. */
            pickup_place: components["schemas"]["PickupPlace"] | null;
        };
        /** @description Place where the recipient can collect a parcel. */
        PickupPlace: {
            /**
             * @description Name of the place.
             * @example Post office Camden High Street
             */
            name: string;
            /**
             * @description Street address of the place. Null if the carrier gave none.
             * @example 112 Camden High Street, London NW1 0LU
             */
            address: string | null;
            /**
             * Format: date
             * @description Last day that the parcel waits there. Null if the carrier gave none.
             * @example 2026-12-08
             */
            until: string | null;
        };
        /** @description Charges for a shipment. Some routes never report a final fee; shipments on them stay `pending`. */
        Billing: {
            /** @description Billing status: `pending` until the carrier reports the final fee, then `settled`. */
            status: components["schemas"]["BillingStatus"];
            /**
             * @description Quote frozen at booking, in HKD. This is also the amount on hold in the wallet until the final fee, unless the account is exempt from booking holds.
             * @example 61
             */
            pre_charge_hkd: number;
            /**
             * @description Final fee that was charged, in HKD. Null until settled.
             * @example 65.27
             */
            charged_hkd: number | null;
            /**
             * @description Weight that the carrier measured and charged for, in kg. Null until settled.
             * @example 0.55
             */
            chargeable_weight_kg: number | null;
            /**
             * @description Declared weight of all parcels together, in kg.
             * @example 0.48
             */
            declared_weight_kg: number;
            /**
             * Format: date-time
             * @description Time of settlement. Null until settled.
             * @example 2026-11-28T01:20:11Z
             */
            settled_at: string | null;
            /**
             * @description Sum of later refunds, manual adjustments and service fees, in HKD. It can be negative. The cost so far is `charged_hkd` + `adjustments_hkd`.
             * @example 0
             */
            adjustments_hkd: number;
            /** @description Duties and taxes in the price and in the final fee. Present with DDP, or if the carrier's bill names them. */
            duties_taxes?: components["schemas"]["BilledDuties"];
            /** @description Weight and size by the carrier's scale. Present only if the carrier sent them. */
            measured?: components["schemas"]["MeasuredParcel"];
            /** @description The quote and the final fee line by line. Present only if the carrier itemized its bill. */
            lines?: components["schemas"]["BilledLine"][];
            /**
             * Format: uri
             * @description Address of the carrier's photo of the parcel on the scale. Sampan does not fetch or check it. Present only if the carrier sent one, and never in event bodies.
             * @example https://storage.carrier.example/scale/7f3a.jpg
             */
            photo_url?: string;
        };
        /** @description Weight and size of the whole shipment, as the carrier measured them. */
        MeasuredParcel: {
            /**
             * @description Weight by the scale, in kg. `chargeable_weight_kg` can be larger, because of the volume.
             * @example 0.55
             */
            weight_kg: number;
            /**
             * @description Length, in cm. Null if not measured.
             * @example 28
             */
            length_cm: number | null;
            /**
             * @description Width, in cm. Null if not measured.
             * @example 20
             */
            width_cm: number | null;
            /**
             * @description Height, in cm. Null if not measured.
             * @example 6
             */
            height_cm: number | null;
        };
        /** @description One line of the price beside the same line of the carrier's bill. */
        BilledLine: {
            /**
             * @description `BASE` (freight and registration fee), the code of a surcharge such as `INSURANCE`, or a kind that the carrier names, such as `FUEL`, `REMOTE_AREA`, `OVERSIZE`, `PEAK`. Treat an unknown value as new, not as an error.
             * @example REMOTE_AREA
             */
            kind: string;
            /**
             * @description Amount in the price at booking, in HKD. Null if the price has no such line.
             * @example null
             */
            quoted_hkd: number | null;
            /**
             * @description Amount in the final fee, in HKD. Null if the carrier's bill has no such line.
             * @example 4.27
             */
            charged_hkd: number | null;
        };
        /** @description Part of the price, and of the final fee, that is duties and taxes at import. The difference is a wallet transaction of its own, with the type `duties`. */
        BilledDuties: {
            /**
             * @description Duties and taxes in the price at booking, in HKD. 0 without DDP.
             * @example 98.2
             */
            priced_hkd: number;
            /**
             * @description Duties and taxes in the final fee, in HKD. Null until settled, and if the carrier's bill does not name them.
             * @example 104.35
             */
            charged_hkd: number | null;
            /**
             * @description `charged_hkd` - `priced_hkd`. Negative: less than in the price. Null if `charged_hkd` is null.
             * @example 6.15
             */
            difference_hkd: number | null;
        };
        /**
         * @description Billing status of a shipment: `pending` or `settled`. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        BillingStatus: "pending" | "settled";
        /** @description A shipment, as one row of a list. */
        ShipmentSummary: {
            /**
             * @description Shipment ID. Equal to `tracking_number`.
             * @example SMP4072618350929
             */
            id: string;
            /**
             * @description Sampan's own tracking number: `SMP`, 12 digits and a check digit.
             * @example SMP4072618350929
             */
            tracking_number: string;
            /**
             * @description Tracking number of the first-leg carrier. Null if that carrier has not assigned one.
             * @example SBX4072618350929
             */
            waybill_number: string | null;
            /**
             * @description Tracking number of the final-mile carrier. Null until the parcel is handed over to that carrier.
             * @example QB482019337GB
             */
            last_mile_tracking_number: string | null;
            /**
             * @description Your order reference. Null if none was given.
             * @example SO-20931
             */
            reference_no: string | null;
            /** @description Current status of the shipment. */
            status: components["schemas"]["ShipmentStatus"];
            /** @description State of the booking at the carrier. `pending`: not decided yet. `accepted`: the carrier accepted the shipment. `rejected`: the carrier did not accept it. `failed`: the carrier accepted it, but could not create the label. Null for shipments booked before this state was recorded. */
            dispatch_status: components["schemas"]["DispatchStatus"] | null;
            /**
             * @description Service Code that was booked.
             * @example HKASTDGGSTCM
             */
            service_tier: string;
            /**
             * @description Destination country code (ISO 3166-1 alpha-2).
             * @example GB
             */
            destination_country: string | null;
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * @description `true` if the label has a source, as in getShipment: it exists, or the carrier is making it.
             * @example true
             */
            label_available: boolean;
            /**
             * Format: date-time
             * @description Time at which the label was first printed: on a page of the dashboard, or as markShipmentsPrinted says. Null: not yet. Reading the label with getShipmentLabel or printLabels does not set it.
             * @example 2026-11-21T03:20:05.104220Z
             */
            printed_at?: string | null;
            /**
             * @description Total price frozen at booking, in HKD. Null only for old shipments without a stored price.
             * @example 61
             */
            total_hkd: number | null;
            /**
             * Format: date-time
             * @description Time at which the shipment was booked.
             * @example 2026-11-21T03:15:42.318Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the shipment's last change, with six fractional digits. For polling, pass it back unchanged as `updated_after`.
             * @example 2026-11-26T12:49:01.205986Z
             */
            updated_at: string;
            /**
             * @description Tracking number of the shipment that this return brings back (createShipmentReturn). Null if the shipment is not a return.
             * @example SMP4072618350929
             */
            return_of?: string | null;
        };
        /** @description One page of shipments. */
        ShipmentList: {
            /** @description Shipments on this page. */
            data: components["schemas"]["ShipmentSummary"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDI6NTg6MDcuOTA0MTE4WiJ9
             */
            next_cursor: string | null;
        };
        /**
         * @description Shipment status to filter by.
         * @enum {string}
         */
        ShipmentStatusFilter: "label_created" | "picked_up" | "in_transit" | "out_for_delivery" | "available_for_pickup" | "delivery_failed" | "exception" | "returning" | "delivered" | "cancelled" | "returned";
        /** @description Metadata to filter by: keys, and the value that each key must have. */
        MetadataFilter: {
            [key: string]: string;
        };
        /** @description Result of checking a shipment: whether createShipment would accept the same body, and at what price. */
        ShipmentValidation: {
            /**
             * @description `true` if `violations` is empty: createShipment would have accepted the request at this moment.
             * @example true
             */
            valid: boolean;
            /** @description Violations for which createShipment would reject the request, in the order in which createShipment checks them. Empty if the request is valid. At most 100 are listed, and fewer if the list would exceed 64 KiB. */
            violations: components["schemas"]["Violation"][];
            /**
             * Format: int32
             * @description Number of violations, including those that are not listed.
             * @example 0
             */
            violation_count: number;
            /** @description Advice that the shipment does not follow. It is of the destination's rules, such as a tax number with a wrong check digit, or of validateAddress on recipient and sender. A rule that begins within 60 days has `effective_from`. FEE_CHANGES means that a surcharge of the price has another fee within 60 days. PO_BOX means that the recipient has a post office box, and the `last_mile` of the service is `courier`. TEXT_MISREAD means that a text was read in a wrong encoding (`CafÃ©`) or has HTML (`O&#039;Hara`), and TEXT_LOST that a program destroyed it (`#N/A`, `1-Mar` for 1-3). HS_CODE_INVALID means that an `hs_code` has less than 6 digits, or other characters. A warning is at `["sender"]` if customs papers would have neither address nor phone of the exporter. REFERENCE_ALREADY_PLACED means that an order with this `reference_no` is already placed. A warning does not cause a rejection: createShipment accepts the request. Its response has the same warnings. A field with a violation has no warning. `violations` and `warnings` together have at most 100 entries. */
            warnings: components["schemas"]["Warning"][];
            /** @description Price of the requested service. Null if a violation prevents pricing. */
            quote: components["schemas"]["RateOption"] | null;
        };
        /** @description Orders to book together. */
        ShipmentBatchCreateRequest: {
            /** @description Orders, 1 to 1,000: each is a createShipment body of at most 1536 KiB with a `reference_no` of its own. */
            orders: components["schemas"]["ShipmentBatchOrderRequest"][];
            /**
             * @description Leave out orders whose `reference_no` is already placed: they are refused with REFERENCE_ALREADY_PLACED. Default false: they are booked again.
             * @example true
             */
            skip_placed?: boolean;
        };
        /** @description A batch of orders, and how many of them have which result. */
        ShipmentBatch: {
            /**
             * @description ID of the batch: `sba_` and an opaque string.
             * @example sba_019ac7d15f2c7e60b1a4c93d5e8f7026
             */
            id: string;
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /** @description Status of the batch. */
            status: components["schemas"]["ShipmentBatchStatus"];
            /** @description Number of orders by their status. */
            counts: components["schemas"]["ShipmentBatchCounts"];
            /**
             * Format: date-time
             * @description Time at which the batch was accepted.
             * @example 2026-11-28T02:40:11.318402Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which the last order got its result. Null while orders are pending.
             * @example 2026-11-28T02:40:13.904117Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the batch was cancelled. Null if it was not.
             * @example null
             */
            cancelled_at: string | null;
        };
        /**
         * @description Status of a batch. `processing`: orders are pending. `completed`: each order has a result. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        ShipmentBatchStatus: "processing" | "completed";
        /** @description Number of orders of a batch by their status. */
        ShipmentBatchCounts: {
            /**
             * Format: int32
             * @description Number of orders in the batch.
             * @example 3
             */
            total: number;
            /**
             * Format: int32
             * @description Orders without a result yet.
             * @example 0
             */
            pending: number;
            /**
             * Format: int32
             * @description Orders whose shipment is booked.
             * @example 1
             */
            placed: number;
            /**
             * Format: int32
             * @description Orders that were refused.
             * @example 2
             */
            refused: number;
            /**
             * Format: int32
             * @description Orders that were not begun when the batch was cancelled, and refused ones that a person took off the list to book or corrected in a later batch.
             * @example 0
             */
            cancelled: number;
            /**
             * Format: int32
             * @description Refused orders that retryShipmentBatch tries again.
             * @example 1
             */
            retryable: number;
        };
        /** @description One page of batches. */
        ShipmentBatchList: {
            /** @description Batches on this page. */
            data: components["schemas"]["ShipmentBatch"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description An order of a batch with its result. */
        ShipmentBatchOrder: {
            /**
             * Format: int32
             * @description Place of the order in `orders` of the request, from 0.
             * @example 0
             */
            index: number;
            /**
             * @description The order's own `reference_no`.
             * @example SO-20931
             */
            reference_no: string;
            /** @description Status of the order. */
            status: components["schemas"]["ShipmentBatchOrderStatus"];
            /**
             * @description `true` if retryShipmentBatch tries this order again.
             * @example false
             */
            retryable: boolean;
            /** @description The shipment, as listShipments returns it now. Null unless the order is `placed`, and null again once a shipment of test mode was deleted. */
            shipment: components["schemas"]["ShipmentSummary"] | null;
            /** @description Reason for which the order was refused, or for which a pending order is tried again. Null if there is none. */
            error: components["schemas"]["ShipmentBatchOrderError"] | null;
            /**
             * Format: date-time
             * @description Time of the last change of this order.
             * @example 2026-11-28T02:40:12.117093Z
             */
            updated_at: string;
            /** @description Advice that the order did not follow when it was booked, as in the response of createShipment. Absent without any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /**
         * @description Status of an order of a batch. `pending`: no result yet. `placed`: its shipment is booked. `refused`: it broke a rule, or funds were missing; nothing is booked. `cancelled`: it was not begun when the batch was cancelled, or a person took it off the list to book or corrected it in a later batch. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        ShipmentBatchOrderStatus: "pending" | "placed" | "refused" | "cancelled";
        /**
         * @description Status of orders to filter by. `to_book`: refused, and counted by getWorkQueue.
         * @enum {string}
         */
        ShipmentBatchOrderStatusFilter: "pending" | "placed" | "refused" | "cancelled" | "to_book";
        /** @description The error that createShipment would have answered with, as in its envelope, or REFERENCE_ALREADY_PLACED of an order that was left out. */
        ShipmentBatchOrderError: {
            /**
             * Format: int32
             * @description HTTP status of the error.
             * @example 402
             */
            status: number;
            /**
             * @description Error name, a colon, and an explanation. The text is for people. In code, branch on `sysCode`.
             * @example INSUFFICIENT_FUNDS: the available balance is too low for the shipment's total; add money to the wallet, then send the request again
             */
            message: string;
            /** @description Error number. */
            sysCode: components["schemas"]["SysCode"];
            /** @description Details of the error: the violations, or values such as the missing funds. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description One page of orders of a batch. */
        ShipmentBatchOrderList: {
            /** @description Orders on this page. */
            data: components["schemas"]["ShipmentBatchOrder"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description Result of checking a batch: whether each order would be booked, and at what price. */
        ShipmentBatchValidation: {
            /**
             * @description `true` if every order is valid and the funds are enough for all that would be booked.
             * @example false
             */
            valid: boolean;
            /** @description With a live key: the reason for which the account cannot pay for all valid orders together. Otherwise empty. */
            violations: components["schemas"]["Violation"][];
            /**
             * @description Price of all valid orders together, in HKD. With `skip_placed`, orders that would be left out do not count.
             * @example 122
             */
            total_hkd: number;
            /** @description One entry for each order, in the order of the request. */
            orders: components["schemas"]["ShipmentBatchOrderValidation"][];
        };
        /** @description Result of checking one order of a batch. */
        ShipmentBatchOrderValidation: {
            /**
             * Format: int32
             * @description Place of the order in `orders` of the request, from 0.
             * @example 0
             */
            index: number;
            /**
             * @description The order's own `reference_no`. Null if it has none.
             * @example SO-20931
             */
            reference_no: string | null;
            /**
             * @description `true` if `violations` is empty.
             * @example true
             */
            valid: boolean;
            /** @description Violations for which the order would be refused. Paths begin at the order. At most 20 are listed. */
            violations: components["schemas"]["Violation"][];
            /**
             * Format: int32
             * @description Number of violations, including those that are not listed.
             * @example 0
             */
            violation_count: number;
            /** @description Advice that the order does not follow, as in validateShipment. REFERENCE_ALREADY_PLACED is the first. At most 20 are listed. */
            warnings: components["schemas"]["Warning"][];
            /**
             * @description Price of the order in HKD. Null if a violation prevents pricing.
             * @example 61
             */
            total_hkd: number | null;
            /** @description Duties and taxes of the destination, as in validateShipment. Null if they are not known, or if a violation prevents pricing. */
            landed_cost?: components["schemas"]["LandedCost"] | null;
            /**
             * @description Sentence that says why `landed_cost` is null, and what is needed. Null if it is known.
             * @example null
             */
            landed_cost_reason?: string | null;
            /** @description The same reason for programs. Null if `landed_cost` is known. */
            landed_cost_gap?: components["schemas"]["LandedCostGap"] | null;
        };
        /** @description Payload of a batch event. */
        ShipmentBatchEventData: {
            /** @description The batch, as getShipmentBatch returned it at the time of the event. */
            object: components["schemas"]["ShipmentBatch"];
            /**
             * Format: int32
             * @description Null, because the event belongs to no shipment.
             * @example null
             */
            sequence: number | null;
            /** @description API request that caused the event. Null if no request caused it. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description `true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description A cancelled shipment. Cancelling again returns the same data. */
        PublicShipmentCancelResponse: {
            /**
             * @description Shipment ID. Equal to `tracking_number`.
             * @example SMP4072618350929
             */
            id: string;
            /**
             * @description Sampan's own tracking number: `SMP`, 12 digits and a check digit.
             * @example SMP4072618350929
             */
            tracking_number: string;
            /** @description Status of the shipment: `cancelled`. */
            status: components["schemas"]["ShipmentStatus"];
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the cancellation.
             * @example 2026-11-21T04:02:11.093Z
             */
            cancelled_at: string;
            /**
             * @description Amount returned to the wallet, in HKD: the original total, on hold since booking. 0 in test mode and for a shipment that the carrier never accepted. Also 0 for an account that is exempt from booking holds, because nothing was on hold.
             * @example 61
             */
            refunded_amount_hkd: number;
        };
        /**
         * Format: binary
         * @description JPEG image, as binary data.
         */
        JpegImage: string;
        /**
         * Format: binary
         * @description PDF document, as binary data.
         */
        PdfDocument: string;
        /** @description Tracking data of a shipment, without personal data. Suitable for a tracking widget. */
        TrackingRecord: {
            /**
             * @description Sampan's own tracking number: `SMP`, 12 digits and a check digit.
             * @example SMP4072618350929
             */
            tracking_number: string;
            /**
             * @description Tracking number of the first-leg carrier. Null if that carrier has not assigned one.
             * @example SBX4072618350929
             */
            waybill_number: string | null;
            /**
             * @description Tracking number of the final-mile carrier. Null until the parcel is handed over to that carrier.
             * @example QB482019337GB
             */
            last_mile_tracking_number: string | null;
            /** @description Current status of the shipment. */
            status: components["schemas"]["ShipmentStatus"];
            /** @description Detailed step within `status`: the one of the latest event with this status. Null if that event has none. */
            sub_status: components["schemas"]["TrackingSubStatus"] | null;
            /**
             * Format: date-time
             * @description Expected time of delivery. Null if unknown, once the shipment reaches a terminal status, and while the parcel is lost, destroyed, refused or returning. For the sandbox carrier, it is the booking time plus the longest transit time of the service at booking. A customs hold adds 2 days and an address query adds 1 day. Test-mode shipments arrive sooner, because they advance every 90 seconds.
             * @example 2026-11-27T10:00:00Z
             */
            eta: string | null;
            /**
             * Format: date-time
             * @description Time of delivery. Null until the shipment is delivered.
             * @example 2026-11-26T12:48:00Z
             */
            delivered_at: string | null;
            /**
             * @description Code of the first-leg carrier.
             * @example sandbox
             */
            carrier_code: string;
            /**
             * @description Destination country code (ISO 3166-1 alpha-2).
             * @example GB
             */
            destination_country: string | null;
            /** @description Tracking events of the shipment, oldest first. If there are more than 1,000, only the newest 1,000 are returned. */
            events: components["schemas"]["TrackingEvent"][];
        };
        /** @description Parcels to price. Optional text that is empty or contains only white space counts as not given. Texts are read as in createShipment. */
        RateQuoteRequest: {
            /**
             * @description Actual weight of the one parcel to price, in kg. If `parcels` is given, the quote is based on `parcels` instead.
             * @example 0.48
             */
            weight_kg: number;
            /**
             * @description Destination country code (ISO 3166-1 alpha-2), in uppercase or lowercase.
             * @example GB
             */
            destination_country: string;
            /**
             * @description Category of the goods. If no service accepts the category, nothing is priced. ASCII letter case is ignored. Default: `general`, also for a blank value.
             * @default general
             * @example battery
             */
            goods_category?: string;
            /**
             * @description Codes of optional surcharges to price, at most 16. ASCII letter case is ignored.
             * @example [
             *       "INSURANCE"
             *     ]
             */
            surcharges?: string[];
            /**
             * @description Declared value of the goods in HKD, rounded half-up to cents. Insurance and VAT fees are based on it. If omitted, the value of `items` is used, with each line (`quantity` × unit price) rounded half-up to cents. If a fee depends on the declared value and neither is given, the request is rejected. The error is RATE_ENGINE_REJECTED with `field` `declared_value_hkd`.
             * @example 2246.4
             */
            declared_value_hkd?: number;
            /**
             * @description Custom insured amount, in HKD. Greater than 0, at most 2 decimals, at most USD 2500 at the current day's rate. Requires INSURANCE in `surcharges`.
             * @example 3120
             */
            insured_amount_hkd?: number;
            /**
             * @description Postal code of the destination. Services priced by zone (Australia) need it. Without it, these services are returned as unavailable, with that reason.
             * @example 2000
             */
            destination_postal_code?: string;
            /**
             * @description Service Code to price. If given, only this service is priced.
             * @example HKASTDCSSTCM
             */
            service_tier_id?: string;
            /** @description Parcels to price, 1 to 20, each with its weight and dimensions. They replace `weight_kg`. */
            parcels?: components["schemas"]["Parcel"][];
            /** @description Goods in the shipment, 1 to 100 items. They determine the EU per-item levy. Without `declared_value_hkd`, they also determine the declared value (`unit_price` in USD, `unit_price_hkd` in HKD). */
            items?: components["schemas"]["Item"][];
            /**
             * @description EU IOSS number: `IM` followed by exactly 10 digits. Overrides the account's default number.
             * @example IM3720012345
             */
            ioss_number?: string;
            /**
             * @description `true` to price prepayment of VAT by the carrier. For EU destinations.
             * @example true
             */
            vat_prepay?: boolean;
            /**
             * @description `true` to price prepayment of VAT by the carrier. For Norway. `true` has the same effect as NO_VOEC_PREPAY in `surcharges`.
             * @example true
             */
            voec_prepay?: boolean;
            /** @description Trade term. If omitted, `DAP`, unless a prepayment of import taxes is selected. */
            incoterm?: components["schemas"]["Incoterm"];
            /** @description Kind of recipient. If omitted, it is not known, and rules treat the recipient as a private person. */
            recipient_type?: components["schemas"]["RecipientType"];
        };
        /** @description Rate options for a shipment. */
        PublicQuoteResponse: {
            /** @description Rate options, one for each Service Code of the account that serves the destination, including unavailable ones. Options that can be booked as selected come first, then options with `surcharge_conflicts`, then unavailable options. Within each group, the cheapest option comes first. Empty if the account has no Service Codes. */
            options: components["schemas"]["RateOption"][];
            /** @description Rules of the destination that shipments like the quoted one must meet, or are advised to: those of today, and those that begin within 60 days. Absent without any. */
            requirements?: components["schemas"]["ServiceRequirement"][];
        };
        /** @description Price of one Service Code. `total_hkd` = `freight_hkd` + `reg_fee_hkd` + the sum of `surcharges`. createShipment returns the same total for the same inputs. Amounts are null if the option could not be priced. */
        RateOption: {
            /**
             * @description Service Code. Pass it to createShipment as `service_tier_id`.
             * @example HKASTDGGSTCM
             */
            service_tier_id: string;
            /**
             * @description Product Code that entitles the account to the Service Code.
             * @example HKASTD
             */
            product_code: string;
            /** @description Carrier and its product. */
            carrier: components["schemas"]["CarrierProduct"];
            /**
             * @description Category of goods that was priced.
             * @example general
             */
            goods_category: string;
            /** @description Currency of the amounts: HKD. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Chargeable weight, in kg. Each parcel counts with its actual or volumetric weight, whichever is greater. The sum is rounded up to the service's weight step.
             * @example 0.5
             */
            chargeable_weight_kg: number | null;
            /**
             * @description Freight in HKD, after the discount.
             * @example 43
             */
            freight_hkd: number | null;
            /**
             * @description Registration fee in HKD, for all parcels.
             * @example 18
             */
            reg_fee_hkd: number | null;
            /** @description Surcharges line by line, including those you selected. */
            surcharges: components["schemas"]["SurchargeLine"][];
            /** @description Discount that is already deducted from `freight_hkd`. Null if there is none. */
            discount: components["schemas"]["RateDiscount"] | null;
            /**
             * @description Total price, in HKD. Pass it to createShipment as `expected_total_hkd`.
             * @example 61
             */
            total_hkd: number | null;
            /**
             * @description Code of the rate table that the price is from.
             * @example RT-HKASTDGG
             */
            rate_table_code: string | null;
            /**
             * Format: int32
             * @description Version of the rate table.
             * @example 2
             */
            rate_table_version: number | null;
            /** @description Transit time. Null if unknown. */
            transit_days: components["schemas"]["TransitDays"] | null;
            /**
             * @description `true` if the option can be booked at this price: as selected, or, if `surcharge_conflicts` is not empty, without what is listed there. createShipment rejects the selection that has conflicts.
             * @example true
             */
            available: boolean;
            /**
             * @description Reason why the option is unavailable. Null if it is available.
             * @example the service does not carry battery; it carries general
             */
            unavailable_reason: string | null;
            /** @description Optional surcharges: whether each can be selected, and its fee. */
            opt_in_availability: components["schemas"]["OptInAvailability"][];
            /** @description Selected surcharges that cannot be applied as selected. */
            surcharge_conflicts: components["schemas"]["SurchargeConflict"][];
            /** @description Handling of EU VAT. Null outside the EU. */
            ioss_notice: components["schemas"]["IossNotice"] | null;
            /** @description Tax area of the destination. Absent if it has none. */
            tax_area?: components["schemas"]["TaxArea"];
            /**
             * @description Meaning of the tax area for the taxes at import, or, without a postal code, the areas of the country that this price is not for. Absent if there is none.
             * @example Canary Islands is outside the EU's VAT area: no IOSS number is used, and the recipient pays the taxes of the area.
             */
            tax_notice?: string;
            /**
             * @description Customs papers that the destination wants for such a shipment. getShipmentDocument returns them once it is booked. If the declared value is not known, it counts as within the limit of a CN22.
             * @example [
             *       "commercial_invoice"
             *     ]
             */
            required_documents?: components["schemas"]["ShipmentDocumentType"][];
            /** @description Duties and taxes of the destination, with what the total has of them already. Null if anything that they depend on is not known: `landed_cost_reason` says what. It is an estimate for these goods, not a decision of customs. */
            landed_cost?: components["schemas"]["LandedCost"] | null;
            /**
             * @description Sentence that says why `landed_cost` is null, and what is needed. Null if it is known.
             * @example null
             */
            landed_cost_reason?: string | null;
            /** @description The same reason for programs. Null if `landed_cost` is known. */
            landed_cost_gap?: components["schemas"]["LandedCostGap"] | null;
            /** @description Surcharges of the price that have another fee within 60 days, with the day and the amount (FEE_CHANGES). Absent without any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** @description A carrier and its product. */
        CarrierProduct: {
            /**
             * @description Code of the carrier, for example `sandbox`.
             * @example sandbox
             */
            code: string;
            /**
             * @description Code of the carrier's product.
             * @example HK-ASS-GG
             */
            product_code: string;
        };
        /** @description One surcharge of a quote. */
        SurchargeLine: {
            /**
             * @description Code of the surcharge, for example `INSURANCE` or `EU_ITEM_LEVY`.
             * @example BATTERY_HANDLING
             */
            code: string;
            /**
             * @description Amount, in HKD.
             * @example 4
             */
            amount_hkd: number;
            /**
             * @description Reason for the surcharge.
             * @example Handling of goods with batteries, per parcel
             */
            description: string;
        };
        /** @description A discount on freight. */
        RateDiscount: {
            /**
             * @description ID of the discount rule. Pass it to createShipment as `expected_discount_rule_id`.
             * @example DR-CS-5PCT
             */
            rule_id: string;
            /**
             * @description Amount deducted from the freight, in HKD.
             * @example 7.1
             */
            amount_hkd: number;
        };
        /** @description Transit time, in working days. */
        TransitDays: {
            /**
             * Format: int32
             * @description Shortest transit time, in working days.
             * @example 6
             */
            min: number;
            /**
             * Format: int32
             * @description Longest transit time, in working days.
             * @example 14
             */
            max: number;
        };
        /** @description One optional surcharge of a rate option. */
        OptInAvailability: {
            /**
             * @description Code of the surcharge, for example `INSURANCE` or `SIGNATURE`.
             * @example INSURANCE
             */
            code: string;
            /** @description Availability of the surcharge. */
            status: components["schemas"]["OptInStatus"];
            /**
             * @description Reason why the surcharge cannot be selected. Null if it can.
             * @example the carrier does not offer a signature on this service
             */
            reason: string | null;
            /**
             * @description Fee of the surcharge in HKD, whether it is selected or not. Null if no fee could be priced.
             * @example 9
             */
            fee_hkd: number | null;
            /** @description Limit for a custom insured amount. Present on INSURANCE if the option accepts a custom insured amount and the account is enrolled. */
            custom_insured_amount?: components["schemas"]["CustomInsuredAmount"];
        };
        /**
         * @description Availability of an optional surcharge. `selectable`: it can be selected. `included`: the price already includes it. `omitted`: it was selected, but this price leaves it out. `unavailable`: it is not offered. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        OptInStatus: "selectable" | "included" | "omitted" | "unavailable";
        /** @description Limit for a custom insured amount. */
        CustomInsuredAmount: {
            /**
             * @description Highest amount that can be insured, in USD.
             * @example 2500
             */
            max_usd: number;
        };
        /** @description Surcharges that cannot be applied as selected. */
        SurchargeConflict: {
            /**
             * @description Codes of the surcharges concerned.
             * @example [
             *       "SIGNATURE",
             *       "INSURANCE"
             *     ]
             */
            codes: string[];
            /**
             * @description Reason why the codes cannot be applied, and what the price includes instead.
             * @example SIGNATURE and INSURANCE exclude each other on the US priority line; this price does not include INSURANCE
             */
            reason: string;
        };
        /** @description Part of a country with customs or taxes of its own, such as the Canary Islands. The postal code decides, then the region, then the code of a territory in place of the country's. */
        TaxArea: {
            /**
             * @description Code of the area: the country's code, a hyphen, and letters or digits.
             * @example ES-CN
             */
            code: string;
            /** @description Name of the area. */
            name: components["schemas"]["CountryName"];
            /**
             * @description `EU` inside the customs union of the EU. Null outside it.
             * @example EU
             */
            customs_area: string | null;
            /**
             * @description `EU` inside the VAT area of the EU. Null outside it: there, no IOSS number is forwarded, and no EU VAT is prepaid.
             * @example null
             */
            vat_area: string | null;
        };
        /** @description Handling of EU VAT for this option. */
        IossNotice: {
            /** @description Party that accounts for the VAT. */
            handling: components["schemas"]["IossHandling"];
            /**
             * @description IOSS number that would be forwarded: the one in the request, otherwise the account's default. It is forwarded also where it does not cover the goods. Null if none would be forwarded.
             * @example IM3720012345
             */
            ioss_number: string | null;
            /**
             * @description Standard VAT rate of the destination, in percent.
             * @example 19
             */
            vat_rate_percent: number;
            /**
             * @description The same information as a sentence.
             * @example The IOSS number is forwarded. The seller accounts for the VAT, so no prepayment fee is charged.
             */
            message: string;
        };
        /**
         * @description Party that accounts for EU VAT. `ioss`: the seller, under its IOSS number, if it covers the goods. `vat_prepay`: the carrier, for a fee. `ddp`: the seller, with the duties at import. `recipient`: the recipient, at import, also of goods that the IOSS number does not cover. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        IossHandling: "ioss" | "vat_prepay" | "ddp" | "recipient";
        /** @description A Service Code that the account can book. */
        PublicServiceTier: {
            /**
             * @description Service Code: the unit that you order. The property's name is historical.
             * @example HKASTDGGSTCM
             */
            service_tier_id: string;
            /**
             * @description Product Code that entitles the account to the Service Code.
             * @example HKASTD
             */
            product_code: string;
            /**
             * @description Name of the service.
             * @example Standard goods, worldwide
             */
            name: string;
            /**
             * @description `true` for a service of the standard line, `false` for a special one.
             * @example true
             */
            is_standard_service: boolean;
            /** @description Combinations of goods, flight leg and final mile in the service. */
            service_options: components["schemas"]["ServiceOption"][];
            /** @description Carrier and its product. */
            carrier: components["schemas"]["CarrierProduct"];
            /**
             * @description Categories of goods that the service accepts.
             * @example [
             *       "general",
             *       "battery"
             *     ]
             */
            goods_categories: string[];
            /**
             * @description Country codes (ISO 3166-1 alpha-2) of the countries that the service delivers to.
             * @example [
             *       "AU",
             *       "BR",
             *       "CL",
             *       "DE",
             *       "GB",
             *       "JP",
             *       "NO",
             *       "US"
             *     ]
             */
            destinations: string[];
            /** @description Limits of the service. */
            limits: components["schemas"]["ServiceLimits"];
            /** @description Optional surcharges that the service offers the account, and for which destinations. quoteRates returns their fees for a shipment. */
            opt_ins: components["schemas"]["ServiceOptIn"][];
            /** @description Requirements of the service's destinations, or of the `destination_country` in the query: those of today, and those that begin within 60 days. Check them before you create a shipment, so that the request is not rejected. */
            requirements: components["schemas"]["ServiceRequirement"][];
            /**
             * Format: int32
             * @description Number of requirements that the list has no place for, if there are any. Send `destination_country` to read all that concern one country.
             * @example 215
             */
            omitted_requirements?: number;
            /** @description Customs papers that destinations of the service want. All entries that match a shipment apply. */
            required_documents?: components["schemas"]["ServiceDocument"][];
        };
        /** @description One combination of a service's goods, flight leg and final mile. */
        ServiceOption: {
            /**
             * @description Goods: `general`, `battery`, `cosmetics` and others.
             * @example general
             */
            cargo: string;
            /**
             * @description Flight leg: `commercial`, `priority`, `economy` and others.
             * @example commercial
             */
            air: string;
            /**
             * @description Final mile: `postal`, `courier` and others.
             * @example courier
             */
            last_mile: string;
        };
        /** @description Limits of a service. */
        ServiceLimits: {
            /**
             * Format: int32
             * @description Maximum number of parcels per shipment.
             * @example 20
             */
            max_parcels: number;
            /**
             * @description Maximum actual weight per parcel, in kg.
             * @example 1000
             */
            max_parcel_weight_kg: number;
            /**
             * @description Maximum chargeable weight per shipment, in kg, that every destination accepts under the account's current rate table. Some destinations accept more. Null while no rate table is in force.
             * @example 1000
             */
            max_chargeable_weight_kg: number | null;
            /**
             * @description Maximum length of a parcel's longest side, in cm.
             * @example 500
             */
            max_side_cm: number;
            /**
             * @description Maximum declared value per shipment, in HKD. Null if there is no such limit.
             * @example 20000
             */
            max_declared_value_hkd: number | null;
            /**
             * Format: int32
             * @description Divisor for volumetric weight, in cm³ per kg. Null if volume is not charged.
             * @example 8000
             */
            volumetric_divisor: number | null;
            /**
             * @description Step to which the chargeable weight is rounded up, in kg.
             * @example 0.05
             */
            weight_step_kg: number;
            /**
             * Format: int32
             * @description Longest line of a street address that the carrier takes. Null if it takes the address on one line.
             * @example 35
             */
            max_line_length?: number | null;
            /**
             * Format: int32
             * @description Most lines of a street address. Null if there is no limit.
             * @example 3
             */
            max_lines?: number | null;
            /** @description Unit in which the carrier counts a line. */
            line_unit?: components["schemas"]["LineUnit"];
            /** @description Characters that names and addresses may have. */
            label_characters?: components["schemas"]["LabelCharacters"];
        };
        /**
         * @description Characters that names and addresses may have. Latin letters beyond them are allowed, because the carrier gets them in ASCII. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        LabelCharacters: "any" | "latin1" | "ascii";
        /**
         * @description Unit in which the carrier counts a line. `characters`: code points in NFC. `columns`: wide characters, such as Chinese, take two, and combining marks none. `bytes`: of UTF-8. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        LineUnit: "characters" | "columns" | "bytes";
        /** @description An optional surcharge of a service. */
        ServiceOptIn: {
            /**
             * @description Code of the surcharge, for example `INSURANCE` or `SIGNATURE`.
             * @example INSURANCE
             */
            code: string;
            /**
             * @description Reason for the surcharge.
             * @example Insurance of the declared value and the freight
             */
            description: string;
            /**
             * @description Country codes (ISO 3166-1 alpha-2) of the destinations for which the surcharge can be selected, for at least one of the goods categories.
             * @example [
             *       "AU",
             *       "BR",
             *       "CL",
             *       "DE",
             *       "GB",
             *       "JP",
             *       "NO",
             *       "US"
             *     ]
             */
            selectable: string[];
            /**
             * @description Country codes of the destinations for which the price already includes the surcharge.
             * @example [
             *       "GB"
             *     ]
             */
            included: string[];
            /**
             * @description Codes of the surcharges that cannot be selected together with this one.
             * @example [
             *       "SIGNATURE"
             *     ]
             */
            excludes: string[];
            /** @description Limit for a custom insured amount. Present on INSURANCE if the service accepts a custom insured amount and the account is enrolled. */
            custom_insured_amount?: components["schemas"]["CustomInsuredAmount"];
        };
        /** @description Requirement that a shipment must meet, or advice about it. */
        ServiceRequirement: {
            /**
             * @description Destination country to which this applies. Null if it applies to all.
             * @example BR
             */
            destination_country: string | null;
            /**
             * @description Request field, in dotted notation: `tax_number`, `items.hs_code`, `recipient.postal_code`. Several fields are separated by `|`: one of them is enough.
             * @example items.hs_code
             */
            field: string;
            /**
             * @description Error if the requirement is not met: a key of `x-sys-codes`. Null for advice. Advice is not enforced, but validateShipment may warn about it.
             * @example HS_CODE_BR_8_DIGITS_REQUIRED
             */
            code: string | null;
            /**
             * @description Requirement or advice, as a sentence.
             * @example Brazil requires an hs_code of exactly 8 digits for every item
             */
            description: string;
            /**
             * @description Regular expression that a value matches after trimming. Present if one is known. It is only advice, unless `description` requires this format.
             * @example ^\d{3}-?\d{4}$
             */
            pattern?: string;
            /**
             * @description Sample value in the expected format. Present if one is known.
             * @example 100-0001
             */
            example?: string;
            /**
             * Format: date
             * @description Day in Hong Kong from which it applies, at most 60 days ahead. Absent if no day is known.
             * @example 2026-11-01
             */
            effective_from?: string;
            /**
             * Format: date
             * @description First day in Hong Kong on which it no longer applies. Absent if no end is known.
             * @example 2028-07-01
             */
            effective_until?: string;
            /**
             * @description Stable name of the rule, as in violations and warnings. Absent if it has none.
             * @example eu_product_id
             */
            rule?: string;
            /**
             * @description Address at which the rule is written. Absent if none is known.
             * @example https://eur-lex.europa.eu/eli/reg_impl/2015/2447
             */
            source?: string;
            /** @description Shipments and items that it is about. Absent if it is about all. */
            limits?: components["schemas"]["RequirementLimits"];
        };
        /** @description Customs paper that destinations of a service want. */
        ServiceDocument: {
            /** @description The paper. */
            type: components["schemas"]["ShipmentDocumentType"];
            /**
             * @description Country codes (ISO 3166-1 alpha-2) of the destinations that want it.
             * @example [
             *       "AU"
             *     ]
             */
            destinations: string[];
            /**
             * @description Largest declared value in HKD for which the paper suffices. Null if there is no limit.
             * @example 3000
             */
            max_declared_value_hkd: number | null;
            /**
             * @description Largest weight of all parcels, in kg, for which the paper suffices. Null if there is no limit.
             * @example 2
             */
            max_weight_kg: number | null;
            /** @description Paper of a shipment above a limit. Null if there is none. */
            instead: components["schemas"]["ShipmentDocumentType"] | null;
            /**
             * Format: date
             * @description Day in Hong Kong from which it is wanted, at most 60 days ahead. Absent if no day is known.
             * @example 2026-11-01
             */
            effective_from?: string;
            /**
             * Format: date
             * @description First day in Hong Kong on which it is no longer wanted. Absent if no end is known.
             * @example 2028-07-01
             */
            effective_until?: string;
        };
        /** @description A supported destination country. */
        Country: {
            /**
             * @description Country code (ISO 3166-1 alpha-2).
             * @example AU
             */
            code: string;
            /** @description Name of the country. */
            name: components["schemas"]["CountryName"];
        };
        /** @description Name of a country. */
        CountryName: {
            /**
             * @description Name in English.
             * @example Australia
             */
            en: string;
            /**
             * @description Name in Traditional Chinese as written in Hong Kong. Null if there is none.
             * @example 澳洲
             */
            zh_hk: string | null;
        };
        /** @description Prepaid wallet of the account. With a test key, all amounts are 0. */
        Wallet: {
            /**
             * @description Money in the wallet, in HKD.
             * @example 8420.5
             */
            balance: number;
            /**
             * @description Amount that the next booking can use, in HKD: `balance` minus `held`.
             * @example 7934.1
             */
            available: number;
            /**
             * @description Amount on hold for shipments without a final fee, in HKD.
             * @example 486.4
             */
            held: number;
            /** @description Currency of the amounts: HKD. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description One transaction of the wallet. */
        WalletTransaction: {
            /**
             * @description Transaction ID: `txn_` and an opaque string.
             * @example txn_019aa4f2c8b97e21b6d05c3a8f4170e3
             */
            id: string;
            /** @description Type of the transaction. */
            type: components["schemas"]["WalletTransactionType"];
            /**
             * @description Change in HKD, positive or negative. `top_up`, `post`, `duties`, `refund` and `adjust` change the balance. `hold` and `void` change the amount on hold.
             * @example -65.27
             */
            amount_hkd: number;
            /**
             * @description Balance after the transaction, in HKD.
             * @example 8420.5
             */
            balance_after_hkd: number;
            /**
             * @description Amount on hold after the transaction, in HKD.
             * @example 486.4
             */
            held_after_hkd: number;
            /**
             * @description Shipment to which the transaction belongs. Null for transactions of the account itself. A booking that the carrier did not accept leaves a `hold` and its `void`. For the number of such a booking, getShipment returns 404.
             * @example SMP4072618350929
             */
            shipment_id: string | null;
            /**
             * @description Reason for the transaction, as text. Null if the type needs no explanation.
             * @example FPS transfer 20261120-118
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description Time at which the transaction was recorded.
             * @example 2026-11-28T01:20:11.940Z
             */
            created_at: string;
        };
        /**
         * @description Type of a wallet transaction. `top_up`: money added. `hold`: amount put on hold at booking. `void`: hold released unused. `post`: hold settled by the final fee. `duties`: difference between the duties and taxes in the carrier's bill and those in the price, of a shipment with DDP. `refund`: money given back. `adjust`: manual adjustment or service fee. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        WalletTransactionType: "top_up" | "hold" | "void" | "post" | "duties" | "refund" | "adjust";
        /**
         * @description Type of wallet transaction to filter by.
         * @enum {string}
         */
        WalletTransactionTypeFilter: "top_up" | "hold" | "void" | "post" | "duties" | "refund" | "adjust";
        /** @description One page of wallet transactions. */
        WalletTransactionList: {
            /** @description Wallet transactions on this page. */
            data: components["schemas"]["WalletTransaction"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description A webhook endpoint to register. */
        WebhookCreateRequest: {
            /**
             * Format: uri
             * @description URL to which events are posted. An absolute URL with `https`; `http` is accepted only in test mode. It must not contain a user name, password or fragment.
             * @example https://hooks.example.com/sampan
             */
            url: string;
            /**
             * @description Event types to send. `*` subscribes to all types except `webhook.test`, including types added later.
             * @example [
             *       "shipment.created",
             *       "shipment.delivered",
             *       "shipment.cancelled"
             *     ]
             */
            events: components["schemas"]["EventSelector"][];
            /**
             * @description Your own note about the endpoint, at most 200 characters. Default: empty.
             * @default
             * @example Order system
             */
            description?: string;
        };
        /** @description Changes to a webhook endpoint. Omitted properties keep their values. The `url` cannot be changed: register a new endpoint. */
        WebhookUpdateRequest: {
            /**
             * @description Event types to send from now on. `*` subscribes to all types except `webhook.test`, including types added later.
             * @example [
             *       "shipment.delivered",
             *       "shipment.returned"
             *     ]
             */
            events?: components["schemas"]["EventSelector"][];
            /**
             * @description Your own note about the endpoint.
             * @example Delivery notices
             */
            description?: string;
            /**
             * @description `true` re-enables an inactive endpoint and resets its failure count. `false` stops deliveries to it.
             * @example true
             */
            active?: boolean;
        };
        /** @description Event type to send as a test. */
        WebhookTestRequest: {
            /**
             * @description Type of the test event. Default: `webhook.test`.
             * @default webhook.test
             */
            event_type?: components["schemas"]["EventTypeFilter"];
        };
        /** @description Options for rotating the signing secret. */
        WebhookRotateRequest: {
            /**
             * @description `true` to revoke the previous secret immediately. Default: `false`. With `false`, the new and the previous secret both sign for 24 hours. With `true`, only the new secret signs from now on. Use `true` if the secret has leaked.
             * @default false
             * @example true
             */
            revoke_previous?: boolean;
        };
        /**
         * @description Event type to subscribe to, or `*` for all types except `webhook.test`.
         * @enum {string}
         */
        EventSelector: "*" | "shipment.created" | "shipment.picked_up" | "shipment.in_transit" | "shipment.out_for_delivery" | "shipment.available_for_pickup" | "shipment.delivery_failed" | "shipment.exception" | "shipment.returning" | "shipment.delivered" | "shipment.cancelled" | "shipment.returned" | "shipment.tracking_updated" | "shipment.last_mile_assigned" | "shipment.label_ready" | "shipment.label_failed" | "shipment.pod_available" | "shipment.billing_settled" | "shipment.billing_adjusted" | "shipment_batch.completed" | "manifest.closed" | "manifest.failed" | "wallet.low_balance" | "wallet.adjusted" | "webhook.disabled" | "webhook.test";
        /**
         * @description Event type.
         * @enum {string}
         */
        EventTypeFilter: "shipment.created" | "shipment.picked_up" | "shipment.in_transit" | "shipment.out_for_delivery" | "shipment.available_for_pickup" | "shipment.delivery_failed" | "shipment.exception" | "shipment.returning" | "shipment.delivered" | "shipment.cancelled" | "shipment.returned" | "shipment.tracking_updated" | "shipment.last_mile_assigned" | "shipment.label_ready" | "shipment.label_failed" | "shipment.pod_available" | "shipment.billing_settled" | "shipment.billing_adjusted" | "shipment_batch.completed" | "manifest.closed" | "manifest.failed" | "wallet.low_balance" | "wallet.adjusted" | "webhook.disabled" | "webhook.test";
        /**
         * @description Type of an event. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        EventType: "shipment.created" | "shipment.picked_up" | "shipment.in_transit" | "shipment.out_for_delivery" | "shipment.available_for_pickup" | "shipment.delivery_failed" | "shipment.exception" | "shipment.returning" | "shipment.delivered" | "shipment.cancelled" | "shipment.returned" | "shipment.tracking_updated" | "shipment.last_mile_assigned" | "shipment.label_ready" | "shipment.label_failed" | "shipment.pod_available" | "shipment.billing_settled" | "shipment.billing_adjusted" | "shipment_batch.completed" | "manifest.closed" | "manifest.failed" | "wallet.low_balance" | "wallet.adjusted" | "webhook.disabled" | "webhook.test";
        /** @description A webhook endpoint. */
        Webhook: {
            /**
             * @description Endpoint ID: `wh_` and an opaque string.
             * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
             */
            id: string;
            /**
             * Format: uri
             * @description URL to which events are posted.
             * @example https://hooks.example.com/sampan
             */
            url: string;
            /**
             * @description Your own note about the endpoint. Empty if there is none.
             * @example Order system
             */
            description: string;
            /**
             * @description Event types to which the endpoint subscribes, or `*`.
             * @example [
             *       "shipment.created",
             *       "shipment.delivered",
             *       "shipment.cancelled"
             *     ]
             */
            events: components["schemas"]["EventSubscription"][];
            /**
             * @description `false` if the endpoint was deleted, stopped or disabled.
             * @example true
             */
            active: boolean;
            /** @description Reason why the endpoint is inactive. Null while it is active. `deleted`: by deleteWebhook. `deactivated`: by updateWebhook. `consecutive_failures`: ten deliveries in a row used up their attempts. `gone`: the receiver responded to a scheduled attempt with 410, which disables the endpoint immediately. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /**
             * @description Last four characters of the signing secret.
             * @example reY=
             */
            secret_last4: string;
            /**
             * Format: date-time
             * @description Time of the last rotation of the secret. Null before the first rotation.
             * @example 2026-10-02T09:12:30.004Z
             */
            rotated_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the endpoint was registered.
             * @example 2026-11-21T02:55:48.637Z
             */
            created_at: string;
        };
        /** @description A webhook endpoint with its signing secret, which is shown only once. */
        WebhookCreated: {
            /**
             * @description Endpoint ID: `wh_` and an opaque string.
             * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
             */
            id: string;
            /**
             * Format: uri
             * @description URL to which events are posted.
             * @example https://hooks.example.com/sampan
             */
            url: string;
            /**
             * @description Your own note about the endpoint. Empty if there is none.
             * @example Order system
             */
            description: string;
            /**
             * @description Event types to which the endpoint subscribes, or `*`.
             * @example [
             *       "shipment.created",
             *       "shipment.delivered",
             *       "shipment.cancelled"
             *     ]
             */
            events: components["schemas"]["EventSubscription"][];
            /**
             * @description `false` if the endpoint was deleted, stopped or disabled.
             * @example true
             */
            active: boolean;
            /** @description Reason why the endpoint is inactive. Null while it is active. `deleted`: by deleteWebhook. `deactivated`: by updateWebhook. `consecutive_failures`: ten deliveries in a row used up their attempts. `gone`: the receiver responded to a scheduled attempt with 410, which disables the endpoint immediately. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /**
             * @description Last four characters of the signing secret.
             * @example reY=
             */
            secret_last4: string;
            /**
             * Format: date-time
             * @description Time of the last rotation of the secret. Null before the first rotation.
             * @example 2026-11-24T09:30:12.507Z
             */
            rotated_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the endpoint was registered.
             * @example 2026-11-21T02:55:48.637Z
             */
            created_at: string;
            /**
             * @description Signing secret: `whsec_` and 44 base64 characters. The HMAC key is the UTF-8 bytes of the whole string, including the prefix. The secret is shown exactly once. A replay under the same idempotency key within 24 hours shows it again.
             * @example whsec_pPc8EjRoqRnbvdlYnB6YEBOBCSWSmU69JnjlTDyDreY=
             */
            secret: string;
        };
        /** @description One page of webhook endpoints. */
        WebhookList: {
            /** @description Webhook endpoints on this page. */
            data: components["schemas"]["Webhook"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description New signing secret of a webhook endpoint. */
        WebhookSecretRotated: {
            /**
             * @description Endpoint ID.
             * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
             */
            id: string;
            /**
             * Format: date-time
             * @description Time of the rotation.
             * @example 2026-11-21T05:20:37.416Z
             */
            rotated_at: string;
            /**
             * @description New signing secret, in plaintext. It is shown exactly once and cannot be recovered.
             * @example whsec_X7Iyqxl0U1BHVMQqDy3xF5AdrSH3AK2MyY/YYjj4U1Q=
             */
            secret: string;
            /**
             * @description Last four characters of the new secret.
             * @example U1Q=
             */
            secret_last4: string;
        };
        /** @description A genuinely signed event that was not delivered. */
        WebhookSample: {
            /** @description Headers that a delivery would have. */
            headers: components["schemas"]["WebhookSampleHeaders"];
            /**
             * @description Exact text that was signed. Verify the signature against this text, never against a re-serialized `payload`.
             * @example {"event_id":"evt_019aa4f2c8a57d16a4f03b9e5c7182e6","event_type":"webhook.test","livemode":true,"created_at":"2026-11-21T02:58:20.330041Z","data":{"object":{"id":"wh_019aa4e07b1d7a52b3c8d4f6a1e95c02","url":"https://hooks.example.com/sampan","description":"Order system","events":["shipment.created","shipment.delivered","shipment.cancelled"],"active":true,"disabled_reason":null,"secret_last4":"reY=","rotated_at":null,"created_at":"2026-11-21T02:55:48.637Z"},"sequence":null,"request":{"id":"019aa4e2-d5a1-7f6c-8b3e-90d4c7f1a265","idempotency_key":null},"test":true}}
             */
            raw_body: string;
            /** @description `raw_body`, parsed. For display only. */
            payload: components["schemas"]["Event"];
        };
        /** @description Headers of a delivery. */
        WebhookSampleHeaders: {
            /**
             * @description Media type of the body: `application/json`.
             * @example application/json
             */
            "Content-Type": string;
            /**
             * @description Event ID.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e6
             */
            "X-Service-Event-Id": string;
            /**
             * @description Event type.
             * @example webhook.test
             */
            "X-Service-Event-Type": string;
            /**
             * @description Signature: `t=<unix seconds>,v1=<hex>`. After a rotation that did not revoke the previous secret, it has two `v1` values for 24 hours, never more.
             * @example t=1795229900,v1=bfb36fde1e17b2423dc47120d93289f7cd3ea036c9b863f82ab1ba59735fb775
             */
            "X-Service-Signature": string;
        };
        /** @description Delivery of one event to one endpoint. `http_status`, `latency_ms`, `response_excerpt` and `error` are those of one attempt: the one that determines `state`. For a `succeeded` delivery, this is the last attempt with a 2xx response. Otherwise it is the last attempt that has ended. `attempts` has the values of each attempt. */
        WebhookDelivery: {
            /**
             * @description Delivery ID: `dlv_` and an opaque string.
             * @example dlv_019aa4e2d6c87a0f9e35d1b4c8f27063
             */
            id: string;
            /**
             * @description Event ID. It stays the same across attempts and redeliveries.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e6
             */
            event_id: string;
            /** @description Event type. */
            event_type: components["schemas"]["EventType"];
            /** @description State of the delivery. A failed redelivery does not change it: a delivery that has succeeded stays `succeeded`. */
            state: components["schemas"]["WebhookDeliveryState"];
            /**
             * Format: int32
             * @description Number of attempts, including redeliveries and an attempt in progress.
             * @example 1
             */
            attempt_count: number;
            /**
             * Format: int32
             * @description HTTP status that the receiver returned to the attempt that determines `state`. Null if the receiver did not respond, and before the first attempt has ended.
             * @example 200
             */
            http_status: number | null;
            /**
             * Format: int32
             * @description Duration of the attempt that determines `state`, in ms. Null before the first attempt has ended, and if the sending process stopped during the attempt.
             * @example 203
             */
            latency_ms: number | null;
            /**
             * @description First 2 KiB of the receiver's response to the attempt that determines `state`. Null if there was no response.
             * @example ok
             */
            response_excerpt: string | null;
            /**
             * @description Reason why the attempt that determines `state` failed. Null if it did not fail, so always null while `state` is `succeeded`.
             * @example status 401
             */
            error: string | null;
            /**
             * Format: date-time
             * @description Time at which the next attempt is due. Null if no attempt is due.
             * @example 2026-11-21T10:43:16.904Z
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description Time at which the delivery was created from its event.
             * @example 2026-11-21T02:58:20.330Z
             */
            created_at: string;
            /** @description Attempts, oldest first, each with its own result. The last one may be in progress. If there are more than 100, only the newest and the last successful one are returned. `attempt_count` counts all of them. */
            attempts: components["schemas"]["WebhookDeliveryAttempt"][];
        };
        /**
         * @description State of a delivery. `pending`: not attempted yet. `delivering`: being sent. `retrying`: failed, and due again. `succeeded`: got a 2xx response at least once. `failed`: out of attempts without a 2xx response. `discarded`: given up because the endpoint was disabled or deleted. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        WebhookDeliveryState: "pending" | "delivering" | "retrying" | "succeeded" | "failed" | "discarded";
        /** @description One attempt of a delivery. */
        WebhookDeliveryAttempt: {
            /**
             * Format: int32
             * @description Number of the attempt. The first is 1.
             * @example 1
             */
            number: number;
            /** @description Trigger of the attempt. */
            trigger: components["schemas"]["DeliveryTrigger"];
            /**
             * Format: date-time
             * @description Time at which the attempt started.
             * @example 2026-11-21T02:58:20.341Z
             */
            started_at: string;
            /**
             * Format: int32
             * @description HTTP status that the receiver returned. Null if the receiver did not respond.
             * @example 200
             */
            http_status: number | null;
            /**
             * Format: int32
             * @description Duration of the attempt, in ms. Null while the attempt is in progress, and if the sending process stopped during the attempt.
             * @example 203
             */
            latency_ms: number | null;
            /**
             * @description First 2 KiB of the receiver's response. Null if there was no response.
             * @example ok
             */
            response_excerpt: string | null;
            /**
             * @description Reason why the attempt failed. Null if it did not fail.
             * @example status 401
             */
            error: string | null;
        };
        /**
         * @description Trigger of an attempt. `schedule`: the retry schedule. `redeliver`: a call of redeliverWebhookDelivery. `test`: a call of testWebhook. Only failures of scheduled attempts count towards disabling an endpoint. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        DeliveryTrigger: "schedule" | "redeliver" | "test";
        /** @description One page of deliveries. */
        WebhookDeliveryList: {
            /** @description Deliveries on this page. */
            data: components["schemas"]["WebhookDelivery"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description An event: the same body that webhooks deliver. `event_type` selects the schema. Open list: new event types may be added. Treat an unknown type as new, not as an error. */
        Event: components["schemas"]["ShipmentCreatedEvent"] | components["schemas"]["ShipmentPickedUpEvent"] | components["schemas"]["ShipmentInTransitEvent"] | components["schemas"]["ShipmentOutForDeliveryEvent"] | components["schemas"]["ShipmentAvailableForPickupEvent"] | components["schemas"]["ShipmentDeliveryFailedEvent"] | components["schemas"]["ShipmentExceptionEvent"] | components["schemas"]["ShipmentReturningEvent"] | components["schemas"]["ShipmentDeliveredEvent"] | components["schemas"]["ShipmentCancelledEvent"] | components["schemas"]["ShipmentReturnedEvent"] | components["schemas"]["ShipmentTrackingUpdatedEvent"] | components["schemas"]["ShipmentLastMileAssignedEvent"] | components["schemas"]["ShipmentLabelReadyEvent"] | components["schemas"]["ShipmentLabelFailedEvent"] | components["schemas"]["ShipmentPodAvailableEvent"] | components["schemas"]["ShipmentBillingSettledEvent"] | components["schemas"]["ShipmentBillingAdjustedEvent"] | components["schemas"]["ShipmentBatchCompletedEvent"] | components["schemas"]["ManifestClosedEvent"] | components["schemas"]["ManifestFailedEvent"] | components["schemas"]["WalletLowBalanceEvent"] | components["schemas"]["WalletAdjustedEvent"] | components["schemas"]["WebhookDisabledEvent"] | components["schemas"]["WebhookTestEvent"];
        /** @description Request that caused an event. For the booking of an order of a batch, it is the request that created the batch. For the end of a batch that was cancelled or tried again, it is the last of these requests. */
        EventRequest: {
            /**
             * @description `X-Request-Id` of the request.
             * @example 019aa4e2-d5a1-7f6c-8b3e-90d4c7f1a265
             */
            id: string;
            /**
             * @description `Idempotency-Key` of the request. Null if it had none.
             * @example order-21764
             */
            idempotency_key: string | null;
        };
        /** @description One page of events. */
        EventList: {
            /**
             * @description Events on this page.
             * @example [
             *       {
             *         "event_id": "evt_019aa4f2c8a57d16a4f03b9e5c7182e4",
             *         "event_type": "wallet.low_balance",
             *         "livemode": true,
             *         "created_at": "2026-11-27T08:09:36.482517Z",
             *         "data": {
             *           "object": {
             *             "balance": 512.3,
             *             "available": 188.6,
             *             "held": 323.7,
             *             "currency": "HKD"
             *           },
             *           "sequence": null,
             *           "request": {
             *             "id": "019ac4d0-e5a1-7b3c-9f28-46ab71d0c8e3",
             *             "idempotency_key": "order-21764"
             *           }
             *         }
             *       },
             *       {
             *         "event_id": "evt_019aa4f2c8a57d16a4f03b9e5c7182e6",
             *         "event_type": "webhook.test",
             *         "livemode": true,
             *         "created_at": "2026-11-21T02:58:20.330041Z",
             *         "data": {
             *           "object": {
             *             "id": "wh_019aa4e07b1d7a52b3c8d4f6a1e95c02",
             *             "url": "https://hooks.example.com/sampan",
             *             "description": "Order system",
             *             "events": [
             *               "shipment.created",
             *               "shipment.delivered",
             *               "shipment.cancelled"
             *             ],
             *             "active": true,
             *             "disabled_reason": null,
             *             "secret_last4": "reY=",
             *             "rotated_at": null,
             *             "created_at": "2026-11-21T02:55:48.637Z"
             *           },
             *           "sequence": null,
             *           "request": {
             *             "id": "019aa4e2-d5a1-7f6c-8b3e-90d4c7f1a265",
             *             "idempotency_key": null
             *           }
             *         }
             *       }
             *     ]
             */
            data: components["schemas"]["Event"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description Payload of a shipment event. */
        ShipmentEventData: {
            /** @description The shipment, as getShipment returned it at the time of the event, but with `label_pdf_url` null. Events contain no presigned URL and no photo. */
            object: components["schemas"]["ShipmentDetail"];
            /**
             * Format: int32
             * @description Sequence number that grows with each event of this shipment. An event with a smaller number than one you have already seen is older news.
             * @example 1
             */
            sequence: number;
            /** @description API request that caused the event. Null if no request caused it. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description `true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description Payload of a wallet event. */
        WalletEventData: {
            /** @description The wallet, as getWalletBalance returned it at the time of the event. */
            object: components["schemas"]["Wallet"];
            /**
             * Format: int32
             * @description Null, because the event belongs to no shipment.
             * @example null
             */
            sequence: number | null;
            /** @description API request that caused the event. Null if no request caused it. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description `true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description Payload of a event of a wallet transaction. */
        WalletTransactionEventData: {
            /** @description The transaction, as listWalletTransactions returns it. */
            object: components["schemas"]["WalletTransaction"];
            /**
             * Format: int32
             * @description Null, because the event belongs to no shipment.
             * @example null
             */
            sequence: number | null;
            /** @description API request that caused the event. Null if no request caused it. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description `true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description Payload of a webhook event. */
        WebhookEventData: {
            /** @description The endpoint, as getWebhook returned it at the time of the event. */
            object: components["schemas"]["Webhook"];
            /**
             * Format: int32
             * @description Null, because the event belongs to no shipment.
             * @example null
             */
            sequence: number | null;
            /** @description API request that caused the event. Null if no request caused it. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description `true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description Body of a `shipment.created` event. */
        ShipmentCreatedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182d4
             */
            event_id: string;
            /**
             * @description Event type: `shipment.created`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.created";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-21T03:15:42.318402Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.picked_up` event. */
        ShipmentPickedUpEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182d5
             */
            event_id: string;
            /**
             * @description Event type: `shipment.picked_up`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.picked_up";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-21T10:41:13.502718Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.in_transit` event. */
        ShipmentInTransitEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182d6
             */
            event_id: string;
            /**
             * @description Event type: `shipment.in_transit`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.in_transit";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-22T02:06:40.117530Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.out_for_delivery` event. */
        ShipmentOutForDeliveryEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182d7
             */
            event_id: string;
            /**
             * @description Event type: `shipment.out_for_delivery`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.out_for_delivery";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-26T07:13:22.870341Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.available_for_pickup` event. */
        ShipmentAvailableForPickupEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182d8
             */
            event_id: string;
            /**
             * @description Event type: `shipment.available_for_pickup`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.available_for_pickup";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-26T13:05:10.440127Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.delivery_failed` event. */
        ShipmentDeliveryFailedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182d9
             */
            event_id: string;
            /**
             * @description Event type: `shipment.delivery_failed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.delivery_failed";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-26T12:55:47.381906Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.exception` event. */
        ShipmentExceptionEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182da
             */
            event_id: string;
            /**
             * @description Event type: `shipment.exception`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.exception";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-24T09:18:33.029475Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.returning` event. */
        ShipmentReturningEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182db
             */
            event_id: string;
            /**
             * @description Event type: `shipment.returning`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.returning";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-27T10:22:18.760814Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.delivered` event. */
        ShipmentDeliveredEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182dc
             */
            event_id: string;
            /**
             * @description Event type: `shipment.delivered`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.delivered";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-26T12:49:01.205986Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.cancelled` event. */
        ShipmentCancelledEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182dd
             */
            event_id: string;
            /**
             * @description Event type: `shipment.cancelled`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.cancelled";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-21T04:02:11.093650Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.returned` event. */
        ShipmentReturnedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182de
             */
            event_id: string;
            /**
             * @description Event type: `shipment.returned`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.returned";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-12-08T06:40:52.518233Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.tracking_updated` event. */
        ShipmentTrackingUpdatedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182df
             */
            event_id: string;
            /**
             * @description Event type: `shipment.tracking_updated`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.tracking_updated";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-24T03:47:20.651090Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.last_mile_assigned` event. */
        ShipmentLastMileAssignedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e0
             */
            event_id: string;
            /**
             * @description Event type: `shipment.last_mile_assigned`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.last_mile_assigned";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-25T08:31:05.664109Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.label_ready` event. */
        ShipmentLabelReadyEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e1
             */
            event_id: string;
            /**
             * @description Event type: `shipment.label_ready`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.label_ready";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-21T03:15:58.274631Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.label_failed` event. */
        ShipmentLabelFailedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e7
             */
            event_id: string;
            /**
             * @description Event type: `shipment.label_failed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.label_failed";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-21T03:16:58.274631Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.pod_available` event. */
        ShipmentPodAvailableEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e2
             */
            event_id: string;
            /**
             * @description Event type: `shipment.pod_available`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.pod_available";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-26T13:30:44.917352Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.billing_settled` event. */
        ShipmentBillingSettledEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e3
             */
            event_id: string;
            /**
             * @description Event type: `shipment.billing_settled`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.billing_settled";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-28T01:20:11.940275Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment.billing_adjusted` event. */
        ShipmentBillingAdjustedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e8
             */
            event_id: string;
            /**
             * @description Event type: `shipment.billing_adjusted`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment.billing_adjusted";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-30T02:40:51.117204Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentEventData"];
        };
        /** @description Body of a `shipment_batch.completed` event. */
        ShipmentBatchCompletedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e4
             */
            event_id: string;
            /**
             * @description Event type: `shipment_batch.completed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "shipment_batch.completed";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-27T08:09:36.482517Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ShipmentBatchEventData"];
        };
        /** @description Body of a `wallet.low_balance` event. */
        WalletLowBalanceEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e4
             */
            event_id: string;
            /**
             * @description Event type: `wallet.low_balance`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "wallet.low_balance";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-27T08:09:36.482517Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["WalletEventData"];
        };
        /** @description Body of a `wallet.adjusted` event. */
        WalletAdjustedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e9
             */
            event_id: string;
            /**
             * @description Event type: `wallet.adjusted`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "wallet.adjusted";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-30T02:40:51.117205Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["WalletTransactionEventData"];
        };
        /** @description Body of a `webhook.disabled` event. */
        WebhookDisabledEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e5
             */
            event_id: string;
            /**
             * @description Event type: `webhook.disabled`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "webhook.disabled";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-10-19T22:44:03.158862Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["WebhookEventData"];
        };
        /** @description Body of a `webhook.test` event. */
        WebhookTestEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e6
             */
            event_id: string;
            /**
             * @description Event type: `webhook.test`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "webhook.test";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-21T02:58:20.330041Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["WebhookEventData"];
        };
        /** @description Success envelope of createShipment. */
        ShipmentCreatedReturn: {
            /**
             * @description HTTP status: 201.
             * @constant
             */
            status: 201;
            /**
             * @description `ok`, or `created` with status 201.
             * @example created
             */
            message: string;
            /** @description The shipment. */
            data: components["schemas"]["ShipmentCreated"];
        };
        /** @description Success envelope of validateShipment. */
        ShipmentValidationReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The result of the check. */
            data: components["schemas"]["ShipmentValidation"];
        };
        /** @description Success envelope of createShipmentBatch. */
        ShipmentBatchAcceptedReturn: {
            /**
             * @description HTTP status: 202.
             * @constant
             */
            status: 202;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description A batch of orders, and how many of them have which result. */
            data: components["schemas"]["ShipmentBatch"];
        };
        /** @description Success envelope of getShipmentBatch, cancelShipmentBatch and retryShipmentBatch. */
        ShipmentBatchReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description A batch of orders, and how many of them have which result. */
            data: components["schemas"]["ShipmentBatch"];
        };
        /** @description Success envelope of listShipmentBatches. */
        ShipmentBatchListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of batches. */
            data: components["schemas"]["ShipmentBatchList"];
        };
        /** @description Success envelope of listShipmentBatchOrders. */
        ShipmentBatchOrderListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of orders of a batch. */
            data: components["schemas"]["ShipmentBatchOrderList"];
        };
        /** @description Success envelope of validateShipmentBatch. */
        ShipmentBatchValidationReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description Result of checking a batch: whether each order would be booked, and at what price. */
            data: components["schemas"]["ShipmentBatchValidation"];
        };
        /**
         * @description Status of a manifest. `closing`: the carrier has not confirmed it yet. `closed`: it has a document. `failed`: the carrier refused it, and its shipments are free for another one. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        ManifestStatus: "closing" | "closed" | "failed";
        /**
         * @description Document of a manifest. `carrier`: the carrier's own. `sheet`: the hand-over sheet of Sampan.
         * @enum {string}
         */
        ManifestDocumentType: "carrier" | "sheet";
        /** @description Reason why the carrier refused a manifest. */
        ManifestError: {
            /**
             * @description The carrier's code, such as `BOOKING_CANCELLED`.
             * @example BOOKING_CANCELLED
             */
            code: string;
            /**
             * @description The carrier's text.
             * @example a booking was cancelled
             */
            message: string;
            /**
             * @description Tracking numbers of the shipments that the carrier refuses. Empty if it names none.
             * @example [
             *       "SMP4072618350929"
             *     ]
             */
            shipment_ids: string[];
        };
        /** @description Shipments of one carrier that are handed over together. */
        Manifest: {
            /**
             * @description ID of the manifest: `mft_` and an opaque string. The code on the sheet.
             * @example mft_019ac7d15f2c7e60b1a4c93d5e8f7026
             */
            id: string;
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /** @description Status of the manifest. */
            status: components["schemas"]["ManifestStatus"];
            /**
             * @description Carrier of all its shipments.
             * @example sandbox
             */
            carrier_code: string;
            /**
             * Format: date
             * @description Day of the hand-over in Hong Kong: the day on which the manifest was created.
             * @example 2026-11-28
             */
            day: string;
            /**
             * Format: int32
             * @description Number of its shipments when it was created.
             * @example 2
             */
            shipment_count: number;
            /**
             * Format: int32
             * @description Number of their parcels.
             * @example 3
             */
            parcel_count: number;
            /**
             * @description Declared weight of all parcels, in kilograms.
             * @example 1.44
             */
            weight_kg: number;
            /**
             * @description The carrier's number of the manifest. Null if the carrier has no manifests of its own, or has not confirmed it yet.
             * @example PXM-20261128-7
             */
            carrier_manifest_number: string | null;
            /** @description Reason why the manifest failed. Null for any other status. */
            error: components["schemas"]["ManifestError"] | null;
            /**
             * Format: date-time
             * @description Time at which the manifest was created.
             * @example 2026-11-28T09:40:11.318402Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time at which it was closed. Null before, and if it failed.
             * @example 2026-11-28T09:40:11.904117Z
             */
            closed_at: string | null;
        };
        /** @description The shipments to close into a manifest. */
        ManifestCreateRequest: {
            /**
             * @description Carrier that picks the shipments up. All shipments of test mode are carried by `sandbox`. Without shipments that wait, an unknown carrier is rejected with INVALID_FIELD.
             * @example sandbox
             */
            carrier_code: string;
            /**
             * @description Tracking numbers, 1 to 1,000. Either all of them are closed or none. Without it, all shipments of the carrier that wait for a manifest are closed. A number that is repeated counts once.
             * @example [
             *       "SMP4072618350929",
             *       "SMP4072618350930"
             *     ]
             */
            shipment_ids?: string[];
            /**
             * Format: date-time
             * @description Only shipments booked before this time. Not together with `shipment_ids`. An ISO 8601 timestamp with a time zone.
             * @example 2026-11-28T17:00:00+08:00
             */
            created_before?: string;
        };
        /** @description Success envelope of getManifest. */
        ManifestReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description Shipments of one carrier that are handed over together. */
            data: components["schemas"]["Manifest"];
        };
        /** @description Success envelope of createManifest with status 201. */
        ManifestClosedReturn: {
            /**
             * @description HTTP status: 201.
             * @constant
             */
            status: 201;
            /**
             * @description `ok`, or `created` with status 201.
             * @example created
             */
            message: string;
            /** @description The closed manifest. */
            data: components["schemas"]["Manifest"];
        };
        /** @description Success envelope of createManifest with status 202. */
        ManifestClosingReturn: {
            /**
             * @description HTTP status: 202.
             * @constant
             */
            status: 202;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The manifest, which is `closing`. */
            data: components["schemas"]["Manifest"];
        };
        /** @description One page of manifests. */
        ManifestList: {
            /** @description Manifests on this page. */
            data: components["schemas"]["Manifest"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description Success envelope of listManifests. */
        ManifestListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of manifests. */
            data: components["schemas"]["ManifestList"];
        };
        /** @description One page of the shipments of a manifest. */
        ManifestShipmentList: {
            /** @description Shipments on this page. */
            data: components["schemas"]["ShipmentSummary"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description Success envelope of listManifestShipments. */
        ManifestShipmentListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of the shipments of a manifest. */
            data: components["schemas"]["ManifestShipmentList"];
        };
        /** @description Envelope of the errors of createManifest with status 400. */
        CreateManifestBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: carrier_code is required
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400004` IDEMPOTENCY_KEY_REQUIRED
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400004" | "1400005" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createManifest with status 409. */
        CreateManifestConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example MANIFEST_SHIPMENTS_REFUSED: some shipments cannot be on this manifest; see data
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500160` MANIFEST_EMPTY
             *     - `1500161` MANIFEST_SHIPMENTS_REFUSED
             *     - `1500162` MANIFEST_REFUSED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500160" | "1500161" | "1500162";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createManifest with status 503. */
        CreateManifestServiceUnavailableReturn: {
            /**
             * @description HTTP status: 503.
             * @constant
             */
            status: 503;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example CARRIER_UNAVAILABLE: the carrier did not receive or accept the request; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500121` CARRIER_UNAVAILABLE
             *     - `1503001` SERVICE_UNAVAILABLE
             * @enum {string}
             */
            sysCode: "1500121" | "1503001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of getManifestDocument with status 409. */
        GetManifestDocumentConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example MANIFEST_NOT_CLOSED: the manifest is not closed, so it has no document
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500163` MANIFEST_NOT_CLOSED
             * @enum {string}
             */
            sysCode: "1500163";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of getManifestDocument with status 503. */
        GetManifestDocumentServiceUnavailableReturn: {
            /**
             * @description HTTP status: 503.
             * @constant
             */
            status: 503;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example MANIFEST_DOCUMENT_NOT_READY: the carrier is still making its document; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500121` CARRIER_UNAVAILABLE
             *     - `1500167` MANIFEST_DOCUMENT_NOT_READY
             *     - `1503001` SERVICE_UNAVAILABLE
             * @enum {string}
             */
            sysCode: "1500121" | "1500167" | "1503001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Payload of a manifest event. */
        ManifestEventData: {
            /** @description The manifest, as getManifest returned it at the time of the event. */
            object: components["schemas"]["Manifest"];
            /**
             * Format: int32
             * @description Null, because the event belongs to no shipment.
             * @example null
             */
            sequence: number | null;
            /** @description API request that caused the event. Null if no request caused it. */
            request: components["schemas"]["EventRequest"] | null;
            /**
             * @description `true` on every test event, whether from testWebhook, getWebhookSample or an operator, in both modes. Nothing has happened then, and `object` is an invented example. Exception: for `webhook.test` from testWebhook and getWebhookSample, `object` is the endpoint itself. Absent on every other event.
             * @constant
             */
            test?: true;
        };
        /** @description Body of a `manifest.closed` event. */
        ManifestClosedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e4
             */
            event_id: string;
            /**
             * @description Event type: `manifest.closed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "manifest.closed";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-27T08:09:36.482517Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ManifestEventData"];
        };
        /** @description Body of a `manifest.failed` event. */
        ManifestFailedEvent: {
            /**
             * @description Event ID: `evt_` and an opaque string, the same in every attempt. Deduplicate on it: delivery is at least once.
             * @example evt_019aa4f2c8a57d16a4f03b9e5c7182e4
             */
            event_id: string;
            /**
             * @description Event type: `manifest.failed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event_type: "manifest.failed";
            /**
             * @description `true` in live mode, `false` in test mode.
             * @example true
             */
            livemode: boolean;
            /**
             * Format: date-time
             * @description Time of the event, with six fractional digits.
             * @example 2026-11-27T08:09:36.482517Z
             */
            created_at: string;
            /** @description Resource that the event is about, and what caused the event. */
            data: components["schemas"]["ManifestEventData"];
        };
        /** @description Success envelope of listShipments. */
        ShipmentListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of shipments. */
            data: components["schemas"]["ShipmentList"];
        };
        /** @description Success envelope of getShipment. */
        ShipmentDetailReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The shipment. */
            data: components["schemas"]["ShipmentDetail"];
        };
        /** @description Success envelope of cancelShipment. */
        ShipmentCancelReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The cancelled shipment. */
            data: components["schemas"]["PublicShipmentCancelResponse"];
        };
        /** @description Success envelope of getTracking. */
        TrackingReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The tracking data. */
            data: components["schemas"]["TrackingRecord"];
        };
        /** @description Success envelope of quoteRates. */
        QuoteReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The rate options. */
            data: components["schemas"]["PublicQuoteResponse"];
        };
        /** @description Success envelope of listServiceTiers. */
        ServiceTierListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The Service Codes. Empty if the account has no entitlements. */
            data: components["schemas"]["PublicServiceTier"][];
        };
        /** @description Success envelope of listCountries. */
        CountryListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The destination countries, ordered by code. */
            data: components["schemas"]["Country"][];
        };
        /** @description Success envelope of getWalletBalance. */
        WalletReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The wallet. */
            data: components["schemas"]["Wallet"];
        };
        /** @description Success envelope of listWalletTransactions. */
        WalletTransactionListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of wallet transactions. */
            data: components["schemas"]["WalletTransactionList"];
        };
        /**
         * @description State of a month. `open`: transactions can still be added. `closed`: an hour after the end of the month. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        StatementStatus: "open" | "closed";
        /** @description One month of the wallet, in short. */
        StatementSummary: {
            /**
             * @description Calendar month in Hong Kong time.
             * @example 2026-11
             */
            month: string;
            /** @description State of the month. */
            status: components["schemas"]["StatementStatus"];
            /**
             * @description Balance before the first transaction of the month, in HKD.
             * @example 0
             */
            opening_balance_hkd: number;
            /**
             * @description Balance after the last transaction of the month, in HKD. While the month is open: the balance so far.
             * @example 8420.5
             */
            closing_balance_hkd: number;
            /**
             * @description Amount on hold after the last transaction of the month, in HKD: for shipments without a final fee. It is part of the balance, and not of `charges_hkd`. While the month is open: on hold so far.
             * @example 486.4
             */
            closing_held_hkd: number;
            /**
             * @description Number of the invoice for the month. Null while the month is open.
             * @example INV-202611-5C3A8F4170E3
             */
            invoice_number: string | null;
        };
        /** @description The figures of one month of the wallet. */
        Statement: {
            /**
             * @description Calendar month in Hong Kong time.
             * @example 2026-11
             */
            month: string;
            /** @description State of the month. */
            status: components["schemas"]["StatementStatus"];
            /**
             * @description Balance before the first transaction of the month, in HKD.
             * @example 0
             */
            opening_balance_hkd: number;
            /**
             * @description Balance after the last transaction of the month, in HKD. While the month is open: the balance so far.
             * @example 8420.5
             */
            closing_balance_hkd: number;
            /**
             * @description Amount on hold after the last transaction of the month, in HKD: for shipments without a final fee. It is part of the balance, and not of `charges_hkd`. While the month is open: on hold so far.
             * @example 486.4
             */
            closing_held_hkd: number;
            /**
             * @description Number of the invoice for the month. Null while the month is open.
             * @example INV-202611-5C3A8F4170E3
             */
            invoice_number: string | null;
            /**
             * Format: date-time
             * @description First moment of the month.
             * @example 2026-10-31T16:00:00.000000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description First moment of the next month.
             * @example 2026-11-30T16:00:00.000000Z
             */
            until: string;
            /**
             * @description Payments into the wallet, in HKD.
             * @example 10000
             */
            top_ups_hkd: number;
            /**
             * @description Final fees of shipments, in HKD.
             * @example 1610.77
             */
            charges_hkd: number;
            /**
             * @description Part of `charges_hkd`: duties and taxes in the carriers' bills above those in the prices, in HKD. Negative: below. Present only if it is not 0.
             * @example 6.15
             */
            duties_taxes_difference_hkd?: number;
            /**
             * @description Refunds of charges, in HKD.
             * @example 66.27
             */
            refunds_hkd: number;
            /**
             * @description Corrections and service fees, in HKD. Negative: taken from the wallet.
             * @example -35
             */
            adjustments_hkd: number;
            /**
             * @description Charges less refunds and adjustments, in HKD. Negative: a credit.
             * @example 1579.5
             */
            invoice_total_hkd: number;
            /**
             * Format: int64
             * @description Number of transactions of the month that change the balance.
             * @example 31
             */
            movement_count: number;
        };
        /** @description Success envelope of listStatements. */
        StatementListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of months. */
            data: components["schemas"]["StatementList"];
        };
        /** @description Success envelope of getStatement. */
        StatementReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The month. */
            data: components["schemas"]["Statement"];
        };
        /**
         * @description Documents of a month.
         * @enum {string}
         */
        StatementDocumentType: "statement" | "invoice";
        /**
         * @description Formats of a document.
         * @enum {string}
         */
        StatementFormat: "pdf" | "csv";
        /** @description CSV file in UTF-8 with a byte order mark (RFC 4180). */
        CsvFile: string;
        /** @description One page of months. */
        StatementList: {
            /** @description Months on this page. */
            data: components["schemas"]["StatementSummary"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description Success envelope of createWebhook. */
        WebhookCreatedReturn: {
            /**
             * @description HTTP status: 201.
             * @constant
             */
            status: 201;
            /**
             * @description `ok`, or `created` with status 201.
             * @example created
             */
            message: string;
            /** @description The endpoint, with its secret. */
            data: components["schemas"]["WebhookCreated"];
        };
        /** @description Success envelope of operations that return a webhook endpoint. */
        WebhookReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The endpoint. */
            data: components["schemas"]["Webhook"];
        };
        /** @description Success envelope of listWebhooks. */
        WebhookListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of webhook endpoints. */
            data: components["schemas"]["WebhookList"];
        };
        /** @description Success envelope of rotateWebhookSecret. */
        WebhookSecretRotatedReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The new secret. */
            data: components["schemas"]["WebhookSecretRotated"];
        };
        /** @description Success envelope of getWebhookSample. */
        WebhookSampleReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The signed sample event. */
            data: components["schemas"]["WebhookSample"];
        };
        /** @description Success envelope of operations that return a delivery. */
        WebhookDeliveryReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The delivery. */
            data: components["schemas"]["WebhookDelivery"];
        };
        /** @description Success envelope of listWebhookDeliveries. */
        WebhookDeliveryListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of deliveries. */
            data: components["schemas"]["WebhookDeliveryList"];
        };
        /** @description Success envelope of getEvent. */
        EventReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The event. */
            data: components["schemas"]["Event"];
        };
        /** @description Success envelope of listEvents. */
        EventListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of events. */
            data: components["schemas"]["EventList"];
        };
        /**
         * @description Detailed step within a status of a shipment. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        TrackingSubStatus: "info_received" | "export_customs" | "departed_origin" | "arrived_destination_country" | "import_customs" | "customs_hold" | "customs_cleared" | "handed_to_last_mile" | "arrived_at_delivery_depot" | "address_query" | "recipient_unavailable" | "refused" | "delayed" | "lost" | "damaged" | "destroyed";
        /**
         * @description Reason why the endpoint is inactive. `deleted`: by deleteWebhook. `deactivated`: by updateWebhook. `consecutive_failures`: ten deliveries in a row used up their attempts. `gone`: the receiver responded to a scheduled attempt with 410, which disables the endpoint immediately. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        WebhookDisabledReason: "deleted" | "deactivated" | "consecutive_failures" | "gone";
        /**
         * @description Event type that an endpoint subscribes to, or `*` for all types except `webhook.test`. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        EventSubscription: "*" | "shipment.created" | "shipment.picked_up" | "shipment.in_transit" | "shipment.out_for_delivery" | "shipment.available_for_pickup" | "shipment.delivery_failed" | "shipment.exception" | "shipment.returning" | "shipment.delivered" | "shipment.cancelled" | "shipment.returned" | "shipment.tracking_updated" | "shipment.last_mile_assigned" | "shipment.label_ready" | "shipment.label_failed" | "shipment.pod_available" | "shipment.billing_settled" | "shipment.billing_adjusted" | "shipment_batch.completed" | "manifest.closed" | "manifest.failed" | "wallet.low_balance" | "wallet.adjusted" | "webhook.disabled" | "webhook.test";
        /**
         * @description Error number. `x-sys-codes` has its name, meaning and remedy. Open list: new values may be added. Treat an unknown value as new, not as an error.
         *
         *     - `1400001` MALFORMED_JSON
         *     - `1400002` DUPLICATE_JSON_KEY
         *     - `1400003` MALFORMED_PATH
         *     - `1400004` IDEMPOTENCY_KEY_REQUIRED
         *     - `1400005` IDEMPOTENCY_KEY_INVALID
         *     - `1400006` BODY_NOT_ALLOWED
         *     - `1400007` MALFORMED_REQUEST
         *     - `1401001` UNAUTHORIZED
         *     - `1403001` SCOPE_MISSING
         *     - `1403002` TEST_MODE_ONLY
         *     - `1403003` LIVE_MODE_ONLY
         *     - `1404001` NOT_FOUND
         *     - `1405001` METHOD_NOT_ALLOWED
         *     - `1408001` REQUEST_TIMEOUT
         *     - `1409001` IDEMPOTENCY_IN_FLIGHT
         *     - `1409002` IDEMPOTENCY_CONFLICT
         *     - `1409003` DUPLICATE_WEBHOOK_TARGET
         *     - `1413001` PAYLOAD_TOO_LARGE
         *     - `1415001` UNSUPPORTED_MEDIA_TYPE
         *     - `1417001` EXPECTATION_FAILED
         *     - `1431001` HEADERS_TOO_LARGE
         *     - `1500003` IDEMPOTENCY_KEY_REUSED
         *     - `1500004` RATE_LIMITED
         *     - `1500009` INSUFFICIENT_FUNDS
         *     - `1500012` ACCOUNT_FROZEN_OVERDUE_INVOICE
         *     - `1500013` CREDIT_FLOOR_REACHED
         *     - `1500014` CREDIT_LIMIT_EXCEEDED
         *     - `1500016` CREDIT_SUSPENDED
         *     - `1500018` FX_RATE_UNAVAILABLE
         *     - `1500025` SALES_PLATFORM_NAME_REQUIRED
         *     - `1500026` VOEC_PREPAY_DISABLED
         *     - `1500027` VOEC_PREPAY_CONFLICT
         *     - `1500028` VOEC_PREPAY_UNSUPPORTED
         *     - `1500029` TAX_NUMBER_REQUIRED
         *     - `1500030` HS_CODE_BR_8_DIGITS_REQUIRED
         *     - `1500031` INSURANCE_UNSUPPORTED
         *     - `1500032` SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS
         *     - `1500033` CL_TAX_NUMBER_REQUIRED
         *     - `1500034` COD_NOT_AVAILABLE
         *     - `1500101` INVALID_FIELD
         *     - `1500102` PRICING_QUOTE_CHANGED
         *     - `1500103` IOSS_NOT_OWNED
         *     - `1500104` IOSS_AND_PREPAY_CONFLICT
         *     - `1500105` VAT_PREPAY_UNSUPPORTED
         *     - `1500106` VAT_PREPAY_DISABLED
         *     - `1500107` SERVICE_CODE_RETIRED
         *     - `1500108` SERVICE_NOT_AVAILABLE
         *     - `1500109` SHIPMENT_NOT_CANCELLABLE
         *     - `1500110` DISPATCH_PENDING
         *     - `1500111` DISPATCH_UNDECIDED
         *     - `1500112` LABEL_NOT_READY
         *     - `1500113` LABEL_DOWNLOAD_FAILED
         *     - `1500114` RATE_ENGINE_REJECTED
         *     - `1500115` WEBHOOK_INACTIVE
         *     - `1500116` WEBHOOK_LIMIT_REACHED
         *     - `1500117` DELIVERY_IN_PROGRESS
         *     - `1500118` WEBHOOK_TARGET_REFUSED
         *     - `1500119` POD_DOWNLOAD_FAILED
         *     - `1500120` CANCEL_UNDECIDED
         *     - `1500121` CARRIER_UNAVAILABLE
         *     - `1500122` TEST_STEP_NOT_ALLOWED
         *     - `1500123` SHIPMENT_CANCELLED
         *     - `1500124` ADDRESS_LIMIT_REACHED
         *     - `1500125` PRODUCT_LIMIT_REACHED
         *     - `1500126` PRODUCT_EXISTS
         *     - `1500130` LABEL_FORMAT_UNAVAILABLE
         *     - `1500131` LABELS_MISSING
         *     - `1500132` SHIPMENT_NOT_RETURNABLE
         *     - `1500140` DOCUMENT_NOT_APPLICABLE
         *     - `1500141` SHIPMENT_ANONYMIZED
         *     - `1500150` BATCH_REFERENCE_NOT_UNIQUE
         *     - `1500151` REFERENCE_ALREADY_PLACED
         *     - `1500160` MANIFEST_EMPTY
         *     - `1500161` MANIFEST_SHIPMENTS_REFUSED
         *     - `1500162` MANIFEST_REFUSED
         *     - `1500163` MANIFEST_NOT_CLOSED
         *     - `1500164` SHIPMENT_ON_MANIFEST
         *     - `1500165` SHIPMENT_OF_OTHER_CARRIER
         *     - `1500166` SHIPMENT_NOT_WAITING
         *     - `1500167` MANIFEST_DOCUMENT_NOT_READY
         *     - `1500500` INTERNAL_ERROR
         *     - `1501001` NOT_IMPLEMENTED
         *     - `1503001` SERVICE_UNAVAILABLE
         *     - `9900027` CARRIER_DISPATCH_REJECTED
         * @enum {string}
         */
        SysCode: "1400001" | "1400002" | "1400003" | "1400004" | "1400005" | "1400006" | "1400007" | "1401001" | "1403001" | "1403002" | "1403003" | "1404001" | "1405001" | "1408001" | "1409001" | "1409002" | "1409003" | "1413001" | "1415001" | "1417001" | "1431001" | "1500003" | "1500004" | "1500009" | "1500012" | "1500013" | "1500014" | "1500016" | "1500018" | "1500025" | "1500026" | "1500027" | "1500028" | "1500029" | "1500030" | "1500031" | "1500032" | "1500033" | "1500034" | "1500101" | "1500102" | "1500103" | "1500104" | "1500105" | "1500106" | "1500107" | "1500108" | "1500109" | "1500110" | "1500111" | "1500112" | "1500113" | "1500114" | "1500115" | "1500116" | "1500117" | "1500118" | "1500119" | "1500120" | "1500121" | "1500122" | "1500123" | "1500124" | "1500125" | "1500126" | "1500130" | "1500131" | "1500132" | "1500140" | "1500141" | "1500150" | "1500151" | "1500160" | "1500161" | "1500162" | "1500163" | "1500164" | "1500165" | "1500166" | "1500167" | "1500500" | "1501001" | "1503001" | "9900027";
        /** @description Envelope of the errors with status 400. */
        BadQueryReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 401. */
        UnauthorizedReturn: {
            /**
             * @description HTTP status: 401.
             * @constant
             */
            status: 401;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example UNAUTHORIZED: the API key is missing, invalid or revoked; send an active key as a bearer token
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1401001` UNAUTHORIZED
             * @enum {string}
             */
            sysCode: "1401001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 403. */
        ForbiddenReturn: {
            /**
             * @description HTTP status: 403.
             * @constant
             */
            status: 403;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example SCOPE_MISSING: the API key lacks the scope shipments:write; use a key with that scope
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1403001` SCOPE_MISSING
             * @enum {string}
             */
            sysCode: "1403001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 405. */
        MethodNotAllowedReturn: {
            /**
             * @description HTTP status: 405.
             * @constant
             */
            status: 405;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example METHOD_NOT_ALLOWED: this path supports only GET, HEAD, POST
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1405001` METHOD_NOT_ALLOWED
             * @enum {string}
             */
            sysCode: "1405001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 408. */
        RequestTimeoutReturn: {
            /**
             * @description HTTP status: 408.
             * @constant
             */
            status: 408;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example REQUEST_TIMEOUT: the request did not arrive in time: the limits are 10 s for the headers and 30 s in total
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1408001` REQUEST_TIMEOUT
             * @enum {string}
             */
            sysCode: "1408001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 417. */
        ExpectationFailedReturn: {
            /**
             * @description HTTP status: 417.
             * @constant
             */
            status: 417;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example EXPECTATION_FAILED: the Expect header is not supported; send 100-continue or omit the header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1417001` EXPECTATION_FAILED
             * @enum {string}
             */
            sysCode: "1417001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 429. */
        TooManyRequestsReturn: {
            /**
             * @description HTTP status: 429.
             * @constant
             */
            status: 429;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example RATE_LIMITED: the limit of requests per second is exceeded; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500004` RATE_LIMITED
             * @enum {string}
             */
            sysCode: "1500004";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 431. */
        HeadersTooLargeReturn: {
            /**
             * @description HTTP status: 431.
             * @constant
             */
            status: 431;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example HEADERS_TOO_LARGE: the headers are larger than 16 KiB in total
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1431001` HEADERS_TOO_LARGE
             * @enum {string}
             */
            sysCode: "1431001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 500. */
        InternalErrorReturn: {
            /**
             * @description HTTP status: 500.
             * @constant
             */
            status: 500;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INTERNAL_ERROR: an internal error occurred; quote the X-Request-Id to the operator
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500500` INTERNAL_ERROR
             * @enum {string}
             */
            sysCode: "1500500";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 503. */
        ServiceUnavailableReturn: {
            /**
             * @description HTTP status: 503.
             * @constant
             */
            status: 503;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example SERVICE_UNAVAILABLE: the service is temporarily unavailable; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1503001` SERVICE_UNAVAILABLE
             * @enum {string}
             */
            sysCode: "1503001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipment with status 400. */
        CreateShipmentBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400004` IDEMPOTENCY_KEY_REQUIRED
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500025` SALES_PLATFORM_NAME_REQUIRED
             *     - `1500026` VOEC_PREPAY_DISABLED
             *     - `1500027` VOEC_PREPAY_CONFLICT
             *     - `1500028` VOEC_PREPAY_UNSUPPORTED
             *     - `1500029` TAX_NUMBER_REQUIRED
             *     - `1500030` HS_CODE_BR_8_DIGITS_REQUIRED
             *     - `1500031` INSURANCE_UNSUPPORTED
             *     - `1500033` CL_TAX_NUMBER_REQUIRED
             *     - `1500034` COD_NOT_AVAILABLE
             *     - `1500101` INVALID_FIELD
             *     - `1500103` IOSS_NOT_OWNED
             *     - `1500104` IOSS_AND_PREPAY_CONFLICT
             *     - `1500105` VAT_PREPAY_UNSUPPORTED
             *     - `1500106` VAT_PREPAY_DISABLED
             *     - `1500107` SERVICE_CODE_RETIRED
             *     - `1500108` SERVICE_NOT_AVAILABLE
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400004" | "1400005" | "1500025" | "1500026" | "1500027" | "1500028" | "1500029" | "1500030" | "1500031" | "1500033" | "1500034" | "1500101" | "1500103" | "1500104" | "1500105" | "1500106" | "1500107" | "1500108";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipment with status 402. */
        CreateShipmentPaymentRequiredReturn: {
            /**
             * @description HTTP status: 402.
             * @constant
             */
            status: 402;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INSUFFICIENT_FUNDS: the available balance is too low for the shipment's total; add money to the wallet, then send the request again
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500009` INSUFFICIENT_FUNDS
             *     - `1500012` ACCOUNT_FROZEN_OVERDUE_INVOICE
             *     - `1500013` CREDIT_FLOOR_REACHED
             *     - `1500014` CREDIT_LIMIT_EXCEEDED
             *     - `1500016` CREDIT_SUSPENDED
             * @enum {string}
             */
            sysCode: "1500009" | "1500012" | "1500013" | "1500014" | "1500016";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipment with status 409. */
        CreateShipmentConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example PRICING_QUOTE_CHANGED: the final quote differs from the expected price; quote again and book with a new key
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500102` PRICING_QUOTE_CHANGED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500102";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 413. */
        PayloadTooLargeReturn: {
            /**
             * @description HTTP status: 413.
             * @constant
             */
            status: 413;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example PAYLOAD_TOO_LARGE: the body is larger than 1536 KiB
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1413001` PAYLOAD_TOO_LARGE
             * @enum {string}
             */
            sysCode: "1413001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 415. */
        UnsupportedMediaTypeReturn: {
            /**
             * @description HTTP status: 415.
             * @constant
             */
            status: 415;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example UNSUPPORTED_MEDIA_TYPE: the body must be sent as application/json in UTF-8
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1415001` UNSUPPORTED_MEDIA_TYPE
             * @enum {string}
             */
            sysCode: "1415001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipment with status 422. */
        CreateShipmentUnprocessableReturn: {
            /**
             * @description HTTP status: 422.
             * @constant
             */
            status: 422;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example CARRIER_DISPATCH_REJECTED: the carrier rejected the shipment; correct it and send it with a new key
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `9900027` CARRIER_DISPATCH_REJECTED
             * @enum {string}
             */
            sysCode: "9900027";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipment with status 503. */
        CreateShipmentServiceUnavailableReturn: {
            /**
             * @description HTTP status: 503.
             * @constant
             */
            status: 503;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example FX_RATE_UNAVAILABLE: no exchange rate is available that the request needs; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500018` FX_RATE_UNAVAILABLE
             *     - `1500111` DISPATCH_UNDECIDED
             *     - `1500121` CARRIER_UNAVAILABLE
             *     - `1503001` SERVICE_UNAVAILABLE
             * @enum {string}
             */
            sysCode: "1500018" | "1500111" | "1500121" | "1503001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of validateShipment with status 400. */
        ValidateShipmentBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example MALFORMED_JSON: the body is not valid JSON: it ends too early, at line 1, column 119
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 400. */
        BadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400003` MALFORMED_PATH
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400003" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 404. */
        NotFoundReturn: {
            /**
             * @description HTTP status: 404.
             * @constant
             */
            status: 404;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example NOT_FOUND: no such resource in this account and mode
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1404001` NOT_FOUND
             * @enum {string}
             */
            sysCode: "1404001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of cancelShipment with status 400. */
        CancelShipmentBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BODY_NOT_ALLOWED: this operation takes no body; omit the body or send {}
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1400006` BODY_NOT_ALLOWED
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400003" | "1400005" | "1400006" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of cancelShipment with status 409. */
        CancelShipmentConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS: an interception of this shipment is in progress; retry when it has ended
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500032` SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS
             *     - `1500109` SHIPMENT_NOT_CANCELLABLE
             *     - `1500110` DISPATCH_PENDING
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500032" | "1500109" | "1500110";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of cancelShipment with status 503. */
        CancelShipmentServiceUnavailableReturn: {
            /**
             * @description HTTP status: 503.
             * @constant
             */
            status: 503;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example CANCEL_UNDECIDED: the carrier has not confirmed the cancellation; cancel again after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500120` CANCEL_UNDECIDED
             *     - `1500121` CARRIER_UNAVAILABLE
             *     - `1503001` SERVICE_UNAVAILABLE
             * @enum {string}
             */
            sysCode: "1500120" | "1500121" | "1503001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of getShipmentPod with status 502. */
        GetShipmentPodBadGatewayReturn: {
            /**
             * @description HTTP status: 502.
             * @constant
             */
            status: 502;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example POD_DOWNLOAD_FAILED: the photo exists but could not be downloaded; retry later
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500119` POD_DOWNLOAD_FAILED
             * @enum {string}
             */
            sysCode: "1500119";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of getShipmentLabel with status 409. */
        GetShipmentLabelConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example SHIPMENT_CANCELLED: the shipment was cancelled, so its label is no longer valid; do not hand the parcel over
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500123` SHIPMENT_CANCELLED
             *     - `1500130` LABEL_FORMAT_UNAVAILABLE
             * @enum {string}
             */
            sysCode: "1500123" | "1500130";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of getShipmentDocument with status 409. */
        GetShipmentDocumentConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example SHIPMENT_CANCELLED: the shipment was cancelled, so its customs papers are no longer valid; do not hand the parcel over
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500123` SHIPMENT_CANCELLED
             *     - `1500140` DOCUMENT_NOT_APPLICABLE
             *     - `1500141` SHIPMENT_ANONYMIZED
             * @enum {string}
             */
            sysCode: "1500123" | "1500140" | "1500141";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of getShipmentLabel with status 502. */
        GetShipmentLabelBadGatewayReturn: {
            /**
             * @description HTTP status: 502.
             * @constant
             */
            status: 502;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example LABEL_DOWNLOAD_FAILED: the label exists but could not be downloaded; retry later
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500113` LABEL_DOWNLOAD_FAILED
             * @enum {string}
             */
            sysCode: "1500113";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of getShipmentLabel with status 503. */
        GetShipmentLabelServiceUnavailableReturn: {
            /**
             * @description HTTP status: 503.
             * @constant
             */
            status: 503;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example LABEL_NOT_READY: the label is still being generated; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500112` LABEL_NOT_READY
             *     - `1503001` SERVICE_UNAVAILABLE
             * @enum {string}
             */
            sysCode: "1500112" | "1503001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of quoteRates with status 400. */
        QuoteRatesBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1500026` VOEC_PREPAY_DISABLED
             *     - `1500027` VOEC_PREPAY_CONFLICT
             *     - `1500101` INVALID_FIELD
             *     - `1500103` IOSS_NOT_OWNED
             *     - `1500104` IOSS_AND_PREPAY_CONFLICT
             *     - `1500106` VAT_PREPAY_DISABLED
             *     - `1500107` SERVICE_CODE_RETIRED
             *     - `1500108` SERVICE_NOT_AVAILABLE
             *     - `1500114` RATE_ENGINE_REJECTED
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1500026" | "1500027" | "1500101" | "1500103" | "1500104" | "1500106" | "1500107" | "1500108" | "1500114";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of quoteRates with status 503. */
        QuoteRatesServiceUnavailableReturn: {
            /**
             * @description HTTP status: 503.
             * @constant
             */
            status: 503;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example FX_RATE_UNAVAILABLE: no exchange rate is available that the request needs; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500018` FX_RATE_UNAVAILABLE
             *     - `1503001` SERVICE_UNAVAILABLE
             * @enum {string}
             */
            sysCode: "1500018" | "1503001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createWebhook with status 400. */
        CreateWebhookBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400004` IDEMPOTENCY_KEY_REQUIRED
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500101` INVALID_FIELD
             *     - `1500118` WEBHOOK_TARGET_REFUSED
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400004" | "1400005" | "1500101" | "1500118";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createWebhook with status 409. */
        CreateWebhookConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example DUPLICATE_WEBHOOK_TARGET: an active endpoint with this URL already exists; update or delete it
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1409003` DUPLICATE_WEBHOOK_TARGET
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500116` WEBHOOK_LIMIT_REACHED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1409003" | "1500003" | "1500116";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of updateWebhook with status 400. */
        UpdateWebhookBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400003` MALFORMED_PATH
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400003" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of updateWebhook with status 409. */
        UpdateWebhookConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example DUPLICATE_WEBHOOK_TARGET: an active endpoint with this URL already exists; update or delete it
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409003` DUPLICATE_WEBHOOK_TARGET
             *     - `1500116` WEBHOOK_LIMIT_REACHED
             * @enum {string}
             */
            sysCode: "1409003" | "1500116";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of deleteWebhook with status 400. */
        DeleteWebhookBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BODY_NOT_ALLOWED: this operation takes no body; omit the body or send {}
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1400006` BODY_NOT_ALLOWED
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400003" | "1400005" | "1400006" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of deleteWebhook with status 409. */
        DeleteWebhookConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example IDEMPOTENCY_IN_FLIGHT: the first request with this Idempotency-Key is still in flight; send the same request again after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of rotateWebhookSecret with status 400. */
        RotateWebhookSecretBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400003" | "1400005" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of rotateWebhookSecret with status 409. */
        RotateWebhookSecretConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example WEBHOOK_INACTIVE: the webhook endpoint is inactive; re-enable it or register a new one
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500115` WEBHOOK_INACTIVE
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500115";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of getWebhookSample with status 409. */
        GetWebhookSampleConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example WEBHOOK_INACTIVE: the webhook endpoint is inactive; re-enable it or register a new one
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500115` WEBHOOK_INACTIVE
             * @enum {string}
             */
            sysCode: "1500115";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of testWebhook with status 400. */
        TestWebhookBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400003` MALFORMED_PATH
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400003" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of testWebhook with status 409. */
        TestWebhookConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example WEBHOOK_INACTIVE: the webhook endpoint is inactive; re-enable it or register a new one
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500115` WEBHOOK_INACTIVE
             * @enum {string}
             */
            sysCode: "1500115";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of redeliverWebhookDelivery with status 400. */
        RedeliverWebhookDeliveryBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BODY_NOT_ALLOWED: this operation takes no body; omit the body or send {}
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400003` MALFORMED_PATH
             *     - `1400006` BODY_NOT_ALLOWED
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400003" | "1400006" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of redeliverWebhookDelivery with status 409. */
        RedeliverWebhookDeliveryConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example DELIVERY_IN_PROGRESS: an attempt of this delivery is in progress; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500115` WEBHOOK_INACTIVE
             *     - `1500117` DELIVERY_IN_PROGRESS
             * @enum {string}
             */
            sysCode: "1500115" | "1500117";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /**
         * @description A status that a checkpoint can report.
         * @enum {string}
         */
        TestCheckpointStatus: "picked_up" | "in_transit" | "out_for_delivery" | "available_for_pickup" | "delivery_failed" | "exception" | "returning" | "delivered" | "returned";
        /** @description Target of the move of a test shipment. */
        TestAdvanceRequest: {
            /** @description The status to reach. Without it, the shipment takes the next checkpoint. */
            status?: components["schemas"]["TestCheckpointStatus"];
        };
        /** @description The final fee of a test shipment. */
        TestSettleRequest: {
            /**
             * @description Final fee in HKD. Default: `pricing_snapshot.total_hkd`.
             * @example 58.5
             */
            charged_hkd?: number;
            /**
             * @description Weight that the carrier measured, in kg. Default: the declared weight.
             * @example 0.46
             */
            chargeable_weight_kg?: number;
            /**
             * @description Part of `charged_hkd` that is duties and taxes, in HKD. Omitted: the carrier does not name it.
             * @example 12.4
             */
            duties_taxes_hkd?: number;
            /** @description Weight and size by the carrier's scale. Omitted: the carrier does not tell them. */
            measured?: components["schemas"]["Parcel"];
            /** @description Parts of the final fee. The lines add up to `charged_hkd`. Omitted: the carrier does not itemize. */
            lines?: components["schemas"]["TestChargeLine"][];
        };
        /** @description One line of the carrier's bill. */
        TestChargeLine: {
            /**
             * @description `BASE`, the code of a surcharge of the price, or another kind, such as `REMOTE_AREA`.
             * @example BASE
             */
            kind: string;
            /**
             * @description Amount in HKD. Negative for a discount.
             * @example 58.5
             */
            amount_hkd: number;
        };
        /** @description Envelope of the errors of advanceTestShipment with status 400. */
        AdvanceTestShipmentBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400003" | "1400005" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 403 of ForbiddenInLiveMode. */
        ForbiddenInLiveModeReturn: {
            /**
             * @description HTTP status: 403.
             * @constant
             */
            status: 403;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example TEST_MODE_ONLY: this operation works only in test mode; use a key that starts with mk_test_
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1403001` SCOPE_MISSING
             *     - `1403002` TEST_MODE_ONLY
             * @enum {string}
             */
            sysCode: "1403001" | "1403002";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of advanceTestShipment with status 409. */
        AdvanceTestShipmentConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example TEST_STEP_NOT_ALLOWED: the shipment is delivered, which is a final status
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500110` DISPATCH_PENDING
             *     - `1500122` TEST_STEP_NOT_ALLOWED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500110" | "1500122";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of failTestLabel with status 400. */
        FailTestLabelBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BODY_NOT_ALLOWED: this operation takes no body; omit the body or send {}
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1400006` BODY_NOT_ALLOWED
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400003" | "1400005" | "1400006" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of failTestLabel with status 409. */
        FailTestLabelConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example TEST_STEP_NOT_ALLOWED: the shipment is cancelled, so its label is no longer needed
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500110` DISPATCH_PENDING
             *     - `1500122` TEST_STEP_NOT_ALLOWED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500110" | "1500122";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of settleTestShipment with status 400. */
        SettleTestShipmentBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400003" | "1400005" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of settleTestShipment with status 409. */
        SettleTestShipmentConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example TEST_STEP_NOT_ALLOWED: the shipment is cancelled and cannot be settled
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500110` DISPATCH_PENDING
             *     - `1500122` TEST_STEP_NOT_ALLOWED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500110" | "1500122";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of sendTestLowBalance with status 400. */
        SendTestLowBalanceBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BODY_NOT_ALLOWED: this operation takes no body; omit the body or send {}
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1400006` BODY_NOT_ALLOWED
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400005" | "1400006" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of sendTestLowBalance with status 409. */
        SendTestLowBalanceConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example IDEMPOTENCY_IN_FLIGHT: the first request with this Idempotency-Key is still in flight; send the same request again after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of validateAddress with status 400. */
        ValidateAddressBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example MALFORMED_JSON: the body is not valid JSON: it ends too early, at line 1, column 119
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description A recipient or a sender to check: the party of a shipment, and its role. */
        AddressValidationRequest: {
            /**
             * @description Name of the party.
             * @example Eleanor Whitfield
             */
            contact_name: string;
            /**
             * @description Phone number. Include the country calling code for a number outside Hong Kong.
             * @example +44 20 7946 0958
             */
            phone: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.
             * @example GB
             */
            country_code: string;
            /**
             * @description City or town.
             * @example London
             */
            city: string;
            /**
             * @description Street address, on one line.
             * @example Flat 4, 27 Marchmont Street
             */
            address: string;
            /**
             * @description Part of a city or county. Without a `region`, it may be the region itself.
             * @example Brooklyn
             */
            district?: string;
            /**
             * @description State, province or prefecture, such as `US-NY` (ISO 3166-2), `NY` or `New York`. Labels print it as the country's post does.
             * @example NY
             */
            region?: string;
            /**
             * @description Postal code. Services that are priced by zone require it; for others it is recommended.
             * @example WC1N 1AP
             */
            postal_code?: string;
            /**
             * @description Email address of a recipient. A sender has none.
             * @example eleanor.whitfield@example.com
             */
            email?: string;
            /**
             * @description Language, such as `de`. It is a tag of BCP 47, such as `zh-HK` or `pt-BR`. Emails and the tracking page use the nearest of `en`, `zh-Hant`, `zh-Hans`, `ja`, `ko`, `de`, `fr`, `es`, `pt`, `it`, `nl`, `th` and `ar`. If omitted, emails use the language of the destination.
             * @example en
             */
            language?: string;
            /**
             * @description The role of the party in a shipment. Default: `recipient`.
             * @default recipient
             */
            role?: components["schemas"]["PartyRole"];
        };
        /**
         * @description Role of a party in a shipment.
         * @enum {string}
         */
        PartyRole: "recipient" | "sender";
        /** @description Result of checking a party. */
        AddressValidation: {
            /**
             * @description `true` if no finding has the severity `error`: createShipment would accept the party.
             * @example true
             */
            valid: boolean;
            /** @description Errors, warnings and notices, the gravest first. */
            findings: components["schemas"]["AddressFinding"][];
            /** @description The party without surplus blanks and with all suggestions. Null if a finding is an error. `email` is null for a sender. */
            normalized: components["schemas"]["RecipientPartyRecord"] | null;
            /**
             * @description Lines of the normalized address in the order and the format of its country's post, as on a label, without the name. Null if a finding is an error.
             * @example [
             *       "350 5th Ave",
             *       "New York, NY 10118",
             *       "United States"
             *     ]
             */
            lines: string[] | null;
        };
        /** @description One field of a party that is not valid, or that can be improved. */
        AddressFinding: {
            /**
             * @description Path of the field in the party.
             * @example [
             *       "postal_code"
             *     ]
             */
            path: (string | number)[];
            /** @description Consequence of the finding. `error`: createShipment rejects the party. `warning`: the parcel may be delayed. `notice`: unusual, but clear. */
            severity: components["schemas"]["AddressFindingSeverity"];
            /**
             * @description Kind of finding. Of an error, it is the name of the error that createShipment returns. Advice: `POSTAL_CODE_MISSING`, `POSTAL_CODE_INVALID`, `POSTAL_CODE_FORMAT`, `POSTAL_CODE_NOT_USED`, `POSTAL_CODE_ELSEWHERE`, `REGION_MISSING`, `REGION_UNKNOWN`, `REGION_FORMAT`, `CITY_UNKNOWN`, `CITY_FORMAT`, `PHONE_INVALID`, `PHONE_WITHOUT_CALLING_CODE`. New codes may be added.
             * @example POSTAL_CODE_FORMAT
             */
            code: string;
            /**
             * @description Description of the problem, phrased to follow the field's name.
             * @example is usually written GU1 1AA
             */
            message: string;
            /**
             * @description Value to send instead. Empty: omit the field. Null if no value is certain.
             * @example GU1 1AA
             */
            suggestion: string | null;
        };
        /**
         * @description Consequence of a finding. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        AddressFindingSeverity: "error" | "warning" | "notice";
        /** @description Success envelope of validateAddress. */
        AddressValidationReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The result of the check. */
            data: components["schemas"]["AddressValidation"];
        };
        /** @description Envelope of the errors of createShipmentBatch with status 400. */
        CreateShipmentBatchBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BATCH_REFERENCE_NOT_UNIQUE: an order of the batch has the reference_no of an earlier one; give each order its own
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400004` IDEMPOTENCY_KEY_REQUIRED
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500101` INVALID_FIELD
             *     - `1500150` BATCH_REFERENCE_NOT_UNIQUE
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400004" | "1400005" | "1500101" | "1500150";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipmentBatch with status 409. */
        CreateShipmentBatchConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example IDEMPOTENCY_IN_FLIGHT: a request with this Idempotency-Key is still in progress; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of validateShipmentBatch with status 400. */
        ValidateShipmentBatchBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: orders must not be empty
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of cancelShipmentBatch with status 400. */
        CancelShipmentBatchBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BODY_NOT_ALLOWED: this operation takes no body; omit the body or send {}
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1400006` BODY_NOT_ALLOWED
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400003" | "1400005" | "1400006" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of cancelShipmentBatch with status 409. */
        CancelShipmentBatchConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example IDEMPOTENCY_IN_FLIGHT: a request with this Idempotency-Key is still in progress; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of retryShipmentBatch with status 400. */
        RetryShipmentBatchBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BODY_NOT_ALLOWED: this operation takes no body; omit the body or send {}
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1400006` BODY_NOT_ALLOWED
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400003" | "1400005" | "1400006" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of retryShipmentBatch with status 409. */
        RetryShipmentBatchConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example IDEMPOTENCY_IN_FLIGHT: a request with this Idempotency-Key is still in progress; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description A party to save. Its fields follow the rules of a party in createShipment. */
        SavedAddressCreateRequest: {
            /** @description Role in which orders can use the party. It cannot be changed later. */
            role: components["schemas"]["PartyRole"];
            /**
             * @description Your own note about the party, shown where you choose it. Default: empty.
             * @default
             * @example Warehouse
             */
            description?: string;
            /**
             * @description `true` makes this sender the default sender of the mode, instead of another. For senders only. Default: `false`.
             * @default false
             * @example true
             */
            is_default?: boolean;
            /**
             * @description Name of the party.
             * @example Eleanor Whitfield
             */
            contact_name: string;
            /**
             * @description Phone number. Include the country calling code for a number outside Hong Kong.
             * @example +44 20 7946 0958
             */
            phone: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.
             * @example GB
             */
            country_code: string;
            /**
             * @description City or town.
             * @example London
             */
            city: string;
            /**
             * @description Street address, on one line.
             * @example Flat 4, 27 Marchmont Street
             */
            address: string;
            /**
             * @description Part of a city or county. Without a `region`, it may be the region itself.
             * @example Brooklyn
             */
            district?: string;
            /**
             * @description State, province or prefecture, such as `US-NY` (ISO 3166-2), `NY` or `New York`. Labels print it as the country's post does.
             * @example NY
             */
            region?: string;
            /**
             * @description Postal code. Services that are priced by zone require it; for others it is recommended.
             * @example WC1N 1AP
             */
            postal_code?: string;
            /**
             * @description Email address of a recipient. A sender has none.
             * @example eleanor.whitfield@example.com
             */
            email?: string;
            /**
             * @description Language, such as `de`. It is a tag of BCP 47, such as `zh-HK` or `pt-BR`. Emails and the tracking page use the nearest of `en`, `zh-Hant`, `zh-Hans`, `ja`, `ko`, `de`, `fr`, `es`, `pt`, `it`, `nl`, `th` and `ar`. If omitted, emails use the language of the destination.
             * @example en
             */
            language?: string;
        };
        /** @description Changes to a saved party. Omitted properties keep their values. A blank `district`, `region`, `postal_code` or `email` removes the value. The `role` cannot be changed: save another party. */
        SavedAddressUpdateRequest: {
            /**
             * @description Your own note about the party, shown where you choose it.
             * @example Warehouse
             */
            description?: string;
            /**
             * @description `true` makes this sender the default sender of the mode, instead of another. For senders only.
             * @example true
             */
            is_default?: boolean;
            /**
             * @description Name of the party.
             * @example Eleanor Whitfield
             */
            contact_name?: string;
            /**
             * @description Phone number. Include the country calling code for a number outside Hong Kong.
             * @example +44 20 7946 0958
             */
            phone?: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2). Lowercase is accepted and stored in uppercase.
             * @example GB
             */
            country_code?: string;
            /**
             * @description City or town.
             * @example London
             */
            city?: string;
            /**
             * @description Street address, on one line.
             * @example Flat 4, 27 Marchmont Street
             */
            address?: string;
            /**
             * @description Part of a city or county. Without a `region`, it may be the region itself.
             * @example Brooklyn
             */
            district?: string;
            /**
             * @description State, province or prefecture, such as `US-NY` (ISO 3166-2), `NY` or `New York`. Labels print it as the country's post does.
             * @example NY
             */
            region?: string;
            /**
             * @description Postal code. Services that are priced by zone require it; for others it is recommended.
             * @example WC1N 1AP
             */
            postal_code?: string;
            /**
             * @description Email address of a recipient. A sender has none.
             * @example eleanor.whitfield@example.com
             */
            email?: string;
            /**
             * @description Language, such as `de`. It is a tag of BCP 47, such as `zh-HK` or `pt-BR`. Emails and the tracking page use the nearest of `en`, `zh-Hant`, `zh-Hans`, `ja`, `ko`, `de`, `fr`, `es`, `pt`, `it`, `nl`, `th` and `ar`. If omitted, emails use the language of the destination.
             * @example en
             */
            language?: string;
        };
        /** @description A saved sender or recipient. Blank text was stored as null. */
        SavedAddress: {
            /**
             * @description Identifier of the saved party: `recipient_id` or `sender_id` of an order.
             * @example adr_019ab3e07b1d7a52b3c8d4f6a1e95c02
             */
            id: string;
            /** @description Role in which orders can use the party. */
            role: components["schemas"]["SavedAddressRole"];
            /**
             * @description Your own note about the party. Empty if none was given.
             * @example Warehouse
             */
            description: string;
            /**
             * @description `true` if this is the default sender of the mode.
             * @example true
             */
            is_default: boolean;
            /**
             * @description Name of the party.
             * @example Eleanor Whitfield
             */
            contact_name: string;
            /**
             * @description Phone number.
             * @example +44 20 7946 0958
             */
            phone: string;
            /**
             * @description Country code (ISO 3166-1 alpha-2), in uppercase.
             * @example GB
             */
            country_code: string;
            /**
             * @description City or town.
             * @example London
             */
            city: string;
            /**
             * @description Street address.
             * @example Flat 4, 27 Marchmont Street
             */
            address: string;
            /**
             * @description Part of a city or county, or the region. Null if none was given.
             * @example Brooklyn
             */
            district: string | null;
            /**
             * @description State, province or prefecture, such as `US-NY` (ISO 3166-2), `NY` or `New York`. Labels print it as the country's post does. Null if none was given.
             * @example NY
             */
            region: string | null;
            /**
             * @description Postal code. Null if none was given.
             * @example WC1N 1AP
             */
            postal_code: string | null;
            /**
             * @description Email address. Null if none was given.
             * @example eleanor.whitfield@example.com
             */
            email: string | null;
            /**
             * @description Language, such as `de`. It is a tag of BCP 47, such as `zh-HK` or `pt-BR`. Emails and the tracking page use the nearest of `en`, `zh-Hant`, `zh-Hans`, `ja`, `ko`, `de`, `fr`, `es`, `pt`, `it`, `nl`, `th` and `ar`. If omitted, emails use the language of the destination. Null if none was given.
             * @example en
             */
            language: string | null;
            /**
             * Format: date-time
             * @description Time at which the party was saved.
             * @example 2026-11-21T02:55:48.637Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-11-21T02:55:48.637Z
             */
            updated_at: string;
        };
        /** @description One page of saved parties. */
        SavedAddressList: {
            /** @description Saved parties on this page. */
            data: components["schemas"]["SavedAddress"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description Success envelope of operations that return a saved party. */
        SavedAddressReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The saved party. */
            data: components["schemas"]["SavedAddress"];
        };
        /** @description Success envelope of createAddress. */
        SavedAddressCreatedReturn: {
            /**
             * @description HTTP status: 201.
             * @constant
             */
            status: 201;
            /**
             * @description `ok`, or `created` with status 201.
             * @example created
             */
            message: string;
            /** @description The saved party. */
            data: components["schemas"]["SavedAddress"];
        };
        /** @description Success envelope of listAddresses. */
        SavedAddressListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description One page of saved parties. */
            data: components["schemas"]["SavedAddressList"];
        };
        /** @description Envelope of the errors of createAddress with status 400. */
        CreateAddressBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400005" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createAddress with status 409. */
        CreateAddressConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example ADDRESS_LIMIT_REACHED: the account already has 10,000 saved parties in this mode; delete some that you no longer use
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500124` ADDRESS_LIMIT_REACHED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500124";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of updateAddress with status 400. */
        UpdateAddressBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400003` MALFORMED_PATH
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400003" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of deleteAddress with status 400. */
        DeleteAddressBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BODY_NOT_ALLOWED: this operation takes no body; omit the body or send {}
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1400006` BODY_NOT_ALLOWED
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400003" | "1400005" | "1400006" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of deleteAddress with status 409. */
        DeleteAddressConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example IDEMPOTENCY_IN_FLIGHT: the first request with this Idempotency-Key is still in flight; send the same request again after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /**
         * @description Role in which orders can use a saved party. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        SavedAddressRole: "recipient" | "sender";
        /** @description Product to save: the fields of an item, without its quantity, and the HS codes of destinations. Blank text counts as not given. */
        MerchantProductCreateRequest: {
            /**
             * @description Your stock-keeping unit (SKU), which items of orders name. Unique in each account and mode. Trimmed.
             * @example TS-BLK-M
             */
            sku: string;
            /**
             * @description Description of the goods for customs, in English. An item without one of its own takes it.
             * @example Cotton T-shirt
             */
            description?: string;
            /**
             * @description Descriptions of the goods in other languages, by language tag (BCP 47) such as `fr` or `zh-Hant`. Your own record: customs gets the English `description`.
             * @example {
             *       "fr": "Écouteurs sans fil"
             *     }
             */
            translations?: components["schemas"]["ProductTranslations"];
            /**
             * @description Price per piece, in USD. At most 6 decimals, stored exactly. Orders in USD take it.
             * @example 12.5
             */
            unit_price?: number;
            /**
             * @description Price per piece, in HKD. At most 6 decimals, stored exactly. Orders in HKD take it.
             * @example 95
             */
            unit_price_hkd?: number;
            /**
             * @description Net weight of one piece, in kg. At most 6 decimals, stored exactly. Customs papers print it times `quantity`. It has no effect on the price.
             * @example 0.2
             */
            unit_weight_kg?: number;
            /**
             * @description Harmonized System (HS) code, of at least 6 digits. Dots and spaces are allowed.
             * @example 6109.10
             */
            hs_code?: string;
            /**
             * @description HS codes of destinations that want more digits or others, by country (`US`), by a tax area of the catalog (`ES-CN`), or `EU` for its member states. The most exact one is taken; other destinations get `hs_code`.
             * @example {
             *       "US": "8518.30.2000"
             *     }
             */
            hs_codes?: components["schemas"]["ProductHsCodes"];
            /**
             * @description Country code (ISO 3166-1 alpha-2) of the country of manufacture. Lowercase is accepted and stored in uppercase.
             * @example CN
             */
            country_of_manufacture?: string;
            /**
             * @description EU customs flag. Forwarded to the carrier.
             * @example false
             */
            is_cspc?: boolean;
            /**
             * @description SKU or platform product ID, for EU customs. Forwarded to the carrier.
             * @example EP-220
             */
            merchant_product_id?: string;
            /**
             * @description Standardized manufacturer ID (a barcode type), for EU customs. Forwarded to the carrier.
             * @example 4891234567890
             */
            mfr_id_std?: string;
            /**
             * @description Other manufacturer ID (model, batch or serial number), for EU customs. Forwarded to the carrier.
             * @example EP-220-2026
             */
            mfr_id_nonstd?: string;
            /**
             * @description Exemption from product IDs. A code such as `Y081` for EU customs. Lowercase is stored in uppercase. Forwarded to the carrier, printed on customs papers.
             * @example Y081
             */
            product_id_exemption?: string;
            /**
             * @description Certifier ID at the CPSC. The certificate is filed with the consumer product safety agency of the United States. Forwarded to the carrier.
             * @example CRT-20417
             */
            cpsc_certifier_id?: string;
            /**
             * @description Product ID at the CPSC. Forwarded to the carrier.
             * @example EP-220
             */
            cpsc_product_id?: string;
            /**
             * @description Version ID at the CPSC. Forwarded to the carrier.
             * @example 2026-07
             */
            cpsc_version_id?: string;
            /**
             * @description UN number of the battery. `UN3480` or `UN3090` for batteries alone, `UN3481` or `UN3091` for batteries packed with or contained in equipment. Lowercase is stored in uppercase. Forwarded to the carrier, printed on customs papers.
             * @example UN3481
             */
            battery_un_number?: string;
            /**
             * @description Packing instruction of the battery (IATA). For example `PI967` for batteries contained in equipment, with its section after a space if you state it. Lowercase is stored in uppercase. Forwarded to the carrier, printed on customs papers.
             * @example PI967
             */
            battery_packing_instruction?: string;
            /**
             * @description Watt-hours of one battery. At most 3 decimals. Forwarded to the carrier, printed on customs papers.
             * @example 3.7
             */
            battery_watt_hours?: number;
            /** @description Manufacturer of the item. Forwarded to the carrier, printed on customs papers. */
            manufacturer?: components["schemas"]["ProductContact"];
            /** @description Responsible person in the EU. The economic operator that answers for the item (GPSR, Regulation (EU) 2023/988). Forwarded to the carrier, printed on customs papers. */
            eu_responsible_person?: components["schemas"]["ProductContact"];
        };
        /** @description Changes to a product. Omitted properties keep their values, and `null` removes a value. The `sku` cannot be changed: save another product. */
        MerchantProductUpdateRequest: {
            /**
             * @description Description of the goods for customs, in English. An item without one of its own takes it.
             * @example Cotton T-shirt
             */
            description?: string;
            /** @description Entries to set, and `null` for those to remove. `null` instead removes all entries. */
            translations?: components["schemas"]["ProductTranslationsChange"] | null;
            /**
             * @description Price per piece, in USD. At most 6 decimals, stored exactly. Orders in USD take it.
             * @example 12.5
             */
            unit_price?: number | null;
            /**
             * @description Price per piece, in HKD. At most 6 decimals, stored exactly. Orders in HKD take it.
             * @example 95
             */
            unit_price_hkd?: number | null;
            /**
             * @description Net weight of one piece, in kg. At most 6 decimals, stored exactly. Customs papers print it times `quantity`. It has no effect on the price.
             * @example 0.2
             */
            unit_weight_kg?: number | null;
            /**
             * @description Harmonized System (HS) code, of at least 6 digits. Dots and spaces are allowed.
             * @example 6109.10
             */
            hs_code?: string | null;
            /** @description Entries to set, and `null` for those to remove. `null` instead removes all entries. */
            hs_codes?: components["schemas"]["ProductHsCodesChange"] | null;
            /**
             * @description Country code (ISO 3166-1 alpha-2) of the country of manufacture. Lowercase is accepted and stored in uppercase.
             * @example CN
             */
            country_of_manufacture?: string | null;
            /**
             * @description EU customs flag. Forwarded to the carrier.
             * @example false
             */
            is_cspc?: boolean | null;
            /**
             * @description SKU or platform product ID, for EU customs. Forwarded to the carrier.
             * @example EP-220
             */
            merchant_product_id?: string | null;
            /**
             * @description Standardized manufacturer ID (a barcode type), for EU customs. Forwarded to the carrier.
             * @example 4891234567890
             */
            mfr_id_std?: string | null;
            /**
             * @description Other manufacturer ID (model, batch or serial number), for EU customs. Forwarded to the carrier.
             * @example EP-220-2026
             */
            mfr_id_nonstd?: string | null;
            /**
             * @description Exemption from product IDs. A code such as `Y081` for EU customs. Lowercase is stored in uppercase. Forwarded to the carrier, printed on customs papers.
             * @example Y081
             */
            product_id_exemption?: string | null;
            /**
             * @description Certifier ID at the CPSC. The certificate is filed with the consumer product safety agency of the United States. Forwarded to the carrier.
             * @example CRT-20417
             */
            cpsc_certifier_id?: string | null;
            /**
             * @description Product ID at the CPSC. Forwarded to the carrier.
             * @example EP-220
             */
            cpsc_product_id?: string | null;
            /**
             * @description Version ID at the CPSC. Forwarded to the carrier.
             * @example 2026-07
             */
            cpsc_version_id?: string | null;
            /**
             * @description UN number of the battery. `UN3480` or `UN3090` for batteries alone, `UN3481` or `UN3091` for batteries packed with or contained in equipment. Lowercase is stored in uppercase. Forwarded to the carrier, printed on customs papers.
             * @example UN3481
             */
            battery_un_number?: string | null;
            /**
             * @description Packing instruction of the battery (IATA). For example `PI967` for batteries contained in equipment, with its section after a space if you state it. Lowercase is stored in uppercase. Forwarded to the carrier, printed on customs papers.
             * @example PI967
             */
            battery_packing_instruction?: string | null;
            /**
             * @description Watt-hours of one battery. At most 3 decimals. Forwarded to the carrier, printed on customs papers.
             * @example 3.7
             */
            battery_watt_hours?: number | null;
            /** @description Manufacturer of the item. Forwarded to the carrier, printed on customs papers. */
            manufacturer?: components["schemas"]["ProductContact"] | null;
            /** @description Responsible person in the EU. The economic operator that answers for the item (GPSR, Regulation (EU) 2023/988). Forwarded to the carrier, printed on customs papers. */
            eu_responsible_person?: components["schemas"]["ProductContact"] | null;
            /**
             * @description `true` if no item is filled in from the product.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Goods that the account sells under one SKU. Blank text was stored as null. */
        MerchantProduct: {
            /**
             * @description SKU, by which items of orders name the product.
             * @example EP-220
             */
            sku: string;
            /**
             * @description Description of the goods for customs, in English. Empty if none was given.
             * @example Wireless earphones
             */
            description: string;
            /**
             * @description Descriptions in other languages, by language tag. Empty if none were given.
             * @example {
             *       "fr": "Écouteurs sans fil"
             *     }
             */
            translations: components["schemas"]["ProductTranslationsRecord"];
            /**
             * @description Price per piece, in USD. Null if none was given.
             * @example 24.5
             */
            unit_price: number | null;
            /**
             * @description Price per piece, in HKD. Null if none was given.
             * @example 95
             */
            unit_price_hkd: number | null;
            /**
             * @description Net weight of one piece, in kg. Null if none was given.
             * @example 0.05
             */
            unit_weight_kg: number | null;
            /**
             * @description Harmonized System (HS) code. Null if none was given.
             * @example 8518.30
             */
            hs_code: string | null;
            /**
             * @description HS codes of destinations. Empty if none were given.
             * @example {
             *       "US": "8518.30.2000"
             *     }
             */
            hs_codes: components["schemas"]["ProductHsCodesRecord"];
            /**
             * @description Country code (ISO 3166-1 alpha-2) of the country of manufacture, in uppercase. Null if not given.
             * @example CN
             */
            country_of_manufacture: string | null;
            /**
             * @description EU customs flag. Null if not given.
             * @example false
             */
            is_cspc: boolean | null;
            /**
             * @description SKU or platform product ID, for EU customs. Null if not given.
             * @example EP-220
             */
            merchant_product_id: string | null;
            /**
             * @description Standardized manufacturer ID, for EU customs. Null if not given.
             * @example 4891234567890
             */
            mfr_id_std: string | null;
            /**
             * @description Non-standard manufacturer ID, for EU customs. Null if not given.
             * @example EP-220-2026
             */
            mfr_id_nonstd: string | null;
            /**
             * @description Code that exempts the item from a product ID, in uppercase. Null if not given.
             * @example Y081
             */
            product_id_exemption: string | null;
            /**
             * @description Certifier ID of the CPSC certificate. Null if not given.
             * @example CRT-20417
             */
            cpsc_certifier_id: string | null;
            /**
             * @description Product ID of the CPSC certificate. Null if not given.
             * @example EP-220
             */
            cpsc_product_id: string | null;
            /**
             * @description Version ID of the CPSC certificate. Null if not given.
             * @example 2026-07
             */
            cpsc_version_id: string | null;
            /**
             * @description UN number of the battery, in uppercase. Null if not given.
             * @example UN3481
             */
            battery_un_number: string | null;
            /**
             * @description IATA packing instruction of the battery, in uppercase. Null if not given.
             * @example PI967
             */
            battery_packing_instruction: string | null;
            /**
             * @description Energy of one battery, in watt-hours. Null if not given.
             * @example 3.7
             */
            battery_watt_hours: number | null;
            /** @description Manufacturer of the item. Null if not given. */
            manufacturer: components["schemas"]["ProductContactRecord"] | null;
            /** @description Economic operator in the EU that is responsible for the item. Null if not given. */
            eu_responsible_person: components["schemas"]["ProductContactRecord"] | null;
            /**
             * @description `true` if no item is filled in from the product.
             * @example false
             */
            archived: boolean;
            /**
             * Format: date-time
             * @description Time at which the product was saved.
             * @example 2026-11-24T03:15:42.318402Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-11-24T03:15:42.318402Z
             */
            updated_at: string;
        };
        /** @description Descriptions of the goods in other languages, by language tag (BCP 47) such as `fr` or `zh-Hant`. Your own record: customs gets the English `description`. */
        ProductTranslations: {
            [key: string]: string;
        };
        /** @description Descriptions of the goods in other languages, by language tag (BCP 47) such as `fr` or `zh-Hant`. Your own record: customs gets the English `description`. `null` removes an entry. */
        ProductTranslationsChange: {
            [key: string]: string | null;
        };
        /** @description Descriptions in other languages, by language tag. Empty if none were given. */
        ProductTranslationsRecord: {
            [key: string]: string;
        };
        /** @description HS codes of destinations that want more digits or others, by country (`US`), tax area (`ES-CN`), territory (`IC`), or `EU` for its member states. The most exact one is taken, for a territory such as `PR` also that of its country; other destinations get `hs_code`. */
        ProductHsCodes: {
            [key: string]: string;
        };
        /** @description HS codes of destinations that want more digits or others, by country (`US`), tax area (`ES-CN`), territory (`IC`), or `EU` for its member states. The most exact one is taken, for a territory such as `PR` also that of its country; other destinations get `hs_code`. `null` removes an entry. */
        ProductHsCodesChange: {
            [key: string]: string | null;
        };
        /** @description HS codes of destinations. Empty if none were given. */
        ProductHsCodesRecord: {
            [key: string]: string;
        };
        /**
         * @description Archived products (`true`), or the others (`false`).
         * @enum {string}
         */
        ArchivedFilter: "true" | "false";
        /** @description One page of products. */
        MerchantProductList: {
            /** @description Products on this page. */
            data: components["schemas"]["MerchantProduct"][];
            /**
             * @description Cursor of the next page: pass it as `cursor`. Null on the last page.
             * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
             */
            next_cursor: string | null;
        };
        /** @description Success envelope of operations that return a product. */
        MerchantProductReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The product. */
            data: components["schemas"]["MerchantProduct"];
        };
        /** @description Success envelope of createProduct. */
        MerchantProductCreatedReturn: {
            /**
             * @description HTTP status: 201.
             * @constant
             */
            status: 201;
            /**
             * @description `ok`, or `created` with status 201.
             * @example created
             */
            message: string;
            /** @description The saved product. */
            data: components["schemas"]["MerchantProduct"];
        };
        /** @description Success envelope of listProducts. */
        MerchantProductListReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The page. */
            data: components["schemas"]["MerchantProductList"];
        };
        /**
         * @description Effect of the rule on an order: `error` refuses it, `warning` does not. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        ProductRuleSeverity: "error" | "warning";
        /** @description A rule that the product does not meet. */
        ProductRule: {
            /**
             * @description Stable name of the rule. Null if it has none.
             * @example eu_product_id
             */
            rule: string | null;
            /** @description Effect of the rule on an order. */
            severity: components["schemas"]["ProductRuleSeverity"];
            /**
             * @description Path of the field in the product, by which the rule is met.
             * @example [
             *       "merchant_product_id"
             *     ]
             */
            field: string[];
            /**
             * Format: date
             * @description Day in Hong Kong from which the rule applies. Null if it applies on the day that is checked.
             * @example 2027-03-01
             */
            effective_from: string | null;
            /**
             * @description `false` if the rule depends on the value of the goods and the product has no price, or no exchange rate is known.
             * @example true
             */
            certain: boolean;
            /**
             * @description The rule in a sentence.
             * @example European Union customs want the HS code of every item
             */
            message: string;
            /**
             * @description Address at which the rule is written. Null if none is known.
             * @example https://eur-lex.europa.eu/eli/reg_impl/2015/2447
             */
            source: string | null;
            /**
             * @description Codes of the destinations with this rule.
             * @example [
             *       "FR",
             *       "DE"
             *     ]
             */
            destinations: string[];
        };
        /** @description Destinations that a product can go to, and the rules that it does not meet. */
        ProductReadiness: {
            /**
             * @description SKU of the product.
             * @example EP-220
             */
            sku: string;
            /**
             * Format: date
             * @description Day in Hong Kong for which the rules were checked.
             * @example 2027-03-01
             */
            date: string;
            /**
             * @description Category of the goods, in lowercase.
             * @example general
             */
            goods_category: string;
            /**
             * @description Destinations whose rules the product meets on the day.
             * @example [
             *       "FR",
             *       "ES-CN"
             *     ]
             */
            ready_destinations: string[];
            /**
             * @description Destinations to which orders of the product are booked with a warning on the day. Rules that are not `certain` may refuse them instead.
             * @example [
             *       "DE"
             *     ]
             */
            incomplete_destinations: string[];
            /**
             * @description Destinations to which a rule refuses the product on the day.
             * @example [
             *       "US"
             *     ]
             */
            blocked_destinations: string[];
            /** @description Rules that the product does not meet. Those that refuse an order come first, then by their first day. */
            rules: components["schemas"]["ProductRule"][];
        };
        /** @description Success envelope of getProductReadiness. */
        ProductReadinessReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The destinations and rules. */
            data: components["schemas"]["ProductReadiness"];
        };
        /** @description Envelope of the errors of createProduct with status 400. */
        CreateProductBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: hs_code must have at least 6 digits, such as 6109.10
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400005" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createProduct with status 409. */
        CreateProductConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example PRODUCT_EXISTS: a product with this SKU is already saved in this mode; change it with updateProduct
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500125` PRODUCT_LIMIT_REACHED
             *     - `1500126` PRODUCT_EXISTS
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500125" | "1500126";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of updateProduct with status 400. */
        UpdateProductBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: sku cannot be changed; save another product
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400003` MALFORMED_PATH
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400003" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of deleteProduct with status 400. */
        DeleteProductBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example BODY_NOT_ALLOWED: this operation takes no body; omit the body or send {}
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400003` MALFORMED_PATH
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1400006` BODY_NOT_ALLOWED
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400003" | "1400005" | "1400006" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of deleteProduct with status 409. */
        DeleteProductConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example IDEMPOTENCY_IN_FLIGHT: the first request with this Idempotency-Key is still in flight; send the same request again after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /**
         * @description File format of a label: `pdf`, `zpl` (ZPL II, for label printers), or `png` (a picture of one page with one bit per dot).
         * @enum {string}
         */
        LabelFormat: "pdf" | "zpl" | "png";
        /**
         * Format: int32
         * @description Dots per inch of a label printer.
         * @enum {integer}
         */
        LabelDpi: 203 | 300;
        /**
         * Format: int32
         * @description Labels on a sheet of `a4`.
         * @enum {integer}
         */
        LabelsPerSheet: 1 | 4;
        /**
         * @description Paper of a label: `4x6` (inches), `a6`, or `a4`, with one or four labels a sheet.
         * @enum {string}
         */
        LabelSize: "4x6" | "a6" | "a4";
        /**
         * Format: binary
         * @description ZPL II, as ASCII text. Send it to the printer as it is.
         */
        ZplDocument: string;
        /**
         * Format: binary
         * @description PNG picture, as binary data.
         */
        PngImage: string;
        /**
         * @description File format of many labels: `pdf`, or `zpl` (ZPL II, for label printers).
         * @enum {string}
         */
        ManyLabelsFormat: "pdf" | "zpl";
        /**
         * @description Order of the labels: that of `ids`, or by time of booking, reference, destination or Service Code. Labels that are equal keep the order of `ids`.
         * @enum {string}
         */
        LabelSort: "as_given" | "created_at" | "reference_no" | "destination_country" | "service_tier_id";
        /** @description The labels to print, and how. */
        PrintLabelsRequest: {
            /**
             * @description Tracking numbers, 1 to 500. A number that is repeated is printed once.
             * @example [
             *       "SMP4072618350929",
             *       "SMP4072618350930"
             *     ]
             */
            ids: string[];
            /** @description The file format. Default `pdf`. */
            format?: components["schemas"]["ManyLabelsFormat"];
            /** @description The paper. Without it, a page is 100 × 150 mm. `a4` does not go with `zpl`. */
            size?: components["schemas"]["LabelSize"];
            /** @description Dots per inch of the printer: 203 or 300. Default 203. Bars of codes end on whole dots. */
            dpi?: components["schemas"]["LabelDpi"];
            /** @description Labels on a sheet of `a4`: 1 or 4. Default 1. */
            per_sheet?: components["schemas"]["LabelsPerSheet"];
            /**
             * Format: int32
             * @description Place of the first label on the first sheet, for `a4` with `per_sheet` 4: 1 and 2 are the upper ones, 3 and 4 the lower ones. Default 1. With it, a sheet that was used in part is used up.
             * @example 3
             */
            start_position?: number;
            /** @description The order of the labels. Default `as_given`. */
            sort?: components["schemas"]["LabelSort"];
            /**
             * @description Print the other labels if some shipments have none. The last page names those that are missing. Default false: then nothing is printed.
             * @example true
             */
            skip_missing?: boolean;
        };
        /** @description Envelope of the errors of printLabels with status 409. */
        PrintLabelsConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example LABELS_MISSING: some shipments have no label; see data
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500131` LABELS_MISSING
             * @enum {string}
             */
            sysCode: "1500131";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of printLabels with status 400. */
        PrintLabelsBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipmentReturn with status 400. */
        CreateShipmentReturnBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: recipient is required, because neither the shipment nor the account has a sender in Hong Kong
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400003` MALFORMED_PATH
             *     - `1400004` IDEMPOTENCY_KEY_REQUIRED
             *     - `1400005` IDEMPOTENCY_KEY_INVALID
             *     - `1500031` INSURANCE_UNSUPPORTED
             *     - `1500101` INVALID_FIELD
             *     - `1500107` SERVICE_CODE_RETIRED
             *     - `1500108` SERVICE_NOT_AVAILABLE
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400003" | "1400004" | "1400005" | "1500031" | "1500101" | "1500107" | "1500108";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipmentReturn with status 409. */
        CreateShipmentReturnConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example SHIPMENT_NOT_RETURNABLE: the shipment is in_transit; create the return when it is delivered or could not be delivered
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1409001` IDEMPOTENCY_IN_FLIGHT
             *     - `1409002` IDEMPOTENCY_CONFLICT
             *     - `1500003` IDEMPOTENCY_KEY_REUSED
             *     - `1500102` PRICING_QUOTE_CHANGED
             *     - `1500132` SHIPMENT_NOT_RETURNABLE
             * @enum {string}
             */
            sysCode: "1409001" | "1409002" | "1500003" | "1500102" | "1500132";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipmentReturn with status 402. */
        CreateShipmentReturnPaymentRequiredReturn: {
            /**
             * @description HTTP status: 402.
             * @constant
             */
            status: 402;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INSUFFICIENT_FUNDS: the available balance is too low for the shipment's total; add money to the wallet, then send the request again
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500009` INSUFFICIENT_FUNDS
             *     - `1500012` ACCOUNT_FROZEN_OVERDUE_INVOICE
             *     - `1500013` CREDIT_FLOOR_REACHED
             *     - `1500014` CREDIT_LIMIT_EXCEEDED
             *     - `1500016` CREDIT_SUSPENDED
             * @enum {string}
             */
            sysCode: "1500009" | "1500012" | "1500013" | "1500014" | "1500016";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipmentReturn with status 422. */
        CreateShipmentReturnUnprocessableReturn: {
            /**
             * @description HTTP status: 422.
             * @constant
             */
            status: 422;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example CARRIER_DISPATCH_REJECTED: the carrier rejected the shipment; correct it and send it with a new key
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `9900027` CARRIER_DISPATCH_REJECTED
             * @enum {string}
             */
            sysCode: "9900027";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of createShipmentReturn with status 503. */
        CreateShipmentReturnServiceUnavailableReturn: {
            /**
             * @description HTTP status: 503.
             * @constant
             */
            status: 503;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example FX_RATE_UNAVAILABLE: no exchange rate is available that the request needs; retry after the delay in the Retry-After header
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500018` FX_RATE_UNAVAILABLE
             *     - `1500111` DISPATCH_UNDECIDED
             *     - `1500121` CARRIER_UNAVAILABLE
             *     - `1503001` SERVICE_UNAVAILABLE
             * @enum {string}
             */
            sysCode: "1500018" | "1500111" | "1500121" | "1503001";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of validateShipmentReturn with status 400. */
        ValidateShipmentReturnBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: parcels must not be empty
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1400003` MALFORMED_PATH
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1400003" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors of validateShipmentReturn with status 409. */
        ValidateShipmentReturnConflictReturn: {
            /**
             * @description HTTP status: 409.
             * @constant
             */
            status: 409;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example SHIPMENT_NOT_RETURNABLE: the shipment is in_transit; create the return when it is delivered or could not be delivered
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1500132` SHIPMENT_NOT_RETURNABLE
             * @enum {string}
             */
            sysCode: "1500132";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description A return to book. Everything that is omitted comes from the original shipment. Properties that are not listed here are rejected, in nested objects too. Texts are read as in createShipment. */
        ShipmentReturnRequest: {
            /**
             * @description Return service to book, from `options` of validateShipmentReturn. If omitted, the cheapest one that carries the goods.
             * @example HKRTNGG01
             */
            service_tier_id?: string;
            /** @description Return address, in Hong Kong. If omitted, the sender of the shipment, else the default sender of the account. */
            recipient?: components["schemas"]["RecipientParty"];
            /** @description Parcels of the return, 1 to 20. If omitted, those of the shipment. */
            parcels?: components["schemas"]["Parcel"][];
            /** @description Goods that come back, for customs: 1 to 100 items. If omitted, all goods of the shipment. */
            items?: components["schemas"]["Item"][];
            /**
             * @description Category of the goods that come back: `general`, `battery`, `cosmetics`, or another category that a return service accepts. If omitted or blank, that of the shipment.
             * @example battery
             */
            goods_category?: string;
            /** @description Currency of the prices in `items`. createShipment describes what happens if you omit it. */
            declared_currency?: components["schemas"]["DeclaredCurrency"];
            /**
             * @description Your own reference of the return. It need not be unique. It is printed on the label by the rule of createShipment.
             * @example RMA-20931
             */
            reference_no?: string;
            /**
             * @description Codes of optional surcharges, at most 16, such as `INSURANCE`. ASCII letter case is ignored. A code that is unknown, unavailable or for import taxes is rejected with a violation at its index.
             * @example [
             *       "INSURANCE"
             *     ]
             */
            selected_surcharges?: string[];
            /**
             * @description Total that you expect, in HKD. It is `total_hkd` of the rate option you chose. If the final quote differs, the request is rejected with PRICING_QUOTE_CHANGED.
             * @example 82
             */
            expected_total_hkd?: number;
            /**
             * @description Discount that you expect: `discount.rule_id` of the rate option you chose. A string must equal the discount rule of the final quote. Null requires a quote without a discount. If omitted, the discount is not checked.
             * @example DR-COSMETICS-VOLUME
             */
            expected_discount_rule_id?: string | null;
            /** @description Your own keys and values. They are returned with the return, and listShipments can filter by them. Those of the original are not copied. */
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Your own labels for the return, at most 20. Those of the original are not copied.
             * @example [
             *       "autumn"
             *     ]
             */
            tags?: string[];
        };
        /** @description Result of checking a return: whether createShipmentReturn would accept the same body, at what price, and with which services. */
        ShipmentReturnValidation: {
            /**
             * @description `true` if `violations` is empty: createShipmentReturn would have accepted the request at this moment.
             * @example true
             */
            valid: boolean;
            /** @description Violations for which createShipmentReturn would reject the request, in the order in which it checks them. Empty if the request is valid. */
            violations: components["schemas"]["Violation"][];
            /**
             * Format: int32
             * @description Number of violations, including those that are not listed.
             * @example 0
             */
            violation_count: number;
            /** @description Price of the return service that would be booked. Null if a violation prevents pricing. */
            quote: components["schemas"]["RateOption"] | null;
            /** @description Return services from the country of the recipient, cheapest first, with their prices for these goods. A service that cannot carry them has `available` false and a reason. Only the requested one if `service_tier_id` is given. */
            options: components["schemas"]["RateOption"][];
            /** @description Return address of the return: that of the request, else the sender of the shipment, else the default sender of the account. Null if a violation at `recipient` says why there is none. */
            recipient: components["schemas"]["RecipientPartyRecord"] | null;
        };
        /** @description Success envelope of validateShipmentReturn. */
        ShipmentReturnValidationReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The result of the check. */
            data: components["schemas"]["ShipmentReturnValidation"];
        };
        /** @description A shipment to book in a batch: a createShipment body whose `reference_no` is required. */
        ShipmentBatchOrderRequest: {
            /**
             * @description Service Code to book, as returned by listServiceTiers and quoteRates. A Service Code is the orderable unit. A Product Code groups entitlements, and versioned rate tables set the price. The property's name is historical. Retired codes are rejected: US-GEN-PUB-001, US-GEN-PUB-002, HK-ST-GG-01, HK-US-SE-GG-01, HKUSSTCS01.
             * @example HKASTDGGSTCM
             */
            service_tier_id: string;
            /** @description Recipient of the shipment, abroad. Required, unless `recipient_id` is given. */
            recipient?: components["schemas"]["RecipientParty"];
            /**
             * @description Saved recipient (createAddress), instead of `recipient`. The party is copied into the shipment.
             * @example adr_019ab3e1d0c37e4497a15b0e6f2c8d31
             */
            recipient_id?: string;
            /** @description Sender of the shipment, in Hong Kong. If omitted, the response's `sender` is null, and the label shows the account's default sender. */
            sender?: components["schemas"]["Party"];
            /**
             * @description Saved sender (createAddress), instead of `sender`. The party is copied into the shipment.
             * @example adr_019ab3e07b1d7a52b3c8d4f6a1e95c02
             */
            sender_id?: string;
            /** @description Parcels of the shipment, 1 to 20. All go to the same recipient. */
            parcels: components["schemas"]["Parcel"][];
            /** @description Goods in the shipment, for customs: 1 to 100 items. A missing or empty array is rejected with a violation at `["items"]`. The total value of all items must not exceed HKD 100,000,000,000. */
            items: components["schemas"]["Item"][];
            /**
             * @description Category: `general`, `battery`, `cosmetics`, or another that a service accepts. ASCII letter case is ignored. Default: `general`, also for a blank value.
             * @default general
             * @example battery
             */
            goods_category?: string;
            /**
             * @description Payment method of the shipment. Default: `prepaid`. `cod` (cash on delivery) is rejected with COD_NOT_AVAILABLE.
             * @default prepaid
             */
            payment_type?: components["schemas"]["PaymentType"];
            /**
             * @description Your own order reference, by which you find the result of the order. Required here: not blank, and unique in the batch. The carrier's label shows it under the conditions of createShipment.
             * @example SO-20931
             */
            reference_no: string;
            /**
             * @description Codes of optional surcharges, at most 16: `SIGNATURE`, `INSURANCE`, `NO_VOEC_PREPAY`. ASCII letter case is ignored. A code that is unknown or unavailable is rejected with a violation at its index. So is the second of two codes that exclude each other. If that code is INSURANCE, the violation has its own error code, INSURANCE_UNSUPPORTED.
             * @example [
             *       "INSURANCE"
             *     ]
             */
            selected_surcharges?: string[];
            /** @description Your own keys and values. They are returned with the shipment, and listShipments can filter by them. */
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Your own labels for the shipment, at most 20.
             * @example [
             *       "autumn"
             *     ]
             */
            tags?: string[];
            /** @description Currency of all declared values of the shipment. A shipment has one currency. createShipment describes what happens if you omit it. */
            declared_currency?: components["schemas"]["DeclaredCurrency"];
            /**
             * @description Total that you expect, in HKD. It is `total_hkd` of the rate option you chose. If the final quote differs, the request is rejected with PRICING_QUOTE_CHANGED.
             * @example 61
             */
            expected_total_hkd?: number;
            /**
             * @description Discount that you expect: `discount.rule_id` of the rate option you chose. A string must equal the discount rule of the final quote. Null requires a quote without a discount. If omitted, the discount is not checked.
             * @example DR-COSMETICS-VOLUME
             */
            expected_discount_rule_id?: string | null;
            /**
             * @description Custom insured amount, in the declared currency. Greater than 0, at most 2 decimals, at most USD 2500. An HKD amount is converted at the frozen rate before this limit is checked. Requires INSURANCE in `selected_surcharges` and a rate option whose INSURANCE has `custom_insured_amount`. The account must be enrolled for custom insured amounts.
             * @example 400
             */
            insured_amount?: number;
            /**
             * @description EU IOSS number: `IM` followed by exactly 10 digits. Overrides the account's default number. It must be registered to the account. It is forwarded only for EU destinations.
             * @example IM3720012345
             */
            ioss_number?: string;
            /**
             * @description `true` if the carrier prepays the destination's VAT. For EU destinations. The quote includes the fee.
             * @example true
             */
            vat_prepay?: boolean;
            /**
             * @description `true` if the carrier prepays the VAT. For Norway. `true` has the same effect as NO_VOEC_PREPAY in `selected_surcharges`.
             * @example true
             */
            voec_prepay?: boolean;
            /** @description Trade term. If omitted, `DAP`, unless a prepayment of import taxes is selected. */
            incoterm?: components["schemas"]["Incoterm"];
            /** @description Kind of recipient. If omitted, it is not known, and rules treat the recipient as a private person. */
            recipient_type?: components["schemas"]["RecipientType"];
            /**
             * @description Tax number that the destination requires. It is the VOEC number for Norway, the recipient's RUT for Chile, the seller's VAT number for the United Kingdom. 1 to 100 characters after trimming, at most 300 before trimming. A blank value is rejected.
             * @example 12.345.678-5
             */
            tax_number?: string;
            /**
             * @description Name of the marketplace where the goods were sold. Required for Japan. For other destinations it is optional and forwarded. A blank value is rejected; for Japan, with SALES_PLATFORM_NAME_REQUIRED.
             * @example Rakuten
             */
            sales_platform_name?: string;
        } & ({
            recipient: unknown;
        } | {
            recipient_id: unknown;
        });
        /** @description Limits of a rule. It applies to shipments and items within all of those that are present. */
        RequirementLimits: {
            /**
             * @description Goods categories.
             * @example [
             *       "battery"
             *     ]
             */
            goods_categories?: string[];
            /**
             * @description Declared value of the whole shipment above this amount, in the currency of the law.
             * @example EUR 150
             */
            value_over?: string;
            /**
             * @description Declared value of the whole shipment up to this amount, in the currency of the law.
             * @example EUR 150
             */
            value_up_to?: string;
            /**
             * @description Kind of recipient: `business` or `private`. A shipment that does not say counts as private.
             * @example private
             */
            recipient_type?: string;
            /**
             * @description First digits of an item's `hs_code`.
             * @example [
             *       "61",
             *       "62"
             *     ]
             */
            hs_prefixes?: string[];
            /**
             * @description Countries of manufacture of an item (ISO 3166-1 alpha-2).
             * @example [
             *       "CN"
             *     ]
             */
            origins?: string[];
        };
        /** @description Rules, tax areas and import taxes of a destination country. */
        CountryReference: {
            /**
             * @description Country code (ISO 3166-1 alpha-2).
             * @example NO
             */
            code: string;
            /** @description Name of the country. */
            name: components["schemas"]["CountryName"];
            /**
             * Format: date
             * @description Day in Hong Kong for which this was read.
             * @example 2026-11-29
             */
            date: string;
            /** @description The country without its tax areas first, then each tax area. */
            destinations: components["schemas"]["DestinationReference"][];
            /** @description Rules that hold on the day or begin later, in the order of the catalog. At most 500 are listed. */
            rules: components["schemas"]["CountryRule"][];
        };
        /** @description A country without its tax areas, or a tax area, with the taxes on imports. */
        DestinationReference: {
            /**
             * @description Code of the country or of the tax area.
             * @example ES-CN
             */
            code: string;
            /** @description Name of the destination. */
            name: components["schemas"]["CountryName"];
            /**
             * @description `EU` inside the customs union of the EU. Null outside it.
             * @example EU
             */
            customs_area: string | null;
            /**
             * @description `EU` inside the VAT area of the EU. Null outside it.
             * @example null
             */
            vat_area: string | null;
            /**
             * @description `true` if duties and taxes are known for goods whose duties the catalog has. `false` if they are known for no goods.
             * @example true
             */
            landed_cost: boolean;
            /** @description Rules of duty and tax in force on the day, and then those that begin later. Empty if none are known. */
            import_taxes: components["schemas"]["ImportTaxReference"][];
            /**
             * @description Service Codes with which the account can prepay duties and taxes (DDP).
             * @example [
             *       "HKASTDGGSTCM"
             *     ]
             */
            ddp_services: string[];
        };
        /** @description Rule by which imports into a destination are taxed. */
        ImportTaxReference: {
            /**
             * @description Stable name of the rule.
             * @example gb_import
             */
            rule: string;
            /** @description Kind of recipient for which it holds. Null if it holds for both. */
            recipient_type: components["schemas"]["StoredRecipientType"] | null;
            /**
             * @description Name of the tax on imports, such as VAT or GST. Null if there is none.
             * @example VAT
             */
            name: string | null;
            /**
             * @description Rate of the tax in percent. Null if there is none, or if it is not known.
             * @example 20
             */
            rate_percent: number | null;
            /**
             * Format: date
             * @description Day in Hong Kong from which it holds.
             * @example 2021-01-01
             */
            effective_from: string;
            /**
             * Format: date
             * @description First day in Hong Kong on which it no longer holds. Null if no end is known.
             * @example 2028-07-01
             */
            effective_until: string | null;
            /**
             * @description Address at which the rule is written.
             * @example https://www.gov.uk/goods-sent-from-abroad/tax-and-duty
             */
            source: string;
        };
        /** @description Rule of a country that orders must meet, or advice. */
        CountryRule: {
            /**
             * @description Stable name of the rule, as in violations and warnings. Null if it has none.
             * @example eu_product_id
             */
            rule: string | null;
            /** @description Effect of the rule on an order. */
            severity: components["schemas"]["ProductRuleSeverity"];
            /**
             * @description Request field, in dotted notation. Several fields are separated by `|`: one of them is enough.
             * @example items.hs_code
             */
            field: string;
            /**
             * @description The rule in a sentence.
             * @example European Union customs want the HS code of every item
             */
            message: string;
            /**
             * @description Address at which the rule is written. Null if none is known.
             * @example https://eur-lex.europa.eu/eli/reg_impl/2015/2447
             */
            source: string | null;
            /**
             * Format: date
             * @description Day in Hong Kong from which it holds. Null if it has long held.
             * @example 2026-11-01
             */
            effective_from: string | null;
            /**
             * Format: date
             * @description First day in Hong Kong on which it no longer holds. Null if no end is known.
             * @example 2028-07-01
             */
            effective_until: string | null;
            /**
             * @description Codes of `destinations` for which it holds.
             * @example [
             *       "ES"
             *     ]
             */
            destinations: string[];
            /** @description Limits of the rule. Without properties, it holds for all shipments. */
            limits: components["schemas"]["RequirementLimits"];
        };
        /** @description Success envelope of getCountry. */
        CountryReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The country. */
            data: components["schemas"]["CountryReference"];
        };
        /** @description Envelope of the errors of markShipmentsPrinted with status 400. */
        MarkPrintedBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Success envelope of markShipmentsPrinted. */
        MarkPrintedReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The marked shipments and the others. */
            data: components["schemas"]["MarkPrintedResponse"];
        };
        /** @description The shipments whose labels were printed. */
        MarkPrintedRequest: {
            /**
             * @description Tracking numbers, 1 to 100. A repeated number counts once.
             * @example [
             *       "SMP4072618350929",
             *       "SMP4072618350930"
             *     ]
             */
            ids: string[];
        };
        /** @description A shipment whose label is marked as printed. */
        PrintedShipment: {
            /**
             * @description Shipment ID. Equal to its tracking number.
             * @example SMP4072618350929
             */
            id: string;
            /**
             * Format: date-time
             * @description Time at which the label was first printed.
             * @example 2026-11-21T03:20:05.104220Z
             */
            printed_at: string;
        };
        /** @description A shipment that was not marked. */
        UnprintableShipment: {
            /**
             * @description The tracking number, as it was sent.
             * @example SMP4072618350930
             */
            id: string;
            /** @description Reason why it was not marked. */
            code: components["schemas"]["UnprintableReason"];
            /**
             * @description The reason in words.
             * @example the shipment was cancelled
             */
            message: string;
        };
        /**
         * @description Reason why a shipment cannot be marked as printed: no shipment has this number or its label failed, it was cancelled, or the carrier has not made its label yet. Open list: new values may be added.
         * @example SHIPMENT_CANCELLED
         * @enum {string}
         */
        UnprintableReason: "NOT_FOUND" | "SHIPMENT_CANCELLED" | "LABEL_NOT_READY";
        /** @description The shipments that are marked now, and those that cannot be. */
        MarkPrintedResponse: {
            /** @description The marked shipments, also those that were marked before. */
            printed: components["schemas"]["PrintedShipment"][];
            /** @description The others, in the order of `ids`. */
            missing: components["schemas"]["UnprintableShipment"][];
        };
        /**
         * @description `true` if the label was printed.
         * @example false
         * @enum {string}
         */
        PrintedFilter: "true" | "false";
        /**
         * @description Queue of shipments to list.
         *
         *     | Queue | Shipments |
         *     |---|---|
         *     | `to_print` | Booked and on no manifest, with a label that was not printed yet |
         *     | `to_hand_over` | Booked, and on no manifest |
         *     | `problems` | In a queue of `problems` of getWorkQueue |
         *     | `not_confirmed` | The carrier has not confirmed the booking |
         *     | `customs_hold` | Held by customs |
         *     | `address_query` | The carrier asks about the address |
         *     | `delivery_failed` | The last delivery attempt failed |
         *     | `exception` | Stopped for another reason |
         *     | `pickup_overdue` | At a pickup point for more than 5 days |
         *     | `returning` | On the way back to the sender |
         *     | `returned` | Back at the sender |
         *     | `lost` | Lost by the carrier |
         *     | `damaged` | Damaged |
         *     | `cost_above_quote` | The final fee of the last 60 days is above the price at booking. In live mode, the difference was not returned, and no dispute of it was answered |
         *     | `held` | The wallet holds their price until the final fee is known |
         * @enum {string}
         */
        WorkQueueFilter: "to_print" | "to_hand_over" | "problems" | "not_confirmed" | "customs_hold" | "address_query" | "delivery_failed" | "exception" | "pickup_overdue" | "returning" | "returned" | "lost" | "damaged" | "cost_above_quote" | "held";
        /**
         * @description Queue of shipments with a problem. The parameter `queue` of listShipments explains them. Open list: new values may be added. Treat an unknown value as new, not as an error.
         * @enum {string}
         */
        ProblemQueueName: "not_confirmed" | "customs_hold" | "address_query" | "delivery_failed" | "exception" | "pickup_overdue" | "returning" | "returned" | "lost" | "damaged" | "cost_above_quote";
        /** @description Success envelope of getWorkQueue. */
        WorkQueueReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The work queue. */
            data: components["schemas"]["WorkQueue"];
        };
        /** @description Shipments that wait, by queue. A queue without shipments is left out. The shipments of a queue are counted to 10,000. */
        WorkQueue: {
            /**
             * @description False in test mode.
             * @example true
             */
            livemode: boolean;
            /** @description Refused orders that were not booked later. */
            to_book: components["schemas"]["OrdersToBook"];
            /**
             * Format: int32
             * @description Shipments whose label was not printed yet.
             * @example 12
             */
            to_print: number;
            /** @description Shipments on no manifest, by carrier. */
            to_hand_over: components["schemas"]["CarrierQueue"][];
            /** @description Shipments with a problem, by queue. */
            problems: components["schemas"]["ProblemQueue"][];
            /** @description The wallet, and how long it lasts. All amounts are 0 in test mode. */
            money: components["schemas"]["MoneyForecast"];
        };
        /** @description Refused orders of batches of the last 30 days, without those whose reference number was booked later. The newest refusal of a reference number counts. The newest 10,000 refusals are counted. */
        OrdersToBook: {
            /**
             * Format: int32
             * @description Number of orders.
             * @example 15
             */
            count: number;
            /** @description Batches that the orders belong to, newest first, at most 100. */
            batches: components["schemas"]["BatchToBook"][];
        };
        /** @description Batch with refused orders. */
        BatchToBook: {
            /**
             * @description Id of the batch.
             * @example sba_019ac7d15f2c7e60b1a4c93d5e8f7026
             */
            id: string;
            /**
             * Format: int32
             * @description Number of its orders to book.
             * @example 15
             */
            count: number;
        };
        /** @description Shipments that wait for a carrier. */
        CarrierQueue: {
            /**
             * @description Code of the carrier.
             * @example sandbox
             */
            carrier_code: string;
            /**
             * Format: int32
             * @description Number of shipments.
             * @example 12
             */
            count: number;
        };
        /** @description Shipments with the same problem. */
        ProblemQueue: {
            /** @description The problem. */
            queue: components["schemas"]["ProblemQueueName"];
            /**
             * Format: int32
             * @description Number of shipments.
             * @example 3
             */
            count: number;
        };
        /** @description Money of the wallet, and how long it lasts at the spend of the last 14 days. */
        MoneyForecast: {
            /**
             * @description Amount that the next booking can use, in HKD.
             * @example 7934.1
             */
            available_hkd: number;
            /**
             * @description Amount on hold for shipments without a final fee, in HKD.
             * @example 486.4
             */
            held_hkd: number;
            /**
             * Format: int32
             * @description Number of these shipments.
             * @example 8
             */
            held_count: number;
            /**
             * @description Final fees minus refunds, and the change of the amount on hold, of the last 14 days, divided by 14, in HKD. For a younger wallet, divided by the days since its first transaction. At least 0.
             * @example 612.35
             */
            mean_daily_spend_hkd: number;
            /**
             * Format: int32
             * @description Whole days that the available amount lasts at this spend. Null without spend, and in the first 6 days of a wallet.
             * @example 12
             */
            days_left: number | null;
        };
        /**
         * @description State of a parcel that its recipient can get an email about. `customs_hold`: customs holds the parcel; the others are statuses of a shipment.
         * @enum {string}
         */
        BrandEmailState: "picked_up" | "out_for_delivery" | "available_for_pickup" | "delivery_failed" | "customs_hold" | "delivered";
        /** @description Appearance of the tracking page for recipients of the account, and the emails that they get. */
        Brand: {
            /**
             * @description Name of the shop. Null if none was given.
             * @example Lantau Tea
             */
            name: string | null;
            /**
             * @description Email address or HTTPS URL for recipients. Null if none was given.
             * @example help@lantau.example
             */
            contact: string | null;
            /**
             * @description Color of the page, such as `#0b6b57`. Null if none was given.
             * @example #0b6b57
             */
            color: string | null;
            /** @description Media type of the logo. Null if there is none. */
            logo_type: components["schemas"]["BrandLogoType"] | null;
            /** @description States of live shipments that the recipient gets an email about. Empty: none. */
            email_states: components["schemas"]["StoredBrandEmailState"][];
        };
        /** @description The properties to change. Null removes a value. */
        BrandUpdateRequest: {
            /**
             * @description Name of the shop, on one line. Emails need it.
             * @example Lantau Tea
             */
            name?: string | null;
            /**
             * @description Email address or HTTPS URL where recipients can ask.
             * @example help@lantau.example
             */
            contact?: string | null;
            /**
             * @description Color of the page.
             * @example #0b6b57
             */
            color?: string | null;
            /**
             * @description The logo: a PNG, JPEG or WebP file of at most 100 kB, in base64.
             * @example iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
             */
            logo?: string | null;
            /** @description States of live shipments that the recipient gets an email about. Empty: none. */
            email_states?: components["schemas"]["BrandEmailState"][];
        };
        /** @description Success envelope of getBrand. */
        BrandReturn: {
            /**
             * @description HTTP status: 200.
             * @constant
             */
            status: 200;
            /**
             * @description `ok`, or `created` with status 201.
             * @example ok
             */
            message: string;
            /** @description The brand. */
            data: components["schemas"]["Brand"];
        };
        /** @description Envelope of the errors of updateBrand with status 400. */
        UpdateBrandBadRequestReturn: {
            /**
             * @description HTTP status: 400.
             * @constant
             */
            status: 400;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example INVALID_FIELD: one or more fields are not valid
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1400001` MALFORMED_JSON
             *     - `1400002` DUPLICATE_JSON_KEY
             *     - `1500101` INVALID_FIELD
             * @enum {string}
             */
            sysCode: "1400001" | "1400002" | "1500101";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /** @description Envelope of the errors with status 403 of ForbiddenInTestMode. */
        ForbiddenInTestModeReturn: {
            /**
             * @description HTTP status: 403.
             * @constant
             */
            status: 403;
            /**
             * @description Error name, a colon, and an explanation: `COD_NOT_AVAILABLE: cash on delivery is not available; use payment_type prepaid`. The text is for people. In code, branch on `sysCode`.
             * @example TEST_MODE_ONLY: this operation works only in test mode; use a key that starts with mk_test_
             */
            message: string;
            /**
             * @description Error number. Open list: new values may be added. Treat an unknown value as new, not as an error.
             *
             *     - `1403001` SCOPE_MISSING
             *     - `1403003` LIVE_MODE_ONLY
             * @enum {string}
             */
            sysCode: "1403001" | "1403003";
            /** @description Details of the error. */
            data: components["schemas"]["ErrorData"];
        };
        /**
         * @description Media type of a logo. Open list: new values may be added.
         * @enum {string}
         */
        BrandLogoType: "image/png" | "image/jpeg" | "image/webp";
        /**
         * @description State of a parcel that its recipient gets an email about. Open list: new values may be added.
         * @enum {string}
         */
        StoredBrandEmailState: "picked_up" | "out_for_delivery" | "available_for_pickup" | "delivery_failed" | "customs_hold" | "delivered";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ApiReturn = components['schemas']['ApiReturn'];
export type ErrorData = components['schemas']['ErrorData'];
export type ViolationList = components['schemas']['ViolationList'];
export type Violation = components['schemas']['Violation'];
export type ViolationParams = components['schemas']['ViolationParams'];
export type Warning = components['schemas']['Warning'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type RateLimitReason = components['schemas']['RateLimitReason'];
export type CacheOutcome = components['schemas']['CacheOutcome'];
export type ShipmentCreateRequest = components['schemas']['ShipmentCreateRequest'];
export type Party = components['schemas']['Party'];
export type RecipientParty = components['schemas']['RecipientParty'];
export type Parcel = components['schemas']['Parcel'];
export type Item = components['schemas']['Item'];
export type ProductContact = components['schemas']['ProductContact'];
export type Metadata = components['schemas']['Metadata'];
export type PaymentType = components['schemas']['PaymentType'];
export type DeclaredCurrency = components['schemas']['DeclaredCurrency'];
export type Incoterm = components['schemas']['Incoterm'];
export type RecipientType = components['schemas']['RecipientType'];
export type StoredIncoterm = components['schemas']['StoredIncoterm'];
export type StoredRecipientType = components['schemas']['StoredRecipientType'];
export type ShipmentCreated = components['schemas']['ShipmentCreated'];
export type ShipmentDetail = components['schemas']['ShipmentDetail'];
export type ShipmentDocumentType = components['schemas']['ShipmentDocumentType'];
export type RequestedDocumentType = components['schemas']['RequestedDocumentType'];
export type ShipmentDocument = components['schemas']['ShipmentDocument'];
export type ShipmentStatus = components['schemas']['ShipmentStatus'];
export type StoredCurrency = components['schemas']['StoredCurrency'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type PartyRecord = components['schemas']['PartyRecord'];
export type RecipientPartyRecord = components['schemas']['RecipientPartyRecord'];
export type ParcelRecord = components['schemas']['ParcelRecord'];
export type ItemRecord = components['schemas']['ItemRecord'];
export type ProductContactRecord = components['schemas']['ProductContactRecord'];
export type MetadataRecord = components['schemas']['MetadataRecord'];
export type Dispatch = components['schemas']['Dispatch'];
export type DispatchStatus = components['schemas']['DispatchStatus'];
export type PricingSnapshot = components['schemas']['PricingSnapshot'];
export type CurrencyRate = components['schemas']['CurrencyRate'];
export type LandedCost = components['schemas']['LandedCost'];
export type LandedCostLine = components['schemas']['LandedCostLine'];
export type LandedCostKind = components['schemas']['LandedCostKind'];
export type LandedCostBasis = components['schemas']['LandedCostBasis'];
export type LandedCostPayment = components['schemas']['LandedCostPayment'];
export type LandedCostGap = components['schemas']['LandedCostGap'];
export type LandedCostGapCode = components['schemas']['LandedCostGapCode'];
export type SurchargeAmount = components['schemas']['SurchargeAmount'];
export type DeclaredFx = components['schemas']['DeclaredFx'];
export type FxRateType = components['schemas']['FxRateType'];
export type Destination = components['schemas']['Destination'];
export type TrackingEvent = components['schemas']['TrackingEvent'];
export type TrackingNextStep = components['schemas']['TrackingNextStep'];
export type PickupPlace = components['schemas']['PickupPlace'];
export type Billing = components['schemas']['Billing'];
export type MeasuredParcel = components['schemas']['MeasuredParcel'];
export type BilledLine = components['schemas']['BilledLine'];
export type BilledDuties = components['schemas']['BilledDuties'];
export type BillingStatus = components['schemas']['BillingStatus'];
export type ShipmentSummary = components['schemas']['ShipmentSummary'];
export type ShipmentList = components['schemas']['ShipmentList'];
export type ShipmentStatusFilter = components['schemas']['ShipmentStatusFilter'];
export type MetadataFilter = components['schemas']['MetadataFilter'];
export type ShipmentValidation = components['schemas']['ShipmentValidation'];
export type ShipmentBatchCreateRequest = components['schemas']['ShipmentBatchCreateRequest'];
export type ShipmentBatch = components['schemas']['ShipmentBatch'];
export type ShipmentBatchStatus = components['schemas']['ShipmentBatchStatus'];
export type ShipmentBatchCounts = components['schemas']['ShipmentBatchCounts'];
export type ShipmentBatchList = components['schemas']['ShipmentBatchList'];
export type ShipmentBatchOrder = components['schemas']['ShipmentBatchOrder'];
export type ShipmentBatchOrderStatus = components['schemas']['ShipmentBatchOrderStatus'];
export type ShipmentBatchOrderStatusFilter = components['schemas']['ShipmentBatchOrderStatusFilter'];
export type ShipmentBatchOrderError = components['schemas']['ShipmentBatchOrderError'];
export type ShipmentBatchOrderList = components['schemas']['ShipmentBatchOrderList'];
export type ShipmentBatchValidation = components['schemas']['ShipmentBatchValidation'];
export type ShipmentBatchOrderValidation = components['schemas']['ShipmentBatchOrderValidation'];
export type ShipmentBatchEventData = components['schemas']['ShipmentBatchEventData'];
export type PublicShipmentCancelResponse = components['schemas']['PublicShipmentCancelResponse'];
export type JpegImage = components['schemas']['JpegImage'];
export type PdfDocument = components['schemas']['PdfDocument'];
export type TrackingRecord = components['schemas']['TrackingRecord'];
export type RateQuoteRequest = components['schemas']['RateQuoteRequest'];
export type PublicQuoteResponse = components['schemas']['PublicQuoteResponse'];
export type RateOption = components['schemas']['RateOption'];
export type CarrierProduct = components['schemas']['CarrierProduct'];
export type SurchargeLine = components['schemas']['SurchargeLine'];
export type RateDiscount = components['schemas']['RateDiscount'];
export type TransitDays = components['schemas']['TransitDays'];
export type OptInAvailability = components['schemas']['OptInAvailability'];
export type OptInStatus = components['schemas']['OptInStatus'];
export type CustomInsuredAmount = components['schemas']['CustomInsuredAmount'];
export type SurchargeConflict = components['schemas']['SurchargeConflict'];
export type TaxArea = components['schemas']['TaxArea'];
export type IossNotice = components['schemas']['IossNotice'];
export type IossHandling = components['schemas']['IossHandling'];
export type PublicServiceTier = components['schemas']['PublicServiceTier'];
export type ServiceOption = components['schemas']['ServiceOption'];
export type ServiceLimits = components['schemas']['ServiceLimits'];
export type LabelCharacters = components['schemas']['LabelCharacters'];
export type LineUnit = components['schemas']['LineUnit'];
export type ServiceOptIn = components['schemas']['ServiceOptIn'];
export type ServiceRequirement = components['schemas']['ServiceRequirement'];
export type ServiceDocument = components['schemas']['ServiceDocument'];
export type Country = components['schemas']['Country'];
export type CountryName = components['schemas']['CountryName'];
export type Wallet = components['schemas']['Wallet'];
export type WalletTransaction = components['schemas']['WalletTransaction'];
export type WalletTransactionType = components['schemas']['WalletTransactionType'];
export type WalletTransactionTypeFilter = components['schemas']['WalletTransactionTypeFilter'];
export type WalletTransactionList = components['schemas']['WalletTransactionList'];
export type WebhookCreateRequest = components['schemas']['WebhookCreateRequest'];
export type WebhookUpdateRequest = components['schemas']['WebhookUpdateRequest'];
export type WebhookTestRequest = components['schemas']['WebhookTestRequest'];
export type WebhookRotateRequest = components['schemas']['WebhookRotateRequest'];
export type EventSelector = components['schemas']['EventSelector'];
export type EventTypeFilter = components['schemas']['EventTypeFilter'];
export type EventType = components['schemas']['EventType'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookCreated = components['schemas']['WebhookCreated'];
export type WebhookList = components['schemas']['WebhookList'];
export type WebhookSecretRotated = components['schemas']['WebhookSecretRotated'];
export type WebhookSample = components['schemas']['WebhookSample'];
export type WebhookSampleHeaders = components['schemas']['WebhookSampleHeaders'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
export type WebhookDeliveryAttempt = components['schemas']['WebhookDeliveryAttempt'];
export type DeliveryTrigger = components['schemas']['DeliveryTrigger'];
export type WebhookDeliveryList = components['schemas']['WebhookDeliveryList'];
export type Event = components['schemas']['Event'];
export type EventRequest = components['schemas']['EventRequest'];
export type EventList = components['schemas']['EventList'];
export type ShipmentEventData = components['schemas']['ShipmentEventData'];
export type WalletEventData = components['schemas']['WalletEventData'];
export type WalletTransactionEventData = components['schemas']['WalletTransactionEventData'];
export type WebhookEventData = components['schemas']['WebhookEventData'];
export type ShipmentCreatedEvent = components['schemas']['ShipmentCreatedEvent'];
export type ShipmentPickedUpEvent = components['schemas']['ShipmentPickedUpEvent'];
export type ShipmentInTransitEvent = components['schemas']['ShipmentInTransitEvent'];
export type ShipmentOutForDeliveryEvent = components['schemas']['ShipmentOutForDeliveryEvent'];
export type ShipmentAvailableForPickupEvent = components['schemas']['ShipmentAvailableForPickupEvent'];
export type ShipmentDeliveryFailedEvent = components['schemas']['ShipmentDeliveryFailedEvent'];
export type ShipmentExceptionEvent = components['schemas']['ShipmentExceptionEvent'];
export type ShipmentReturningEvent = components['schemas']['ShipmentReturningEvent'];
export type ShipmentDeliveredEvent = components['schemas']['ShipmentDeliveredEvent'];
export type ShipmentCancelledEvent = components['schemas']['ShipmentCancelledEvent'];
export type ShipmentReturnedEvent = components['schemas']['ShipmentReturnedEvent'];
export type ShipmentTrackingUpdatedEvent = components['schemas']['ShipmentTrackingUpdatedEvent'];
export type ShipmentLastMileAssignedEvent = components['schemas']['ShipmentLastMileAssignedEvent'];
export type ShipmentLabelReadyEvent = components['schemas']['ShipmentLabelReadyEvent'];
export type ShipmentLabelFailedEvent = components['schemas']['ShipmentLabelFailedEvent'];
export type ShipmentPodAvailableEvent = components['schemas']['ShipmentPodAvailableEvent'];
export type ShipmentBillingSettledEvent = components['schemas']['ShipmentBillingSettledEvent'];
export type ShipmentBillingAdjustedEvent = components['schemas']['ShipmentBillingAdjustedEvent'];
export type ShipmentBatchCompletedEvent = components['schemas']['ShipmentBatchCompletedEvent'];
export type WalletLowBalanceEvent = components['schemas']['WalletLowBalanceEvent'];
export type WalletAdjustedEvent = components['schemas']['WalletAdjustedEvent'];
export type WebhookDisabledEvent = components['schemas']['WebhookDisabledEvent'];
export type WebhookTestEvent = components['schemas']['WebhookTestEvent'];
export type ShipmentCreatedReturn = components['schemas']['ShipmentCreatedReturn'];
export type ShipmentValidationReturn = components['schemas']['ShipmentValidationReturn'];
export type ShipmentBatchAcceptedReturn = components['schemas']['ShipmentBatchAcceptedReturn'];
export type ShipmentBatchReturn = components['schemas']['ShipmentBatchReturn'];
export type ShipmentBatchListReturn = components['schemas']['ShipmentBatchListReturn'];
export type ShipmentBatchOrderListReturn = components['schemas']['ShipmentBatchOrderListReturn'];
export type ShipmentBatchValidationReturn = components['schemas']['ShipmentBatchValidationReturn'];
export type ManifestStatus = components['schemas']['ManifestStatus'];
export type ManifestDocumentType = components['schemas']['ManifestDocumentType'];
export type ManifestError = components['schemas']['ManifestError'];
export type Manifest = components['schemas']['Manifest'];
export type ManifestCreateRequest = components['schemas']['ManifestCreateRequest'];
export type ManifestReturn = components['schemas']['ManifestReturn'];
export type ManifestClosedReturn = components['schemas']['ManifestClosedReturn'];
export type ManifestClosingReturn = components['schemas']['ManifestClosingReturn'];
export type ManifestList = components['schemas']['ManifestList'];
export type ManifestListReturn = components['schemas']['ManifestListReturn'];
export type ManifestShipmentList = components['schemas']['ManifestShipmentList'];
export type ManifestShipmentListReturn = components['schemas']['ManifestShipmentListReturn'];
export type CreateManifestBadRequestReturn = components['schemas']['CreateManifestBadRequestReturn'];
export type CreateManifestConflictReturn = components['schemas']['CreateManifestConflictReturn'];
export type CreateManifestServiceUnavailableReturn = components['schemas']['CreateManifestServiceUnavailableReturn'];
export type GetManifestDocumentConflictReturn = components['schemas']['GetManifestDocumentConflictReturn'];
export type GetManifestDocumentServiceUnavailableReturn = components['schemas']['GetManifestDocumentServiceUnavailableReturn'];
export type ManifestEventData = components['schemas']['ManifestEventData'];
export type ManifestClosedEvent = components['schemas']['ManifestClosedEvent'];
export type ManifestFailedEvent = components['schemas']['ManifestFailedEvent'];
export type ShipmentListReturn = components['schemas']['ShipmentListReturn'];
export type ShipmentDetailReturn = components['schemas']['ShipmentDetailReturn'];
export type ShipmentCancelReturn = components['schemas']['ShipmentCancelReturn'];
export type TrackingReturn = components['schemas']['TrackingReturn'];
export type QuoteReturn = components['schemas']['QuoteReturn'];
export type ServiceTierListReturn = components['schemas']['ServiceTierListReturn'];
export type CountryListReturn = components['schemas']['CountryListReturn'];
export type WalletReturn = components['schemas']['WalletReturn'];
export type WalletTransactionListReturn = components['schemas']['WalletTransactionListReturn'];
export type StatementStatus = components['schemas']['StatementStatus'];
export type StatementSummary = components['schemas']['StatementSummary'];
export type Statement = components['schemas']['Statement'];
export type StatementListReturn = components['schemas']['StatementListReturn'];
export type StatementReturn = components['schemas']['StatementReturn'];
export type StatementDocumentType = components['schemas']['StatementDocumentType'];
export type StatementFormat = components['schemas']['StatementFormat'];
export type CsvFile = components['schemas']['CsvFile'];
export type StatementList = components['schemas']['StatementList'];
export type WebhookCreatedReturn = components['schemas']['WebhookCreatedReturn'];
export type WebhookReturn = components['schemas']['WebhookReturn'];
export type WebhookListReturn = components['schemas']['WebhookListReturn'];
export type WebhookSecretRotatedReturn = components['schemas']['WebhookSecretRotatedReturn'];
export type WebhookSampleReturn = components['schemas']['WebhookSampleReturn'];
export type WebhookDeliveryReturn = components['schemas']['WebhookDeliveryReturn'];
export type WebhookDeliveryListReturn = components['schemas']['WebhookDeliveryListReturn'];
export type EventReturn = components['schemas']['EventReturn'];
export type EventListReturn = components['schemas']['EventListReturn'];
export type TrackingSubStatus = components['schemas']['TrackingSubStatus'];
export type WebhookDisabledReason = components['schemas']['WebhookDisabledReason'];
export type EventSubscription = components['schemas']['EventSubscription'];
export type SysCode = components['schemas']['SysCode'];
export type BadQueryReturn = components['schemas']['BadQueryReturn'];
export type UnauthorizedReturn = components['schemas']['UnauthorizedReturn'];
export type ForbiddenReturn = components['schemas']['ForbiddenReturn'];
export type MethodNotAllowedReturn = components['schemas']['MethodNotAllowedReturn'];
export type RequestTimeoutReturn = components['schemas']['RequestTimeoutReturn'];
export type ExpectationFailedReturn = components['schemas']['ExpectationFailedReturn'];
export type TooManyRequestsReturn = components['schemas']['TooManyRequestsReturn'];
export type HeadersTooLargeReturn = components['schemas']['HeadersTooLargeReturn'];
export type InternalErrorReturn = components['schemas']['InternalErrorReturn'];
export type ServiceUnavailableReturn = components['schemas']['ServiceUnavailableReturn'];
export type CreateShipmentBadRequestReturn = components['schemas']['CreateShipmentBadRequestReturn'];
export type CreateShipmentPaymentRequiredReturn = components['schemas']['CreateShipmentPaymentRequiredReturn'];
export type CreateShipmentConflictReturn = components['schemas']['CreateShipmentConflictReturn'];
export type PayloadTooLargeReturn = components['schemas']['PayloadTooLargeReturn'];
export type UnsupportedMediaTypeReturn = components['schemas']['UnsupportedMediaTypeReturn'];
export type CreateShipmentUnprocessableReturn = components['schemas']['CreateShipmentUnprocessableReturn'];
export type CreateShipmentServiceUnavailableReturn = components['schemas']['CreateShipmentServiceUnavailableReturn'];
export type ValidateShipmentBadRequestReturn = components['schemas']['ValidateShipmentBadRequestReturn'];
export type BadRequestReturn = components['schemas']['BadRequestReturn'];
export type NotFoundReturn = components['schemas']['NotFoundReturn'];
export type CancelShipmentBadRequestReturn = components['schemas']['CancelShipmentBadRequestReturn'];
export type CancelShipmentConflictReturn = components['schemas']['CancelShipmentConflictReturn'];
export type CancelShipmentServiceUnavailableReturn = components['schemas']['CancelShipmentServiceUnavailableReturn'];
export type GetShipmentPodBadGatewayReturn = components['schemas']['GetShipmentPodBadGatewayReturn'];
export type GetShipmentLabelConflictReturn = components['schemas']['GetShipmentLabelConflictReturn'];
export type GetShipmentDocumentConflictReturn = components['schemas']['GetShipmentDocumentConflictReturn'];
export type GetShipmentLabelBadGatewayReturn = components['schemas']['GetShipmentLabelBadGatewayReturn'];
export type GetShipmentLabelServiceUnavailableReturn = components['schemas']['GetShipmentLabelServiceUnavailableReturn'];
export type QuoteRatesBadRequestReturn = components['schemas']['QuoteRatesBadRequestReturn'];
export type QuoteRatesServiceUnavailableReturn = components['schemas']['QuoteRatesServiceUnavailableReturn'];
export type CreateWebhookBadRequestReturn = components['schemas']['CreateWebhookBadRequestReturn'];
export type CreateWebhookConflictReturn = components['schemas']['CreateWebhookConflictReturn'];
export type UpdateWebhookBadRequestReturn = components['schemas']['UpdateWebhookBadRequestReturn'];
export type UpdateWebhookConflictReturn = components['schemas']['UpdateWebhookConflictReturn'];
export type DeleteWebhookBadRequestReturn = components['schemas']['DeleteWebhookBadRequestReturn'];
export type DeleteWebhookConflictReturn = components['schemas']['DeleteWebhookConflictReturn'];
export type RotateWebhookSecretBadRequestReturn = components['schemas']['RotateWebhookSecretBadRequestReturn'];
export type RotateWebhookSecretConflictReturn = components['schemas']['RotateWebhookSecretConflictReturn'];
export type GetWebhookSampleConflictReturn = components['schemas']['GetWebhookSampleConflictReturn'];
export type TestWebhookBadRequestReturn = components['schemas']['TestWebhookBadRequestReturn'];
export type TestWebhookConflictReturn = components['schemas']['TestWebhookConflictReturn'];
export type RedeliverWebhookDeliveryBadRequestReturn = components['schemas']['RedeliverWebhookDeliveryBadRequestReturn'];
export type RedeliverWebhookDeliveryConflictReturn = components['schemas']['RedeliverWebhookDeliveryConflictReturn'];
export type TestCheckpointStatus = components['schemas']['TestCheckpointStatus'];
export type TestAdvanceRequest = components['schemas']['TestAdvanceRequest'];
export type TestSettleRequest = components['schemas']['TestSettleRequest'];
export type TestChargeLine = components['schemas']['TestChargeLine'];
export type AdvanceTestShipmentBadRequestReturn = components['schemas']['AdvanceTestShipmentBadRequestReturn'];
export type ForbiddenInLiveModeReturn = components['schemas']['ForbiddenInLiveModeReturn'];
export type AdvanceTestShipmentConflictReturn = components['schemas']['AdvanceTestShipmentConflictReturn'];
export type FailTestLabelBadRequestReturn = components['schemas']['FailTestLabelBadRequestReturn'];
export type FailTestLabelConflictReturn = components['schemas']['FailTestLabelConflictReturn'];
export type SettleTestShipmentBadRequestReturn = components['schemas']['SettleTestShipmentBadRequestReturn'];
export type SettleTestShipmentConflictReturn = components['schemas']['SettleTestShipmentConflictReturn'];
export type SendTestLowBalanceBadRequestReturn = components['schemas']['SendTestLowBalanceBadRequestReturn'];
export type SendTestLowBalanceConflictReturn = components['schemas']['SendTestLowBalanceConflictReturn'];
export type ValidateAddressBadRequestReturn = components['schemas']['ValidateAddressBadRequestReturn'];
export type AddressValidationRequest = components['schemas']['AddressValidationRequest'];
export type PartyRole = components['schemas']['PartyRole'];
export type AddressValidation = components['schemas']['AddressValidation'];
export type AddressFinding = components['schemas']['AddressFinding'];
export type AddressFindingSeverity = components['schemas']['AddressFindingSeverity'];
export type AddressValidationReturn = components['schemas']['AddressValidationReturn'];
export type CreateShipmentBatchBadRequestReturn = components['schemas']['CreateShipmentBatchBadRequestReturn'];
export type CreateShipmentBatchConflictReturn = components['schemas']['CreateShipmentBatchConflictReturn'];
export type ValidateShipmentBatchBadRequestReturn = components['schemas']['ValidateShipmentBatchBadRequestReturn'];
export type CancelShipmentBatchBadRequestReturn = components['schemas']['CancelShipmentBatchBadRequestReturn'];
export type CancelShipmentBatchConflictReturn = components['schemas']['CancelShipmentBatchConflictReturn'];
export type RetryShipmentBatchBadRequestReturn = components['schemas']['RetryShipmentBatchBadRequestReturn'];
export type RetryShipmentBatchConflictReturn = components['schemas']['RetryShipmentBatchConflictReturn'];
export type SavedAddressCreateRequest = components['schemas']['SavedAddressCreateRequest'];
export type SavedAddressUpdateRequest = components['schemas']['SavedAddressUpdateRequest'];
export type SavedAddress = components['schemas']['SavedAddress'];
export type SavedAddressList = components['schemas']['SavedAddressList'];
export type SavedAddressReturn = components['schemas']['SavedAddressReturn'];
export type SavedAddressCreatedReturn = components['schemas']['SavedAddressCreatedReturn'];
export type SavedAddressListReturn = components['schemas']['SavedAddressListReturn'];
export type CreateAddressBadRequestReturn = components['schemas']['CreateAddressBadRequestReturn'];
export type CreateAddressConflictReturn = components['schemas']['CreateAddressConflictReturn'];
export type UpdateAddressBadRequestReturn = components['schemas']['UpdateAddressBadRequestReturn'];
export type DeleteAddressBadRequestReturn = components['schemas']['DeleteAddressBadRequestReturn'];
export type DeleteAddressConflictReturn = components['schemas']['DeleteAddressConflictReturn'];
export type SavedAddressRole = components['schemas']['SavedAddressRole'];
export type MerchantProductCreateRequest = components['schemas']['MerchantProductCreateRequest'];
export type MerchantProductUpdateRequest = components['schemas']['MerchantProductUpdateRequest'];
export type MerchantProduct = components['schemas']['MerchantProduct'];
export type ProductTranslations = components['schemas']['ProductTranslations'];
export type ProductTranslationsChange = components['schemas']['ProductTranslationsChange'];
export type ProductTranslationsRecord = components['schemas']['ProductTranslationsRecord'];
export type ProductHsCodes = components['schemas']['ProductHsCodes'];
export type ProductHsCodesChange = components['schemas']['ProductHsCodesChange'];
export type ProductHsCodesRecord = components['schemas']['ProductHsCodesRecord'];
export type ArchivedFilter = components['schemas']['ArchivedFilter'];
export type MerchantProductList = components['schemas']['MerchantProductList'];
export type MerchantProductReturn = components['schemas']['MerchantProductReturn'];
export type MerchantProductCreatedReturn = components['schemas']['MerchantProductCreatedReturn'];
export type MerchantProductListReturn = components['schemas']['MerchantProductListReturn'];
export type ProductRuleSeverity = components['schemas']['ProductRuleSeverity'];
export type ProductRule = components['schemas']['ProductRule'];
export type ProductReadiness = components['schemas']['ProductReadiness'];
export type ProductReadinessReturn = components['schemas']['ProductReadinessReturn'];
export type CreateProductBadRequestReturn = components['schemas']['CreateProductBadRequestReturn'];
export type CreateProductConflictReturn = components['schemas']['CreateProductConflictReturn'];
export type UpdateProductBadRequestReturn = components['schemas']['UpdateProductBadRequestReturn'];
export type DeleteProductBadRequestReturn = components['schemas']['DeleteProductBadRequestReturn'];
export type DeleteProductConflictReturn = components['schemas']['DeleteProductConflictReturn'];
export type LabelFormat = components['schemas']['LabelFormat'];
export type LabelDpi = components['schemas']['LabelDpi'];
export type LabelsPerSheet = components['schemas']['LabelsPerSheet'];
export type LabelSize = components['schemas']['LabelSize'];
export type ZplDocument = components['schemas']['ZplDocument'];
export type PngImage = components['schemas']['PngImage'];
export type ManyLabelsFormat = components['schemas']['ManyLabelsFormat'];
export type LabelSort = components['schemas']['LabelSort'];
export type PrintLabelsRequest = components['schemas']['PrintLabelsRequest'];
export type PrintLabelsConflictReturn = components['schemas']['PrintLabelsConflictReturn'];
export type PrintLabelsBadRequestReturn = components['schemas']['PrintLabelsBadRequestReturn'];
export type CreateShipmentReturnBadRequestReturn = components['schemas']['CreateShipmentReturnBadRequestReturn'];
export type CreateShipmentReturnConflictReturn = components['schemas']['CreateShipmentReturnConflictReturn'];
export type CreateShipmentReturnPaymentRequiredReturn = components['schemas']['CreateShipmentReturnPaymentRequiredReturn'];
export type CreateShipmentReturnUnprocessableReturn = components['schemas']['CreateShipmentReturnUnprocessableReturn'];
export type CreateShipmentReturnServiceUnavailableReturn = components['schemas']['CreateShipmentReturnServiceUnavailableReturn'];
export type ValidateShipmentReturnBadRequestReturn = components['schemas']['ValidateShipmentReturnBadRequestReturn'];
export type ValidateShipmentReturnConflictReturn = components['schemas']['ValidateShipmentReturnConflictReturn'];
export type ShipmentReturnRequest = components['schemas']['ShipmentReturnRequest'];
export type ShipmentReturnValidation = components['schemas']['ShipmentReturnValidation'];
export type ShipmentReturnValidationReturn = components['schemas']['ShipmentReturnValidationReturn'];
export type ShipmentBatchOrderRequest = components['schemas']['ShipmentBatchOrderRequest'];
export type RequirementLimits = components['schemas']['RequirementLimits'];
export type CountryReference = components['schemas']['CountryReference'];
export type DestinationReference = components['schemas']['DestinationReference'];
export type ImportTaxReference = components['schemas']['ImportTaxReference'];
export type CountryRule = components['schemas']['CountryRule'];
export type CountryReturn = components['schemas']['CountryReturn'];
export type MarkPrintedBadRequestReturn = components['schemas']['MarkPrintedBadRequestReturn'];
export type MarkPrintedReturn = components['schemas']['MarkPrintedReturn'];
export type MarkPrintedRequest = components['schemas']['MarkPrintedRequest'];
export type PrintedShipment = components['schemas']['PrintedShipment'];
export type UnprintableShipment = components['schemas']['UnprintableShipment'];
export type UnprintableReason = components['schemas']['UnprintableReason'];
export type MarkPrintedResponse = components['schemas']['MarkPrintedResponse'];
export type PrintedFilter = components['schemas']['PrintedFilter'];
export type WorkQueueFilter = components['schemas']['WorkQueueFilter'];
export type ProblemQueueName = components['schemas']['ProblemQueueName'];
export type WorkQueueReturn = components['schemas']['WorkQueueReturn'];
export type WorkQueue = components['schemas']['WorkQueue'];
export type OrdersToBook = components['schemas']['OrdersToBook'];
export type BatchToBook = components['schemas']['BatchToBook'];
export type CarrierQueue = components['schemas']['CarrierQueue'];
export type ProblemQueue = components['schemas']['ProblemQueue'];
export type MoneyForecast = components['schemas']['MoneyForecast'];
export type BrandEmailState = components['schemas']['BrandEmailState'];
export type Brand = components['schemas']['Brand'];
export type BrandUpdateRequest = components['schemas']['BrandUpdateRequest'];
export type BrandReturn = components['schemas']['BrandReturn'];
export type UpdateBrandBadRequestReturn = components['schemas']['UpdateBrandBadRequestReturn'];
export type ForbiddenInTestModeReturn = components['schemas']['ForbiddenInTestModeReturn'];
export type BrandLogoType = components['schemas']['BrandLogoType'];
export type StoredBrandEmailState = components['schemas']['StoredBrandEmailState'];
export type $defs = Record<string, never>;
export interface operations {
    listShipments: {
        parameters: {
            query?: {
                /**
                 * @description Only shipments with exactly this `reference_no`.
                 * @example SO-20931
                 */
                reference_no?: string;
                /**
                 * @description Only shipments with this status.
                 * @example in_transit
                 */
                status?: components["schemas"]["ShipmentStatusFilter"];
                /**
                 * @description Only shipments updated after this time. It is compared to the microsecond; further digits are ignored. An ISO 8601 timestamp with a time zone. Encode `+` as `%2B`.
                 * @example 2026-11-21T03:15:42.318402Z
                 */
                updated_after?: string;
                /**
                 * @description Only shipments booked after this time. An ISO 8601 timestamp with a time zone. Encode `+` as `%2B`.
                 * @example 2026-11-01T00:00:00+08:00
                 */
                created_after?: string;
                /**
                 * @description Only shipments booked before this time. An ISO 8601 timestamp with a time zone. Encode `+` as `%2B`.
                 * @example 2026-12-01T00:00:00+08:00
                 */
                created_before?: string;
                /**
                 * @description Only shipments to this country. An ISO 3166-1 alpha-2 code in upper or lower case.
                 * @example GB
                 */
                destination_country?: string;
                /**
                 * @description Only shipments booked with this Service Code.
                 * @example HKASTDGGSTCM
                 */
                service_tier_id?: string;
                /**
                 * @description Only shipments with this tag.
                 * @example autumn
                 */
                tag?: string;
                /**
                 * @description Only shipments with these metadata values: `metadata[shop]=uk-store`. If you pass several keys, a shipment must match all of them.
                 * @example {
                 *       "shop": "uk-store"
                 *     }
                 */
                metadata?: components["schemas"]["MetadataFilter"];
                /**
                 * @description Only the shipment with this waybill number.
                 * @example SBX4072618350929
                 */
                waybill_number?: string;
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Only returns of this shipment. Its tracking number, in upper or lower case. A number that does not exist has none.
                 * @example SMP4072618350929
                 */
                return_of?: string;
                /**
                 * @description `false`: only shipments whose label is not printed yet (`printed_at` is null). `true`: only the others. With `status=label_created`, `false` finds what is to be printed.
                 * @example false
                 */
                is_printed?: components["schemas"]["PrintedFilter"];
                /**
                 * @description Only shipments in this queue of getWorkQueue, which has their number.
                 * @example customs_hold
                 */
                queue?: components["schemas"]["WorkQueueFilter"];
                /**
                 * @description Only shipments of this carrier. It needs `queue`.
                 * @example sandbox
                 */
                carrier_code?: string;
                /**
                 * @description Only shipments that a person would find with this text:
                 *
                 *     - by words, or beginnings of words, of the recipient's name, city, postal code and email address. A return has the sender's.
                 *     - by a phone number in any form, or its last 4 digits.
                 *     - by a part of `reference_no`, or of the tracking, waybill or last-mile number: at least 4 characters, or the last 3.
                 *
                 *     Letter case, accents and punctuation do not matter. If no shipment matches, the filter takes those with similar words: a letter is missing, wrong or too many.
                 *
                 *     A shipment is found about 2 seconds after it was booked. A page can have fewer rows than `limit`, even none, while `next_cursor` is set.
                 * @example Joao Lima
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shipments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentListReturn"];
                };
            };
        };
    };
    createShipment: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The shipment was booked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentCreatedReturn"];
                };
            };
        };
    };
    validateShipment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The shipment to validate: a createShipment body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentCreateRequest"];
            };
        };
        responses: {
            /** @description The result of the validation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentValidationReturn"];
                };
            };
        };
    };
    createShipmentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The orders to book. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentBatchCreateRequest"];
            };
        };
        responses: {
            /** @description The orders are stored and will be booked. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentBatchAcceptedReturn"];
                };
            };
        };
    };
    validateShipmentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The batch to validate: a createShipmentBatch body. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentBatchCreateRequest"];
            };
        };
        responses: {
            /** @description The result of the validation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentBatchValidationReturn"];
                };
            };
        };
    };
    getShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentDetailReturn"];
                };
            };
        };
    };
    cancelShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentCancelReturn"];
                };
            };
        };
    };
    createShipmentReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
            };
            cookie?: never;
        };
        /** @description The return. Without a body, all goods go back to the sender with the cheapest return service. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShipmentReturnRequest"];
            };
        };
        responses: {
            /** @description The return was booked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentCreatedReturn"];
                };
            };
        };
    };
    validateShipmentReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
            };
            cookie?: never;
        };
        /** @description The return to validate: a createShipmentReturn body. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShipmentReturnRequest"];
            };
        };
        responses: {
            /** @description The result of the validation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentReturnValidationReturn"];
                };
            };
        };
    };
    getShipmentPod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["JpegImage"];
                };
            };
        };
    };
    getShipmentLabel: {
        parameters: {
            query?: {
                /**
                 * @description The file format. Default `pdf`.
                 * @example zpl
                 */
                format?: components["schemas"]["LabelFormat"];
                /**
                 * @description The paper. Without it, a page is 100 × 150 mm. `a4` does not go with `zpl`.
                 * @example 4x6
                 */
                size?: components["schemas"]["LabelSize"];
                /**
                 * @description Dots per inch of the printer: 203 or 300. Default 203. Bars of codes end on whole dots.
                 * @example 300
                 */
                dpi?: components["schemas"]["LabelDpi"];
                /**
                 * @description Labels on a sheet of `a4`: 1 or 4. Default 1.
                 * @example 4
                 */
                per_sheet?: components["schemas"]["LabelsPerSheet"];
                /**
                 * @description Place of the first label on the first sheet, for `a4` with `per_sheet=4`: 1 and 2 are the upper ones, 3 and 4 the lower ones. Default 1. With it, a sheet that was used in part is used up.
                 * @example 3
                 */
                start_position?: number;
                /**
                 * @description The page of a `png`, from 1. Default 1. The header `X-Label-Pages` has the number of pages.
                 * @example 2
                 */
                page?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                    "application/zpl": components["schemas"]["ZplDocument"];
                    "image/png": components["schemas"]["PngImage"];
                };
            };
        };
    };
    getShipmentDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
                /**
                 * @description The paper.
                 * @example commercial_invoice
                 */
                type: components["schemas"]["RequestedDocumentType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                };
            };
        };
    };
    printLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The labels to print. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintLabelsRequest"];
            };
        };
        responses: {
            /** @description The labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                    "application/zpl": components["schemas"]["ZplDocument"];
                };
            };
        };
    };
    markShipmentsPrinted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The shipments. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkPrintedRequest"];
            };
        };
        responses: {
            /** @description The marked shipments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkPrintedReturn"];
                };
            };
        };
    };
    listShipmentBatches: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of batches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentBatchListReturn"];
                };
            };
        };
    };
    getShipmentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the batch.
                 * @example sba_019ac7d15f2c7e60b1a4c93d5e8f7026
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentBatchReturn"];
                };
            };
        };
    };
    listShipmentBatchOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders with this status.
                 * @example refused
                 */
                status?: components["schemas"]["ShipmentBatchOrderStatusFilter"];
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the batch.
                 * @example sba_019ac7d15f2c7e60b1a4c93d5e8f7026
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentBatchOrderListReturn"];
                };
            };
        };
    };
    cancelShipmentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the batch.
                 * @example sba_019ac7d15f2c7e60b1a4c93d5e8f7026
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch, with the orders that are cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentBatchReturn"];
                };
            };
        };
    };
    retryShipmentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the batch.
                 * @example sba_019ac7d15f2c7e60b1a4c93d5e8f7026
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch, with the orders that are pending again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentBatchReturn"];
                };
            };
        };
    };
    listManifests: {
        parameters: {
            query?: {
                /**
                 * @description Only manifests of this carrier.
                 * @example sandbox
                 */
                carrier_code?: string;
                /**
                 * @description Only manifests created after this time. An ISO 8601 timestamp with a time zone. Encode `+` as `%2B`.
                 * @example 2026-11-01T00:00:00+08:00
                 */
                created_after?: string;
                /**
                 * @description Only manifests created before this time. An ISO 8601 timestamp with a time zone. Encode `+` as `%2B`.
                 * @example 2026-12-01T00:00:00+08:00
                 */
                created_before?: string;
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of manifests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestListReturn"];
                };
            };
        };
    };
    createManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The shipments to close. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManifestCreateRequest"];
            };
        };
        responses: {
            /** @description The manifest is closed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestClosedReturn"];
                };
            };
            /** @description The carrier has not confirmed the manifest. The service asks until the result is known. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestClosingReturn"];
                };
            };
        };
    };
    getManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the manifest.
                 * @example mft_019ac7d15f2c7e60b1a4c93d5e8f7026
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestReturn"];
                };
            };
        };
    };
    listManifestShipments: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the manifest.
                 * @example mft_019ac7d15f2c7e60b1a4c93d5e8f7026
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shipments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestShipmentListReturn"];
                };
            };
        };
    };
    getManifestDocument: {
        parameters: {
            query?: {
                /**
                 * @description The document. Without it: the carrier's if the carrier makes one, else the sheet.
                 * @example sheet
                 */
                type?: components["schemas"]["ManifestDocumentType"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the manifest.
                 * @example mft_019ac7d15f2c7e60b1a4c93d5e8f7026
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                };
            };
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandReturn"];
                };
            };
        };
    };
    updateBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The properties to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandUpdateRequest"];
            };
        };
        responses: {
            /** @description The changed brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandReturn"];
                };
            };
        };
    };
    getTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A tracking number in any case, or a waybill or last-mile number as the carrier writes it. It must be of the account in this mode.
                 * @example SMP4072618350929
                 */
                tracking_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking status of the shipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingReturn"];
                };
            };
        };
    };
    quoteRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The shipment to price. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateQuoteRequest"];
            };
        };
        responses: {
            /** @description The priced options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteReturn"];
                };
            };
        };
    };
    listServiceTiers: {
        parameters: {
            query?: {
                /**
                 * @description Only services that deliver to this country, each with the requirements of this country and those of all. An ISO 3166-1 alpha-2 code in upper or lower case. The code of a territory with rules of its own, such as `IC`, means its country.
                 * @example GB
                 */
                destination_country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Service Codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceTierListReturn"];
                };
            };
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryListReturn"];
                };
            };
        };
    };
    getCountry: {
        parameters: {
            query?: {
                /**
                 * @description Day in Hong Kong for which rules and taxes are read. Default: today.
                 * @example 2027-03-01
                 */
                date?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Country code (ISO 3166-1 alpha-2), or the code of a tax area or territory in it.
                 * @example NO
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryReturn"];
                };
            };
        };
    };
    getWalletBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletReturn"];
                };
            };
        };
    };
    listWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Only transactions of this type.
                 * @example post
                 */
                type?: components["schemas"]["WalletTransactionTypeFilter"];
                /**
                 * @description Only transactions of the shipment with this `tracking_number`, in upper or lower case.
                 * @example SMP4072618350929
                 */
                shipment_id?: string;
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletTransactionListReturn"];
                };
            };
        };
    };
    listStatements: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementListReturn"];
                };
            };
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A calendar month in Hong Kong time.
                 * @example 2026-11
                 */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementReturn"];
                };
            };
        };
    };
    getStatementDocument: {
        parameters: {
            query?: {
                /**
                 * @description Format of the file. Default `pdf`.
                 * @example csv
                 */
                format?: components["schemas"]["StatementFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description A calendar month in Hong Kong time.
                 * @example 2026-11
                 */
                month: string;
                /**
                 * @description The document.
                 * @example invoice
                 */
                type: components["schemas"]["StatementDocumentType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                    "text/csv": components["schemas"]["CsvFile"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListReturn"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The endpoint to register. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreateRequest"];
            };
        };
        responses: {
            /** @description The endpoint with its signing secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreatedReturn"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook endpoint.
                 * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReturn"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook endpoint.
                 * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inactive endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReturn"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook endpoint.
                 * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The properties to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReturn"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook endpoint.
                 * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description Options of the rotation. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookRotateRequest"];
            };
        };
        responses: {
            /** @description The new signing secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretRotatedReturn"];
                };
            };
        };
    };
    getWebhookSample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook endpoint.
                 * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed sample event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSampleReturn"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook endpoint.
                 * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The type of the test event. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookTestRequest"];
            };
        };
        responses: {
            /** @description The delivery after its single attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryReturn"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook endpoint.
                 * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListReturn"];
                };
            };
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook endpoint.
                 * @example wh_019aa4e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
                /**
                 * @description The `id` of a delivery to this endpoint.
                 * @example dlv_019aa4f31c427f0a8e6db1937c5f2d68
                 */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryReturn"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events of this type.
                 * @example shipment.delivered
                 */
                event_type?: components["schemas"]["EventTypeFilter"];
                /**
                 * @description Only events created after this time, compared to the microsecond. An ISO 8601 timestamp with a time zone. Encode `+` as `%2B`.
                 * @example 2026-11-21T03:15:42.318402Z
                 */
                created_after?: string;
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventListReturn"];
                };
            };
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the event: `event_id` in the body, `X-Service-Event-Id` in the delivery.
                 * @example evt_019aa4f2c8a57d16a4f03b9e5c7182d4
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReturn"];
                };
            };
        };
    };
    advanceTestShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
            };
            cookie?: never;
        };
        /** @description Status to move the shipment to. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TestAdvanceRequest"];
            };
        };
        responses: {
            /** @description The shipment after the last step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentDetailReturn"];
                };
            };
        };
    };
    failTestLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment without a label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentDetailReturn"];
                };
            };
        };
    };
    settleTestShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the shipment, which is its `tracking_number`, in upper or lower case. A number that does not exist returns 404, also if its check digit is wrong.
                 * @example SMP4072618350929
                 */
                shipment_id: string;
            };
            cookie?: never;
        };
        /** @description The final fee. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TestSettleRequest"];
            };
        };
        responses: {
            /** @description The settled shipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentDetailReturn"];
                };
            };
        };
    };
    sendTestLowBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event that was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReturn"];
                };
            };
        };
    };
    validateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The party to check. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressValidationRequest"];
            };
        };
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressValidationReturn"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Only parties with this role.
                 * @example sender
                 */
                role?: components["schemas"]["PartyRole"];
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of saved parties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressListReturn"];
                };
            };
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The party to save. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedAddressCreateRequest"];
            };
        };
        responses: {
            /** @description The saved party. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressCreatedReturn"];
                };
            };
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the saved party.
                 * @example adr_019ab3e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved party. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressReturn"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the saved party.
                 * @example adr_019ab3e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted party. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressReturn"];
                };
            };
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the saved party.
                 * @example adr_019ab3e07b1d7a52b3c8d4f6a1e95c02
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The properties to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedAddressUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated party. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressReturn"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only products whose SKU or description contains this text. Letter case is ignored.
                 * @example earphones
                 */
                search?: string;
                /**
                 * @description `false`: only products that fill in items. `true`: only archived ones. If omitted, both.
                 * @example false
                 */
                archived?: components["schemas"]["ArchivedFilter"];
                /**
                 * @description The `next_cursor` of the previous page. Omit it for the first page. The value is opaque and valid only with the same filters.
                 * @example eyJhZnRlciI6IjIwMjYtMTEtMjFUMDM6MTU6NDIuMzE4NDAyWiJ9
                 */
                cursor?: string;
                /**
                 * @description The maximum number of rows per page: 1 to 100. Default 20.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantProductListReturn"];
                };
            };
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The product to save. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantProductCreateRequest"];
            };
        };
        responses: {
            /** @description The saved product. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantProductCreatedReturn"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The SKU of the product, percent-encoded: `A%2F1` for `A/1`.
                 * @example EP-220
                 */
                sku: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantProductReturn"];
                };
            };
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The SKU of the product, percent-encoded: `A%2F1` for `A/1`.
                 * @example EP-220
                 */
                sku: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantProductReturn"];
                };
            };
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The SKU of the product, percent-encoded: `A%2F1` for `A/1`.
                 * @example EP-220
                 */
                sku: string;
            };
            cookie?: never;
        };
        /** @description The properties to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantProductUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantProductReturn"];
                };
            };
        };
    };
    getProductReadiness: {
        parameters: {
            query?: {
                /**
                 * @description Day in Hong Kong for which the rules are checked. Default: today.
                 * @example 2027-03-01
                 */
                date?: string;
                /**
                 * @description Only this destination: the code of a country (ISO 3166-1 alpha-2), with its tax areas, of a tax area, or of its territory, such as `IC`.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description Category of the goods. Default: `battery` for a product with battery data, else `general`.
                 * @example general
                 */
                goods_category?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The SKU of the product, percent-encoded: `A%2F1` for `A/1`.
                 * @example EP-220
                 */
                sku: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The destinations, and the rules that the product does not meet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReadinessReturn"];
                };
            };
        };
    };
    getWorkQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Work that waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkQueueReturn"];
                };
            };
        };
    };
}
