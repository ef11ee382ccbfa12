import type { Kysely } from 'kysely';
import {
  advanceRetentionClock,
  type RetentionClock,
  readRetentionClock,
  trustClock,
} from '../db/query/installation/clock.ts';
import type { Database } from '../db/table/index.ts';
import type { AuditActor } from './audit.ts';
import { commitChange } from './change.ts';
import type { WorkContext } from './context.ts';
import { invocation } from './invocation.ts';

/**
 * Returns whether data may be deleted by its age. After a jump of the database's clock it may not, until an operator
 * confirms the time: nothing shows whether the clock is wrong or the service was stopped.
 */
export async function mayDeleteByAge({ db, log }: WorkContext, job: string): Promise<boolean> {
  const clock = await advanceRetentionClock(db.kysely);
  if (clock.is_held)
    log.error({ job, now: clock.now, trusted: clock.trusted_at }, `${describeHold(clock)} ${holdEnd}`);
  return !clock.is_held;
}

/** Returns whether the database's clock is in doubt, without a line in the log. */
export async function isClockInDoubt({ db }: Pick<WorkContext, 'db'>): Promise<boolean> {
  return (await readRetentionClock(db.kysely))?.is_held ?? false;
}

/** Says why nothing is deleted, in a sentence. */
export function describeHold({ now, trusted_at }: RetentionClock): string {
  const days = Math.floor((Date.parse(now) - Date.parse(trusted_at)) / 86_400_000);
  return `The database's clock is ${days} days ahead of the last deletion by age, so nothing is deleted by its age.`;
}

/** Says how deletion continues. */
export const holdEnd = `If the time is right, run \`${invocation} retention confirm\`. Otherwise set the clock back`;

/** Lets data be deleted by its age again. Returns the clock before; undefined if nothing was held. */
export function confirmClock(db: Kysely<Database>, actor: AuditActor): Promise<RetentionClock | undefined> {
  return commitChange(db, async (tx) => {
    const before = await trustClock(tx);
    return {
      result: before,
      entry: before && [actor, 'retention.confirmed', `${before.trusted_at} – ${before.now}`],
    };
  });
}
