import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import { type DayBounds, dayRows } from '../day-bounds.ts';

export interface DailySpend {
  readonly day: string;
  readonly spent_cents: number;
  /** Entries of the day. */
  readonly count: number;
}

/** Returns final fees minus refunds, in HKD cents, for each day that has any. */
export async function readDailySpend(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  days: readonly DayBounds[],
): Promise<DailySpend[]> {
  if (!livemode) return [];
  // Raw: a range of the index per day needs no sort and no conversion of each row's time.
  const { rows } = await sql<DailySpend>`
    select d.day, spent.cents as spent_cents, spent.count
    from ${dayRows(days)}, lateral (
      select -sum(balance_change_cents)::bigint as cents, count(*)::integer as count from wallet_transaction
      where account_id = ${accountId} and type in ('post', 'refund')
        and created_at >= d.first
        and created_at < d.next
    ) spent
    where spent.cents is not null`.execute(db);
  return rows;
}
