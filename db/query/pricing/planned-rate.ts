import { type Kysely, type Selectable, sql } from 'kysely';
import type { PlannedRateTable } from '../../table/catalog.ts';
import type { Database } from '../../table/index.ts';

export type PlannedRate = Readonly<Selectable<PlannedRateTable>>;

/** A day is text: the driver would make it a time. */
const columns = ['id', 'currency', 'rate_nanos', sql<string>`begins_on::text`.as('begins_on')] as const;

/** Lists the planned rates of all currencies, or of one, soonest first. */
export async function listPlannedRates(
  db: Kysely<Database>,
  { currency, until }: { readonly currency?: string; readonly until?: string } = {},
): Promise<PlannedRate[]> {
  let query = db.selectFrom('planned_rate').select(columns).orderBy('begins_on').orderBy('id');
  if (currency !== undefined) query = query.where('currency', '=', currency);
  if (until !== undefined) query = query.where('begins_on', '<=', until);
  return query.execute();
}

/**
 * Plans a rate in place of another one; null: the first of its currency and day. False: the day has another rate than that, or
 * that is gone.
 */
export async function putPlannedRate(
  db: Kysely<Database>,
  planned: Pick<PlannedRate, 'currency' | 'rate_nanos' | 'begins_on'>,
  replaced: Pick<PlannedRate, 'id' | 'rate_nanos'> | null,
): Promise<boolean> {
  const put = replaced
    ? db
        .updateTable('planned_rate')
        .set({ rate_nanos: planned.rate_nanos })
        .where('id', '=', replaced.id)
        .where('rate_nanos', '=', replaced.rate_nanos)
        .returning('id')
    : db
        .insertInto('planned_rate')
        .values(planned)
        .onConflict((conflict) => conflict.columns(['currency', 'begins_on']).doNothing())
        .returning('id');
  return (await put.executeTakeFirst()) !== undefined;
}

/** Takes a planned rate out of the list. Undefined: another one took it. */
export async function takePlannedRate(db: Kysely<Database>, id: number): Promise<PlannedRate | undefined> {
  return db.deleteFrom('planned_rate').where('id', '=', id).returning(columns).executeTakeFirst();
}
