import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';

const maxShown = 10;

/** Returns the newest tracking numbers whose carrier has not confirmed and whose idempotency keys begin with a text. */
export async function listOpenOrders(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  keyBeginning: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment')
    .select('tracking_number')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('dispatch_status', '=', 'pending')
    .where(sql<boolean>`starts_with(idempotency_key, ${keyBeginning})`)
    .orderBy('created_at', 'desc')
    .limit(maxShown)
    .execute();
  return rows.map((row) => row.tracking_number);
}
