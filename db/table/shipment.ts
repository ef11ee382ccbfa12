import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { GatewaySchemas } from '../../generated/gateway-types.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { Timestamp } from '../timestamp.ts';
import type { CustomsDocument } from './customs-document.ts';

/** Journal of carrier calls, for support only. No personal data. */
export interface CarrierCallTable {
  /** `ccl_`, time-ordered. */
  id: string;
  tracking_number: string;
  account_id: string;
  livemode: boolean;
  carrier_code: string;
  operation: string;
  /** Request that caused the call; null for a job. */
  request_id: string | null;
  started_at: Timestamp;
  /** Null like the outcome while the call runs, or if its process died. */
  duration_ms: number | null;
  outcome: string | null;
  detail: string | null;
}

/** A carrier's notice (docs/carrier-gateway/openapi.json). It has `reference`, our tracking number, or `waybill_number`. */
export type Notice =
  | CheckpointNotice
  | NoticeOf<'last_mile', GatewaySchemas['LastMileNotice']>
  | FinalFeeNotice
  | NoticeOf<'proof_of_delivery'>
  | NoticeOf<'label', GatewaySchemas['LabelNotice']>;

export type CheckpointNotice = NoticeOf<'checkpoint', GatewaySchemas['CheckpointNotice']>;
export type FinalFeeNotice = NoticeOf<'final_fee', GatewaySchemas['FinalFeeNotice']>;

type NoticeOf<Type extends GatewaySchemas['NoticeType'], Detail = object> = AnyNotice & {
  readonly type: Type;
} & Detail;

type AnyNotice = Extract<GatewaySchemas['Notice'], { readonly event_id: string }>;

/** Carriers' notices, stored before they are applied. A notice for an unknown shipment waits here. */
export interface CarrierNoticeTable {
  /** Name of the gateway that sent it. One that serves a single carrier has its code. */
  carrier_code: string;
  event_id: string;
  reference: string | null;
  waybill_number: string | null;
  body: JSONColumnType<Notice>;
  /** Unix seconds of the newest signature. */
  signed_at: number;
  received_at: Timestamp;
  next_attempt_at: Timestamp;
  tracking_number: string | null;
  result: string | null;
  applied_at: Timestamp | null;
}

export interface LabelTable {
  tracking_number: string;
  account_id: string;
  livemode: boolean;
  pdf: Buffer;
  key_id: GeneratedAlways<string>;
  made_at: Timestamp;
}

/** State of the sandbox carrier. Kept apart like a real carrier's database: no foreign keys, own transactions. */
export interface SandboxBookingTable {
  reference: string;
  waybill_number: string;
  /** Requested behavior (src/shipment/tracking-number.ts). */
  sandbox_reference: string | null;
  /** `unheard`: the dispatch was lost before it arrived. */
  state: 'unheard' | 'booked' | 'cancelled';
  dispatch_count: Generated<number>;
  booked_at: Timestamp;
  cancelled_at: Timestamp | null;
}

/** Statuses that no checkpoint changes. */
const terminalStatuses = ['delivered', 'cancelled', 'returned'] as const;

/** SQL: the list of these statuses. */
export const terminalSql = terminalStatuses.map((status) => `'${status}'`).join(', ');

export function isTerminal(status: string): boolean {
  return terminalStatuses.some((one) => one === status);
}

/** Steps of an exception that end a shipment: the carrier has no parcel any more. */
export const endingSteps = ['lost', 'destroyed'] as const;

