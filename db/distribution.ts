import type { Database } from './table/index.ts';

/**
 * Where a distributed database keeps a table (docs/design/distribution.md).
 * - `account`: in shards by `account_id`. All rows of an account are on one node.
 * - `reference`: whole on every node. Small, rarely written, and joined with the tables of accounts.
 * - `local`: on the coordinator. No statement joins it with many rows of accounts.
 */
export type Placement = 'account' | 'reference' | 'local';

export const placements: Readonly<Record<keyof Database | 'pricing_version', Placement>> = {
  account: 'reference',
  account_brand: 'account',
  account_rate_table: 'local',
  api_key: 'local',
  api_key_use: 'local',
  api_request: 'account',
  api_request_bytes: 'account',
  api_request_left_out: 'account',
  audit_entry: 'local',
  carrier_call: 'account',
  carrier_cost: 'account',
  carrier_notice: 'local',
  catalog_draft: 'local',
  catalog_file: 'reference',
  catalog_publication: 'reference',
  catalog_publication_file: 'reference',
  charge_dispute: 'account',
  connected_app: 'local',
  connected_app_token: 'local',
  country: 'reference',
  country_requirement: 'reference',
  currency_rate: 'local',
  planned_rate: 'local',
  customs_document: 'reference',
  dashboard_user: 'local',
  digest_change: 'local',
  digest_subscriber: 'local',
  discount_rule: 'reference',
  duty_rate: 'reference',
  duty_rule: 'reference',
  entitlement: 'local',
  entry: 'account',
  event: 'account',
  feed_clock: 'account',
  fx_rate: 'local',
  hold: 'account',
  idempotency_key: 'account',
  ioss_number: 'local',
  job_success: 'local',
  label: 'account',
  levy: 'reference',
  mail: 'local',
  manifest: 'account',
  merchant_product: 'local',
  negative_cache: 'account',
  oauth_client: 'local',
  order_default: 'account',
  order_item_default: 'account',
  order_mapping: 'account',
  passkey: 'local',
  passkey_challenge: 'local',
  payment_instruction: 'reference',
  pricing_version: 'local',
  product: 'reference',
  rate_bracket: 'reference',
  rate_day: 'local',
  rate_table: 'reference',
  rate_window: 'local',
  recipient_mail_stop: 'account',
  recovery_code: 'local',
  retention_clock: 'local',
  retired_service: 'reference',
  sandbox_booking: 'local',
  saved_address: 'local',
  saved_parcel: 'account',
  saved_filter: 'local',
  sealing_key: 'reference',
  sent_form: 'local',
  service: 'reference',
  service_process: 'local',
  setting: 'local',
  shipment: 'account',
  shipment_batch: 'account',
  shipment_batch_order: 'account',
  shipment_cancellation: 'local',
  shipment_search: 'account',
  shipment_search_progress: 'account',
  sign_in_source: 'local',
  surcharge: 'reference',
  surcharge_exclusion: 'reference',
  surcharge_rule: 'reference',
  tax_area: 'reference',
  tracking_cache: 'account',
  tracking_event: 'account',
  user_session: 'local',
  vat_rate: 'reference',
  wallet: 'account',
  wallet_transaction: 'account',
  webhook_attempt: 'account',
  webhook_delivery: 'account',
  webhook_endpoint: 'account',
  webhook_secret: 'account',
  zone: 'reference',
};

export function tablesOf(placement: Placement): string[] {
  return Object.entries(placements)
    .filter(([, of]) => of === placement)
    .map(([table]) => table);
}

/** Triggers that only refuse a write, and write nothing. A distributed table can have none. */
export const guards: Readonly<Record<string, readonly string[]>> = {
  entry: ['append_only', 'balanced'],
  hold: ['hold_is_live'],
  wallet_transaction: ['append_only'],
};

/** Files of `db/function` that create the guards. A distributed database does without them. */
export const guardFunctions: readonly string[] = [
  'ledger_append_only',
  'ledger_balanced',
  'ledger_hold_is_live',
];

/**
 * Unique over all accounts, which only one node can check. A distributed database has `tracking_number_owner`, a table
 * distributed by the number, instead.
 */
export const globalKeys: readonly string[] = ['shipment_number'];
