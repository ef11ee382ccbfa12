import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { openDb } from '../../db/client.ts';
import type { DemoAccount } from '../../src/demo/seed-demo.ts';
import { checkDigit } from '../../src/shipment/tracking-number.ts';
import { postJson } from '../frame/api.ts';
import { order } from '../frame/order.ts';
import { startServiceProcess } from '../frame/processes.ts';
import {
  copyStore,
  fillWallet,
  openForFilling,
  productionEnv,
  type Store,
  siblingUrl,
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

/** Shipments take turns: a delivered one and one on its way in test mode, then in live mode. */
export const turn = { testDelivered: 0, testOnItsWay: 1, liveDelivered: 2, liveOnItsWay: 3 } as const;
export const turns = Object.keys(turn).length;

const fewest = 10_000;
const million = 1_000_000;

/** A database of the server. */
export interface FilledDatabase {
  readonly url: string;
  readonly shipments: number;
}

export interface FilledStore {
  readonly store: Store;
  /** From few to many shipments. */
  readonly databases: readonly FilledDatabase[];
  readonly many: FilledDatabase;
  /** Environment of a service on one of the databases. */
  readonly env: (url: string) => Record<string, string>;
}

let filledStore: Promise<FilledStore> | undefined;

/** Returns a server with databases of few and of many shipments. It is filled once in a run. */
export function openFilledStore(bench: Bench): Promise<FilledStore> {
  filledStore ??= fillStore(bench);
  return filledStore;
}

/** Content of a folder that keeps filled databases. */
interface Kept {
  readonly known: DemoAccount;
  readonly templates: readonly string[];
  readonly sizes: readonly number[];
}

async function fillStore(bench: Bench): Promise<FilledStore> {
  const { stack, shipments, keep } = bench.options;
  const home = keep ? path.resolve(keep) : temporaryHome(stack);
  const file = path.join(home, 'filled.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
  const store = await startStore(home, stack, { settings, known: kept?.known ?? null });
  const known = { account_id: store.accountId, test_key: store.testKey, live_key: store.liveKey };
  const env = (url: string) => ({
    ...productionEnv(home, url),
    SECRET_KEYS: secretKeys,
    SAMPAN_ROLES: 'api',
    TEST_FEED_SECONDS: '0',
    OUTBOUND_ALLOW: '127.0.0.1',
  });
  if (!kept) await fillWallet(store.url, store.accountId);
  const templates = kept?.templates ?? (await bookTemplates(env(store.url), [store.testKey, store.liveKey]));
  const sizes = [...(kept?.sizes ?? [])];
  const databases: FilledDatabase[] = [];
  for (const size of new Set([Math.min(fewest, shipments), Math.min(million, shipments), shipments])) {
    const name = `shipments${size}`;
    if (!sizes.includes(size)) {
      await fillShipments(bench, await copyStore(store.url, name), size, templates);
      sizes.push(size);
      writeFileSync(file, JSON.stringify({ known, templates, sizes } satisfies Kept));
    }
    databases.push({ url: siblingUrl(store.url, name), shipments: size });
  }
  return { store, databases, many: databases.at(-1) as FilledDatabase, env };
}

/** The same in every run, because kept databases have secrets that were encrypted with it. */
const secretKeys = `bench:${Buffer.alloc(32, 'bench').toString('base64')}`;

const settings = {
  // As PostgreSQL's manual recommends for a server of its own. The default of 128 MB holds 40,000 shipments.
  shared_buffers: `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`,
  // Lets the transaction that fills a table leave its rows out of the write-ahead log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
};

/** Tables that a booking writes, and what each row's shipment is called there. */
const filled = {
  shipment: 'tracking_number',
  tracking_event: 'tracking_number',
  sandbox_booking: 'reference',
  event: 'tracking_number',
  hold: 'tracking_number',
  wallet_transaction: 'tracking_number',
} as const;
type Filled = keyof typeof filled;

type ColumnSql = Readonly<Record<string, string>>;

const ago = (column: string) => `t.${column} - (c.n + 1) * interval '10 seconds'`;

/** Names and cities of recipients, the first of them as frequent as common names are. */
const people = {
  first: [
    'Emily',
    'João',
    'Jürgen',
    'Siobhán',
    '美玲',
    'Olena',
    'Thabo',
    'Yuki',
    'Zoë',
    'Mateusz',
    'Ingrid',
    'Rajesh',
  ],
  last: [
    'Carter',
    'Silva',
    'Müller',
    "O'Hara",
    '陳',
    'Kovalenko',
    'Nkosi',
    'Tanaka',
    'Brontë',
    'Wójcik',
    'Larsen',
  ],
  city: ['London', 'Houston', 'München', 'Galway', 'Melbourne', 'Kraków', 'Durban', 'Osaka', 'Lyon'],
};
const pick = (values: readonly string[], n: string) =>
  `(array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}])[1 + (${n}) % ${values.length}]`;
/** Half of the last names are rare: four letters of a number. */
const recipientSql = `(t.recipient::jsonb || jsonb_build_object(
  'contact_name', ${pick(people.first, 'c.n')} || ' ' || case when c.n % 2 = 0 then ${pick(people.last, 'c.n / 7')}
    else initcap(translate((c.n * 7919::bigint % 1000003)::text, '0123456789', 'abeiklmnos')) end,
  'city', ${pick(people.city, 'c.n / 3')},
  'postal_code', lpad((c.n * 31 % 99991)::text, 5, '0'),
  'phone', '+1 212 ' || lpad((c.n * 7::bigint % 9999991)::text, 7, '0'),
  'email', 'buyer' || c.n || '@post.example'))::json`;

/** SQL of the columns that differ from the template `t`; `n` is the copy's index, `number` its tracking number. */
const own: Readonly<Record<Filled, ColumnSql>> = {
  shipment: {
    tracking_number: 'c.number',
    waybill_number: "'SBX' || substr(c.number, 4)",
    track_token: "'token-' || c.number",
    idempotency_key: 'null',
    reference_no: "'order-' || c.n",
    recipient: recipientSql,
    metadata: "t.metadata || jsonb_build_object('order', c.n::text)",
    created_at: ago('created_at'),
    updated_at: ago('updated_at'),
    next_checkpoint_at: 'null',
    // Several statuses, destinations and services; few are rare.
    status: "case when c.n % 2000 = 1 then 'exception' when c.n % 50 = 3 then 'cancelled' else t.status end",
    destination_country: "(array['US', 'GB', 'DE', 'FR', 'AU', 'NO'])[1 + c.n % 6]",
    service_code: "(array['HKASTDGGSTCM', 'HKAEXPGGSTCM'])[1 + c.n % 2]",
    tags: "case when c.n % 1000 = 5 then array['rare' || c.n / 1000] else t.tags end",
  },
  tracking_event: {
    id: "'tev_' || lpad(c.n::text, 28, '0') || lpad(t.sequence::text, 4, '0')",
    tracking_number: 'c.number',
    occurred_at: ago('occurred_at'),
    carrier_event_id: 'null',
  },
  sandbox_booking: { reference: 'c.number', waybill_number: "'SBX' || substr(c.number, 4)" },
  event: {
    id: "'evt_' || lpad(c.n::text, 32, '0')",
    tracking_number: 'c.number',
    position: ago('position'),
    // A body would be most of the database.
    body: "'{}'",
  },
  hold: { tracking_number: 'c.number', created_at: ago('created_at') },
  wallet_transaction: {
    id: "'txn_' || lpad(c.n::text, 32, '0')",
    tracking_number: 'c.number',
    // The newest is that of the first copy. The versions of the templates are free.
    version: '1000 + c.total - c.n',
    created_at: ago('created_at'),
  },
};

const batch = 100_000;

/**
 * Fills a database with copies of booked shipments, which take turns, each with tracking events and one event, and a hold in
 * live mode. Other shipments are deleted. One transaction creates the tables' files, so that PostgreSQL need not log the
 * rows (`wal_level` minimal), and builds the indexes when the tables are full.
 */
async function fillShipments(
  bench: Bench,
  url: string,
  shipments: number,
  templates: readonly string[],
): Promise<void> {
  const { signal } = bench.options;
  await using db = await openForFilling(url);
  const { pool } = db;
  await pool.query("set maintenance_work_mem = '1GB'; set work_mem = '512MB'");
  const started = performance.now();
  await numberCopies(pool, shipments, templates, signal);
  bench.progress(`numbers of ${shipments} shipments`, started);
  await pool.query('begin');
  const tables = Object.keys(filled) as Filled[];
  const restore = await dropIndexes(pool, tables);
  for (const table of tables) {
    signal.throwIfAborted();
    await pool.query(`create temp table template_${table} as select * from ${table}`);
    await pool.query(`truncate ${table}`);
    await pool.query(`insert into ${table} select * from template_${table}`);
    await pool.query(await insertStatement(pool, table));
    bench.progress(`${shipments} shipments: ${table}`, started);
  }
  for (const statement of restore) {
    signal.throwIfAborted();
    await pool.query(statement);
  }
  bench.progress(`indexes of ${shipments} shipments`, started);
  await pool.query(`update wallet w set version = v.version from (
      select account_id, max(version) as version from wallet_transaction group by account_id
    ) v where v.account_id = w.account_id`);
  await pool.query('commit');
  await pool.query('drop table copy');
  for (const table of tables) await pool.query(`vacuum (analyze) ${table}`);
  await pool.query('checkpoint');
  bench.progress(`${shipments} shipments ready`, started);
}

/** Creates the table `copy`: the index of each copy, its tracking number and its template. */
async function numberCopies(
  pool: pg.Pool,
  shipments: number,
  templates: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await pool.query('create temp table copy (n integer, number text, template text, total integer)');
  for (let first = 0; first < shipments; first += batch) {
    signal.throwIfAborted();
    const indexes = Array.from({ length: Math.min(batch, shipments - first) }, (_, at) => first + at);
    await pool.query(
      `insert into copy select n, number, ($3::text[])[1 + n % cardinality($3::text[])], $4
        from unnest($1::integer[], $2::text[]) c(n, number)`,
      [indexes, indexes.map(nthTrackingNumber), templates, shipments],
    );
  }
  await pool.query('analyze copy');
}

/** Drops indexes and keys, because building them afterwards is faster. Returns the statements that create them again. */
async function dropIndexes(pool: pg.Pool, tables: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ drop: string; restore: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
        format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname,
          pg_get_constraintdef(c.oid) || case when c.contype = 'f' then ' not valid' else '' end) as restore,
        case c.contype when 'f' then 2 else 0 end as place
      from pg_constraint c
      where (c.contype in ('p', 'u') and c.conrelid::regclass::text = any($1))
        or (c.contype = 'f' and $1 && array[c.conrelid::regclass::text, c.confrelid::regclass::text])
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1 from pg_index i
      where i.indrelid::regclass::text = any($1) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by place desc`,
    [tables],
  );
  for (const { drop } of rows) await pool.query(drop);
  return rows.map(({ restore }) => restore).reverse();
}

async function insertStatement(pool: pg.Pool, table: Filled): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[table][name] ?? `t.${name}`);
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
    from copy c join template_${table} t on t.${filled[table]} = c.template`;
}

/** Statuses after the label was created. */
const ways = { delivered: ['in_transit', 'delivered'], onItsWay: ['in_transit'] } as const;

/**
 * Books two shipments per key through the API, and advances the first to delivered and the second to in transit. Returns
 * their tracking numbers.
 */
async function bookTemplates(env: Record<string, string>, keys: readonly string[]): Promise<string[]> {
  const templates: [number: string, way: readonly string[]][] = [];
  {
    await using service = await startServiceProcess(env);
    for (const key of keys)
      for (const way of [ways.delivered, ways.onItsWay])
        templates.push([(await postJson({ url: service.url, key }, '/shipments', order)).id, way]);
  }
  await using db = openDb({ url: env.DATABASE_URL ?? '', poolSize: 1 });
  for (const [number, way] of templates) {
    await db.pool.query(
      `insert into tracking_event (id, account_id, tracking_number, sequence, status, description, location, occurred_at)
        select 'tev_template-' || s.tracking_number || '-' || n, s.account_id, s.tracking_number, n + 1, ($2::text[])[n], 'Parcel scanned',
          'Hong Kong', s.created_at + n * interval '1 hour'
        from shipment s, generate_series(1, $3) n where s.tracking_number = $1`,
      [number, way, way.length],
    );
    await db.pool.query(
      `update shipment set status = $2, event_sequence = $3, next_checkpoint_at = null,
        delivered_at = case when $2 = 'delivered' then created_at + interval '5 hours' end where tracking_number = $1`,
      [number, way.at(-1), way.length + 1],
    );
  }
  return templates.map(([number]) => number);
}