export interface ShipmentTable {
  tracking_number: string;
  account_id: string;
  livemode: boolean;
  status: Schemas['ShipmentStatus'];
  dispatch_status: 'pending' | 'accepted' | 'rejected' | 'failed';
  /** Booked Service Code; `requested_service_code` is the client's. */
  service_code: string;
  requested_service_code: string;
  carrier_code: string;
  /** May differ from the service's product (contract: createShipment, VAT). */
  carrier_product_code: string;
  waybill_number: string | null;
  last_mile_tracking_number: string | null;
  reference_no: string | null;
  goods_category: string;
  destination_country: string;
  destination_district: string | null;
  recipient: JSONColumnType<StoredParty>;
  sender: JSONColumnType<StoredParty> | null;
  /** Default sender of the account at booking, which the label of an order without `sender` shows. */
  account_sender: JSONColumnType<StoredParty> | null;
  parcels: JSONColumnType<StoredParcel[]>;
  items: JSONColumnType<StoredItem[]>;
  customs: JSONColumnType<StoredCustoms>;
  tags: string[];
  metadata: JSONColumnType<Record<string, string>>;
  declared_currency: 'HKD' | 'USD';
  declared_fx: JSONColumnType<StoredFx> | null;
  /** Price at booking: `pricing_snapshot` in responses. */
  pricing: JSONColumnType<StoredPricing>;
  total_cents: number;
  delivered_at: Timestamp | null;
  created_at: Timestamp;
  /** Position in the account's feed (stamp_feed.sql). */
  updated_at: Timestamp;
  /** False while the dispatch is in progress, and forever if it was rejected. */
  visible: boolean;
  /** Reference on the label (contract: reference_no). */
  printed_reference: string | null;
  event_sequence: number;
  intercepting: boolean;
  unconfirmed_since: Timestamp | null;
  cancelled_at: Timestamp | null;
  measured_weight_mg: number | null;
  /** Part of the final fee that is duties and taxes; null: the carrier did not name it. */
  duties_charged_cents: number | null;
  /** Explains the final fee; null: the carrier did not. */
  carrier_bill: JSONColumnType<StoredCarrierBill> | null;
  idempotency_key: string | null;
  request_id: string | null;
  cancel_fence: number;
  /** Set while a cancel is between its steps; once expired, another run takes over. */
  cancel_locked_until: Timestamp | null;
  /** Request id of the cancel, shown in its events; null without an idempotency key. */
  cancel_request_id: string | null;
  cancel_idempotency_key: string | null;
  cancel_unconfirmed_since: Timestamp | null;
  sub_status: Schemas['TrackingSubStatus'] | null;
  eta: Timestamp | null;
  /** Time at which the carrier assigned the last-mile number, by its clock; null: at booking, or never. */
  last_mile_at: Timestamp | null;
  /** Null: no label yet. */
  label_ready_at: Timestamp | null;
  pod_available_at: Timestamp | null;
  /** Completed steps of test mode's feed; `next_checkpoint_at` null: none is due. */
  feed_step: number;
  next_checkpoint_at: Timestamp | null;
  /** Label state that the carrier returned with the booking; null while the dispatch is unconfirmed. */
  booked_label: 'ready' | 'generating' | 'failed' | 'none' | null;
  /** Time to ask the carrier again about a label that it is still generating. */
  label_ask_at: Timestamp | null;
  track_token: string;
  /** Final fee that the test helper set; null in live mode, where the ledger has it. */
  test_charged_cents: number | null;
  test_settled_at: Timestamp | null;
  /** Null: the personal data is still there. */
  anonymized_at: Timestamp | null;
  /** Manifest that the shipment is on; null: none. Changed under the lock of the row. */
  manifest_id: string | null;
  /** When the label was first printed; null: not yet. */
  printed_at: Timestamp | null;
  /** Who printed it: address of the user, id of the API key, or name of the command line. Only for pages. */
  printed_by: string | null;
  /** Tracking number of the shipment that a return brings back; null: not a return. */
  return_of: string | null;
}

export type StoredParty = Readonly<Schemas['RecipientParty']> & {
  /** The street address in lines that the carrier takes; absent if it takes one line. */
  readonly address_lines?: readonly string[];
};

export interface StoredParcel {
  readonly weight_kg: number;
  readonly length_cm?: number;
  readonly width_cm?: number;
  readonly height_cm?: number;
}

/** A carrier's bill, as far as it explains the final fee. */
export interface StoredCarrierBill {
  /** Weight and size by the carrier's scale. */
  readonly measured?: StoredParcel;
  /** Their sum is the final fee. */
  readonly lines?: readonly { readonly kind: string; readonly amount_hkd: number }[];
  /** Shows the parcel on the scale, and perhaps its label. */
  readonly photo_url?: string;
}

export interface StoredItem {
  readonly description: string;
  readonly quantity: number;
  readonly unit_price?: number;
  readonly unit_price_hkd?: number;
  /** Net weight of one piece. */
  readonly unit_weight_kg?: number;
  readonly sku?: string;
  readonly hs_code?: string;
  readonly country_of_manufacture?: string;
  readonly is_cspc?: boolean;
  readonly merchant_product_id?: string;
  readonly mfr_id_std?: string;
  readonly mfr_id_nonstd?: string;
  readonly product_id_exemption?: string;
  readonly cpsc_certifier_id?: string;
  readonly cpsc_product_id?: string;
  readonly cpsc_version_id?: string;
  readonly battery_un_number?: string;
  readonly battery_packing_instruction?: string;
  /** Energy of one battery. */
  readonly battery_watt_hours?: number;
  readonly manufacturer?: StoredProductContact;
  readonly eu_responsible_person?: StoredProductContact;
}

export type StoredProductContact = Readonly<Schemas['ProductContact']>;

