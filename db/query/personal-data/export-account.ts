import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

interface ExportedTable {
  readonly rows: (accountId: string) => RawBuilder<unknown>;
  /** Columns that are secrets, or that only the service can use. */
  readonly omitted?: readonly string[];
  /** SQL in place of a column. */
  readonly replaced?: Readonly<Record<string, string>>;
}

type Condition = ExportedTable['rows'];

const own: Condition = (accountId) => sql`account_id = ${accountId}`;
const ofUsers: Condition = (accountId) =>
  sql`user_id in (select id from dashboard_user where account_id = ${accountId})`;
const ofKeys: Condition = (accountId) =>
  sql`key_id in (select id from api_key where account_id = ${accountId})`;
// Numbers and ids too, which have an index.
const ofShipments: Condition = (accountId) =>
  sql`account_id = ${accountId} and tracking_number in (select tracking_number from shipment where account_id = ${accountId})`;
const ofEvents: Condition = (accountId) =>
  sql`account_id = ${accountId} and event_id in (select id from event where account_id = ${accountId})`;
const ofDeliveries: Condition = (accountId) =>
  sql`account_id = ${accountId} and delivery_id in (select d.id from webhook_delivery d join event e on e.id = d.event_id
    where d.account_id = ${accountId} and e.account_id = ${accountId})`;
const ofMails: Condition = (accountId) =>
  sql`${ofUsers(accountId)} or subscriber_id in (select id from digest_subscriber where account_id = ${accountId})
    or shipment_account_id = ${accountId}`;

/** Every table with data of an account that an export has, with a file for each (docs/personal-data.md). */
export const exportedTables: Readonly<Record<string, ExportedTable>> = {
  account: { rows: (accountId) => sql`id = ${accountId}` },
  account_brand: { rows: own, replaced: { logo: "replace(encode(logo, 'base64'), chr(10), '')" } },
  account_rate_table: { rows: own },
  api_key: { rows: own, omitted: ['key_hash'] },
  api_key_use: { rows: ofKeys },
  api_request: { rows: own },
  api_request_left_out: { rows: own },
  audit_entry: { rows: own },
  carrier_call: { rows: ofShipments },
  charge_dispute: { rows: own },
  connected_app: { rows: own, omitted: ['code_hash', 'code_challenge'] },
  dashboard_user: {
    rows: own,
    omitted: ['password_hash', 'link_hash', 'totp_sealed', 'totp_step'],
  },
  digest_subscriber: { rows: own },
  entitlement: { rows: own },
  entry: { rows: own },
  event: { rows: own },
  hold: { rows: ofShipments },
  idempotency_key: {
    rows: own,
    omitted: ['body_digest', 'fence', 'key_id'],
    // Encrypted, because it shows a secret.
    replaced: { body: 'case when key_id is null then body end' },
  },
  ioss_number: { rows: own },
  mail: {
    rows: ofMails,
    omitted: ['link_sealed'],
  },
  manifest: { rows: own, omitted: ['fence'] },
  merchant_product: { rows: own },
  negative_cache: { rows: own, omitted: ['body_digest'] },
  order_default: { rows: own },
  order_item_default: { rows: own },
  order_mapping: { rows: own },
  passkey: { rows: ofUsers, omitted: ['credential_id', 'public_key'] },
  saved_address: { rows: own, omitted: ['search_text'] },
  saved_parcel: { rows: own },
  saved_filter: { rows: ofUsers },
  shipment: { rows: own, omitted: ['cancel_fence'] },
  shipment_batch: { rows: own },
  shipment_cancellation: { rows: own },
  shipment_batch_order: { rows: own, omitted: ['key_id', 'fence'] },
  tracking_event: { rows: ofShipments },
  user_session: { rows: ofUsers, omitted: ['token_hash'] },
  wallet: { rows: own },
  wallet_transaction: { rows: own },
  webhook_attempt: {
    rows: ofDeliveries,
    omitted: ['signature'],
  },
  webhook_delivery: { rows: ofEvents, omitted: ['fence'] },
  webhook_endpoint: { rows: own },
};

