import type { Db } from '../../client.ts';
import type { HoldRefusal } from '../wallet/ledger-result.ts';

/** Why `ledger_hold` would refuse a total now, null when it wouldn't; nothing is locked or written. */
export async function judgeHold(db: Db, accountId: string, totalCents: number): Promise<HoldRefusal | null> {
  const { rows } = await db.pool.query<{ refusal: HoldRefusal | null }>({
    name: 'judge_hold',
    text: `select hold_refusal(a.frozen, a.credit_suspended, a.credit_limit_cents, a.credit_floor_cents,
        coalesce(w.balance_cents - w.held_cents, 0), $2) as refusal
      from account a left join wallet w on w.account_id = a.id where a.id = $1`,
    values: [accountId, totalCents],
  });
  return rows[0]?.refusal ?? null;
}
