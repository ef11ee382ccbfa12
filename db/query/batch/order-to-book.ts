import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';

/** Refused orders of older batches are not shown: people have stopped booking them. */
const shownDays = 30;

/**
 * Selects the refused orders that are still to be booked. A reference number with a shipment is booked, and the newest
 * refusal of a number counts.
 */
export function ordersToBookSql({ accountId, livemode }: Scope): RawBuilder<unknown> {
  return sql`select distinct on (o.reference_no) o.account_id, o.batch_id, o.position, o.reference_no
    from shipment_batch b join shipment_batch_order o on o.account_id = b.account_id and o.batch_id = b.id
    where b.account_id = ${accountId} and b.livemode = ${livemode} and b.refused_count > 0
      and b.created_at > sampan_clock() - make_interval(days => ${sql.lit(shownDays)}) and o.status = 'refused'
      and not exists (select from shipment s where s.reference_no = o.reference_no and s.account_id = ${accountId}
        and s.livemode = ${livemode} and s.visible and s.status <> 'cancelled')
    order by o.reference_no, b.created_at desc, o.batch_id desc`;
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
