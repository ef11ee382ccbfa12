import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';

/** Refused orders of older batches are not shown: people have stopped booking them. */
const shownDays = 30;

/**
 * Selects the refused orders that are still to be booked. An order is booked if its reference number has a shipment that is
 * younger than its batch: shops use numbers again. The newest refusal of a number counts.
 */
export function ordersToBookSql(scope: Scope): RawBuilder<unknown> {
  return sql`select distinct on (o.reference_no) o.account_id, o.batch_id, o.position, o.reference_no
    from ${unbookedSql(scope)}
    order by o.reference_no, b.created_at desc, o.batch_id desc`;
}

/**
 * Selects the refused orders `o` of the batches `b` of the last days that were not booked since. One without a body was left
 * out for a shipment that is older than its batch.
 */
function unbookedSql({ accountId, livemode }: Scope): RawBuilder<unknown> {
  return sql`shipment_batch b join shipment_batch_order o on o.account_id = b.account_id and o.batch_id = b.id
    where b.account_id = ${accountId} and b.livemode = ${livemode} and b.refused_count > 0
      and b.created_at > sampan_clock() - make_interval(days => ${sql.lit(shownDays)}) and o.status = 'refused'
      and not exists (select from shipment s where s.reference_no = o.reference_no and s.account_id = ${accountId}
        and s.livemode = ${livemode} and s.visible and s.status <> 'cancelled'
        and (s.created_at >= b.created_at or o.body is null))`;
}

interface BatchToBook {
  readonly id: string;
  readonly count: number;
}

/** Counts the orders to book of each batch that has any, newest batch first. */
export async function countOrdersToBook(db: Kysely<Database>, scope: Scope): Promise<BatchToBook[]> {
  // Raw: a selection of the newest refusals.
  const { rows } = await sql<BatchToBook>`select batch_id as id, count(*)::integer as count
    from (${ordersToBookSql(scope)}) o group by batch_id order by batch_id desc`.execute(db);
  return rows;
}

/** Counts the orders to book of one batch. Of the others it reads only the same reference numbers, in newer batches. */
export async function countOrdersToBookOf(
  db: Kysely<Database>,
  scope: Scope,
  batchId: string,
): Promise<number> {
  const { accountId, livemode } = scope;
  // Raw: a comparison of rows.
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from ${unbookedSql(scope)} and b.id = ${batchId}
      and not exists (select from shipment_batch newer
        join shipment_batch_order later on later.account_id = newer.account_id and later.batch_id = newer.id
        where newer.account_id = ${accountId} and newer.livemode = ${livemode} and newer.refused_count > 0
          and (newer.created_at, newer.id) > (b.created_at, b.id)
          and later.reference_no = o.reference_no and later.status = 'refused')`.execute(db);
  return rows[0]?.count ?? 0;
}
