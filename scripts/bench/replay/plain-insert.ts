import type pg from 'pg';
import type { RecordedStatement } from './statement.ts';

/** The tables that a booking writes before it responds, with the column that names the booking. */
const written = {
  shipment: 'tracking_number',
  idempotency_key: 'key',
  hold: 'tracking_number',
  wallet_transaction: 'tracking_number',
  tracking_event: 'tracking_number',
  event: 'tracking_number',
  sandbox_booking: 'reference',
} as const;

/** Columns whose value must differ in every row. Text, such as ids, is replaced when the statement is replayed. */
const distinct: Readonly<Record<string, string>> = {
  'shipment.updated_at': "timestamptz '2040-01-01' + nextval('bench_number') * interval '1 microsecond'",
  'event.position': "timestamptz '2040-01-01' + nextval('bench_number') * interval '1 microsecond'",
  'wallet_transaction.version': "1000000000000 + nextval('bench_number')",
  'shipment.track_token': 'default',
};

/**
 * Returns one statement that inserts the rows of a booking again, as parameters: what they cost without any rule, lock or
 * read. Indexes and foreign keys are maintained.
 */
export async function plainInsert(
  pool: pg.Pool,
  trackingNumber: string,
  idempotencyKey: string,
): Promise<RecordedStatement> {
  await pool.query('create sequence if not exists bench_number cache 1000');
  const values: unknown[] = [];
  const inserts: string[] = [];
  for (const [table, key] of Object.entries(written)) {
    const { rows: columns } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    );
    const names = columns.map(({ name }) => name);
    const { rows } = await pool.query<Record<string, string | null>>(
      `select ${names.map((name) => `${name}::text`).join(', ')} from ${table} where ${key} = $1`,
      [table === 'idempotency_key' ? idempotencyKey : trackingNumber],
    );
    if (rows.length === 0) continue;
    const tuples = rows.map((row) => {
      const cells = names.map((name) => distinct[`${table}.${name}`] ?? `$${values.push(row[name])}`);
      return `(${cells.join(', ')})`;
    });
    inserts.push(`insert into ${table} (${names.join(', ')}) values ${tuples.join(', ')}`);
  }
  const steps = inserts.map((insert, index) => `step${index} as (${insert})`);
  return { client: 0, name: `insert_${idempotencyKey}`, text: `with ${steps.join(', ')} select 1`, values };
}
