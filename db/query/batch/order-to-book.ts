import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import { maxQueueCount } from '../shipment/work-queue.ts';

/** Refused orders of older batches are not shown: people have stopped booking them. */
const shownDays = 30;

/** Refusals that are read at most, those of the newest batches. */
const maxRefusals = maxQueueCount;

/**
 * Selects the refused orders that are still to be booked, of all batches or of one. An order is booked if its reference number
 * has a shipment that is younger than its batch: shops use numbers again. The newest refusal of a number counts.
 */
export function ordersToBookSql(scope: Scope, batchId: string | null): RawBuilder<unknown> {
  if (batchId === null)
    return sql`select distinct on (o.reference_no) o.account_id, o.batch_id, o.position, o.reference_no
      from ${unbookedSql(scope, sql``)} order by o.reference_no, o.accepted_at desc, o.batch_id desc`;
  const { accountId, livemode } = scope;
  return sql`select o.account_id, o.batch_id, o.position, o.reference_no
    from ${unbookedSql(scope, sql`and b.id = ${batchId}`)}
      and not exists (select from shipment_batch newer
        join shipment_batch_order later on later.account_id = newer.account_id and later.batch_id = newer.id
        where newer.account_id = ${accountId} and newer.livemode = ${livemode} and newer.refused_count > 0
          and (newer.created_at, newer.id) > (o.accepted_at, o.batch_id)
          and later.reference_no = o.reference_no and later.status = 'refused' and later.body is not null)`;
}

/**
 * Selects the newest refused orders `o` of the last days that were not booked since. One without a body can't be corrected:
 * it was left out for a parcel that has its number, or its recipient was erased.
 */
function unbookedSql({ accountId, livemode }: Scope, ofBatch: RawBuilder<unknown>): RawBuilder<unknown> {
  // The subquery hides the limit from the planner, which would sort all refusals.
  return sql`(select o.account_id, o.batch_id, o.position, o.reference_no, b.created_at as accepted_at
      from shipment_batch b join shipment_batch_order o on o.account_id = b.account_id and o.batch_id = b.id
      where b.account_id = ${accountId} and b.livemode = ${livemode} and b.refused_count > 0 ${ofBatch}
        and b.created_at > sampan_clock() - make_interval(days => ${sql.lit(shownDays)})
        and o.status = 'refused' and o.body is not null
      order by b.created_at desc, b.id desc limit (select ${sql.lit(maxRefusals)}::bigint)) o
    where not exists (select from shipment s where s.reference_no = o.reference_no and s.account_id = ${accountId}
      and s.livemode = ${livemode} and s.visible and s.status <> 'cancelled' and s.created_at >= o.accepted_at)`;
}

interface BatchToBook {
  readonly id: string;
  readonly count: number;
}

/** Counts the orders to book of each batch that has any, newest batch first, to `maxQueueCount` together. */
export async function countOrdersToBook(db: Kysely<Database>, scope: Scope): Promise<BatchToBook[]> {
  // Raw: a selection of the newest refusals.
  const { rows } = await sql<BatchToBook>`select batch_id as id, count(*)::integer as count
    from (${ordersToBookSql(scope, null)}) o group by batch_id order by batch_id desc`.execute(db);
  return rows;
}

/** Counts the orders to book of one batch. Of the others it reads only the same reference numbers, in newer batches. */
export async function countOrdersToBookOf(
  db: Kysely<Database>,
  scope: Scope,
  batchId: string,
): Promise<number> {
  // Raw: a comparison of rows.
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from (${ordersToBookSql(scope, batchId)}) o`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Finds the refused orders of the last days whose names end so: those that their batches gave to orders without a reference. */
export async function findNamedRefusals(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  ends: readonly string[],
): Promise<{ readonly batchId: string; readonly position: number }[]> {
  if (ends.length === 0) return [];
  // Raw: the end of a text in a list.
  const { rows } = await sql<{ batchId: string; position: number }>`select o.batch_id as "batchId", o.position
    from shipment_batch b join shipment_batch_order o on o.account_id = b.account_id and o.batch_id = b.id
    where b.account_id = ${accountId} and b.livemode = ${livemode} and b.refused_count > 0
      and b.created_at > sampan_clock() - make_interval(days => ${sql.lit(shownDays)})
      and o.status = 'refused' and o.reference_no like 'line %'
      and right(o.reference_no, ${sql.lit(ends[0]?.length ?? 0)}) = any(${ends}::text[])`.execute(tx);
  return rows;
}
