import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DefaultTimestamp, Timestamp } from '../timestamp.ts';
import type { RecipientMailState } from './mail.ts';
import type { StoredItem, StoredParcel, StoredParty } from './shipment.ts';

/** A rate table assigned to an account for one service, which also makes the service orderable. */
export interface AccountRateTableTable {
  account_id: string;
  service_code: string;
  rate_table_code: string;
  assigned_at: Generated<string>;
}

export interface AccountTable {
  id: string;
  name: string;
  email: string;
  /** Enrolled for custom insured amounts. */
  custom_insurance: Generated<boolean>;
  /** Amount by which the available amount may go below 0. */
  credit_limit_cents: Generated<number>;
  /** No booking while the available amount is at or below it; null: no floor. */
  credit_floor_cents: number | null;
  /** For an overdue invoice. */
  frozen: Generated<boolean>;
  credit_suspended: Generated<boolean>;
  /** No hold at booking; the final fee is charged all the same. */
  hold_exempt: Generated<boolean>;
  /** Threshold of `wallet.low_balance`; null: none. */
  low_balance_cents: number | null;
  /** Lines that its invoices print as the customer; null: name and email address. */
  billing_details: string | null;
  /** When it was deleted with its personal data. The row stays for the ledger. */
  deleted_at: Timestamp | null;
  created_at: DefaultTimestamp;
}