/** Customs data. A prepayment selected by surcharge code is stored as its flag. */
interface StoredCustoms {
  readonly ioss_number?: string;
  /** When the tax is paid, as decided at booking with an IOSS number; absent with one: at the sale. */
  readonly import_tax?: 'at_sale' | 'at_import' | 'unknown';
  readonly vat_prepay?: boolean;
  readonly voec_prepay?: boolean;
  /** As ordered (src/shipment/incoterm.ts). */
  readonly incoterm?: Schemas['Incoterm'];
  readonly recipient_type?: Schemas['RecipientType'];
  readonly tax_number?: string;
  readonly sales_platform_name?: string;
  readonly selected_surcharges?: readonly string[];
  /** Customs documents that the catalog required at booking. */
  readonly documents?: readonly CustomsDocument[];
  /** Tax area of the destination at booking; absent: the country apart from its areas. */
  readonly tax_area?: Readonly<Schemas['TaxArea']>;
  /** Name of the tax number on these documents; absent: Tax number. */
  readonly tax_number_name?: string;
  /** Rules that the order did not follow when it was booked, as the response says them. */
  readonly warnings?: readonly StoredWarning[];
}

export interface StoredWarning {
  readonly path: (string | number)[];
  readonly code: string;
  readonly message: string;
  readonly suggestion: string | null;
  readonly rule?: string;
  readonly source?: string;
  readonly effective_from?: string;
}

export interface StoredFx {
  readonly rate: number;
  readonly rate_type: 'daily' | 'manual';
  readonly fetched_at: string;
  readonly stale: boolean;
}

export interface StoredPricing {
  readonly currency: 'HKD';
  readonly freight_hkd: number;
  readonly reg_fee_hkd: number;
  readonly surcharges: readonly { readonly code: string; readonly amount_hkd: number }[];
  readonly total_hkd: number;
  /** Already deducted from `freight_hkd`. */
  readonly discount?: { readonly rule_id: string; readonly amount_hkd: number };
  readonly rate_table_code: string;
  readonly rate_table_version: number;
  readonly custom_insured_amount_hkd?: number;
  readonly custom_insured_amount_usd?: number;
  /** Part of the surcharges that pays duty and tax at import, with DDP. */
  readonly duties_taxes_hkd?: number;
  /** Duties and taxes of the destination (contract: PricingSnapshot). Absent in shipments from before they were recorded. */
  readonly landed_cost?: object | null;
  readonly landed_cost_reason?: string | null;
  readonly landed_cost_gap?: object | null;
  /** Rates with which amounts of laws were converted. */
  readonly rates?: readonly (StoredFx & { readonly currency: string })[];
}

/** Words by which a shipment is found (src/shipment/search-words.ts), written behind the feed. */
export interface ShipmentSearchTable {
  account_id: string;
  tracking_number: string;
  created_at: Timestamp;
  /** Hashes. */
  words: number[];
}

export interface ShipmentSearchProgressTable {
  account_id: string;
  livemode: boolean;
  /** Stamp of the feed up to which its shipments are indexed. */
  indexed_to: Timestamp;
}

/** Responses of getTracking for terminal shipments. Valid only for the same `updated_at`. */
export interface TrackingCacheTable {
  account_id: string;
  tracking_number: string;
  updated_at: Timestamp;
  record: ColumnType<unknown, string, string>;
  cached_at: Timestamp;
}

/** Next step for the recipient: something to do or to expect. Days by the calendar of the place. */
export type TrackingNextStep = Schemas['TrackingNextStep'];

export interface TrackingEventTable {
  id: string;
  account_id: string;
  tracking_number: string;
  /** Increments per shipment. */
  sequence: number;
  /** Null: unmapped carrier code. */
  status: Schemas['ShipmentStatus'] | null;
  sub_status: Schemas['TrackingSubStatus'] | null;
  description: string;
  location: string | null;
  occurred_at: Timestamp;
  /** Of the place, as the carrier sent it; null: not known. */
  utc_offset_minutes: number | null;
  /** Null for events of the service itself. */
  carrier_status: string | null;
  /** Deduplicates notices; null for events that can't repeat. */
  carrier_event_id: string | null;
  /** As the carrier told; null: nothing. */
  next_step: ColumnType<TrackingNextStep | null, string | null | undefined, string | null>;
}

/** A shipment that a person asked to cancel, with others under the same id. The table is the truth; a job works on it. */
export interface ShipmentCancellationTable {
  account_id: string;
  id: string;
  /** From 0, as the list had them. */
  position: number;
  livemode: boolean;
  tracking_number: string;
  requested_by: string;
  request_id: string | null;
  requested_at: Timestamp;
  state: Generated<'waiting' | 'cancelled' | 'failed'>;
  /** The body of the API's refusal. */
  error: string | null;
  /** A result under an older number changes nothing. */
  attempts: Generated<number>;
  /** While an attempt runs: the end of its lease. Null: there is a result. */
  next_attempt_at: Timestamp | null;
}

export interface ShipmentTables {
  carrier_call: CarrierCallTable;
  carrier_notice: CarrierNoticeTable;
  label: LabelTable;
  sandbox_booking: SandboxBookingTable;
  shipment: ShipmentTable;
  shipment_cancellation: ShipmentCancellationTable;
  shipment_search: ShipmentSearchTable;
  shipment_search_progress: ShipmentSearchProgressTable;
  tracking_cache: TrackingCacheTable;
  tracking_event: TrackingEventTable;
}
