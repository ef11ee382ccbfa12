import type { Db } from '../../db/client.ts';

/** Removes keys past their 24 hours, but none that is still running or undecided. Returns how many. */
export async function reapIdempotencyKeys(db: Db): Promise<number> {
  const { rowCount } = await db.pool.query(
    `delete from idempotency_key where expires_at < sampan_clock() - interval '1 hour'
      and locked_until < sampan_clock() and (recovery_point is null or status is not null)`,
  );
  return rowCount ?? 0;
}
