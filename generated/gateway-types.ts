// Generated from docs/carrier-gateway/openapi.json by codegen/. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Reference: string;
        readonly BookingRequest: {
            readonly reference: components["schemas"]["Reference"];
            /** @description Reference that the label shows next to the waybill number. */
            readonly printed_reference: string;
            /** @description The merchant's order number. */
            readonly customer_reference: string | null;
            /**
             * @description Present on a return only: the reference of the shipment whose goods come back. The sender was its recipient. Another carrier or gateway may have its booking. Papers for customs declare returned goods.
             * @example SMP4072618350929
             */
            readonly return_of?: string;
            /** @description Code of the carrier's product. */
            readonly product_code: string;
            /** @description Sampan's Service Code. */
            readonly service_code: string;
            readonly goods_category: string;
            readonly recipient: components["schemas"]["Party"];
            /** @description Sender of the parcel. Null: the registered address of the account. */
            readonly sender: components["schemas"]["Party"] | null;
            readonly parcels: readonly components["schemas"]["Parcel"][];
            readonly items: readonly components["schemas"]["Item"][];
            /**
             * @description Currency of the `unit_price` of every item.
             * @enum {string}
             */
            readonly declared_currency: "HKD" | "USD";
            /** @description Custom insured amount. If it is null and `surcharges` has INSURANCE, the standard amount is insured. */
            readonly insured_amount_usd: number | null;
            readonly ioss_number: string | null;
            /** @description `true` if the carrier prepays the EU VAT. */
            readonly vat_prepay: boolean;
            /** @description `true` if the carrier prepays the Norwegian VAT. */
            readonly voec_prepay: boolean;
            /**
             * @description Trade term (Incoterms 2020). DDP: the carrier pays import duties and taxes, and reports them with the final fee. Absent: DAP, unless `vat_prepay` or `voec_prepay` is true.
             * @enum {string}
             */
            readonly incoterm?: "DAP" | "DDP";
            /**
             * @description Kind of recipient. Absent: not known.
             * @enum {string}
             */
            readonly recipient_type?: "business" | "private";
            readonly tax_number: string | null;
            readonly sales_platform_name: string | null;
            readonly surcharges: readonly string[];
        };
        readonly Party: {
            readonly contact_name: string;
            readonly phone: string;
            readonly country_code: string;
            readonly city: string;
            /** @description Street address, as the merchant wrote it, on one line. */
            readonly address: string;
            /** @description The same address in lines that the carrier takes, split between words. Present if the operator gave the service a longest line in the catalog (`max_line_length`). Latin letters that the carrier's labels lack are in ASCII. */
            readonly address_lines?: readonly string[];
            readonly district?: string;
            /** @description State, province or prefecture. One that Sampan knows is written as the country's post does, such as NY, also if the merchant wrote it as US-NY or in `district`. Any other is as the merchant wrote it. Some merchants write it in `district`. */
            readonly region?: string;
            readonly postal_code?: string;
            /** @description E-mail address of a recipient. If the order has none, it is the address of the merchant. */
            readonly email?: string;
        };
        readonly Parcel: {
            readonly weight_kg: number;
            readonly length_cm?: number;
            readonly width_cm?: number;
            readonly height_cm?: number;
        };
        readonly Item: {
            readonly description: string;
            readonly quantity: number;
            /** @description Price in the declared currency, with at most 6 decimals. 0 if the order has no price. */
            readonly unit_price: number;
            /** @description Net weight of one piece, with at most 6 decimals. Absent if the order has none. */
            readonly unit_weight_kg?: number;
            readonly sku?: string;
            readonly hs_code?: string;
            readonly country_of_manufacture?: string;
            readonly is_cspc?: boolean;
            readonly merchant_product_id?: string;
            readonly mfr_id_std?: string;
            readonly mfr_id_nonstd?: string;
            /** @description Code that exempts the item from a product ID, such as Y081 for EU customs. */
            readonly product_id_exemption?: string;
            /** @description Certifier ID of the certificate filed with the CPSC, the consumer product safety agency of the United States. */
            readonly cpsc_certifier_id?: string;
            /** @description Product ID of this certificate. */
            readonly cpsc_product_id?: string;
            /** @description Version ID of this certificate. */
            readonly cpsc_version_id?: string;
            /** @description UN number of the battery, such as UN3481. */
            readonly battery_un_number?: string;
            /** @description IATA packing instruction of the battery, such as PI967, with its section after a space if it is stated. */
            readonly battery_packing_instruction?: string;
            /** @description Energy of one battery, in watt-hours, with at most 3 decimals. */
            readonly battery_watt_hours?: number;
            /** @description Manufacturer of the item. */
            readonly manufacturer?: components["schemas"]["ProductContact"];
            /** @description Economic operator in the EU that is responsible for the item. */
            readonly eu_responsible_person?: components["schemas"]["ProductContact"];
        };
        /** @description Business that answers for a product. */
        readonly ProductContact: {
            readonly name: string;
            /** @description Postal address without the country. */
            readonly address?: string;
            readonly country_code?: string;
            readonly email?: string;
            readonly phone?: string;
        };
        readonly Booking: {
            readonly reference: components["schemas"]["Reference"];
            readonly waybill_number: string;
            /** @description Null until the parcel is handed to the final-mile carrier. */
            readonly last_mile_tracking_number: string | null;
            /** @enum {string} */
            readonly state: "booked" | "cancelled";
            /**
             * @description State of the label. `none`: this carrier offers no labels.
             * @enum {string}
             */
            readonly label: "ready" | "generating" | "failed" | "none";
        };
        readonly BookingPage: {
            readonly bookings: readonly components["schemas"]["ListedBooking"][];
            /** @description Null on the last page. */
            readonly next_cursor: components["schemas"]["Cursor"] | null;
        };
        readonly ListedBooking: {
            readonly reference: components["schemas"]["Reference"];
            readonly waybill_number: string;
            /** @enum {string} */
            readonly state: "booked" | "cancelled";
            /** Format: date-time */
            readonly booked_at: string;
        };
        readonly Cursor: string;
        readonly LabelProgress: {
            /** @constant */
            readonly label: "generating";
        };
        readonly ProofOfDelivery: {
            readonly photo: components["schemas"]["StoredPhoto"] | null;
            /** @description The signed PDF. Sampan never downloads it. */
            readonly certificate: components["schemas"]["StoredCertificate"] | null;
        };
        readonly StoredPhoto: {
            /** @description Address of a JPEG. Sampan downloads it without credentials. */
            readonly url: string;
            /** Format: date-time */
            readonly taken_at: string | null;
        };
        readonly StoredCertificate: {
            readonly url: string;
        };
        /** @description Notice about one shipment. It names the shipment by `reference`, `waybill_number` or both. If it has both, the reference counts. It can have properties that this document does not define. */
        readonly Notice: ({
            /** @description Id of the notice, unique among all notices of the gateway. */
            readonly event_id: string;
            readonly type: components["schemas"]["NoticeType"];
            readonly reference?: components["schemas"]["Reference"] | null;
            readonly waybill_number?: string | null;
        } & (unknown & unknown & unknown & unknown)) | {
            readonly reference: string;
        } | {
            readonly waybill_number: string;
        };
        /** @enum {string} */
        readonly NoticeType: "checkpoint" | "last_mile" | "final_fee" | "proof_of_delivery" | "label";
        readonly TestNoticeRequest: {
            readonly type: components["schemas"]["NoticeType"];
            /**
             * @description Code of a checkpoint: the gateway sends what it sends if a parcel was on its way back and its recipient gets it after all. Absent: a checkpoint of any code.
             * @enum {string}
             */
            readonly code?: "DELIVERED_TO_RECIPIENT";
        };
        readonly TestNotice: {
            /** @description The `event_id` of the notice that follows. */
            readonly event_id: string;
        };
        /** @description Event in the transport of the parcel. Sampan shows a code that it does not know unchanged. */
        readonly CheckpointNotice: {
            /**
             * Format: date-time
             * @description Time by the carrier's clock, in the local time of the place with its UTC offset, such as 2026-11-24T17:05:00+09:00. Sampan keeps the offset and shows the local time. With `Z` or `-00:00`, the offset of the place is not known. The time is in the year 2000 or later, and at most one day in the future.
             */
            readonly occurred_at: string;
            /** @description INFO_RECEIVED, PICKED_UP, RECEIVED_AT_HUB, EXPORT_CUSTOMS, DEPARTED, IN_TRANSIT, ARRIVED, IMPORT_CUSTOMS, CUSTOMS_HOLD, CUSTOMS_CLEARED, HANDED_OVER, AT_DEPOT, OUT_FOR_DELIVERY, READY_FOR_PICKUP, NOT_HOME, REFUSED, DELIVERY_FAILED, ADDRESS_QUERY, DELAYED, DAMAGED, DESTROYED, LOST, EXCEPTION, RETURNING, RETURNED, DELIVERED, DELIVERED_TO_RECIPIENT, or another. For a parcel on its way back, DELIVERED means that its sender got it: see sendNotice. */
            readonly code: string;
            /** @description City and country. The public sees it, so it must never have a name or a street address. */
            readonly location?: string | null;
            /**
             * Format: date-time
             * @description Expected time of delivery, at most 366 days in the future. Null if it is no longer known. Absent if it has not changed.
             */
            readonly eta?: string | null;
            /** @description Documents or steps that the recipient owes before the parcel goes on, such as the documents that customs asks for, in English or the language of the destination. The recipient reads it, and so may others: it must never have a name or an address. */
            readonly needed?: string | null;
            /**
             * Format: date
             * @description Last day for what is needed, by the calendar of the place, at most 366 days in the future.
             */
            readonly deadline?: string | null;
            /**
             * Format: date
             * @description Day of the next attempt to deliver, by the calendar of the place, at most 366 days in the future.
             */
            readonly next_attempt?: string | null;
            /** @description Place where the recipient can collect the parcel. Added in version 1.8.0, as `needed`, `deadline` and `next_attempt`. */
            readonly pickup_place?: components["schemas"]["PickupPlace"] | null;
        };
        /** @description Place of the carrier where parcels are collected, never the address of a person. */
        readonly PickupPlace: {
            /** @description Name of the place, as a sign at its door has it. */
            readonly name: string;
            /** @description Street address of the place, on one line. */
            readonly address?: string | null;
            /**
             * Format: date
             * @description Last day that the parcel waits there, at most 366 days in the future.
             */
            readonly until?: string | null;
        };
        /** @description The parcel has a tracking number of the final-mile carrier. */
        readonly LastMileNotice: {
            /**
             * Format: date-time
             * @description Time when the number was assigned. Sampan ignores a number that was assigned before the number that it knows.
             */
            readonly occurred_at: string;
            readonly last_mile_tracking_number: string;
        };
        /** @description Final charge of the carrier, sent once per booking. Sampan charges the first one and refuses a different one. */
        readonly FinalFeeNotice: {
            /** @description Charge in HKD, with at most 2 decimals. */
            readonly charged_hkd: number;
            /** @description Measured weight in kg, with at most 6 decimals. */
            readonly chargeable_weight_kg: number;
            /** @description Part of `charged_hkd` that the carrier paid as duties and taxes at import, in HKD, with at most 2 decimals. With `incoterm` DDP, Sampan compares it with the amount in the price. Absent: not known. */
            readonly duties_taxes_hkd?: number;
            readonly measured?: components["schemas"]["MeasuredParcel"];
            /** @description Parts of `charged_hkd`. The sum of the lines is exactly `charged_hkd`. Absent: the carrier does not itemize. Since version 1.8.0. */
            readonly lines?: readonly components["schemas"]["ChargeLine"][];
            /** @description Address of a photo of the parcel on the scale, without a user name or password. People open it; Sampan never does. Since version 1.8.0. */
            readonly photo_url?: string;
            /** @description Amount that the carrier bills the operator of Sampan for the booking, in HKD, with at most 2 decimals. Only operators see it. Absent: not known. Since version 1.8.0. */
            readonly cost_hkd?: number;
        };
        /** @description Weight and outer size of the booking by the carrier's scale. `chargeable_weight_kg` can be larger, because of the volume. Absent: not measured. Since version 1.8.0. */
        readonly MeasuredParcel: {
            /** @description Weight in kg, with at most 6 decimals. */
            readonly weight_kg: number;
            readonly length_cm?: components["schemas"]["MeasuredSize"];
            readonly width_cm?: components["schemas"]["MeasuredSize"];
            readonly height_cm?: components["schemas"]["MeasuredSize"];
        };
        /** @description Size in cm, with at most 2 decimals. Absent: not measured. */
        readonly MeasuredSize: number;
        /** @description One line of the carrier's bill. */
        readonly ChargeLine: {
            /** @description BASE, FUEL, REMOTE_AREA, OVERSIZE, OVERWEIGHT, PEAK, ADDRESS_CORRECTION, DUTIES_TAXES, DISCOUNT, a code of `surcharges` in the booking request such as INSURANCE, or another. Sampan shows a kind that it does not know unchanged. */
            readonly kind: string;
            /** @description Amount in HKD, with at most 2 decimals. Negative for a discount. */
            readonly amount_hkd: number;
        };
        /** @description Result of generating a label: the label is ready, or it failed and will never be generated. */
        readonly LabelNotice: {
            /** @enum {string} */
            readonly label: "ready" | "failed";
        };
        readonly NoticeTaken: {
            readonly status: number;
            readonly message: string;
            readonly data: {
                readonly event_id: string;
                /**
                 * @description `applied`: Sampan applied the notice. `refused`: Sampan stored the notice, and does not charge its final fee. `waiting`: Sampan stored the notice, and applies or refuses it later. `duplicate`: Sampan had already received the notice.
                 * @enum {string}
                 */
                readonly result: "applied" | "refused" | "waiting" | "duplicate";
            };
        };
        readonly NoticeRefusal: {
            readonly status: number;
            readonly message: string;
            readonly sysCode: string;
            /** @description Details of the error: a list of violations, an object, or null if there are none. */
            readonly data: unknown;
        };
        readonly Error: {
            readonly error: components["schemas"]["ErrorDetail"];
        };
        readonly ErrorDetail: {
            readonly code: string;
            readonly message: string;
            /** @description The bookings that a refused manifest cannot have. */
            readonly bookings?: readonly components["schemas"]["Reference"][];
        };
        readonly ManifestReference: string;
        readonly ManifestRequest: {
            readonly reference: components["schemas"]["ManifestReference"];
            /** @description Sampan's code of the carrier. All bookings are of its services. */
            readonly carrier: string;
            /**
             * Format: date
             * @description Day of the hand-over in Hong Kong.
             */
            readonly day: string;
            readonly bookings: readonly components["schemas"]["Reference"][];
        };
        readonly Manifest: {
            readonly reference: components["schemas"]["ManifestReference"];
            /** @description The carrier's number of the manifest. */
            readonly manifest_number: string;
            /**
             * @description State of the document. `none`: this carrier makes none.
             * @enum {string}
             */
            readonly document: "ready" | "generating" | "failed" | "none";
        };
        readonly DocumentProgress: {
            /** @constant */
            readonly document: "generating";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type GatewaySchemas = components['schemas'];
