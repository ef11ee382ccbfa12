import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';

/** State of a wallet between two entries. */
export interface WalletPoint {
  /** Version of the entry before it; 0: none. */
  readonly version: number;
  readonly balance_cents: number;
}

/** Returns the state of a wallet just before a moment, or now. */
export async function walletBefore(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  moment: string | null,
): Promise<WalletPoint> {
  if (!livemode) return { version: 0, balance_cents: 0 };
  // Raw: a binary search. Entries are written under a lock, so a later version has a later time, and no index of times is needed.
  const { rows } = await sql<WalletPoint>`
    with recursive probe (low, high) as (
      select 0::bigint, coalesce(max(version), 0) from wallet_transaction where account_id = ${accountId}
      union all
      select case when t.created_at >= ${moment}::timestamptz then low else middle end,
        case when t.created_at >= ${moment}::timestamptz then t.version - 1 else high end
      from probe, lateral (select (low + high + 1) / 2 as middle) m left join lateral (
        select version, created_at from wallet_transaction
        where account_id = ${accountId} and version <= middle order by version desc limit 1
      ) t on true
      where low < high
    )
    select high as version, coalesce((
        select balance_after_cents from wallet_transaction
        where account_id = ${accountId} and version <= high order by version desc limit 1
      ), 0)::bigint as balance_cents
    from probe where low = high`.execute(db);
  return rows[0] ?? { version: 0, balance_cents: 0 };
}
