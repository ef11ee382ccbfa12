import type { Kysely } from 'kysely';
import { sumMoved } from '../../db/query/user/audit-entry.ts';
import { lockOperatorRole } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import type { OperatorRole } from '../../db/table/user.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange, type RecordedChange } from '../change.ts';
import type { Cents } from '../money.ts';
import { movementLimitCents } from '../user/role.ts';

/** A change that an operator may not make, because it moves more than is left of the limit of the role. Nothing changed. */
export interface OverLimit {
  readonly verdict: 'over_limit';
  readonly leftCents: Cents;
}

/** Returns how much an operator may still move, in all accounts, by what this person moved in the last 24 hours. Null: no limit. */
export async function leftToMove(
  db: Kysely<Database>,
  { email, role }: { readonly email: string; readonly role: OperatorRole },
): Promise<Cents | null> {
  const limit = movementLimitCents[role];
  return limit === null ? null : Math.max(limit - (await sumMoved(db, email)), 0);
}

/** Makes a change that moves money, with the amount in its entry, unless it moves more than is left to its operator. */
export function commitWithinLimit<Result>(
  db: Kysely<Database>,
  actor: AuditActor,
  amountCents: Cents,
  write: (tx: Kysely<Database>) => Promise<RecordedChange<Result>>,
): Promise<Result | OverLimit> {
  return commitChange<Result | OverLimit>(db, async (tx) => {
    const over = await overLimit(tx, actor, amountCents);
    return over ? { result: over, entry: null } : write(tx);
  });
}

/**
 * Refuses a movement above what is left to its operator; null: it may be made. Call it first in the transaction of the movement,
 * whose entry has the amount: it locks the operator, so two movements at once can't both take what is left. The command line has no limit.
 */
export async function overLimit(
  tx: Kysely<Database>,
  { email, ip }: Pick<AuditActor, 'email' | 'ip'>,
  amountCents: Cents,
): Promise<OverLimit | null> {
  if (ip === null) return null;
  const role = await lockOperatorRole(tx, email);
  const leftCents = role === undefined ? 0 : await leftToMove(tx, { email, role });
  return leftCents === null || amountCents <= leftCents ? null : { verdict: 'over_limit', leftCents };
}