/** Tables with data of an account that an export has not, and the reason. */
export const notExported: Readonly<Record<string, string>> = {
  api_request_bytes: 'a counter of the request log',
  carrier_cost: 'what a carrier bills the operator',
  catalog_draft: 'of operators',
  carrier_notice: 'a message of a carrier to the operator; tracking_event has what it told',
  connected_app_token: 'hashes of secrets',
  digest_change: 'which changes of the API a subscriber knows',
  discount_rule: 'a part of the catalog, which `catalog export` writes',
  feed_clock: 'the last stamp of a feed',
  label: 'a PDF file for each, decrypted',
  passkey_challenge: 'a random value of a sign-in that is not finished',
  rate_day: 'a counter of the rate limiter',
  rate_window: 'a counter of the rate limiter',
  recipient_mail_stop: 'hashes of addresses',
  recovery_code: 'hashes of secrets',
  sandbox_booking: 'records of the sandbox carrier',
  sent_form: 'an encrypted answer of a page, kept for a few minutes',
  shipment_search: 'hashes of what shipment has',
  shipment_search_progress: 'how much of a feed the search has',
  sign_in_source: 'counters of failed sign-ins',
  tracking_cache: 'a copy of shipment and tracking_event',
  webhook_secret: 'secrets',
};

/** Bytes at a time, about: as many rows as the last ones let expect. A row has up to 1 MB. */
const bytesAtOnce = 1_000_000;
const maxRowsAtOnce = 50;
const labelsAtOnce = 5;

/** Runs an export in one snapshot, however long it takes. */
export async function inSnapshot<Result>(
  db: Kysely<Database>,
  work: (tx: Kysely<Database>, now: string) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Raw: settings of the transaction.
      const { rows } = await sql<{ now: string }>`
        select sampan_clock()::text as now, set_config('statement_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
      return work(tx, new Date(rows[0]?.now ?? '').toISOString());
    });
}

/** Reads rows, some at a time. `next` returns how many rows to read after some. */
async function* readAll<Row>(
  tx: Kysely<Database>,
  query: ReturnType<typeof sql>,
  next: (rows: readonly Row[]) => number,
): AsyncGenerator<Row[]> {
  // Raw: a cursor, so that only some rows are in memory.
  await sql`declare exported no scroll cursor for ${query}`.execute(tx);
  for (let atOnce = next([]); ; ) {
    // Raw: the next rows of the cursor.
    const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from exported`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) break;
    atOnce = next(rows);
  }
  // Raw: ends the cursor.
  await sql`close exported`.execute(tx);
}

interface Line {
  readonly line: string;
}

function linesAtOnce(last: readonly Line[]): number {
  const length = last.reduce((sum, { line }) => sum + line.length, 0) / last.length;
  return last.length === 0 ? 1 : Math.min(maxRowsAtOnce, Math.ceil(bytesAtOnce / length));
}

/** Reads the rows of a table as lines of JSON, some at a time, in no particular order. Call it in a snapshot. */
export async function* readAccountRows(
  tx: Kysely<Database>,
  [table, exported]: readonly [string, ExportedTable],
  accountId: string,
): AsyncGenerator<string[]> {
  const { rows: condition, omitted = [], replaced = {} } = exported;
  // Raw: reads the system catalog.
  const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx);
  const selected = columns
    .filter(({ name }) => !omitted.includes(name))
    .map(({ name }) => (replaced[name] ? sql.raw(`${replaced[name]} as ${name}`) : sql.ref(name)));
  const query = sql`select to_json(r)::text as line
    from (select ${sql.join(selected)} from ${sql.table(table)} where ${condition(accountId)}) r`;
  for await (const rows of readAll<Line>(tx, query, linesAtOnce)) yield rows.map(({ line }) => line);
}

export interface StoredLabel {
  readonly tracking_number: string;
  readonly account_id: string;
  readonly pdf: Buffer;
}

/** Reads the encrypted labels of an account. Call it in a snapshot. */
export async function* readAccountLabels(
  tx: Kysely<Database>,
  accountId: string,
): AsyncGenerator<StoredLabel> {
  const query = sql`select tracking_number, account_id, pdf from label where account_id = ${accountId}
    and tracking_number in (select tracking_number from shipment where account_id = ${accountId})`;
  for await (const labels of readAll<StoredLabel>(tx, query, () => labelsAtOnce)) yield* labels;
}