/** A saved sender or recipient. Orders copy it, so no shipment refers to it. */
export interface SavedAddressTable {
  account_id: string;
  livemode: boolean;
  /** `adr_`, time-ordered. */
  id: string;
  role: 'recipient' | 'sender';
  description: string;
  party: JSONColumnType<StoredParty>;
  /** Written by a trigger, folded: the name, then the rest, then the digits of the phone number, a line each. */
  search_text: GeneratedAlways<string | null>;
  /** At most one sender for each account and mode. */
  is_default: boolean;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Goods that an account sells under a SKU. Not `product`, which is a group of services of the catalog. Orders copy it. */
export interface MerchantProductTable {
  account_id: string;
  livemode: boolean;
  /** Trimmed. */
  sku: string;
  /** In English, for customs. */
  description: string;
  fields: JSONColumnType<StoredProductFields>;
  /** No item is filled in from it. */
  archived: boolean;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Fields that a product fills in beside its description, and the texts and codes that depend on language or destination. */
export type StoredProductFields = Omit<StoredItem, 'sku' | 'description' | 'quantity'> & {
  /** Descriptions by language tag. */
  readonly translations?: Readonly<Record<string, string>>;
  /** By country, tax area or `EU`. */
  readonly hs_codes?: Readonly<Record<string, string>>;
};

/** The meanings that an account gave to the columns of a file of orders. */
export interface OrderMappingTable {
  account_id: string;
  /** Hash of the columns' names. */
  id: string;
  /** Names of the columns, from the left. */
  columns: JSONColumnType<readonly string[]>;
  /** The field of each column; null: the column is left out. */
  mapping: JSONColumnType<readonly (StoredColumnMeaning | null)[]>;
  used_at: Timestamp;
}

/** Weight and sizes that an account uses again, in both modes. Orders copy them. */
export interface SavedParcelTable {
  account_id: string;
  name: string;
  parcel: JSONColumnType<Partial<StoredParcel>>;
}

interface StoredColumnMeaning {
  readonly field: string;
  readonly unit?: 'g' | 'kg' | 'oz' | 'lb' | 'cm' | 'mm' | 'in';
  readonly isLineTotal?: true;
  readonly isFallback?: true;
}

/** Texts and picture that recipients of an account see on the tracking page, and the emails that they get. */
export interface AccountBrandTable {
  account_id: string;
  name: string | null;
  /** Email address or HTTPS URL. */
  contact: string | null;
  /** Such as #0b6b57. */
  color: string | null;
  logo: Buffer | null;
  logo_type: 'image/png' | 'image/jpeg' | 'image/webp' | null;
  mail_states: Generated<RecipientMailState[]>;
  /** The hour since 1970 of the last email to a recipient. */
  mail_hour: Generated<number>;
  /** Emails in that hour. */
  mail_count: Generated<number>;
}

/** An address that gets no more emails about the parcels of an account. */
export interface RecipientMailStopTable {
  account_id: string;
  address_hash: string;
}

/** Values that an account's files of orders lack. */
export interface OrderDefaultTable {
  account_id: string;
  /** Service codes by the code of the destination; `*` for all others. */
  services: JSONColumnType<Readonly<Record<string, string>>>;
  parcel_weight_grams: number | null;
}

/** Unused: `merchant_product` has its rows. Processes of the last release use it, so the next one drops it. */
export interface OrderItemDefaultTable {
  account_id: string;
  sku: string;
  hs_code: string | null;
  country_of_manufacture: string | null;
}

/** Last known use of an API key, at most about a minute behind. */
export interface ApiKeyUseTable {
  key_id: string;
  used_at: Timestamp;
  address: string;
}

export interface ApiKeyTable {
  id: string;
  account_id: string;
  livemode: boolean;
  label: string;
  scopes: string[];
  /** SHA-256 of the plaintext, which is not stored. */
  key_hash: Buffer;
  last4: string;
  /** Address of the user, or name of the command line; null: unknown. */
  created_by: string | null;
  created_at: DefaultTimestamp;
  revoked_at: Timestamp | null;
  /** The key of a connected app. It has no plaintext: the app's tokens lead to it. */
  is_app: Generated<boolean>;
}

/** Why requests are counted and not in the log. `behind`: the database was too slow. */
export type LeftOutReason = 'rate_limited' | 'overloaded' | 'over_budget' | 'behind';

/** Requests that are not in the log: one row per key, minute and reason. */
export interface ApiRequestLeftOutTable {
  account_id: string;
  livemode: boolean;
  minute: Timestamp;
  key_id: string;
  reason: LeftOutReason;
  requests: number;
}

/** Bytes that the requests of an account took in the log on a UTC day, about. */
export interface ApiRequestBytesTable {
  account_id: string;
  day: string;
  bytes: number;
}

/** Log of API requests, with a partition per day (docs/design/request-log.md). Texts are redacted and cut. */
export interface ApiRequestTable {
  /** `req_`, time-ordered. The request id of the client is not unique. */
  id: string;
  account_id: string;
  livemode: boolean;
  created_at: Timestamp;
  request_id: string;
  method: string;
  /** Relative to the base path of the API. */
  path: string;
  query: string;
  /** Null for an unknown path or method. */
  operation: string | null;
  status: number;
  /** Null for a success. */
  sys_code: string | null;
  duration_ms: number;
  key_id: string;
  idempotency_key: string | null;
  /** IP address; null for a tool of MCP. */
  address: string | null;
  tracking_number: string | null;
  request_body: string | null;
  /** Null without a text, such as a PDF. */
  response_body: string | null;
}

/** A program that registered itself (RFC 7591). Those that describe themselves at an address are not stored. */
export interface OauthClientTable {
  id: string;
  name: string;
  redirect_uris: string[];
  created_at: Timestamp;
  /** The latest consent of a user; null: none, so the row expires. */
  connected_at: Timestamp | null;
}

/** The consent of a user to an app. From the exchange of its code, the API key with the same id is active. */
export interface ConnectedAppTable {
  account_id: string;
  id: string;
  livemode: boolean;
  client_id: string;
  client_name: string;
  redirect_uri: string;
  scopes: string[];
  /** Address of the user. */
  connected_by: string;
  /** SHA-256, as of each token. */
  code_hash: Buffer;
  /** PKCE, S256. */
  code_challenge: string;
  code_expires_at: Timestamp;
  code_used_at: Timestamp | null;
}

export interface ConnectedAppTokenTable {
  account_id: string;
  app_id: string;
  token_hash: Buffer;
  kind: 'access' | 'refresh';
  expires_at: Timestamp;
  /** The first time a refresh token was exchanged. */
  replaced_at: Timestamp | null;
}

export interface EntitlementTable {
  account_id: string;
  product_code: string;
  granted_at: Generated<string>;
}

/** Lock of a claim or a cancellation, in seconds. Its run extends it, so an expired lock belongs to a dead process. */
export const lockSeconds = 6;
/** A run's lock is not extended after this time. Longer than any carrier's deadline. */
export const maxLockedSeconds = 60;
/** Lifetime of a key, counted from its claim and again from when its response is stored. */
export const lifetimeHours = 24;
/** SQL: `expires_at` of a key whose response is stored now. */
export const expiresAfterEndSql = `sampan_clock() + interval '${lifetimeHours} hours'`;

/** Facts about the begin of a booking that its end needs, in any run. */
export interface BookingOrigin {
  /** Entry of the activity, written when the shipment is booked. */
  readonly entry?: {
    readonly id: string;
    readonly email: string;
    readonly action: string;
    readonly address?: string | null;
  };
  /** `Idempotency-Key` of the batch that the order belongs to. */
  readonly batchKey?: string;
}

export interface IdempotencyKeyTable {
  account_id: string;
  livemode: boolean;
  key: string;
  /** Method and concrete path, such as `POST /shipments`. */
  operation: string;
  /** SHA-256 of the parsed body's canonical form (RFC 8785). */
  body_digest: Buffer;
  outcome: Generated<'open' | 'succeeded' | 'refused' | 'failed'>;
  /** Random per claim. A write under an older one changes nothing. */
  fence: Generated<number>;
  locked_until: Timestamp;
  /** Set while a booking is unfinished; `subject` is its tracking number. */
  recovery_point: string | null;
  subject: string | null;
  /** Set while a booking is unfinished. */
  origin: JSONColumnType<BookingOrigin> | null;
  status: number | null;
  /** Response body; encrypted if it shows a secret. */
  body: string | null;
  key_id: GeneratedAlways<string | null>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface IossNumberTable {
  account_id: string;
  /** `IM` and 10 digits. */
  number: string;
  /** A marketplace's number registered to the account, not the account's own. */
  is_platform: boolean;
  /** Used if a request names none; at most one per account. */
  is_default: boolean;
  created_at: DefaultTimestamp;
}

/** Payloads that a carrier rejected within the last hour (contract: createShipment, Dispatch results). */
export interface NegativeCacheTable {
  account_id: string;
  livemode: boolean;
  operation: string;
  body_digest: Buffer;
  detail: JSONColumnType<{ carrier_code: string; carrier_message: string }>;
  expires_at: Timestamp;
}

/** Rate limiter counters: requests in the current second and in the current day (Hong Kong). */
export interface RateWindowTable {
  key_id: string;
  second: number;
  second_count: number;
  day: number;
  day_count: number;
}

/** Copy of the day's count, at most ten seconds old, that survives a database crash. */
export interface RateDayTable {
  key_id: string;
  day: number;
  day_count: number;
}

export interface AccountTables {
  account: AccountTable;
  account_brand: AccountBrandTable;
  api_key: ApiKeyTable;
  api_key_use: ApiKeyUseTable;
  api_request: ApiRequestTable;
  api_request_bytes: ApiRequestBytesTable;
  api_request_left_out: ApiRequestLeftOutTable;
  connected_app: ConnectedAppTable;
  connected_app_token: ConnectedAppTokenTable;
  idempotency_key: IdempotencyKeyTable;
  ioss_number: IossNumberTable;
  negative_cache: NegativeCacheTable;
  oauth_client: OauthClientTable;
  order_default: OrderDefaultTable;
  order_item_default: OrderItemDefaultTable;
  order_mapping: OrderMappingTable;
  rate_day: RateDayTable;
  rate_window: RateWindowTable;
  recipient_mail_stop: RecipientMailStopTable;
  merchant_product: MerchantProductTable;
  saved_address: SavedAddressTable;
  saved_parcel: SavedParcelTable;
}
