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

/** Plans a rate, in place of one for the same currency and day. */
export async function putPlannedRate(
  db: Kysely<Database>,
  planned: Pick<PlannedRate, 'currency' | 'rate_nanos' | 'begins_on'>,
): Promise<void> {
  const { rate_nanos } = planned;
  await db
    .insertInto('planned_rate')
    .values(planned)
    .onConflict((conflict) => conflict.columns(['currency', 'begins_on']).doUpdateSet({ rate_nanos }))
    .execute();
}

/** Takes a planned rate out of the list. Undefined: another one took it. */
export async function takePlannedRate(db: Kysely<Database>, id: number): Promise<PlannedRate | undefined> {
  return db.deleteFrom('planned_rate').where('id', '=', id).returning(columns).executeTakeFirst();
}
