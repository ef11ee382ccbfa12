import type { JSONColumnType } from 'kysely';
import type { Schemas } from '../../../generated/operations.ts';
import type { Timestamp } from '../../timestamp.ts';

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
  undecided_since: Timestamp | null;
  cancelled_at: Timestamp | null;
  measured_weight_mg: number | null;
  idempotency_key: string | null;
  request_id: string | null;
  cancel_fence: number;
  /** Set while a cancel is between its steps; once expired, another run takes over. */
  cancel_locked_until: Timestamp | null;
  /** Request id of the cancel, shown in its events; null without an idempotency key. */
  cancel_request_id: string | null;
  cancel_idempotency_key: string | null;
  cancel_undecided_since: Timestamp | null;
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
  /** Label state that the carrier returned with the booking; null while the dispatch is undecided. */
  booked_label: 'ready' | 'generating' | 'failed' | 'none' | null;
  /** Time to ask the carrier again about a label that it is still generating. */
  label_ask_at: Timestamp | null;
  track_token: string;
  /** Final fee that the test helper set; null in live mode, where the ledger has it. */
  test_charged_cents: number | null;
  test_settled_at: Timestamp | null;
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

/** Customs data. A prepayment selected by surcharge code is stored as its flag. */
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
  /** Already deducted from `freight_hkd`. */
  readonly discount?: { readonly rule_id: string; readonly amount_hkd: number };
  readonly rate_table_code: string;
  readonly rate_table_version: number;
  readonly custom_insured_amount_hkd?: number;
  readonly custom_insured_amount_usd?: number;
}
