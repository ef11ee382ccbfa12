import type { JSONColumnType } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

export interface ShipmentTable {
  tracking_number: string;
  account_id: string;
  livemode: boolean;
  status: string;
  dispatch_status: 'pending' | 'accepted' | 'rejected' | 'failed';
  /** The booked Service Code, and the one that was asked for. */
  service_code: string;
  requested_service_code: string;
  carrier_code: string;
  /** The carrier's product, which may be switched silently (contract: createShipment, VAT). */
  carrier_product_code: string;
  waybill_number: string | null;
  last_mile_tracking_number: string | null;
  reference_no: string | null;
  goods_category: string;
  destination_country: string;
  destination_district: string | null;
  recipient: JSONColumnType<StoredParty>;
  sender: JSONColumnType<StoredParty> | null;
  parcels: JSONColumnType<StoredParcel[]>;
  items: JSONColumnType<StoredItem[]>;
  customs: JSONColumnType<StoredCustoms>;
  tags: string[];
  metadata: JSONColumnType<Record<string, string>>;
  declared_currency: 'HKD' | 'USD';
  declared_fx: JSONColumnType<StoredFx> | null;
  /** The price frozen at booking: `pricing_snapshot` as it goes out. */
  pricing: JSONColumnType<StoredPricing>;
  total_cents: number;
  delivered_at: Timestamp | null;
  created_at: Timestamp;
  /** Position in the account's feed, see stamp_feed.sql. */
  updated_at: Timestamp;
  /** False while it is being dispatched, and for ever when it never came to be. */
  visible: boolean;
  /** What the label shows (contract: reference_no). */
  printed_reference: string | null;
  event_sequence: number;
  intercepting: boolean;
  undecided_since: Timestamp | null;
  cancelled_at: Timestamp | null;
  measured_weight_mg: number | null;
  idempotency_key: string | null;
  request_id: string | null;
  cancel_fence: number;
  /** While a cancel is between its steps; past it, the cancel is taken up again. */
  cancel_locked_until: Timestamp | null;
  /** Who asked for the cancel that runs or was left; both null when it was not a request under a key. */
  cancel_request_id: string | null;
  cancel_idempotency_key: string | null;
  cancel_undecided_since: Timestamp | null;
  /** Of the latest tracking event with the shipment's status. */
  sub_status: string | null;
  eta: Timestamp | null;
  /** When the carrier gave the last-mile number, by its clock; null: it came with the booking, or not at all. */
  last_mile_at: Timestamp | null;
  /** When it became known that there is a label; null: it isn't. */
  label_ready_at: Timestamp | null;
  pod_available_at: Timestamp | null;
  /** How many steps of test mode's feed are behind, and when the next is due; null: none is. */
  feed_step: number;
  next_checkpoint_at: Timestamp | null;
  /** What the carrier said of its label when it took the booking; null while the dispatch is undecided. */
  booked_label: 'ready' | 'generating' | 'failed' | 'none' | null;
  /** When the carrier is next asked about a label that it is still making. */
  label_ask_at: Timestamp | null;
  /** Opens the public tracking page. */
  track_token: string;
}

export interface StoredParty {
  readonly contact_name: string;
  readonly phone: string;
  readonly country_code: string;
  readonly city: string;
  readonly address: string;
  readonly district?: string;
  readonly postal_code?: string;
  readonly email?: string;
}

export interface StoredParcel {
  readonly weight_kg: number;
  readonly length_cm?: number;
  readonly width_cm?: number;
  readonly height_cm?: number;
}

export interface StoredItem {
  readonly description: string;
  readonly quantity: number;
  readonly unit_price?: number;
  readonly unit_price_hkd?: number;
  readonly sku?: string;
  readonly hs_code?: string;
  readonly country_of_manufacture?: string;
  readonly is_cspc?: boolean;
  readonly merchant_product_id?: string;
  readonly mfr_id_std?: string;
  readonly mfr_id_nonstd?: string;
}

/** What customs and the carrier need beside the goods; prepayments that a surcharge code selects are flags here. */
export interface StoredCustoms {
  readonly ioss_number?: string;
  readonly vat_prepay?: boolean;
  readonly voec_prepay?: boolean;
  readonly tax_number?: string;
  readonly sales_platform_name?: string;
  readonly selected_surcharges?: readonly string[];
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
  /** What `freight_hkd` is net of. */
  readonly discount?: { readonly rule_id: string; readonly amount_hkd: number };
  readonly rate_table_code: string;
  readonly rate_table_version: number;
  readonly custom_insured_amount_hkd?: number;
  readonly custom_insured_amount_usd?: number;
}
