import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';

/** Returns final fees minus refunds, in HKD cents, for each day with any since a day in a time zone. */
export async function readDailySpend(
  db: Kysely<Database>,
  scope: Scope,
  since: { readonly day: string; readonly timeZone: string },
): Promise<{ readonly day: string; readonly spent_cents: number }[]> {
  if (!scope.livemode) return [];
  const day = sql<string>`(created_at at time zone ${since.timeZone})::date::text`;
  return (
    db
      .selectFrom('wallet_transaction')
      .select([day.as('day'), sql<number>`-sum(balance_change_cents)::bigint`.as('spent_cents')])
      .where('account_id', '=', scope.accountId)
      .where('created_at', '>=', sql<string>`${since.day}::date::timestamp at time zone ${since.timeZone}`)
      // As in the index: a list would not match its condition.
      .where(sql<boolean>`type in ('post', 'refund')`)
      .groupBy(sql`1`)
      .execute()
  );
}
