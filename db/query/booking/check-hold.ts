import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { HoldRefusal } from '../wallet/ledger.ts';

// Raw and prepared: runs for every dry run and calls an SQL function.
const readRefusal = statement<{ refusal: HoldRefusal | null }>()({
  name: 'read_hold_refusal',
  parameters: ['accountId', 'totalCents'],
  text: (p) => `select hold_refusal(a.frozen, a.credit_suspended, a.credit_limit_cents, a.credit_floor_cents,
        coalesce(w.balance_cents - w.held_cents, 0), ${p.totalCents}) as refusal
      from account a left join wallet w on w.account_id = a.id where a.id = ${p.accountId}`,
});

/** Returns why `ledger_hold` would refuse a total now, or null. Locks and writes nothing. */
export async function checkHold(db: Db, accountId: string, totalCents: number): Promise<HoldRefusal | null> {
  const { rows } = await readRefusal.run(db.pool, { accountId, totalCents });
  return rows[0]?.refusal ?? null;
}
