import type { Kysely } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';

/** Reads a wallet in HKD cents; zeros in test mode and for an account without a wallet. */
export async function readWallet(
  db: Kysely<Database>,
  scope: Scope,
): Promise<{ balanceCents: number; heldCents: number }> {
  const row = scope.livemode
    ? await db
        .selectFrom('wallet')
        .select(['balance_cents', 'held_cents'])
        .where('account_id', '=', scope.accountId)
        .executeTakeFirst()
    : undefined;
  return { balanceCents: row?.balance_cents ?? 0, heldCents: row?.held_cents ?? 0 };
}
