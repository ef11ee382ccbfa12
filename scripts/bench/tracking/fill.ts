import type pg from 'pg';
import { openDb } from '../../../db/client.ts';
import { isDelivered, trackingNumberOf } from './numbers.ts';

const batch = 20_000;
const filled = ['shipment', 'tracking_event', 'sandbox_booking', 'event'] as const;

/** Two booked shipments to copy. */
export interface Templates {
  readonly onItsWay: string;
  readonly delivered: string;
}

type ColumnSql = Readonly<Record<string, string>>;

/** SQL of further columns that differ between the copies. */
export type Variety = Readonly<Partial<Record<(typeof filled)[number], ColumnSql>>>;

/** SQL of the columns that differ from the template; `n` is the copy's index, `number` its tracking number. */
const own: Readonly<Record<(typeof filled)[number], ColumnSql>> = {
  shipment: {
    tracking_number: 'c.number',
    waybill_number: "'SBX' || substr(c.number, 4)",
    track_token: "'token-' || c.number",
    idempotency_key: 'null',
    reference_no: "'order-' || c.n",
    metadata: "t.metadata || jsonb_build_object('order', c.n)",
    created_at: "t.created_at - (c.n + 1) * interval '10 seconds'",
    updated_at: "t.updated_at - (c.n + 1) * interval '10 seconds'",
    next_checkpoint_at: 'null',
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
export async function fillShipments(
  url: string,
  shipments: number,
  templates: Templates,
  signal: AbortSignal,
  variety: Variety = {},
): Promise<void> {
  await using db = openDb({ url, poolSize: 1 });
  const { pool } = db;
  // A pool of one connection, so that settings apply to all statements.
  await pool.query('set statement_timeout = 0');
  // Skips foreign key checks: the copies are as valid as their templates.
  await pool.query("set session_replication_role = 'replica'");
  await pool.query("set maintenance_work_mem = '256MB'");
  const indexes = await dropIndexes(pool);
  const inserts = await insertStatements(pool, variety);
  const started = performance.now();
  for (let first = 0; first < shipments; first += batch) {
    signal.throwIfAborted();
    const indexesOfBatch = Array.from({ length: Math.min(batch, shipments - first) }, (_, at) => first + at);
    const values = [
      indexesOfBatch,
      indexesOfBatch.map(trackingNumberOf),
      indexesOfBatch.map((index) => (isDelivered(index) ? templates.delivered : templates.onItsWay)),
    ];
    for (const insert of inserts) await pool.query(insert, values);
    const done = first + indexesOfBatch.length;
    if (done % 100_000 === 0) progress(`${done} of ${shipments} shipments`, started);
  }
  for (const index of indexes) {
    signal.throwIfAborted();
    await pool.query(index);
  }
  progress(`indexes of ${shipments} shipments`, started);
  for (const table of filled) await pool.query(`vacuum (analyze) ${table}`);
  await pool.query('checkpoint');
  progress(`${shipments} shipments ready`, started);
}

function progress(what: string, started: number): void {
  console.error(`tracking, ${what} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
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
async function insertStatements(pool: pg.Pool, variety: Variety): Promise<string[]> {
  return Promise.all(
    filled.map(async (table) => {
      const { rows } = await pool.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const names = rows.map(({ name }) => name);
      const values = names.map((name) => variety[table]?.[name] ?? own[table][name] ?? `t.${name}`);
      const key = table === 'sandbox_booking' ? 'reference' : 'tracking_number';
      return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
        from unnest($1::integer[], $2::text[], $3::text[]) c(n, number, template) join ${table} t on t.${key} = c.template`;
    }),
  );
}
