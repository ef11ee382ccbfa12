import type pg from 'pg';
import { openDb } from '../../db/client.ts';
import { checkDigit } from '../../src/shipment/tracking-number.ts';
import { postJson } from '../frame/api.ts';
import { order } from '../frame/order.ts';
import { startServiceProcess } from '../frame/processes.ts';
import {
  copyStore,
  openForFilling,
  productionEnv,
  type Store,
  startStore,
  temporaryHome,
} from '../frame/stores.ts';
import type { Bench } from './run.ts';

const span = 1_000_000_000_000n;
/** Coprime to the range, so that every number occurs once. */
const stride = 618_033_988_749n;

/** Returns the nth shipment's tracking number, spread like random ones. */
export function nthTrackingNumber(index: number): string {
  const digits = String((BigInt(index + 1) * stride) % span).padStart(12, '0');
  return `SMP${digits}${checkDigit(digits)}`;
}

/** Every second shipment is delivered; the others are in transit. */
export function isDelivered(index: number): boolean {
  return index % 2 === 0;
}

const fewest = 10_000;

export interface FilledStore {
  readonly store: Store;
  /** One of the shipments that all others copy, on its way. */
  readonly template: string;
  readonly few: { readonly url: string; readonly shipments: number };
  readonly many: { readonly url: string; readonly shipments: number };
  /** Environment of a service on one of the two databases. */
  readonly env: (url: string) => Record<string, string>;
}

let filledStore: Promise<FilledStore> | undefined;

/** Returns a server with few shipments in one database and many in another. It is filled once in a run. */
export function openFilledStore(bench: Bench): Promise<FilledStore> {
  filledStore ??= fillStore(bench);
  return filledStore;
}

async function fillStore(bench: Bench): Promise<FilledStore> {
  const { stack, shipments } = bench.options;
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const env = (url: string) => ({
    ...productionEnv(home, url),
    SAMPAN_ROLES: 'api',
    TEST_FEED_SECONDS: '0',
    OUTBOUND_ALLOW: '127.0.0.1',
  });
  const templates = await bookTemplates(env(store.url), store.testKey);
  const few = { url: await copyStore(store.url, 'few'), shipments: Math.min(fewest, shipments) };
  const many = { url: await copyStore(store.url, 'many'), shipments };
  for (const { url, shipments } of [few, many]) await fillShipments(bench, url, shipments, templates);
  return { store, template: templates.onItsWay, few, many, env };
}

const batch = 20_000;
const filled = ['shipment', 'tracking_event', 'sandbox_booking', 'event'] as const;

/** Two booked shipments to copy. */
interface Templates {
  readonly onItsWay: string;
  readonly delivered: string;
}

type ColumnSql = Readonly<Record<string, string>>;

/** SQL of the columns that differ from the template; `n` is the copy's index, `number` its tracking number. */
const own: Readonly<Record<(typeof filled)[number], ColumnSql>> = {
  shipment: {
    tracking_number: 'c.number',
    waybill_number: "'SBX' || substr(c.number, 4)",
    track_token: "'token-' || c.number",
    idempotency_key: 'null',
    reference_no: "'order-' || c.n",
    metadata: "t.metadata || jsonb_build_object('order', c.n::text)",
    created_at: "t.created_at - (c.n + 1) * interval '10 seconds'",
    updated_at: "t.updated_at - (c.n + 1) * interval '10 seconds'",
    next_checkpoint_at: 'null',
    // Several statuses, destinations and services; few are rare.
    status: "case when c.n % 2000 = 1 then 'exception' when c.n % 50 = 3 then 'cancelled' else t.status end",
    destination_country: "(array['US', 'GB', 'DE', 'FR', 'AU', 'NO'])[1 + c.n % 6]",
    service_code: "(array['HKASTDGGSTCM', 'HKAEXPGGSTCM'])[1 + c.n % 2]",
    tags: "case when c.n % 100000 = 7 then array['rare'] else t.tags end",
  },
  tracking_event: {
    id: "'tev_' || lpad(c.n::text, 28, '0') || lpad(t.sequence::text, 4, '0')",
    tracking_number: 'c.number',
    occurred_at: "t.occurred_at - (c.n + 1) * interval '10 seconds'",
    carrier_event_id: 'null',
  },
  sandbox_booking: { reference: 'c.number', waybill_number: "'SBX' || substr(c.number, 4)" },
  event: {
    id: "'evt_' || lpad(c.n::text, 32, '0')",
    tracking_number: 'c.number',
    position: "t.position - (c.n + 1) * interval '10 seconds'",
    // No measurement reads it.
    body: "'{}'",
  },
};

