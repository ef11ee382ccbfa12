import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';

export interface DailySpend {
  readonly day: string;
  readonly spent_cents: number;
  /** Entries of the day. */
  readonly count: number;
}

/** Returns final fees minus refunds, in HKD cents, for each calendar day of a time zone that has any. */
export async function readDailySpend(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  { days, timeZone }: { readonly days: readonly string[]; readonly timeZone: string },
): Promise<DailySpend[]> {
  if (!livemode) return [];
  // Raw: a range of the index per day needs no sort and no conversion of each row's time.
  const { rows } = await sql<DailySpend>`
    select d.day::text as day, spent.cents as spent_cents, spent.count
    from unnest(${days}::date[]) d (day), lateral (
      select -sum(balance_change_cents)::bigint as cents, count(*)::integer as count from wallet_transaction
      where account_id = ${accountId} and type in ('post', 'refund')
        and created_at >= d.day::timestamp at time zone ${timeZone}
        and created_at < (d.day + 1)::timestamp at time zone ${timeZone}
    ) spent
    where spent.cents is not null`.execute(db);
  return rows;
}
