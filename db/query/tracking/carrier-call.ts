import type { Kysely, Selectable } from 'kysely';
import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { CarrierCallTable } from '../../table/shipment/carrier-call.ts';

export type CarrierCallRow = Selectable<CarrierCallTable>;

/** The calls of a carrier that were made for a shipment, oldest first. */
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

/** Nobody waits for the journal's disk: a crash of the server may cost its last lines, and nothing rests on them. */
const statement = `
  with fast as (select set_config('synchronous_commit', 'off', true))
  insert into carrier_call as line (id, tracking_number, account_id, livemode, carrier_code, operation, request_id,
    started_at, duration_ms, outcome, detail)
  select call.* from fast, unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::text[], $6::text[],
    $7::text[], $8::timestamptz[], $9::integer[], $10::text[], $11::text[]) as call
  on conflict (id) do update set duration_ms = excluded.duration_ms, outcome = excluded.outcome,
    detail = excluded.detail
    where line.outcome is null`;

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

/** Writes calls as they stand: new ones, and the ends of those written before. */
export async function writeCarrierCalls(db: Db, calls: readonly CarrierCallRow[]): Promise<void> {
  await db.pool.query({
    name: 'write_carrier_calls',
    text: statement,
    values: columns.map((column) => calls.map((call) => call[column])),
  });
}

/** Deletes the oldest lines before an id, which grows with time. Returns how many. */
export async function deleteCarrierCalls(db: Db, before: string, limit: number): Promise<number> {
  const { rowCount } = await db.pool.query(
    'delete from carrier_call where id in (select id from carrier_call where id < $1 order by id limit $2)',
    [before, limit],
  );
  return rowCount ?? 0;
}