/**
 * Fills a database with copies of two shipments, each with tracking events, sandbox booking and one event, then
 * rebuilds indexes and statistics.
 */
async function fillShipments(
  bench: Bench,
  url: string,
  shipments: number,
  templates: Templates,
): Promise<void> {
  const { signal } = bench.options;
  await using db = await openForFilling(url);
  const { pool } = db;
  const indexes = await dropIndexes(pool);
  const inserts = await insertStatements(pool);
  const started = performance.now();
  for (let first = 0; first < shipments; first += batch) {
    signal.throwIfAborted();
    const indexesOfBatch = Array.from({ length: Math.min(batch, shipments - first) }, (_, at) => first + at);
    const values = [
      indexesOfBatch,
      indexesOfBatch.map(nthTrackingNumber),
      indexesOfBatch.map((index) => (isDelivered(index) ? templates.delivered : templates.onItsWay)),
    ];
    for (const insert of inserts) await pool.query(insert, values);
    const done = first + indexesOfBatch.length;
    if (done % 100_000 === 0) bench.progress(`${done} of ${shipments} shipments`, started);
  }
  for (const index of indexes) {
    signal.throwIfAborted();
    await pool.query(index);
  }
  for (const table of filled) await pool.query(`vacuum (analyze) ${table}`);
  await pool.query('checkpoint');
  bench.progress(`${shipments} shipments with indexes`, started);
}

/** Drops indexes without a constraint, because building them afterwards is faster. Returns their definitions. */
async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid::regclass::text = any($1)
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [filled],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** `$1`: indexes of the copies; `$2`: their tracking numbers; `$3`: those of the templates. */
async function insertStatements(pool: pg.Pool): Promise<string[]> {
  return Promise.all(
    filled.map(async (table) => {
      const { rows } = await pool.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const names = rows.map(({ name }) => name);
      const values = names.map((name) => own[table][name] ?? `t.${name}`);
      const key = table === 'sandbox_booking' ? 'reference' : 'tracking_number';
      return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
        from unnest($1::integer[], $2::text[], $3::text[]) c(n, number, template) join ${table} t on t.${key} = c.template`;
    }),
  );
}

/** Statuses after the label was created. */
const way = ['picked_up', 'in_transit', 'in_transit', 'out_for_delivery', 'delivered'] as const;
const stepsOnItsWay = 2;

/** Books two shipments through the API, and advances one to in transit and the other to delivered. */
async function bookTemplates(env: Record<string, string>, key: string): Promise<Templates> {
  const templates = { onItsWay: '', delivered: '' };
  {
    await using service = await startServiceProcess(env);
    for (const name of ['onItsWay', 'delivered'] as const) {
      templates[name] = (await postJson({ url: service.url, key }, '/shipments', order)).id;
    }
  }
  await using db = openDb({ url: env.DATABASE_URL ?? '', poolSize: 1 });
  for (const [name, steps] of [
    ['onItsWay', stepsOnItsWay],
    ['delivered', way.length],
  ] as const) {
    await db.pool.query(
      `insert into tracking_event (id, account_id, tracking_number, sequence, status, description, location, occurred_at)
        select 'tev_template-' || s.tracking_number || '-' || n, s.account_id, s.tracking_number, n + 1, ($2::text[])[n], 'Parcel scanned',
          'Hong Kong', s.created_at + n * interval '1 hour'
        from shipment s, generate_series(1, $3) n where s.tracking_number = $1`,
      [templates[name], way, steps],
    );
    await db.pool.query(
      `update shipment set status = $2, event_sequence = $3, next_checkpoint_at = null,
        delivered_at = case when $2 = 'delivered' then created_at + interval '5 hours' end where tracking_number = $1`,
      [templates[name], way[steps - 1], steps + 1],
    );
  }
  return templates;
}
