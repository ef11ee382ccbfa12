import type { Kysely, Selectable } from 'kysely';
import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { CarrierCallTable } from '../../table/shipment.ts';

export type CarrierCallRow = Selectable<CarrierCallTable>;

export function listCarrierCalls(
  db: Kysely<Database>,
  scope: Scope,
  trackingNumber: string,
): Promise<CarrierCallRow[]> {
  return db
    .selectFrom('carrier_call')
    .selectAll()
    .where('tracking_number', '=', trackingNumber)
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .orderBy('id')
    .execute();
}

const columns = [
  'id',
  'tracking_number',
  'account_id',
  'livemode',
  'carrier_code',
  'operation',
  'request_id',
  'started_at',
  'duration_ms',
  'outcome',
  'detail',
] as const satisfies readonly (keyof CarrierCallRow)[];

// Raw and prepared: array parameters. Commits asynchronously: a crash may lose the last lines, which nothing depends
// on.
const write = statement()({
  name: 'write_carrier_calls',
  parameters: columns,
  text: (p) => `
  with fast as (select set_config('synchronous_commit', 'off', true))
  insert into carrier_call as line (id, tracking_number, account_id, livemode, carrier_code, operation, request_id,
    started_at, duration_ms, outcome, detail)
  select call.* from fast, unnest(${p.id}::text[], ${p.tracking_number}::text[], ${p.account_id}::text[], ${p.livemode}::boolean[], ${p.carrier_code}::text[], ${p.operation}::text[],
    ${p.request_id}::text[], ${p.started_at}::timestamptz[], ${p.duration_ms}::integer[], ${p.outcome}::text[], ${p.detail}::text[]) as call
  on conflict (id, account_id) do update set duration_ms = excluded.duration_ms, outcome = excluded.outcome,
    detail = excluded.detail
    where line.outcome is null`,
});

/** Inserts new calls, and completes those written before. */
export async function writeCarrierCalls(db: Db, calls: readonly CarrierCallRow[]): Promise<void> {
  const values = columns.map((column) => [column, calls.map((call) => call[column])]);
  await write.run(db.pool, Object.fromEntries(values));
}

/** Deletes the oldest calls before an id; ids are time-ordered. Returns the number of rows. */
export async function deleteCarrierCalls(db: Db, before: string, limit: number): Promise<number> {
  const { numDeletedRows } = await db.kysely
    .deleteFrom('carrier_call')
    .where('id', 'in', (query) =>
      query.selectFrom('carrier_call').select('id').where('id', '<', before).orderBy('id').limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
